import { KadrError, themes } from '@kadr/contract';
import type {
  Channel,
  ChannelCard,
  ChannelPage,
  Epg,
  EpgPage,
  Guide,
  StreamPlayer,
  Theme,
} from '@kadr/contract';
import { readCursor, writeCursor } from '../lists/list-cursor.ts';
import { listPage } from '../lists/list-page.ts';
import { orderedPage } from '../lists/ordered-list.ts';
import type { Database } from '../database/database.ts';
import type { KeptReads } from '../kept/kept-reads.ts';
import type { Entitlement } from '../entitlement/entitlement.ts';
import { channelEntitlement, toEpg } from './channel-row.ts';
import { listKeptProgrammes } from './kept-programmes.ts';
import { findThemes, listKeptChannels } from './repository.ts';
import { createSharedChannels } from './shared-channels.ts';
import { ownTelevision } from './own-television.ts';
import { deleteEpgsBefore, findProgrammeOf, findEpgAt } from './guide-repository.ts';
import { drop, keep, countKept } from './favourites-repository.ts';
import type { ChannelFilter, ChannelViewer } from './repository.ts';
import type { KeptKind } from './favourites-repository.ts';
import type { ChannelsContext } from './channels-context.ts';
import { cardsOf, channelsFor, epgsFor, find, findShown } from './channels-context.ts';
import { findTime, guide, epg, programmes, times, watched, first } from './read-guide.ts';

interface PageRequest {
  readonly cursor?: string | undefined;
  readonly limit: number;
}

interface ChannelList {
  items: ChannelCard[];
  next_cursor: string | null;
}

/**
 * Channels and their guide as viewers read them: those of the viewer's brand, in lists up to the age limit of his
 * lists.
 */
export interface ChannelsService {
  /** @throws KadrError INVALID_INPUT for a cursor of another list. */
  list(page: PageRequest & ChannelFilter, viewer: ChannelViewer): Promise<ChannelList>;
  /**
   * Channels that the viewer's profile has kept, the latest first.
   *
   * @throws KadrError SIGN_IN_REQUIRED, INVALID_INPUT
   */
  kept(page: PageRequest, viewer: ChannelViewer): Promise<ChannelList>;
  /** Programmes that the viewer's profile keeps, the latest first. @throws KadrError SIGN_IN_REQUIRED, INVALID_INPUT */
  keptProgrammes(
    page: PageRequest,
    viewer: ChannelViewer,
  ): Promise<{ items: Epg[]; next_cursor: string | null }>;
  /** Themes that have channels, in the order of themes. */
  themes(viewer: ChannelViewer): Promise<Theme[]>;
  /** @throws KadrError NOT_FOUND, AGE_RESTRICTED */
  channel(reference: string, viewer: ChannelViewer): Promise<ChannelPage>;
  /** @throws KadrError NOT_FOUND, AGE_RESTRICTED; INVALID_INPUT for a day that the guide does not have */
  guide(
    reference: string,
    asked: { readonly day: string | undefined; readonly timeZone: string },
    viewer: ChannelViewer,
  ): Promise<Guide>;
  /** @throws KadrError NOT_FOUND, AGE_RESTRICTED */
  epg(id: number, viewer: ChannelViewer): Promise<EpgPage>;
  /** Cards for blocks and search results, by id; channels that lists do not show are missing. */
  cards(ids: readonly number[], viewer: ChannelViewer): Promise<ReadonlyMap<number, Channel>>;
  /** Programmes by their own ids, each at its nearest showing. */
  programmes(ids: readonly number[], viewer: ChannelViewer): Promise<ReadonlyMap<number, Epg>>;
  /** Showings by their ids; those that lists do not show are missing. */
  times(ids: readonly number[], viewer: ChannelViewer): Promise<ReadonlyMap<number, Epg>>;
  /** Whether the viewer may watch a channel now, and its id. @throws KadrError NOT_FOUND, AGE_RESTRICTED */
  access(
    reference: string,
    viewer: ChannelViewer,
  ): Promise<{ readonly id: number; readonly entitlement: Entitlement }>;
  /** The channel of a playback, and whether the viewer may watch it now. @throws KadrError NOT_FOUND, AGE_RESTRICTED */
  watched(
    reference: string,
    viewer: ChannelViewer,
  ): Promise<{
    readonly channel: Channel;
    readonly playerType: StreamPlayer;
    readonly entitlement: Entitlement;
  }>;
  /** The showing at a moment (Unix seconds), even above the viewer's age; null without a guide. */
  programmeAt(channelId: number, moment: number, viewer: ChannelViewer): Promise<Epg | null>;
  /** The first channels, for a block that names none. */
  first(limit: number, viewer: ChannelViewer): Promise<Channel[]>;
  /** The current showings of the first channels. */
  onNow(limit: number, viewer: ChannelViewer): Promise<Epg[]>;
  /** `id` is that of a channel, or of a showing. @throws KadrError NOT_FOUND, AGE_RESTRICTED, FAVOURITES_FULL */
  keep(kind: KeptKind, id: number, profileId: number, viewer: ChannelViewer): Promise<void>;
  drop(kind: KeptKind, id: number, profileId: number): Promise<void>;
  /** Deletes old showings. */
  purge(now: Date): Promise<void>;
}

/** The most favourites of one kind that a profile may have. */
const mostKept = 1000;

/** Days for which past showings stay in the guide: longer than any catch-up. */
const keptDays = 30;

export function createChannelsService(db: Database, kept: KeptReads): ChannelsService {
  const ctx: ChannelsContext = { db, shared: createSharedChannels(db, kept), ownOf: ownTelevision(db) };

  return {
    list: (input, viewer) => list(ctx, input, viewer),

    kept: (input, viewer) => keptChannels(ctx, input, viewer),

    keptProgrammes: (page, viewer) => listKeptProgrammes(db, page, viewer),

    themes: async (viewer) => {
      const { brand, audience } = viewer;
      const found = await kept.get(`channel-themes ${brand} ${audience.listAge}`, () =>
        findThemes(db, viewer),
      );
      return themes.filter((theme) => found.has(theme));
    },

    channel: (reference, viewer) => channel(ctx, reference, viewer),

    guide: (reference, context, viewer) => guide(ctx, reference, context, viewer),

    epg: (id, viewer) => epg(ctx, id, viewer),

    cards: (ids, viewer) => cards(ctx, ids, viewer),

    programmes: (ids, viewer) => programmes(ctx, ids, viewer),

    times: (ids, viewer) => times(ctx, ids, viewer),

    access: async (reference, viewer) => {
      const row = await find(ctx, reference, viewer);
      return { id: row.id, entitlement: channelEntitlement(row, viewer) };
    },

    watched: (reference, viewer) => watched(ctx, reference, viewer),

    programmeAt: async (channelId, moment, viewer) => {
      const row = await findEpgAt(db, channelId, moment, viewer);
      return row === undefined ? null : toEpg(row);
    },

    first: (limit, viewer) => first(ctx, limit, viewer),

    onNow: async (limit, viewer) => epgsFor(ctx, await ctx.shared.onNow(limit, viewer), viewer),

    keep: (kind, id, profileId, viewer) => addFavourite(ctx, { kind, id, profileId }, viewer),

    drop: async (kind, id, profileId) => {
      const dropped = kind === 'channel' ? id : await findProgrammeOf(db, id);
      if (dropped !== undefined) await drop(db, kind, profileId, dropped);
    },

    purge: (now) => deleteEpgsBefore(db, new Date(now.getTime() - keptDays * 24 * 60 * 60 * 1000)),
  };
}

async function list(
  ctx: ChannelsContext,
  { cursor, limit, ...filter }: PageRequest & ChannelFilter,
  viewer: ChannelViewer,
): Promise<ChannelList> {
  const after = cursor === undefined ? null : readCursor('channels', cursor);
  const rows = await ctx.shared.list(filter, { after, limit: limit + 1 }, viewer);
  const { next_cursor } = orderedPage('channels', rows, limit);
  return { items: await cardsOf(ctx, rows.slice(0, limit), viewer), next_cursor };
}

async function keptChannels(
  ctx: ChannelsContext,
  { cursor, limit }: PageRequest,
  viewer: ChannelViewer,
): Promise<ChannelList> {
  if (viewer.profileId === null) throw new KadrError('SIGN_IN_REQUIRED');
  const after = cursor === undefined ? null : readCursor('kept-channels', cursor);
  const rows = await listKeptChannels(ctx.db, after, limit + 1, viewer);
  const { page, next_cursor } = listPage(rows, limit, ({ id, added_at: key }) =>
    writeCursor('kept-channels', { id, key }),
  );
  return {
    items: await cardsOf(ctx, page, viewer),
    next_cursor,
  };
}

export async function channel(
  ctx: ChannelsContext,
  reference: string,
  viewer: ChannelViewer,
): Promise<ChannelPage> {
  const row = await findShown(ctx, reference, viewer);
  const [card] = await cardsOf(ctx, [row], viewer);
  if (card === undefined) throw new KadrError('NOT_FOUND');
  return { ...card, description: row.description };
}

export async function cards(
  ctx: ChannelsContext,
  ids: readonly number[],
  viewer: ChannelViewer,
): Promise<ReadonlyMap<number, Channel>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.shared.channels(ids, viewer);
  const shown = await channelsFor(ctx, [...rows.values()], viewer);
  return new Map(shown.map((channel) => [channel.id, channel]));
}

async function addFavourite(
  ctx: ChannelsContext,
  { kind, id, profileId }: { readonly kind: KeptKind; readonly id: number; readonly profileId: number },
  viewer: ChannelViewer,
): Promise<void> {
  const kept =
    kind === 'channel'
      ? (await find(ctx, String(id), viewer)).id
      : (await findTime(ctx, id, viewer)).original_id;
  if ((await countKept(ctx.db, kind, profileId)) >= mostKept) throw new KadrError('FAVOURITES_FULL');
  await keep(ctx.db, kind, { id: kept, profileId, addedAt: viewer.now });
}
