import type { RecordKind } from '@kadr/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** Refetches everything that shows records of a kind. */
export function useRecordsChanged(): (kind: RecordKind) => Promise<void> {
  const queries = useQueryClient();
  return useCallback(
    (kind) =>
      queries.invalidateQueries({
        predicate: ({ queryKey: [first, second] }) =>
          first === kind || first === 'changes' || (first === 'find' && second === kind),
      }),
    [queries],
  );
}
