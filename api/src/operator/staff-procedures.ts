import { requireOperator } from '../context/principal.ts';
import { procedures } from '../context/procedures.ts';
import type { InvitationsService } from '../staff/invitations.ts';
import type { MembersService } from '../staff/members.ts';
import type { RolesService } from '../staff/roles.ts';

export interface StaffPorts {
  readonly members: MembersService;
  readonly invitations: Pick<InvitationsService, 'invite' | 'withdraw'>;
  readonly roles: RolesService;
}

/** Members of staff, roles and invitations. */
export function staffManagementProcedures({ members, invitations, roles }: StaffPorts) {
  const { listStaff, inviteStaff, withdrawInvitation, setStaffRoles, setStaffDisabled } = procedures.operator;
  const { endStaffSessions, resetSecondFactor, listRoles, putRole, removeRole } = procedures.operator;
  return {
    listStaff: listStaff.handler(({ context }) => members.list(context.now())),
    inviteStaff: inviteStaff.handler(({ input, context }) => invitations.invite(input, context)),
    withdrawInvitation: withdrawInvitation.handler(async ({ input }) => {
      await invitations.withdraw(input.id);
      return {};
    }),
    setStaffRoles: setStaffRoles.handler(({ input, context }) =>
      members.setRoles(input.id, input.roles, requireOperator(context)),
    ),
    setStaffDisabled: setStaffDisabled.handler(({ input, context }) =>
      members.setDisabled(input.id, input.is_disabled, requireOperator(context)),
    ),
    endStaffSessions: endStaffSessions.handler(async ({ input, context }) => {
      await members.endSessions(input.id, requireOperator(context));
      return {};
    }),
    resetSecondFactor: resetSecondFactor.handler(({ input, context }) =>
      members.resetSecondFactor(input.id, requireOperator(context)),
    ),
    listRoles: listRoles.handler(async () => ({ items: await roles.list() })),
    putRole: putRole.handler(({ input, context }) => roles.put(input, requireOperator(context))),
    removeRole: removeRole.handler(async ({ input }) => {
      await roles.remove(input.role);
      return {};
    }),
  };
}
