import { useQuery } from '@tanstack/react-query';
import { service } from './client.ts';
import { useMay } from './member.ts';

/** Ids of existing brands; null while loading, and if the member may not see them. */
export function useBrandIds(): readonly string[] | null {
  const may = useMay();
  const { data } = useQuery({
    queryKey: ['brands', 'ids'],
    queryFn: async () => (await service.operator.listBrands()).items.map(({ id }) => id),
    enabled: may('brands:read'),
    staleTime: 60_000,
    retry: false,
  });
  return data ?? null;
}
