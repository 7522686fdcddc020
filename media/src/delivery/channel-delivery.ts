import { tickAt, tickFrom } from '@kadr/contract';
import type { ChannelSchedules, ScheduledRun } from '@kadr/contract';
import { KadrError } from '@kadr/contract/errors';
import { LRUCache } from 'lru-cache';
import { sendObject } from '../http/send-object.ts';
import { writeMultivariant } from '../manifest/hls.ts';
import { liveWindow, writeArchiveDash, writeLiveDash } from '../playout/channel-dash.ts';
import { writeChannelHls } from '../playout/channel-hls.ts';
import { playedFile } from '../playout/played-files.ts';
import { offeredBy } from '../playout/renditions.ts';
import { assetsOf, certain, playedBetween, windowBefore } from '../playout/timeline.ts';
import type { PartsOf, PlayedPart } from '../playout/timeline.ts';
import type { Storage } from '../storage/storage.ts';
import type { CachedAsset } from './asset-cache.ts';
import { createPlannedRuns } from './planned-runs.ts';
import type { Span } from './planned-runs.ts';
import type { KeptManifests } from './kept-manifests.ts';
import { dashType, hlsType, immutable, manifestAge, sendStreamManifest } from './stream-answer.ts';
import type { StreamRequest } from './stream-answer.ts';
import type { StreamAddress, Streamed } from './stream-address.ts';

type Channel = Exclude<Streamed, { readonly kind: 'asset' }>;

/** Ticks by which a player may ask for a segment after it has left the window. */
const lateness = 40;
/** Ticks before and after now whose programmes determine a channel's renditions: an hour and four. */
const offered = { before: 940, after: 3750 } as const;
/** How many past schedules are cached, and for how long, in milliseconds. */
const remembered = { ranges: 500, rangesFor: 60_000 } as const;
/** Seconds that a live manifest may be cached: within a tick it stays the same, except for its clock. */
const liveAge = 1;

interface ChannelDeliveryPorts {
  readonly storage: Storage;
  readonly schedules: ChannelSchedules;
  readonly readAsset: (assetId: string) => Promise<CachedAsset | null>;
  readonly kept: KeptManifests;
  readonly now: () => Date;
}

interface DeliveryContext extends Pick<ChannelDeliveryPorts, 'storage' | 'readAsset' | 'kept' | 'now'> {
  readonly planned: ReturnType<typeof createPlannedRuns>;
  /** Past runs, by `channel start end`. */
  readonly ranges: LRUCache<string, readonly ScheduledRun[]>;
}

/** Answers for channels: live and archive. Another process, without the caches of this one, would answer the same. */
export function createChannelDelivery({ storage, schedules, readAsset, kept, now }: ChannelDeliveryPorts) {
  const ranges = new LRUCache<string, readonly ScheduledRun[]>({
    max: remembered.ranges,
    ttl: remembered.rangesFor,
    // The past stays as it was, even when it cannot be read again.
    allowStaleOnFetchRejection: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: (key) => {
      const [channelId = 0, start = 0, end = 0] = key.split(' ').map(Number);
      return schedules.archive(channelId, { start, end });
    },
  });
  const ctx: DeliveryContext = {
    storage,
    readAsset,
    kept,
    now,
    planned: createPlannedRuns(schedules, now),
    ranges,
  };
  return (channel: Channel, address: StreamAddress, asked: StreamRequest): Promise<void> =>
    channel.kind === 'live'
      ? sendLive(ctx, channel.channelId, address, asked)
      : sendArchive(ctx, channel, address, asked);
}

async function partsOf(ctx: DeliveryContext, assetIds: readonly string[]): Promise<PartsOf> {
  const assets = await Promise.all(
    assetIds.map(async (id) => [id, (await ctx.readAsset(id))?.playable ?? []] as const),
  );
  const parts = new Map(assets);
  return (id) => parts.get(id) ?? [];
}

/** @throws KadrError NOT_FOUND when nothing is played. */
async function playedIn(
  ctx: DeliveryContext,
  runs: readonly ScheduledRun[],
  span: Span,
): Promise<readonly PlayedPart[]> {
  return present(playedBetween(runs, span, await partsOf(ctx, assetsOf(runs))));
}

async function windowAt(
  ctx: DeliveryContext,
  channelId: number,
  edge: number,
): Promise<readonly PlayedPart[]> {
  const span = { from: edge - liveWindow, to: edge + certain };
  const runs = await ctx.planned.certain(channelId, span, edge);
  const parts = await partsOf(ctx, assetsOf(runs));
  return present(windowBefore(runs, { edge, ticks: liveWindow }, parts));
}

async function sendLive(
  ctx: DeliveryContext,
  channelId: number,
  address: StreamAddress,
  asked: StreamRequest,
): Promise<void> {
  const moment = ctx.now();
  const seconds = moment.getTime() / 1000;
  const behind = asked.claims.b ?? 0;
  if (address.kind === 'file') {
    // The process that wrote the manifest may have another clock.
    const span = { from: tickAt(seconds - behind) - liveWindow - lateness, to: tickAt(seconds) + certain };
    const runs = await ctx.planned.certain(channelId, span, tickAt(seconds));
    return sendFile(ctx, { runs, span }, address.path, asked);
  }
  const offset = offsetIn(asked.query, behind);
  const edge = tickAt(seconds - offset);
  const { written } = asked;
  const ofTick = { age: liveAge, now: moment };
  switch (address.kind) {
    case 'dash':
      // Its clock changes every second.
      return sendStreamManifest(asked, ctx.kept, {
        ...ofTick,
        key: `live ${channelId} dash ${offset} ${Math.floor(seconds)}`,
        contentType: dashType,
        write: async () =>
          writeLiveDash(
            await windowAt(ctx, channelId, edge),
            { now: seconds, offset },
            { query: written.ofFiles },
          ),
      });
    case 'multivariant':
      return sendStreamManifest(asked, ctx.kept, {
        ...ofTick,
        age: manifestAge,
        key: `live ${channelId} multivariant ${offset} ${edge}`,
        contentType: hlsType,
        write: async () => {
          const span = { from: edge - offered.before, to: edge + offered.after };
          const parts = await playedIn(ctx, await ctx.planned.toCome(channelId, span, edge), span);
          const query = offset === 0 ? written.ofPlaylists : `offset=${offset}&${written.ofPlaylists}`;
          return writeMultivariant(offeredBy(parts.map(({ part }) => part)), { query });
        },
      });
    case 'media':
      return sendStreamManifest(asked, ctx.kept, {
        ...ofTick,
        key: `live ${channelId} media ${address.trackId} ${edge}`,
        contentType: hlsType,
        write: async () => {
          const options = { query: written.ofFiles, isLive: true };
          return writeChannelHls(await windowAt(ctx, channelId, edge), address.trackId, options);
        },
      });
    case 'text':
      throw new KadrError('NOT_FOUND');
  }
}

async function sendArchive(
  ctx: DeliveryContext,
  { channelId, start, end }: Extract<Channel, { kind: 'archive' }>,
  address: StreamAddress,
  asked: StreamRequest,
): Promise<void> {
  const runs = (await ctx.ranges.fetch(`${channelId} ${start} ${end}`)) ?? [];
  const span = { from: tickFrom(start), to: tickFrom(end) };
  if (address.kind === 'file') return sendFile(ctx, { runs, span }, address.path, asked);
  const now = ctx.now();
  const { ofFiles, ofPlaylists } = asked.written;
  const send = (
    contentType: string,
    name: string,
    write: (whole: readonly PlayedPart[]) => string | null,
  ): Promise<void> | undefined =>
    sendStreamManifest(asked, ctx.kept, {
      // A film that is stored later, or no longer exists, changes the archive.
      key: `archive ${channelId} ${start} ${end} ${name} ${Math.floor(now.getTime() / remembered.rangesFor)}`,
      write: async () => write(await playedIn(ctx, runs, span)),
      contentType,
      age: manifestAge,
      now,
    });
  switch (address.kind) {
    case 'dash':
      return send(dashType, 'dash', (whole) => writeArchiveDash(whole, { query: ofFiles }));
    case 'multivariant':
      return send(hlsType, 'multivariant', (whole) =>
        writeMultivariant(offeredBy(whole.map(({ part }) => part)), { query: ofPlaylists }),
      );
    case 'media':
      return send(hlsType, `media ${address.trackId}`, (whole) =>
        writeChannelHls(whole, address.trackId, { query: ofFiles, isLive: false }),
      );
    case 'text':
      throw new KadrError('NOT_FOUND');
  }
}

async function sendFile(
  ctx: DeliveryContext,
  { runs, span }: { readonly runs: readonly ScheduledRun[]; readonly span: Span },
  path: string,
  { req, res }: StreamRequest,
): Promise<void> {
  const among = async (assetIds: readonly string[]) =>
    playedFile(runs, span, await partsOf(ctx, assetIds), path);
  const ids = assetsOf(runs);
  // Most films are their own source: of all past days' films, only one index is read.
  const file = (await among(ids.filter((id) => path.startsWith(`${id}/`)))) ?? (await among(ids));
  if (file === null) throw new KadrError('NOT_FOUND');
  return sendObject(req, res, { storage: ctx.storage, ...file, headers: { 'cache-control': immutable } });
}

/** @throws KadrError NOT_FOUND when nothing is played. */
function present(played: readonly PlayedPart[]): readonly PlayedPart[] {
  if (played.length === 0) throw new KadrError('NOT_FOUND');
  return played;
}

/**
 * Whole seconds behind now (DR-053, LV-030, LV-066).
 *
 * @throws KadrError INVALID_INPUT for anything else, and for more than the token allows.
 */
function offsetIn(query: URLSearchParams, behind: number): number {
  const written = query.get('offset') ?? '0';
  const offset = /^\d{1,8}$/.test(written) ? Number(written) : Infinity;
  if (offset > behind) {
    throw new KadrError('INVALID_INPUT', {
      message: `The offset is whole seconds, ${behind} at most.`,
      field: 'offset',
    });
  }
  return offset;
}
