import type { QueryClient } from '@tanstack/react-query';
import { apiOf } from '../data/query-client.ts';
import { refresh } from '../data/query-families.ts';
import { showReminded } from './queries.ts';

/** Sets or removes a reminder: what it shows changes at once, and back when the service refuses. @throws what the service throws */
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
