import type { Passwords } from '../accounts/password.ts';
import type { AuditService } from '../audit/service.ts';
import type { ApiPorts } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import type { LettersService } from '../letters/service.ts';
import type { LimitsService } from '../limits/service.ts';
import { createInvitationsService } from '../staff/invitations.ts';
import { createMembersService } from '../staff/members.ts';
import { createRolesService } from '../staff/roles.ts';
import { createStaffSignInService } from '../staff-sign-in/service.ts';
import { createStaffSessions } from '../staff-sign-in/sessions.ts';

/** Domains of members of staff, and of their sign-in. */
export function staffDomains(
  db: Database,
  {
    audit,
    limits,
    passwords,
    letters,
  }: {
    readonly audit: AuditService;
    readonly limits: LimitsService;
    readonly passwords: Passwords;
    readonly letters: LettersService;
  },
  ports: ApiPorts,
) {
  const sessions = createStaffSessions(db, ports);
  const invitations = createInvitationsService(db, letters, ports);
  const members = createMembersService(db, ports);
  const roles = createRolesService(db);
  const signIn = createStaffSignInService(db, { audit, sessions, limits, passwords, invitations }, ports);
  return { sessions, invitations, members, roles, signIn };
}
