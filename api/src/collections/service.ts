import { KadrError } from '@kadr/contract';
import type { Collection, CollectionPage, MediaItemCard } from '@kadr/contract';
import type { Viewer } from '../audience/viewer.ts';
import { readCursor } from '../lists/list-cursor.ts';
import { orderedPage } from '../lists/ordered-list.ts';
import { placedTitles } from '../catalogue/placed-titles.ts';
import { readReference } from '../lists/reference.ts';
import type { CatalogueService } from '../catalogue/service.ts';
import type { Database } from '../database/database.ts';
import type { KeptReads } from '../kept/kept-reads.ts';
import { collectionTitles, findCollection, findCollections, listCollections } from './repository.ts';
import type { CollectionViewer } from './repository.ts';

interface PageRequest {
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** Collections as viewers read them: those of the viewer's brand with titles that lists show to him. */
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
  /** Cards for blocks, by id; collections that are not shown are missing. */
  cards(ids: readonly number[], viewer: CollectionViewer): Promise<ReadonlyMap<number, Collection>>;
}

export function createCollectionsService(
  db: Database,
  catalogue: Pick<CatalogueService, 'cards'>,
  kept: KeptReads,
): CollectionsService {
  const keyOf = (
    kind: string,
    { brand, language, audience }: CollectionViewer,
    id: string | number,
  ): string => `${kind} ${brand} ${language} ${audience.listAge} ${audience.isEroticAllowed} ${id}`;
  const find = async (reference: string, viewer: CollectionViewer): Promise<CollectionPage> => {
    const row = await kept.get(
      keyOf('collection', viewer, reference),
      async () => (await findCollection(db, readReference(reference), viewer)) ?? null,
    );
    if (row === null) throw new KadrError('NOT_FOUND');
    const { order_number: _order, ...collection } = row;
    return collection;
  };
  return {
    list: async ({ cursor, limit }, viewer) => {
      const after = cursor === undefined ? null : readCursor('collections', cursor);
      const rows = await kept.get(keyOf('collections', viewer, JSON.stringify([after, limit])), () =>
        listCollections(db, after, limit + 1, viewer),
      );
      return orderedPage('collections', rows, limit);
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

    cards: (ids, viewer) =>
      kept.each(
        ids,
        async (missing) => {
          const rows = await findCollections(db, missing, viewer);
          return new Map(
            rows.map(({ order_number: _order, color: _color, media_items_count: _count, ...collection }) => [
              collection.id,
              collection,
            ]),
          );
        },
        { keyOf: (id) => keyOf('collection-card', viewer, id) },
      ),
  };
}
