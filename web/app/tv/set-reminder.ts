import type { Epg, EpgPage, Guide } from '@kadr/contract';
import type { QueryClient } from '@tanstack/react-query';
import { apiOf } from '../data/query-client.ts';
import { refresh } from '../data/query-families.ts';

/** Sets or removes a reminder: what it shows changes at once, and back when the service refuses. @throws what the service throws */
export async function setReminder(queries: QueryClient, id: number, isReminded: boolean): Promise<void> {
  show(queries, id, isReminded);
  try {
    const { reminders } = await apiOf(queries);
    await (isReminded ? reminders.set({ epg_id: id }) : reminders.remove({ epg_id: id }));
  } catch (error) {
    show(queries, id, !isReminded);
    throw error;
  }
  void refresh(queries, 'reminders');
}

/** Everything that is known of the programme says so. */
function show(queries: QueryClient, id: number, is_reminded: boolean): void {
  const told = (epg: Epg): Epg => (epg.id === id ? { ...epg, is_reminded } : epg);
  queries.setQueriesData<Guide>(
    { queryKey: ['guide'] },
    (guide) => guide && { ...guide, items: guide.items.map(told) },
  );
  queries.setQueriesData<EpgPage>({ queryKey: ['epg'] }, (page) => {
    if (page === undefined) return page;
    return { ...page, ...(page.id === id && { is_reminded }), others: page.others.map(told) };
  });
}
