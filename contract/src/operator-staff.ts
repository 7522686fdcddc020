import { oc } from '@orpc/contract';
import { z } from 'zod';
import { idSchema } from './paging.ts';
import { roleGrantSchema, roleSchema, roleSlugSchema } from './staff-roles.ts';

const grantsSchema = z.array(roleGrantSchema).max(50);

/** A member of staff. */
export const staffMemberSchema = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  roles: z.array(roleGrantSchema),
  /** Whether the member is locked out. */
  is_disabled: z.boolean(),
  has_second_factor: z.boolean(),
  /** Unix seconds, to the minute; null: never. */
  last_seen_at: z.int().nullable(),
  created_at: z.int(),
});
export type StaffMember = z.infer<typeof staffMemberSchema>;

/** An open invitation. */
export const openInvitationSchema = z.object({
  id: z.int(),
  email: z.string(),
  roles: z.array(roleGrantSchema),
  /** Unix seconds. */
  expires_at: z.int(),
});
export type OpenInvitation = z.infer<typeof openInvitationSchema>;

export const invitationInputSchema = z.object({
  email: z.email().max(254),
  /** The name that the invitation page suggests. */
  name: z.string().trim().min(1).max(100).nullable().default(null),
  roles: grantsSchema.min(1),
});
export type InvitationInput = z.output<typeof invitationInputSchema>;

const tags = ['operator'];
const byId = z.object({ id: idSchema });
const done = z.object({});
const beyond = 'FORBIDDEN beyond the permissions of the caller.';

/** Members of staff, roles and invitations. */
export const operatorStaffContract = {
  listStaff: oc
    .route({
      method: 'GET',
      path: '/operator/staff',
      summary: 'Members of staff by name, and open invitations',
      tags,
    })
    .output(z.object({ items: z.array(staffMemberSchema), invitations: z.array(openInvitationSchema) })),
  inviteStaff: oc
    .route({
      method: 'POST',
      path: '/operator/staff/invitations',
      summary: 'Invite a member of staff; the invitation is valid for 72 hours',
      description: `The answer has the link, a path of this service, which is shown this once and sent by e-mail. An invitation to the same address takes the place of the one before. CONFLICT when the address is a member’s. ${beyond}`,
      tags,
    })
    .input(invitationInputSchema)
    .output(z.object({ id: z.int(), link: z.string(), expires_at: z.int() })),
  withdrawInvitation: oc
    .route({
      method: 'DELETE',
      path: '/operator/staff/invitations/{id}',
      summary: 'Withdraw an invitation',
      description: 'NOT_FOUND when there is none, or it has been used.',
      tags,
    })
    .input(byId)
    .output(done),
  setStaffRoles: oc
    .route({
      method: 'PUT',
      path: '/operator/staff/{id}/roles',
      summary: 'Replace a member’s roles',
      description: `Takes effect at the member’s next call. CONFLICT when no owner would be left who can sign in. ${beyond}`,
      tags,
    })
    .input(byId.extend({ roles: grantsSchema }))
    .output(staffMemberSchema),
  setStaffDisabled: oc
    .route({
      method: 'PUT',
      path: '/operator/staff/{id}/disabled',
      summary: 'Disable a member of staff, or enable the member again',
      description: `Ends the member’s sessions and withdraws the member’s invitations. CONFLICT when no owner would be left who can sign in. ${beyond}`,
      tags,
    })
    .input(byId.extend({ is_disabled: z.boolean() }))
    .output(staffMemberSchema),
  endStaffSessions: oc
    .route({
      method: 'DELETE',
      path: '/operator/staff/{id}/sessions',
      summary: 'Sign a member of staff out everywhere',
      description: beyond,
      tags,
    })
    .input(byId)
    .output(done),
  resetSecondFactor: oc
    .route({
      method: 'DELETE',
      path: '/operator/staff/{id}/second-factor',
      summary: 'Remove a member’s second factor; the member sets up another at the next sign-in',
      description: `Removes TOTP, passkeys and recovery codes, and ends the member’s sessions. ${beyond}`,
      tags,
    })
    .input(byId)
    .output(staffMemberSchema),
  listRoles: oc
    .route({
      method: 'GET',
      path: '/operator/roles',
      summary: 'All roles, built-in ones first',
      tags,
    })
    .output(z.object({ items: z.array(roleSchema) })),
  putRole: oc
    .route({
      method: 'PUT',
      path: '/operator/roles/{role}',
      summary: 'Add or change a role',
      description: `Takes effect at the next call of its holders. CONFLICT for a built-in role. ${beyond}`,
      tags,
    })
    .input(roleSchema.omit({ is_built_in: true }))
    .output(roleSchema),
  removeRole: oc
    .route({
      method: 'DELETE',
      path: '/operator/roles/{role}',
      summary: 'Remove an unused role',
      description:
        'CONFLICT when a member holds it, an open invitation grants it, or it is built in; NOT_FOUND when it does not exist.',
      tags,
    })
    .input(z.object({ role: roleSlugSchema }))
    .output(done),
};
