import { useQueryClient } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useCallback } from 'react';
import { descriptionOf } from './client.ts';
import { useTexts } from '../i18n/use-texts.ts';

/** Gives what does something at once and says what became of it; what shows `queryKey` is then read again. */
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
