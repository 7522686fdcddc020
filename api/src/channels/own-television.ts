import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { ChannelRow, EpgRow } from './channel-row.ts';
import type { ChannelViewer } from './repository.ts';
import { channelFavourites, programmeFavourites } from '../tables/channels.ts';

/** The channels, programmes and reminders of a profile. */
export interface OwnTelevision {
  /** Ids of kept channels and programmes. */
  readonly channels: ReadonlySet<number>;
  readonly programmes: ReadonlySet<number>;
  /** Ids of showings with a reminder. */
  readonly reminded: ReadonlySet<number>;
}

const nothing: OwnTelevision = { channels: new Set(), programmes: new Set(), reminded: new Set() };

/** Reads the television data of profiles, once for each `viewer` object: once per call. */
export function ownTelevision(db: Database): (viewer: ChannelViewer) => Promise<OwnTelevision> {
  const known = new WeakMap<ChannelViewer, Promise<OwnTelevision>>();
  return async (viewer) => {
    if (viewer.profileId === null) return nothing;
    const reading = known.get(viewer) ?? find(db, viewer.profileId);
    known.set(viewer, reading);
    return reading;
  };
}

async function find(db: Database, profileId: number): Promise<OwnTelevision> {
  const { rows } = await db.execute<{ channels: number[]; programmes: number[]; reminded: number[] }>(sql`
    select array(select channel_id from ${channelFavourites} where profile_id = ${profileId}) as channels,
      array(select programme_id from ${programmeFavourites} where profile_id = ${profileId}) as programmes,
      array(select epg_id from reminders where profile_id = ${profileId}) as reminded`);
  const [row] = rows;
  return {
    channels: new Set(row?.channels),
    programmes: new Set(row?.programmes),
    reminded: new Set(row?.reminded),
  };
}

/** A shared channel row with the profile's mark. */
export function withOwnChannel(row: ChannelRow, { channels }: OwnTelevision): ChannelRow {
  return channels.has(row.id) ? { ...row, is_favorite: true } : row;
}

/** A shared showing with the profile's marks. */
export function withOwnEpg(row: EpgRow, { programmes, reminded }: OwnTelevision): EpgRow {
  const [is_favorite, is_reminded] = [programmes.has(row.original_id), reminded.has(row.id)];
  return is_favorite || is_reminded ? { ...row, is_favorite, is_reminded } : row;
}
