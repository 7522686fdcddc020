import { KadrError } from '@kadr/contract';
import type { Permission } from '@kadr/contract';

/** The permissions that a held role grants. */
export interface PermissionGrant {
  /** The brand to which it applies; null for all brands, and everything outside brands. */
  readonly brand: string | null;
  readonly role: string;
  readonly permissions: readonly Permission[];
}

/** The operator behind a call: the operator token (all permissions), an API key, or a member signed in to the console. */
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
      /** Whether the member has reauthenticated recently. */
      readonly isReauthenticated: boolean;
      /** Id of the console session; left out without one. */
      readonly session?: number;
    };

/** The author's name in histories: that of the member of staff or the API key, or `token` for the operator token. */
export function principalName(principal: Principal): string {
  return principal.kind === 'token' ? 'token' : principal.name;
}

/** Stands for any brand: a permission for one brand is enough. No input can have this value. */
export const anyBrand: unique symbol = Symbol('any brand');

/** The brand to which something belongs, or none. */
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
 * The first of the given permissions that a principal lacks for a brand, for no brand (null), or for any brand
 * ({@link anyBrand}); null when none is missing.
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
 * @param brand the brand concerned; null for something that belongs to no brand
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

/** The brands for which a principal has a permission; null for all brands, and everything outside brands. */
export function brandsWith(principal: Principal, permission: Permission): readonly string[] | null {
  if (missingPermission(principal, [permission]) === null) return null;
  if (principal.kind !== 'staff') return [];
  return principal.grants.flatMap(({ brand, permissions }) =>
    brand !== null && permissions.includes(permission) ? [brand] : [],
  );
}

/** Changes for which a member of staff must have reauthenticated recently. */
const sensitive: ReadonlySet<Permission> = new Set(['money:write', 'keys:write', 'staff:write']);

/** @throws KadrError REAUTHENTICATION_REQUIRED */
export function requireFreshProof(principal: Principal, permissions: readonly Permission[]): void {
  const isSensitive = permissions.some((permission) => sensitive.has(permission));
  if (principal.kind === 'staff' && !principal.isReauthenticated && isSensitive)
    throw new KadrError('REAUTHENTICATION_REQUIRED');
}
