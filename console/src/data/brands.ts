import { useQuery } from '@tanstack/react-query';
import { service } from './client.ts';
import { useMay } from './member.ts';

/** A brand to choose: its id, and its name in the member's language. */
export interface BrandChoice {
  readonly value: string;
  readonly label: string;
}

/** Existing brands; null while loading, and if the member may not see them. */
export function useBrandChoices(): readonly BrandChoice[] | null {
  const may = useMay();
  const { data } = useQuery({
    queryKey: ['brands', 'choices'],
    queryFn: async () =>
      (await service.operator.listBrands()).items.map(({ id, name }) => ({ value: id, label: name })),
    enabled: may('brands:read'),
    staleTime: 60_000,
    retry: false,
  });
  return data ?? null;
}
