import { KadrError } from '@kadr/contract';
import type { Channel, ChannelCard, Epg } from '@kadr/contract';
import { readReference } from '../lists/reference.ts';
import type { Database } from '../database/database.ts';
import { toChannel, toChannelCard, toEpg } from './channel-row.ts';
import type { ChannelRow, EpgRow } from './channel-row.ts';
import { withOwnChannel, withOwnEpg } from './own-television.ts';
import type { ownTelevision } from './own-television.ts';
import { findChannel } from './repository.ts';
import type { SharedChannels } from './shared-channels.ts';
import type { ChannelViewer } from './repository.ts';

export interface ChannelsContext {
  readonly db: Database;
  readonly shared: SharedChannels;
  readonly ownOf: ReturnType<typeof ownTelevision>;
}

/** A channel from the database, uncached. */
export async function find(
  { db }: ChannelsContext,
  reference: string,
  viewer: ChannelViewer,
): Promise<ChannelRow> {
  return suitable((await findChannel(db, readReference(reference), viewer)) ?? null, viewer);
}

/** A channel for display, as everybody sees it, from memory if it is there. */
export async function findShown(
  { shared }: Pick<ChannelsContext, 'shared'>,
  reference: string,
  viewer: ChannelViewer,
): Promise<ChannelRow> {
  return suitable(await shared.channel(reference, viewer), viewer);
}

function suitable(row: ChannelRow | null, viewer: Pick<ChannelViewer, 'audience'>): ChannelRow {
  if (row === null) throw new KadrError('NOT_FOUND');
  if (row.age_level.age_value > viewer.audience.pageAge) throw new KadrError('AGE_RESTRICTED');
  return row;
}

/** The current and the next showing on each of these channels. */
export async function around(
  ctx: ChannelsContext,
  rows: readonly Pick<ChannelRow, 'id'>[],
  viewer: ChannelViewer,
): Promise<(id: number) => Epg[]> {
  const [epgs, own] = await Promise.all([
    ctx.shared.nowAndNext(
      rows.map(({ id }) => id),
      viewer,
    ),
    ctx.ownOf(viewer),
  ]);
  return (id) => (epgs.get(id) ?? []).map((row) => toEpg(withOwnEpg(row, own)));
}

/** Showings with the marks of the viewer's profile. */
export async function epgsFor(
  { ownOf }: Pick<ChannelsContext, 'ownOf'>,
  rows: readonly EpgRow[],
  viewer: ChannelViewer,
): Promise<Epg[]> {
  if (rows.length === 0) return [];
  const own = await ownOf(viewer);
  return rows.map((row) => toEpg(withOwnEpg(row, own)));
}

/** Channels with the marks of the viewer's profile. */
export async function channelsFor(
  ctx: ChannelsContext,
  rows: readonly ChannelRow[],
  viewer: ChannelViewer,
): Promise<Channel[]> {
  const [epgsOf, own] = await Promise.all([around(ctx, rows, viewer), ctx.ownOf(viewer)]);
  return rows.map((row) => toChannel(withOwnChannel(row, own), epgsOf(row.id), viewer));
}

/** The same in the shape of lists of channels. */
export async function cardsOf(
  ctx: ChannelsContext,
  rows: readonly ChannelRow[],
  viewer: ChannelViewer,
): Promise<ChannelCard[]> {
  const [epgsOf, own] = await Promise.all([around(ctx, rows, viewer), ctx.ownOf(viewer)]);
  return rows.map((row) => toChannelCard(withOwnChannel(row, own), epgsOf(row.id), viewer));
}
