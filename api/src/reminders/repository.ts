import { and, eq, sql } from 'drizzle-orm';
import type { StoredText } from '../database/translated.ts';
import type { Database } from '../database/database.ts';
import type { ListPlace } from '../lists/list-cursor.ts';
import { reminders } from '../tables/reminders.ts';

/** Reminders of a profile whose programmes are not over, by the guide's ids, the next first. */
export async function listReminders(
  db: Database,
  profileId: number,
  { after, limit }: { readonly after: ListPlace | null; readonly limit: number },
  now: Date,
): Promise<{ readonly id: number; readonly start: number }[]> {
  const behind =
    after === null
      ? sql`true`
      : sql`(epgs.start_time, epgs.id) > (${new Date(after.key ?? 0).toISOString()}::timestamptz, ${after.id})`;
  const { rows } = await db.execute<{ id: number; start: number }>(sql`
    select epgs.id, (extract(epoch from epgs.start_time) * 1000)::double precision as start
    from ${reminders} join epgs on epgs.id = reminders.epg_id
    where reminders.profile_id = ${profileId} and epgs.end_time > ${now.toISOString()}::timestamptz and ${behind}
    order by epgs.start_time, epgs.id limit ${limit}`);
  return rows;
}

/** The number of reminders of a profile that are still to come. */
export async function countWaiting(db: Database, profileId: number): Promise<number> {
  return db.$count(reminders, and(eq(reminders.profileId, profileId), sql`done_at is null`));
}

export async function setReminder(db: Database, values: typeof reminders.$inferInsert): Promise<void> {
  await db.insert(reminders).values(values).onConflictDoNothing();
}

export async function removeReminder(db: Database, profileId: number, epgId: number): Promise<void> {
  await db.delete(reminders).where(and(eq(reminders.profileId, profileId), eq(reminders.epgId, epgId)));
}

/** A reminder that is due, with its programme. */
export interface DueReminder {
  readonly account_id: number;
  readonly profile_id: number;
  readonly epg_id: number;
  readonly name: StoredText;
  readonly logo: string | null;
  readonly channel_name: StoredText;
  readonly channel_slug: string;
  /** Unix seconds, as `end_time`. */
  readonly start_time: number;
  readonly end_time: number;
}

/** Claims reminders of programmes that begin before `until` and marks them as done; other processes claim the rest. */
export async function takeDue(
  transaction: Database,
  { until, now, limit }: { readonly until: Date; readonly now: Date; readonly limit: number },
): Promise<DueReminder[]> {
  const { rows } = await transaction.execute<DueReminder & Record<string, unknown>>(sql`
    with due as (
      select reminders.profile_id, reminders.epg_id
      from ${reminders} join epgs on epgs.id = reminders.epg_id
      where reminders.done_at is null and epgs.start_time <= ${until.toISOString()}::timestamptz
      order by epgs.start_time limit ${limit} for update of reminders skip locked
    )
    update reminders set done_at = ${now.toISOString()}::timestamptz
    from due, profiles, epgs, programmes, channels
    where reminders.profile_id = due.profile_id and reminders.epg_id = due.epg_id and profiles.id = due.profile_id
      and epgs.id = due.epg_id and programmes.id = epgs.programme_id and channels.id = epgs.channel_id
    returning profiles.account_id, reminders.profile_id, reminders.epg_id, programmes.name,
      coalesce(programmes.logo, channels.logo) as logo, channels.name as channel_name, channels.slug as channel_slug,
      extract(epoch from epgs.start_time)::double precision as start_time,
      extract(epoch from epgs.end_time)::double precision as end_time`);
  return rows;
}
