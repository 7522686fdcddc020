import { KadrError } from '@kadr/contract';
import type { Collection, CollectionPage, MediaItemCard } from '@kadr/contract';
import type { Viewer } from '../audience/viewer.ts';
import { readCursor } from '../lists/list-cursor.ts';
import { orderedPage } from '../lists/ordered-list.ts';
import { placedTitles } from '../catalogue/placed-titles.ts';
import { readReference } from '../lists/reference.ts';
import type { CatalogueService } from '../catalogue/service.ts';
import type { Database } from '../database/database.ts';
import { collectionTitles, findCollection, findCollections, listCollections } from './repository.ts';
import type { CollectionViewer } from './repository.ts';

interface PageRequest {
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** Collections as viewers read them: those of his brand in which there is something that lists show to the viewer. */
export interface CollectionsService {
  /** @throws KadrError INVALID_INPUT for a cursor of another list. */
  list(
    page: PageRequest,
    viewer: CollectionViewer,
  ): Promise<{ items: CollectionPage[]; next_cursor: string | null }>;
  /** @throws KadrError NOT_FOUND */
  collection(reference: string, viewer: CollectionViewer): Promise<CollectionPage>;
  /** @throws KadrError NOT_FOUND; INVALID_INPUT for a cursor of another list. */
  titles(
    reference: string,
    page: PageRequest,
    viewer: Viewer,
  ): Promise<{ items: MediaItemCard[]; next_cursor: string | null }>;
  /** As they stand in a block, by id; one that is not shown is missing. */
  cards(ids: readonly number[], viewer: CollectionViewer): Promise<ReadonlyMap<number, Collection>>;
}

export function createCollectionsService(
  db: Database,
  catalogue: Pick<CatalogueService, 'cards'>,
): CollectionsService {
  const find = async (reference: string, viewer: CollectionViewer): Promise<CollectionPage> => {
    const row = await findCollection(db, readReference(reference), viewer);
    if (row === undefined) throw new KadrError('NOT_FOUND');
    const { order_number: _order, ...collection } = row;
    return collection;
  };
  return {
    list: async ({ cursor, limit }, viewer) => {
      const after = cursor === undefined ? null : readCursor('collections', cursor);
      return orderedPage('collections', await listCollections(db, after, limit + 1, viewer), limit);
    },

    collection: find,

    titles: async (reference, { cursor, limit }, viewer) => {
      const { id } = await find(reference, viewer);
      return placedTitles(
        { db, catalogue },
        collectionTitles,
        { list: 'collection', ownerId: id, cursor, limit },
        viewer,
      );
    },

    cards: async (ids, viewer) => {
      if (ids.length === 0) return new Map();
      const rows = await findCollections(db, ids, viewer);
      return new Map(
        rows.map(({ order_number: _order, color: _color, media_items_count: _count, ...collection }) => [
          collection.id,
          collection,
        ]),
      );
    },
  };
}
