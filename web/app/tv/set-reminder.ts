import type { QueryClient } from '@tanstack/react-query';
import { apiOf } from '../data/query-client.ts';
import { refresh } from '../data/query-families.ts';
import { showReminded } from './queries.ts';

/**
 * Sets or removes a reminder: the display changes at once, and is reverted if the service refuses. @throws the error of
 * the service
 */
export async function setReminder(queries: QueryClient, id: number, isReminded: boolean): Promise<void> {
  showReminded(queries, id, isReminded);
  try {
    const { reminders } = await apiOf(queries);
    await (isReminded ? reminders.set({ epg_id: id }) : reminders.remove({ epg_id: id }));
  } catch (error) {
    showReminded(queries, id, !isReminded);
    throw error;
  }
  void refresh(queries, 'reminders');
}
