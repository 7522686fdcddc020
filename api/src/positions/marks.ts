import { sql } from 'drizzle-orm';
import type { GuestPlace } from '@kadr/contract';
import type { Pool } from 'pg';
import type { Mark, MarksOf } from '../catalogue/marks.ts';
import { prepare } from '../database/prepared.ts';

/** A prepared statement, because every page of a signed-in viewer uses it. */
export function marksStatement(pool: Pool): MarksOf {
  const find = prepare<{
    id: number;
    rating: number | null;
    timepoint: number | null;
    is_viewed: boolean | null;
  }>(
    pool,
    'marks',
    sql`select title.id, r.rating, p.timepoint, p.is_viewed from unnest(${sql.placeholder('ids')}::integer[]) as title(id)
      left join ratings r on r.profile_id = ${sql.placeholder('profileId')} and r.media_item_id = title.id
      left join viewing_positions p on p.profile_id = ${sql.placeholder('profileId')} and p.media_item_id = title.id
      where r.rating is not null or p.timepoint is not null`,
  );
  return async ({ profileId, places }, ids) => {
    if (profileId === null) return new Map(places.map((place) => [place.media_item_id, markOf(place)]));
    if (ids.length === 0) return new Map();
    const rows = await find({ profileId, ids: [...ids] });
    return new Map(
      rows.map(({ id, rating, timepoint, is_viewed }): [number, Mark] => [
        id,
        { rating, position: timepoint === null ? null : { timepoint, is_viewed: is_viewed === true } },
      ]),
    );
  };
}

function markOf({ timepoint, is_viewed }: GuestPlace): Mark {
  return { rating: null, position: { timepoint, is_viewed } };
}
