import { KadrError, shortSeriesCategory } from '@kadr/contract';
import type { Clip } from '@kadr/contract';
import type { Viewer } from '../audience/viewer.ts';
import { orderOfCursor, readCursor, writeCursor } from '../lists/list-cursor.ts';
import { listPage } from '../lists/list-page.ts';
import type { CatalogueService } from '../catalogue/service.ts';
import type { Database } from '../database/database.ts';
import { listClips } from './repository.ts';
import type { ClipRow } from './repository.ts';

interface FeedRequest {
  /** Id or slug. */
  readonly story?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** The vertical feed of short stories. */
export interface ShortStoriesService {
  /**
   * A page of the feed: a clip of every story in turn, without those that the profile has watched, or one story from
   * its beginning.
   *
   * @throws KadrError NOT_FOUND for a story that is not a short series, AGE_RESTRICTED for one that the profile's lists
   *   exclude, INVALID_INPUT for a cursor of another feed
   */
  list(request: FeedRequest, viewer: Viewer): Promise<{ items: Clip[]; next_cursor: string | null }>;
}

/** Names of the feeds in cursors; that of one story is followed by its id. */
const unwatched = 'short-stories-unwatched';
const everything = 'short-stories';

export function createShortStoriesService(
  db: Database,
  catalogue: Pick<CatalogueService, 'cards' | 'title'>,
): ShortStoriesService {
  const storyId = async (reference: string, viewer: Viewer): Promise<number> => {
    const title = await catalogue.title(reference, viewer);
    if (title.type !== 'series' || title.category !== shortSeriesCategory) throw new KadrError('NOT_FOUND');
    if (title.age_value > viewer.audience.listAge) throw new KadrError('AGE_RESTRICTED');
    return title.id;
  };

  const pageOf = async (
    feed: string,
    rows: readonly ClipRow[],
    limit: number,
    viewer: Viewer,
  ): Promise<{ items: Clip[]; next_cursor: string | null }> => {
    const { page, next_cursor } = listPage(rows, limit, ({ series_id: id, place: key }) =>
      writeCursor(feed, { id, key }),
    );
    const cards = await catalogue.cards(
      [...new Set(page.flatMap(({ id, series_id }) => [id, series_id]))],
      viewer,
    );
    return {
      items: page.flatMap(({ id, series_id, picture }) => {
        const [media_item, series] = [cards.get(id), cards.get(series_id)];
        return media_item && series ? [{ media_item, series, picture }] : [];
      }),
      next_cursor,
    };
  };

  return {
    list: async ({ story, cursor, limit }, viewer) => {
      const more = limit + 1;
      if (story !== undefined) {
        const seriesId = await storyId(story, viewer);
        const feed = `${everything}-${seriesId}`;
        const after = cursor === undefined ? null : readCursor(feed, cursor);
        const rows = await listClips(db, { seriesId, isUnwatched: false, after, limit: more }, viewer);
        return pageOf(feed, rows, limit, viewer);
      }
      const isAgain = cursor !== undefined && orderOfCursor(cursor) === everything;
      const feed = isAgain ? everything : unwatched;
      const after = cursor === undefined ? null : readCursor(feed, cursor);
      const rows = await listClips(db, { isUnwatched: !isAgain, after, limit: more }, viewer);
      // A viewer who has watched everything may watch it again.
      if (rows.length > 0 || cursor !== undefined || viewer.profileId === null)
        return pageOf(feed, rows, limit, viewer);
      const all = await listClips(db, { isUnwatched: false, after: null, limit: more }, viewer);
      return pageOf(everything, all, limit, viewer);
    },
  };
}
