import type { Role, RoleGrant, StaffMe } from '@kadr/contract';
import type { RequestContext } from '../context/context.ts';
import { toPasskey } from '../passkeys/service.ts';
import { serviceTimeZone } from '../session/time-zone.ts';
import { findGrants } from '../staff/repository.ts';
import { allRoles, permissionGrants } from '../staff/roles.ts';
import { secondsOf } from '../text/unix-seconds.ts';
import { countRecoveryCodes, findPasskeysOf } from './repository.ts';
import { isProved } from './sessions.ts';
import type { StaffSession } from './sessions.ts';
import type { StaffContext } from './staff-context.ts';

/** The signed-in member and the member's current permissions. */
export async function meOf(
  { db, config }: StaffContext,
  { session, member }: StaffSession,
  context: RequestContext,
): Promise<StaffMe> {
  const { id, name, email, language } = member;
  const roles = await allRoles(db);
  const held = (await findGrants(db, [id])).map(({ role, brand }): RoleGrant => ({ role, brand }));
  const grants = session.state === 'full' ? permissionGrants(held, roles) : [];
  const permissionsFor = (brand: string | null) => [
    ...new Set(grants.filter((grant) => grant.brand === brand).flatMap(({ permissions }) => permissions)),
  ];
  const brands = new Set(grants.flatMap(({ brand }) => brand ?? []));
  return {
    state: session.state,
    member: { id, name, email, language },
    roles: withNames(held, roles),
    permissions: permissionsFor(null),
    brand_permissions: [...brands].map((brand) => ({ brand, permissions: permissionsFor(brand) })),
    reauthenticated_until:
      session.reauthenticatedUntil !== null && isProved(session, context.now())
        ? secondsOf(session.reauthenticatedUntil)
        : null,
    has_password: true,
    has_totp: member.totpSecret !== null,
    passkeys: (await findPasskeysOf(db, id)).map(toPasskey),
    recovery_codes_left: await countRecoveryCodes(db, id),
    service_time_zone: serviceTimeZone(config),
  };
}

/** Grants with the names of their roles; an unknown role is named by its slug. */
export function withNames(grants: readonly RoleGrant[], roles: readonly Role[]): StaffMe['roles'] {
  return grants.map(({ role, brand }) => ({
    role,
    brand,
    name: roles.find((one) => one.role === role)?.name ?? { rus: role },
  }));
}
