import { sql } from 'drizzle-orm';
import type { OnAir } from '@kadr/contract';
import type { Database } from '../database/database.ts';
import type { LeaseStore } from '../playback/lease-store.ts';
import { channels } from '../tables/channels.ts';
import { secondsOf } from '../text/unix-seconds.ts';

type Item = OnAir['items'][number];
type Row = Omit<Item, 'gap' | 'viewers'> & {
  readonly id: number;
  /** The first gap between two showings of the next day. */
  readonly between: Item['gap'];
};

/** The current and the next programme of every channel, in the order of their numbers. */
export async function onAirAt(
  db: Database,
  leases: Pick<LeaseStore, 'countByChannel'>,
  now: Date,
): Promise<OnAir> {
  const showing = sql`jsonb_build_object('programme', p.slug, 'name', p.name, 'logo', p.logo,
    'start_time', extract(epoch from e.start_time), 'end_time', extract(epoch from e.end_time))`;
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql`
    select ${channels.id}, ${channels.slug}, ${channels.name}, ${channels.logo}, ${channels.color}, ${channels.orderNumber} as number,
      around.on, around.next, around.guide_ends, between_them.gap as between
    from ${channels}
    cross join lateral (select
      (select ${showing} from epgs e join programmes p on p.id = e.programme_id
        where e.channel_id = ${channels.id} and e.end_time > ${now} and e.start_time <= ${now}) as on,
      (select ${showing} from epgs e join programmes p on p.id = e.programme_id
        where e.channel_id = ${channels.id} and e.start_time > ${now} order by e.start_time limit 1) as next,
      (select extract(epoch from max(e.end_time))::double precision from epgs e where e.channel_id = ${channels.id}) as guide_ends
    ) around
    left join lateral (select jsonb_build_object('from', extract(epoch from ending), 'to', extract(epoch from following)) as gap
      from (select e.end_time as ending, lead(e.start_time) over (order by e.start_time) as following
        from epgs e where e.channel_id = ${channels.id} and e.end_time > ${now} and e.start_time < ${now}::timestamptz + interval '1 day') pairs
      where following > ending order by ending limit 1) between_them on true
    order by ${channels.orderNumber}, ${channels.id}`);
  const at = secondsOf(now);
  const viewers = await leases.countByChannel(
    rows.map(({ id }) => id),
    now,
  );
  return { now: at, items: rows.map((row) => itemOf(row, viewers.get(row.id) ?? 0, at)) };
}

function itemOf(
  { slug, name, logo, color, number, on, next, guide_ends, between }: Row,
  viewers: number,
  now: number,
): Item {
  const isOff = on === null && next !== null;
  const gap = isOff ? { from: now, to: next.start_time } : between;
  return { slug, name, logo, color, number, viewers, on, next, guide_ends, gap };
}
