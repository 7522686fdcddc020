import { KadrError } from '@kadr/contract';
import type { RoleGrant } from '@kadr/contract';
import type { ApiPorts } from '../context/context.ts';
import type { PermissionGrant } from '../context/principal.ts';
import type { Database } from '../database/database.ts';
import { allRoles, permissionGrants } from './roles.ts';

/**
 * The permissions in grants.
 *
 * @throws KadrError INVALID_INPUT for an unknown role or brand
 */
export async function requireKnownGrants(
  db: Database,
  grants: readonly RoleGrant[],
  brands: ApiPorts['brands'],
): Promise<PermissionGrant[]> {
  const roles = await allRoles(db);
  for (const { role, brand } of grants) {
    if (!roles.some((one) => one.role === role))
      throw new KadrError('INVALID_INPUT', {
        message: `roles: there is no role “${role}”.`,
        field: 'roles',
      });
    if (brand !== null && !brands.some(({ id }) => id === brand))
      throw new KadrError('INVALID_INPUT', {
        message: `roles: there is no brand “${brand}”.`,
        field: 'roles',
      });
  }
  return permissionGrants(grants, roles);
}
