import { KadrError } from '@kadr/contract';
import type { OpenInvitation, RoleGrant, StaffMember } from '@kadr/contract';
import type { ApiPorts } from '../context/context.ts';
import type { Principal } from '../context/principal.ts';
import type { Database } from '../database/database.ts';
import { secondsOf } from '../text/unix-seconds.ts';
import { requireKnownGrants } from './known-grants.ts';
import {
  countOwners,
  deleteInvitationsBy,
  deleteSecondFactors,
  deleteSessionsOf,
  findGrants,
  findInvitations,
  findMember,
  findMembers,
  lockStaff,
  updateMember,
  writeGrants,
} from './repository.ts';
import { allRoles, heldPermissions, permissionGrants, refuseBeyond } from './roles.ts';

export interface MembersService {
  /** Members by name, and open invitations. */
  list(now: Date): Promise<{ items: StaffMember[]; invitations: OpenInvitation[] }>;
  /**
   * @throws KadrError NOT_FOUND; INVALID_INPUT for an unknown role or brand; FORBIDDEN when `by` lacks a permission
   *   that the member has or gets; CONFLICT when no owner who can sign in would be left
   */
  setRoles(id: number, roles: readonly RoleGrant[], by: Principal): Promise<StaffMember>;
  /**
   * Ends the sessions of a disabled member and withdraws the member's invitations.
   *
   * @throws KadrError NOT_FOUND, FORBIDDEN, CONFLICT
   */
  setDisabled(id: number, isDisabled: boolean, by: Principal): Promise<StaffMember>;
  /** The current permissions of a member; null for one who is disabled or no longer exists. */
  principalOf(id: number): Promise<Principal | null>;
  /** @throws KadrError NOT_FOUND, FORBIDDEN */
  endSessions(id: number, by: Principal): Promise<void>;
  /** Removes every second factor and ends the sessions. @throws KadrError NOT_FOUND, FORBIDDEN */
  resetSecondFactor(id: number, by: Principal): Promise<StaffMember>;
}

export function createMembersService(db: Database, { brands }: Pick<ApiPorts, 'brands'>): MembersService {
  /** Changes a member whom the caller may change. Changes are serialized. */
  const change = (id: number, by: Principal, work: (transaction: Database) => Promise<void>) =>
    db.transaction(async (transaction) => {
      await lockStaff(transaction);
      if ((await findMember(transaction, id)) === undefined)
        throw new KadrError('NOT_FOUND', { message: `There is no member of staff ${id}.`, field: 'id' });
      const held = await findGrants(transaction, [id]);
      refuseBeyond(by, permissionGrants(held, await allRoles(transaction)));
      await work(transaction);
    });
  const one = async (id: number): Promise<StaffMember> => {
    const found = (await members(db)).find((member) => member.id === id);
    if (found === undefined) throw new Error(`The member of staff ${id} no longer exists.`);
    return found;
  };

  return {
    principalOf: async (id) => {
      const member = await findMember(db, id);
      if (member === undefined || member.isDisabled) return null;
      const grants = await heldPermissions(db, await findGrants(db, [id]));
      return { kind: 'staff', id, name: member.name, grants, isReauthenticated: false };
    },

    list: async (now) => ({ items: await members(db), invitations: await openInvitations(db, now) }),

    setRoles: async (id, roles, by) => {
      await change(id, by, async (transaction) => {
        refuseBeyond(by, await requireKnownGrants(transaction, roles, brands));
        const before = await countOwners(transaction);
        await writeGrants(transaction, id, roles);
        await requireOwner(transaction, before);
      });
      return one(id);
    },

    setDisabled: async (id, isDisabled, by) => {
      await change(id, by, async (transaction) => {
        const before = await countOwners(transaction);
        await updateMember(transaction, id, { isDisabled });
        if (!isDisabled) return;
        await requireOwner(transaction, before);
        await deleteSessionsOf(transaction, id);
        await deleteInvitationsBy(transaction, id);
      });
      return one(id);
    },

    endSessions: (id, by) => change(id, by, (transaction) => deleteSessionsOf(transaction, id)),

    resetSecondFactor: async (id, by) => {
      await change(id, by, async (transaction) => {
        await deleteSecondFactors(transaction, id);
        await deleteSessionsOf(transaction, id);
      });
      return one(id);
    },
  };
}

/** @throws KadrError CONFLICT when no owner is left */
async function requireOwner(transaction: Database, before: number): Promise<void> {
  if (before > 0 && (await countOwners(transaction)) === 0)
    throw new KadrError('CONFLICT', { message: 'This is the last owner who can sign in.' });
}

async function members(db: Database): Promise<StaffMember[]> {
  const rows = await findMembers(db);
  const grants = await findGrants(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    email: row.email,
    roles: grants
      .filter(({ memberId }) => memberId === row.id)
      .map(({ role, brand }): RoleGrant => ({ role, brand })),
    is_disabled: row.isDisabled,
    has_second_factor: row.totpSecret !== null || row.hasPasskey,
    last_seen_at: row.lastSeenAt && secondsOf(row.lastSeenAt),
    created_at: secondsOf(row.createdAt),
  }));
}

async function openInvitations(db: Database, now: Date): Promise<OpenInvitation[]> {
  return (await findInvitations(db)).flatMap(({ id, email, roles, expiresAt }) =>
    email === null || expiresAt === null || expiresAt <= now
      ? []
      : [{ id, email, roles, expires_at: secondsOf(expiresAt) }],
  );
}
