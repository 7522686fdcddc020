import type { Passwords } from '../accounts/password.ts';
import type { ApiPorts } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import type { LimitsService } from '../limits/service.ts';
import type { KeySeal } from '../sealing/sealed-key.ts';
import type { InvitationsService } from '../staff/invitations.ts';
import type { StaffSessionsService } from './sessions.ts';

/** The dependencies of signing in to the console. */
export interface StaffContext extends Pick<ApiPorts, 'brands' | 'config' | 'random'> {
  readonly db: Database;
  readonly sessions: StaffSessionsService;
  readonly limits: LimitsService;
  readonly passwords: Passwords;
  readonly invitations: Pick<InvitationsService, 'find' | 'accept'>;
  readonly seal: KeySeal;
  /** Generates the user handles by which authenticators identify members. */
  readonly passkeyKey: Uint8Array;
}
