import { builtInRoleList, KadrError } from '@kadr/contract';
import type { Role, RoleGrant } from '@kadr/contract';
import { missingPermission } from '../context/principal.ts';
import type { PermissionGrant, Principal } from '../context/principal.ts';
import type { Database } from '../database/database.ts';
import { deleteRole, findRoles, isRoleHeld, lockStaff, writeRole } from './repository.ts';

export interface RolesService {
  /** Built-in roles first. */
  list(): Promise<Role[]>;
  /**
   * Adds or changes a role.
   *
   * @throws KadrError CONFLICT for a built-in role; FORBIDDEN when it grants or granted a permission that `by` lacks
   */
  put(role: Omit<Role, 'is_built_in'>, by: Principal): Promise<Role>;
  /** @throws KadrError NOT_FOUND, CONFLICT */
  remove(role: string): Promise<void>;
}

export function createRolesService(db: Database): RolesService {
  return {
    list: () => allRoles(db),

    put: async ({ role, name, permissions }, by) => {
      refuseBuiltIn(role);
      return db.transaction(async (transaction) => {
        await lockStaff(transaction);
        const before = (await allRoles(transaction)).find((one) => one.role === role);
        const wanted = [...new Set(permissions)];
        refuseBeyond(by, [{ role, brand: null, permissions: [...wanted, ...(before?.permissions ?? [])] }]);
        await writeRole(transaction, { role, name, permissions: wanted });
        return { role, name, permissions: wanted, is_built_in: false };
      });
    },

    remove: async (role) => {
      refuseBuiltIn(role);
      await db.transaction(async (transaction) => {
        await lockStaff(transaction);
        if (!(await allRoles(transaction)).some((one) => one.role === role))
          throw new KadrError('NOT_FOUND', { message: `There is no role “${role}”.`, field: 'role' });
        if (await isRoleHeld(transaction, role))
          throw new KadrError('CONFLICT', {
            message: `The role “${role}” is held by somebody, or given by an invitation.`,
            field: 'role',
          });
        await deleteRole(transaction, role);
      });
    },
  };
}

/** Built-in roles first. */
export async function allRoles(db: Database): Promise<Role[]> {
  const own = (await findRoles(db)).map((row) => Object.assign(row, { is_built_in: false }));
  return [...builtInRoleList, ...own];
}

/** The permissions in grants; an unknown role has none. */
export function permissionGrants(grants: readonly RoleGrant[], roles: readonly Role[]): PermissionGrant[] {
  return grants.map(({ role, brand }) => ({
    role,
    brand,
    permissions: roles.find((one) => one.role === role)?.permissions ?? [],
  }));
}

/** The current permissions in grants; queries the database only for roles that are not built in. */
export async function heldPermissions(
  db: Database,
  grants: readonly RoleGrant[],
): Promise<PermissionGrant[]> {
  const areBuiltIn = grants.every(({ role }) => builtInRoleList.some((one) => one.role === role));
  return permissionGrants(grants, areBuiltIn ? builtInRoleList : await allRoles(db));
}

/**
 * Callers cannot grant, take away or change permissions that they do not have.
 *
 * @throws KadrError FORBIDDEN, which names the role and the permission
 */
export function refuseBeyond(by: Principal, grants: readonly PermissionGrant[]): void {
  for (const { role, brand, permissions } of grants) {
    const missing = missingPermission(by, permissions, brand);
    if (missing !== null)
      throw new KadrError('FORBIDDEN', {
        message: `The role “${role}” has the permission “${missing}”, which the caller does not have himself.`,
        field: 'roles',
      });
  }
}

function refuseBuiltIn(role: string): void {
  if (builtInRoleList.some((one) => one.role === role))
    throw new KadrError('CONFLICT', { message: `The role “${role}” is built in.`, field: 'role' });
}
