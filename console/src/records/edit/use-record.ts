import type { RecordKind } from '@kadr/contract';
import { useQuery } from '@tanstack/react-query';
import { service } from '../../data/client.ts';

/** A record in its current state, with version and draft. It is not refetched while it is being edited. */
export function useRecord(kind: RecordKind, id: string) {
  return useQuery({
    queryKey: ['record', kind, id],
    queryFn: () => service.operator.getRecord({ kind, id }),
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    gcTime: 0,
  });
}
