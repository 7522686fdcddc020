import { readReference } from '../lists/reference.ts';
import type { ListPlace } from '../lists/list-cursor.ts';
import type { Database } from '../database/database.ts';
import type { KeptReads, ReadOptions } from '../kept/kept-reads.ts';
import type { ChannelRow, EpgRow } from './channel-row.ts';
import {
  findEpg,
  findNearest,
  findNowAndNext,
  findTimes,
  listEpgs,
  listOtherTimes,
} from './guide-repository.ts';
import { findChannel, findChannels, listChannelIds, listChannels } from './repository.ts';
import type { ChannelFilter, ChannelViewer } from './repository.ts';

/** Rows as all viewers of one brand, language and age see them, without the marks of profiles. */
export interface SharedChannels {
  /** Even above the viewer's age. */
  channel(reference: string, viewer: ChannelViewer): Promise<ChannelRow | null>;
  channels(ids: readonly number[], viewer: ChannelViewer): Promise<ReadonlyMap<number, ChannelRow>>;
  list(
    filter: ChannelFilter,
    page: { readonly after: ListPlace | null; readonly limit: number },
    viewer: ChannelViewer,
  ): Promise<readonly ChannelRow[]>;
  /** The current and the next showing on each channel, at most two. */
  nowAndNext(
    channelIds: readonly number[],
    viewer: ChannelViewer,
  ): Promise<ReadonlyMap<number, readonly EpgRow[]>>;
  /** The current showings of the first channels that lists show. */
  onNow(limit: number, viewer: ChannelViewer): Promise<readonly EpgRow[]>;
  /** Even above the viewer's age. */
  epg(id: number, viewer: ChannelViewer): Promise<EpgRow | null>;
  otherTimes(epg: EpgRow, limit: number, viewer: ChannelViewer): Promise<readonly EpgRow[]>;
  /** Programmes by id, each at its current, next or last showing. */
  nearest(programmeIds: readonly number[], viewer: ChannelViewer): Promise<ReadonlyMap<number, EpgRow>>;
  times(ids: readonly number[], viewer: ChannelViewer): Promise<ReadonlyMap<number, EpgRow>>;
  guide(
    channelId: number,
    span: { readonly from: Date; readonly to: Date },
    viewer: ChannelViewer,
  ): Promise<readonly EpgRow[]>;
}

export function createSharedChannels(db: Database, kept: KeptReads): SharedChannels {
  const nowAndNext: SharedChannels['nowAndNext'] = (channelIds, viewer) =>
    kept.each(
      channelIds,
      async (missing) => {
        const rows = await findNowAndNext(db, missing, anybody(viewer));
        const byChannel = Map.groupBy(rows, ({ channel_id }) => channel_id);
        return new Map(missing.map((id): [number, EpgRow[]] => [id, byChannel.get(id) ?? []]));
      },
      { keyOf: keysOf('now', viewer), of: ofGuide, until: ([first]) => endOf(first) },
    );
  return {
    channel: (reference, viewer) =>
      kept.get(
        keysOf('channel', viewer)(reference),
        async () => (await findChannel(db, readReference(reference), anybody(viewer))) ?? null,
        streamsOf((row) => (row === null ? [] : [row]), viewer),
      ),

    channels: (ids, viewer) =>
      kept.each(ids, async (missing) => byId(await findChannels(db, missing, anybody(viewer))), {
        keyOf: keysOf('listed-channel', viewer),
        of: () => ['runs'],
        until: (row) => startOf([row], viewer),
      }),

    list: (filter, page, viewer) =>
      kept.get(
        keysOf('channels', viewer)(JSON.stringify([filter, page])),
        () => listChannels(db, filter, page, anybody(viewer)),
        streamsOf((rows) => rows, viewer),
      ),

    nowAndNext,

    onNow: async (limit, viewer) => {
      const ids = await kept.get(keysOf('channel-ids', viewer)(''), () => listChannelIds(db, viewer));
      const epgs = await nowAndNext(ids, viewer);
      const now = viewer.now.getTime() / 1000;
      return ids
        .flatMap((id) => epgs.get(id)?.slice(0, 1) ?? [])
        .filter(({ start_time }) => start_time <= now)
        .slice(0, limit);
    },

    ...sharedGuide(db, kept),
  };
}

function sharedGuide(
  db: Database,
  kept: KeptReads,
): Pick<SharedChannels, 'epg' | 'otherTimes' | 'nearest' | 'times' | 'guide'> {
  return {
    epg: (id, viewer) =>
      kept.get(keysOf('epg', viewer)(id), async () => (await findEpg(db, id, anybody(viewer))) ?? null, {
        of: ['guide'],
      }),

    otherTimes: (epg, limit, viewer) =>
      kept.get(
        keysOf('other-times', viewer)(`${epg.id} ${limit}`),
        () => listOtherTimes(db, epg, limit, anybody(viewer)),
        { of: ['guide'], until: ([first]) => endOf(first) },
      ),

    nearest: (programmeIds, viewer) =>
      kept.each(
        programmeIds,
        async (missing) => {
          const rows = await findNearest(db, missing, anybody(viewer));
          return new Map(rows.map((row) => [row.original_id, row]));
        },
        {
          keyOf: keysOf('nearest', viewer),
          of: ofGuide,
          until: (row) => (row.end_time * 1000 > viewer.now.getTime() ? endOf(row) : null),
        },
      ),

    times: (ids, viewer) =>
      kept.each(ids, async (missing) => byId(await findTimes(db, missing, anybody(viewer))), {
        keyOf: keysOf('time', viewer),
        of: ofGuide,
      }),

    guide: (channelId, span, viewer) =>
      kept.get(
        keysOf('guide', viewer)(`${channelId} ${span.from.getTime()} ${span.to.getTime()}`),
        () => listEpgs(db, channelId, span, anybody(viewer)),
        { of: ['guide'] },
      ),
  };
}

function anybody(viewer: ChannelViewer): ChannelViewer {
  return { ...viewer, profileId: null };
}

function keysOf(kind: string, { brand, language, audience }: ChannelViewer): (id: string | number) => string {
  return (id) => `${kind} ${brand} ${language} ${audience.listAge} ${id}`;
}

const ofGuide = () => ['guide'] as const;

function byId<Row extends { readonly id: number }>(rows: readonly Row[]): Map<number, Row> {
  return new Map(rows.map((row) => [row.id, row]));
}

function endOf(row: EpgRow | undefined): number | null {
  return row === undefined ? null : row.end_time * 1000;
}

/** A channel that plays nothing may start at any second; the end of a playing one is a change of its runs. */
function startOf(rows: readonly ChannelRow[], { now }: ChannelViewer): number | null {
  return rows.every(({ has_stream }) => has_stream) ? null : Math.floor(now.getTime() / 1000 + 1) * 1000;
}

function streamsOf<T>(rowsOf: (value: T) => readonly ChannelRow[], viewer: ChannelViewer): ReadOptions<T> {
  return { of: ['runs'], until: (value) => startOf(rowsOf(value), viewer) };
}
