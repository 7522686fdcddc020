import { KadrError } from '@kadr/contract';
import type { Channel, Epg, EpgPage, Guide } from '@kadr/contract';
import { channelEntitlement, toChannel } from './channel-row.ts';
import type { EpgRow } from './channel-row.ts';
import { guideDay } from './guide-days.ts';
import type { ChannelViewer } from './repository.ts';
import type { ChannelsService } from './service.ts';
import type { ChannelsContext } from './channels-context.ts';
import { around, cardsOf, channelsFor, epgsFor, find, findShown } from './channels-context.ts';

/** The most other showings on a programme's page. */
const mostOthers = 12;

export async function findTime(
  { shared }: ChannelsContext,
  id: number,
  viewer: ChannelViewer,
): Promise<EpgRow> {
  const row = await shared.epg(id, viewer);
  if (row === null) throw new KadrError('NOT_FOUND');
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
  const { id } = await findShown(ctx, reference, viewer);
  const rows = await ctx.shared.guide(id, span, viewer);
  return { day, days, time_zone: timeZone, items: await epgsFor(ctx, rows, viewer) };
}

export async function epg(ctx: ChannelsContext, id: number, viewer: ChannelViewer): Promise<EpgPage> {
  const row = await findTime(ctx, id, viewer);
  const channel = await findShown(ctx, String(row.channel_id), viewer);
  const [cards, others] = await Promise.all([
    cardsOf(ctx, [channel], viewer),
    ctx.shared.otherTimes(row, mostOthers, viewer),
  ]);
  const [shown, ...further] = await epgsFor(ctx, [row, ...others], viewer);
  const [card] = cards;
  if (card === undefined || shown === undefined) throw new KadrError('NOT_FOUND');
  return { ...shown, description: row.description, channel: card, others: further };
}

export async function programmes(
  ctx: ChannelsContext,
  ids: readonly number[],
  viewer: ChannelViewer,
): Promise<ReadonlyMap<number, Epg>> {
  const rows = await ctx.shared.nearest(ids, viewer);
  const epgs = await epgsFor(ctx, [...rows.values()], viewer);
  return new Map([...rows.keys()].flatMap((id, at) => (epgs[at] === undefined ? [] : [[id, epgs[at]]])));
}

export async function times(
  ctx: ChannelsContext,
  ids: readonly number[],
  viewer: ChannelViewer,
): Promise<ReadonlyMap<number, Epg>> {
  const rows = [...(await ctx.shared.times(ids, viewer)).values()];
  return new Map((await epgsFor(ctx, rows, viewer)).map((epg) => [epg.id, epg]));
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
  return channelsFor(ctx, await ctx.shared.list({}, { after: null, limit }, viewer), viewer);
}
