import { KadrError } from '@kadr/contract';
import type { ChannelCard, Epg } from '@kadr/contract';
import { readReference } from '../lists/reference.ts';
import type { Database } from '../database/database.ts';
import { toChannelCard, toEpg } from './channel-row.ts';
import type { ChannelRow } from './channel-row.ts';
import { findChannel } from './repository.ts';
import { findNowAndNext } from './guide-repository.ts';
import type { ChannelViewer } from './repository.ts';

export interface ChannelsContext {
  readonly db: Database;
}

export async function find(
  { db }: ChannelsContext,
  reference: string,
  viewer: ChannelViewer,
): Promise<ChannelRow> {
  const row = await findChannel(db, readReference(reference), viewer);
  if (row === undefined) throw new KadrError('NOT_FOUND');
  if (row.age_level.age_value > viewer.audience.pageAge) throw new KadrError('AGE_RESTRICTED');
  return row;
}

/** What is on now and next, of each of these channels. */
export async function around(
  { db }: ChannelsContext,
  rows: readonly Pick<ChannelRow, 'id'>[],
  viewer: ChannelViewer,
): Promise<(id: number) => Epg[]> {
  const epgs = await findNowAndNext(
    db,
    rows.map(({ id }) => id),
    viewer,
  );
  const byChannel = Map.groupBy(epgs, ({ channel_id }) => channel_id);
  return (id) => (byChannel.get(id) ?? []).map(toEpg);
}

export async function cardsOf(
  ctx: ChannelsContext,
  rows: readonly ChannelRow[],
  viewer: ChannelViewer,
): Promise<ChannelCard[]> {
  const epgsOf = await around(ctx, rows, viewer);
  return rows.map((row) => toChannelCard(row, epgsOf(row.id), viewer));
}
