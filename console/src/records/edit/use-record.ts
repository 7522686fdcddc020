import type { RecordKind } from '@kadr/contract';
import { useQuery } from '@tanstack/react-query';
import { service } from '../../data/client.ts';

/** A record as it is now, with its version and its draft. It is not read again under what is being edited. */
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
