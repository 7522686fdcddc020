import { useQuery } from '@tanstack/react-query';
import { service } from '../data/client.ts';
import { useMay } from '../data/member.ts';

/** Begins the key of everything that is read of an account. */
export const accountKey = (id: number) => ['people', id] as const;

export const accountPath = (id: number): string => `/people/${id}`;

/** An account's page, where the member may see it. */
export function useAccount(id: number) {
  const may = useMay();
  return useQuery({
    queryKey: [...accountKey(id), 'page'],
    queryFn: () => service.operator.getAccount({ id }),
    enabled: may('accounts:read'),
    retry: false,
  });
}
