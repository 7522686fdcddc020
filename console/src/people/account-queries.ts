import { useQuery } from '@tanstack/react-query';
import { service } from '../data/client.ts';
import { useMay } from '../data/member.ts';

/** The query key prefix of an account's data. */
export const accountKey = (id: number) => ['people', id] as const;

export const accountPath = (id: number): string => `/people/${id}`;

/** An account's page, if the member may see it. */
export function useAccount(id: number) {
  const may = useMay();
  return useQuery({
    queryKey: [...accountKey(id), 'page'],
    queryFn: () => service.operator.getAccount({ id }),
    enabled: may('accounts:read'),
    retry: false,
  });
}
