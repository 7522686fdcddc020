import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { errorNameOf, service } from '../../data/client.ts';
import { useMay } from '../../data/member.ts';
import { NoPermission, NothingHere } from '../../ui/refusals.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { brandKey } from '../paths.ts';
import { BrandEditor } from './brand-editor.tsx';
import { Failure } from '../../ui/failure.tsx';

/** Loads a brand for viewing and editing. */
export function BrandScreen() {
  const { id = '' } = useParams();
  const may = useMay();
  return may('brands:read') ? <StoredBrand key={id} id={id} /> : <NoPermission />;
}

function StoredBrand({ id }: { readonly id: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: brandKey(id),
    queryFn: () => service.operator.getBrand({ id }),
    // No refetch while the brand is being edited.
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    gcTime: 0,
    staleTime: Infinity,
  });
  if (data !== undefined) return <BrandEditor record={data} />;
  if (error === null) return <Spinner />;
  if (errorNameOf(error) === 'NOT_FOUND') return <NothingHere />;
  return <Failure error={error} onRetry={refetch} />;
}
