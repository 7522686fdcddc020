import { KadrError } from '@kadr/contract';
import type { Permission } from '@kadr/contract';

/** What a role that somebody holds lets him do. */
export interface PermissionGrant {
  /** The brand for which it counts; null: all of them, and what belongs to none. */
  readonly brand: string | null;
  readonly role: string;
  readonly permissions: readonly Permission[];
}

/** Who asks as the operator: with the operator's token, which may everything, with an API key, or signed in to the console. */
export type Principal =
  | { readonly kind: 'token' }
  | {
      readonly kind: 'key';
      readonly id: number;
      readonly name: string;
      readonly permissions: readonly Permission[];
    }
  | {
      readonly kind: 'staff';
      readonly id: number;
      readonly name: string;
      readonly grants: readonly PermissionGrant[];
      /** Whether he has just proved again who he is. */
      readonly isReauthenticated: boolean;
    };

/** As histories name who did something: a member of staff or an API key by name, the operator's token as `token`. */
export function principalName(principal: Principal): string {
  return principal.kind === 'token' ? 'token' : principal.name;
}

/** In the place of a brand: a permission for any of them will do. No input can be it. */
export const anyBrand: unique symbol = Symbol('any brand');

/** What something belongs to: a brand by its id, or none. */
export type BrandScope = string | null | typeof anyBrand;

/** @throws KadrError UNAUTHORIZED */
export function requireOperator({ principal }: { readonly principal: Principal | null }): Principal {
  if (principal === null)
    throw new KadrError('UNAUTHORIZED', {
      message:
        'This is for the operator: present the operator’s token, or an API key that is good, or sign in to the console.',
    });
  return principal;
}

/**
 * The first of some permissions that a principal does not have for what belongs to a brand, to none (null), or to any
 * ({@link anyBrand}); null when he has them all.
 */
export function missingPermission(
  principal: Principal,
  wanted: readonly Permission[],
  brand: BrandScope = null,
): Permission | null {
  if (principal.kind === 'token') return null;
  const held =
    principal.kind === 'key'
      ? principal.permissions
      : principal.grants
          .filter((grant) => brand === anyBrand || grant.brand === null || grant.brand === brand)
          .flatMap(({ permissions }) => permissions);
  return wanted.find((permission) => !held.includes(permission)) ?? null;
}

/**
 * @param brand whose it is; null for what belongs to none
 * @throws KadrError FORBIDDEN, which names the permission
 */
export function requirePermission(
  principal: Principal,
  permission: Permission,
  brand: BrandScope = null,
): void {
  requireOneOf(principal, [permission], brand);
}

/** @throws KadrError FORBIDDEN, which names the permissions, when the principal has none of them for the brand */
export function requireOneOf(
  principal: Principal,
  permissions: readonly Permission[],
  brand: BrandScope,
): void {
  if (permissions.some((one) => missingPermission(principal, [one], brand) === null)) return;
  const who = principal.kind === 'staff' ? 'Your roles do' : 'The API key does';
  throw new KadrError('FORBIDDEN', {
    message: `${who} not have the permission “${permissions.join('” or “')}”, which this needs.`,
  });
}

/** The brands for which a principal has a permission; null: all of them, and what belongs to none. */
export function brandsWith(principal: Principal, permission: Permission): readonly string[] | null {
  if (missingPermission(principal, [permission]) === null) return null;
  if (principal.kind !== 'staff') return [];
  return principal.grants.flatMap(({ brand, permissions }) =>
    brand !== null && permissions.includes(permission) ? [brand] : [],
  );
}

/** What a member of staff changes only when he has just proved again who he is. */
const sensitive: ReadonlySet<Permission> = new Set(['money:write', 'keys:write', 'staff:write']);

/** @throws KadrError REAUTHENTICATION_REQUIRED */
export function requireFreshProof(principal: Principal, permissions: readonly Permission[]): void {
  const isSensitive = permissions.some((permission) => sensitive.has(permission));
  if (principal.kind === 'staff' && !principal.isReauthenticated && isSensitive)
    throw new KadrError('REAUTHENTICATION_REQUIRED');
}
