import type { RoleGrant } from '@kadr/contract';
import { useQuery } from '@tanstack/react-query';
import { service } from '../data/client.ts';
import { useLanguage } from '../i18n/use-texts.ts';

export const rolesKey = ['settings', 'roles'];

/** All roles. */
export function useRoles() {
  return useQuery({ queryKey: rolesKey, queryFn: () => service.operator.listRoles(), retry: false });
}

/** Returns the name of a granted role, with its brand if it is for one. */
export function useGrantName(): (grant: RoleGrant) => string {
  const language = useLanguage();
  const { data } = useRoles();
  return ({ role, brand }) => {
    const name = data?.items.find((one) => one.role === role)?.name;
    const called = name?.[language] ?? name?.rus ?? role;
    return brand === null ? called : `${called} · ${brand}`;
  };
}
