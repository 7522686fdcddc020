import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { descriptionOf } from '../data/client.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { ingestsKey } from './ingest-queries.ts';

/** Gives what changes an ingest at once, says what became of it, and has all of them read again. */
export function useIngestAction(): (work: () => Promise<unknown>, done?: string) => Promise<void> {
  const t = useTexts();
  const notify = useNotify();
  const queries = useQueryClient();
  return async (work, done) => {
    try {
      await work();
      if (done !== undefined) notify(done, { type: 'success' });
    } catch (error) {
      notify(descriptionOf(error) ?? t('ui.unreachable'), { type: 'error' });
    }
    await queries.invalidateQueries({ queryKey: ingestsKey });
  };
}
