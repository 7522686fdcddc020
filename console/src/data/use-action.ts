import { useQueryClient } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useCallback } from 'react';
import { descriptionOf } from './client.ts';
import { useTexts } from '../i18n/use-texts.ts';

/** Returns a function that runs an action at once, reports the result, and refetches `queryKey`. */
export function useAction(
  queryKey: QueryKey,
): (work: () => Promise<unknown>, done?: string) => Promise<void> {
  const t = useTexts();
  const notify = useNotify();
  const queries = useQueryClient();
  return useCallback(
    async (work, done) => {
      try {
        await work();
        if (done !== undefined) notify(done, { type: 'success' });
      } catch (error) {
        notify(descriptionOf(error) ?? t('ui.unreachable'), { type: 'error' });
      }
      await queries.invalidateQueries({ queryKey });
    },
    [t, notify, queries, queryKey],
  );
}
