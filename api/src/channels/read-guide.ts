import { KadrError } from '@kadr/contract';
import type { Channel, Epg, EpgPage, Guide } from '@kadr/contract';
import { channelEntitlement, toChannel, toEpg } from './channel-row.ts';
import type { EpgRow } from './channel-row.ts';
import { guideDay } from './guide-days.ts';
import { listChannels } from './repository.ts';
import { findNearest, listOtherTimes, listEpgs, findTimes, findEpg } from './guide-repository.ts';
import type { ChannelViewer } from './repository.ts';
import type { ChannelsService } from './service.ts';
import type { ChannelsContext } from './channels-context.ts';
import { find, around, cardsOf } from './channels-context.ts';

/** The most further times that a programme's page shows. */
const mostOthers = 12;

export async function findTime({ db }: ChannelsContext, id: number, viewer: ChannelViewer): Promise<EpgRow> {
  const row = await findEpg(db, id, viewer);
  if (row === undefined) throw new KadrError('NOT_FOUND');
  if (row.age_level.age_value > viewer.audience.pageAge) throw new KadrError('AGE_RESTRICTED');
  return row;
}

export async function guide(
  ctx: ChannelsContext,
  reference: string,
  { day: asked, timeZone }: { readonly day: string | undefined; readonly timeZone: string },
  viewer: ChannelViewer,
): Promise<Guide> {
  const { day, days, ...span } = guideDay(asked, timeZone, viewer.now);
  const { id } = await find(ctx, reference, viewer);
  const rows = await listEpgs(ctx.db, id, span, viewer);
  return { day, days, time_zone: timeZone, items: rows.map(toEpg) };
}

export async function epg(ctx: ChannelsContext, id: number, viewer: ChannelViewer): Promise<EpgPage> {
  const row = await findTime(ctx, id, viewer);
  const channel = await find(ctx, String(row.channel_id), viewer);
  const [cards, others] = await Promise.all([
    cardsOf(ctx, [channel], viewer),
    listOtherTimes(ctx.db, row, mostOthers, viewer),
  ]);
  const [card] = cards;
  if (card === undefined) throw new KadrError('NOT_FOUND');
  return { ...toEpg(row), description: row.description, channel: card, others: others.map(toEpg) };
}

export async function programmes(
  { db }: ChannelsContext,
  ids: readonly number[],
  viewer: ChannelViewer,
): Promise<ReadonlyMap<number, Epg>> {
  if (ids.length === 0) return new Map();
  const rows = await findNearest(db, ids, viewer);
  return new Map(rows.map((row) => [row.original_id, toEpg(row)]));
}

export async function times(
  { db }: ChannelsContext,
  ids: readonly number[],
  viewer: ChannelViewer,
): Promise<ReadonlyMap<number, Epg>> {
  if (ids.length === 0) return new Map();
  const rows = await findTimes(db, ids, viewer);
  return new Map(rows.map((row) => [row.id, toEpg(row)]));
}

export async function watched(
  ctx: ChannelsContext,
  reference: string,
  viewer: ChannelViewer,
): ReturnType<ChannelsService['watched']> {
  const row = await find(ctx, reference, viewer);
  const epgsOf = await around(ctx, [row], viewer);
  return {
    channel: toChannel(row, epgsOf(row.id), viewer),
    playerType: row.player_type,
    entitlement: channelEntitlement(row, viewer),
  };
}

export async function first(ctx: ChannelsContext, limit: number, viewer: ChannelViewer): Promise<Channel[]> {
  const rows = await listChannels(ctx.db, {}, { after: null, limit }, viewer);
  const epgsOf = await around(ctx, rows, viewer);
  return rows.map((row) => toChannel(row, epgsOf(row.id), viewer));
}
