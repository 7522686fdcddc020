import { KadrError } from '@kadr/contract';
import type { MediaItemCard, PromoEvent, PromoEventPage } from '@kadr/contract';
import { toTarget } from '../blocks/target.ts';
import type { Viewer } from '../audience/viewer.ts';
import { readCursor } from '../lists/list-cursor.ts';
import { orderedPage } from '../lists/ordered-list.ts';
import { placedTitles } from '../catalogue/placed-titles.ts';
import { readReference } from '../lists/reference.ts';
import type { CatalogueService } from '../catalogue/service.ts';
import type { Database } from '../database/database.ts';
import { findPromoEvent, listPromoEvents, promoEventTitles } from './repository.ts';
import type { PromoEventRow, PromoEventViewer } from './repository.ts';

interface PageRequest {
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** Promo events of the viewer's brand, as viewers read them. */
export interface PromoEventsService {
  /**
   * Events that are not over, for the age of the viewer's lists.
   *
   * @throws KadrError INVALID_INPUT for another list's cursor
   */
  list(
    page: PageRequest,
    viewer: PromoEventViewer,
  ): Promise<{ items: PromoEvent[]; next_cursor: string | null }>;
  /** @throws KadrError NOT_FOUND, AGE_RESTRICTED */
  promoEvent(reference: string, viewer: PromoEventViewer): Promise<PromoEventPage>;
  /** @throws KadrError NOT_FOUND, AGE_RESTRICTED; INVALID_INPUT for a cursor of another list. */
  titles(
    reference: string,
    page: PageRequest,
    viewer: Viewer,
  ): Promise<{ items: MediaItemCard[]; next_cursor: string | null }>;
}

export function createPromoEventsService(
  db: Database,
  catalogue: Pick<CatalogueService, 'cards'>,
): PromoEventsService {
  const find = async (reference: string, viewer: PromoEventViewer): Promise<PromoEventRow> => {
    const row = await findPromoEvent(db, readReference(reference), viewer);
    if (row === undefined) throw new KadrError('NOT_FOUND');
    if (row.age_value > viewer.audience.pageAge) throw new KadrError('AGE_RESTRICTED');
    return row;
  };
  return {
    list: async ({ cursor, limit }, viewer) => {
      const after = cursor === undefined ? null : readCursor('promo-events', cursor);
      const rows = await listPromoEvents(db, after, limit + 1, viewer);
      const { next_cursor } = orderedPage('promo-events', rows, limit);
      return { items: rows.slice(0, limit).map((row) => toPromoEvent(row, viewer.now)), next_cursor };
    },

    promoEvent: async (reference, viewer) => {
      const row = await find(reference, viewer);
      const { description, terms, target } = row;
      return {
        ...toPromoEvent(row, viewer.now),
        description,
        terms,
        target: target && toTarget(target, viewer.language),
      };
    },

    titles: async (reference, { cursor, limit }, viewer) => {
      const { id } = await find(reference, viewer);
      return placedTitles(
        { db, catalogue },
        promoEventTitles,
        { list: 'promo-event', ownerId: id, cursor, limit },
        viewer,
      );
    },
  };
}

function toPromoEvent(
  {
    order_number: _order,
    description: _description,
    terms: _terms,
    target: _target,
    age_name,
    age_value,
    ...event
  }: PromoEventRow,
  now: Date,
): PromoEvent {
  return { ...event, age_level: { name: age_name, age_value }, state: stateOf(event, now) };
}

/** An event begins with its first second and is over with its last. */
function stateOf(
  { starts_at, ends_at }: Pick<PromoEventRow, 'starts_at' | 'ends_at'>,
  now: Date,
): PromoEvent['state'] {
  const second = now.getTime() / 1000;
  if (ends_at !== null && second >= ends_at) return 'over';
  return starts_at !== null && second < starts_at ? 'coming' : 'running';
}
