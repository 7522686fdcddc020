import { KadrError } from '@kadr/contract';
import type { Permission } from '@kadr/contract';

/** Who asks as the operator: with the operator's token, which may everything, or with an API key. */
export type Principal =
  | { readonly kind: 'token' }
  | {
      readonly kind: 'key';
      readonly id: number;
      readonly name: string;
      readonly permissions: readonly Permission[];
    };

/** @throws KadrError UNAUTHORIZED */
export function requireOperator({ principal }: { readonly principal: Principal | null }): Principal {
  if (principal === null)
    throw new KadrError('UNAUTHORIZED', {
      message: 'This is for the operator: present the operator’s token, or an API key that is good.',
    });
  return principal;
}

/** The first of some permissions that a principal does not have; null when it has them all. */
export function missingPermission(principal: Principal, wanted: readonly Permission[]): Permission | null {
  if (principal.kind === 'token') return null;
  return wanted.find((permission) => !principal.permissions.includes(permission)) ?? null;
}

/** @throws KadrError FORBIDDEN, which names the permission */
export function requirePermission(principal: Principal, permission: Permission): void {
  if (missingPermission(principal, [permission]) !== null)
    throw new KadrError('FORBIDDEN', {
      message: `The API key does not have the permission “${permission}”, which this needs.`,
    });
}
