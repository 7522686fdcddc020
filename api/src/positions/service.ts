import { KadrError } from '@kadr/contract';
import type { AdoptedPlace, MediaPosition, Watched } from '@kadr/contract';
import type { Viewer } from '../audience/viewer.ts';
import { readCursor, writeCursor } from '../lists/list-cursor.ts';
import { listPage } from '../lists/list-page.ts';
import type { CatalogueService } from '../catalogue/service.ts';
import type { RequestContext } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import { noteWatched } from '../exchanges/repository.ts';
import type { Limit, LimitsService } from '../limits/service.ts';
import type { ViewerOf } from '../audience/audience.ts';
import type { SessionService } from '../session/service.ts';
import { isFinished } from './finished.ts';
import { findContinued } from './continued.ts';
import { createPositionWriter } from './position-writer.ts';
import type { PositionWriter } from './position-writer.ts';
import {
  adoptPositions,
  deletePositions,
  findPosition,
  listPositions,
  writePositions,
} from './repository.ts';

/** A playback's report of a position. */
export interface SavedPosition {
  readonly media_item_id: number;
  /** Seconds. */
  readonly timepoint: number;
  readonly playback_session_id: string;
  readonly sequence: number;
}

/** Viewing positions of profiles; everything but `continued` throws KadrError SIGN_IN_REQUIRED for a guest. */
export interface PositionsService {
  /**
   * Stores the position of a film or episode and returns the stored one. A report that arrives after a later one of its
   * playback changes nothing; a title that was left within its first seconds, and not watched before, leaves no trace.
   * The position is in the database when this resolves.
   *
   * @throws KadrError NOT_FOUND, AGE_RESTRICTED, NOT_PLAYABLE for a title that cannot be watched, TOO_MANY_REQUESTS
   */
  save(position: SavedPosition, context: RequestContext): Promise<MediaPosition>;
  /**
   * Copies to the profile what its viewer watched as a guest, as far as the profile may see it; a later position of the
   * profile stays. Returns the ids of the adopted titles.
   *
   * @throws KadrError TOO_MANY_REQUESTS
   */
  adopt(places: readonly AdoptedPlace[], context: RequestContext): Promise<number[]>;
  /** Lists titles, the latest first; those that the profile may not see (any more) are left out. */
  list(
    page: { readonly cursor?: string | undefined; readonly limit: number },
    context: RequestContext,
  ): Promise<{ items: Watched[]; next_cursor: string | null }>;
  forget(mediaItemId: number, context: RequestContext): Promise<void>;
  forgetAll(context: RequestContext): Promise<void>;
  /** Ids of the titles that the viewer can continue, the latest first, one per series. */
  continued(viewer: Viewer): Promise<number[]>;
}

/** A player saves every 30 seconds, and on pause, end and exit. Counted in memory: approximate across processes. */
const saves: Limit = { name: 'positions', most: 120, seconds: 60 };

/** A browser adopts positions after a sign-in, and after a switch of profiles. */
const adoptions: Limit = { name: 'adopted_positions', most: 20, seconds: 60 };

/** Seconds within which nothing counts as watched yet. */
const trace = 5;

/** The largest number of titles to continue in one block. */
const mostContinued = 20;

export interface PositionsPorts {
  readonly sessions: Pick<SessionService, 'requireAccount'>;
  readonly catalogue: Pick<CatalogueService, 'title' | 'cards'>;
  readonly limits: Pick<LimitsService, 'take'>;
  /** For saves, which are frequent. */
  readonly memoryLimits: Pick<LimitsService, 'take'>;
  readonly viewerOf: ViewerOf;
  /** Database for reading histories. */
  readonly reads: Database;
}

interface PositionsContext extends PositionsPorts {
  readonly db: Database;
  readonly write: PositionWriter;
}

export function createPositionsService(db: Database, ports: PositionsPorts): PositionsService {
  const { sessions } = ports;
  const write = createPositionWriter((positions) => writePositions(db, positions));
  const ctx: PositionsContext = { db, write, ...ports };

  return {
    save: (input, context) => save(ctx, input, context),

    adopt: (places, context) => adopt(ctx, places, context),

    list: (input, context) => list(ctx, input, context),

    forget: async (mediaItemId, context) => {
      const { profileId } = await sessions.requireAccount(context);
      await deletePositions(db, profileId, mediaItemId);
    },

    forgetAll: async (context) => {
      const { profileId } = await sessions.requireAccount(context);
      await deletePositions(db, profileId);
    },

    continued: (viewer) => findContinued(ports.reads, viewer, mostContinued),
  };
}

async function save(
  { sessions, memoryLimits, viewerOf, catalogue, db, write }: PositionsContext,
  { media_item_id, timepoint, playback_session_id, sequence }: SavedPosition,
  context: RequestContext,
): Promise<MediaPosition> {
  const { profileId } = await sessions.requireAccount(context);
  const now = context.now();
  if (!(await memoryLimits.take(saves, String(profileId), now))) throw new KadrError('TOO_MANY_REQUESTS');
  const viewer = await viewerOf(context);
  const { id, type, duration } = await catalogue.title(String(media_item_id), viewer);
  if ((type !== 'film' && type !== 'episode') || duration === null) throw new KadrError('NOT_PLAYABLE');
  if (timepoint < trace && (await findPosition(db, profileId, id)) === null)
    return { timepoint: 0, is_viewed: false };
  const reached = Math.min(timepoint, duration);
  if (viewer.owned.has(id)) await noteWatched(db, { profileId, mediaItemId: id, timepoint: reached });
  return write({
    profileId,
    mediaItemId: id,
    timepoint: reached,
    isViewed: isFinished(reached, duration),
    watchedAt: now,
    playbackSessionId: playback_session_id,
    sequence,
  });
}

async function adopt(
  { sessions, limits, catalogue, viewerOf, db }: PositionsContext,
  places: readonly AdoptedPlace[],
  context: RequestContext,
): Promise<number[]> {
  const { profileId } = await sessions.requireAccount(context);
  const now = context.now();
  if (!(await limits.take(adoptions, String(profileId), now))) throw new KadrError('TOO_MANY_REQUESTS');
  const byTitle = new Map(
    places.toSorted((a, b) => b.seconds_ago - a.seconds_ago).map((place) => [place.media_item_id, place]),
  );
  const cards = await catalogue.cards([...byTitle.keys()], await viewerOf(context));
  const adopted = [...cards.values()].flatMap(({ id, type, duration }) => {
    const place = byTitle.get(id);
    const isWatched = (type === 'film' || type === 'episode') && duration !== null;
    return place === undefined || !isWatched ? [] : { place, duration };
  });
  await adoptPositions(
    db,
    profileId,
    adopted
      .filter(({ place }) => place.timepoint >= trace)
      .map(({ place: { media_item_id, timepoint, is_viewed, seconds_ago }, duration }) => ({
        mediaItemId: media_item_id,
        timepoint: Math.min(timepoint, duration),
        isViewed: is_viewed || isFinished(timepoint, duration),
        watchedAt: new Date(now.getTime() - seconds_ago * 1000),
      })),
  );
  return adopted.map(({ place }) => place.media_item_id);
}

async function list(
  { sessions, viewerOf, reads, catalogue }: PositionsContext,
  { cursor, limit }: { readonly cursor?: string | undefined; readonly limit: number },
  context: RequestContext,
): Promise<{ items: Watched[]; next_cursor: string | null }> {
  const { profileId } = await sessions.requireAccount(context);
  const viewer = await viewerOf(context);
  const after = cursor === undefined ? null : readCursor('positions', cursor);
  const found = await listPositions(
    reads,
    profileId,
    after && { id: after.id, watchedAt: after.key ?? 0 },
    limit + 1,
  );
  const { page, next_cursor } = listPage(found, limit, ({ id, watchedAt: key }) =>
    writeCursor('positions', { id, key }),
  );
  const cards = await catalogue.cards(
    page.map(({ id }) => id),
    viewer,
  );
  return {
    items: page.flatMap(({ id, watchedAt }) => {
      const card = cards.get(id);
      return card === undefined ? [] : { media_item: card, watched_at: Math.floor(watchedAt / 1000) };
    }),
    next_cursor,
  };
}
