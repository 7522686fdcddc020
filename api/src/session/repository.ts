import { and, eq, inArray, lt, ne, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Language } from '@kadr/contract';
import type { Pool } from 'pg';
import type { StoredBlockScreen } from '../tables/accounts.ts';
import type { Database } from '../database/database.ts';
import { prepare } from '../database/prepared.ts';
import { deleteDevicesOf, deleteDevicesWithoutSession } from '../devices/repository.ts';
import { devices } from '../tables/devices.ts';
import { sessions } from '../tables/session.ts';
import { ownedBy, subscribedBy } from './account-holdings.ts';

/** A session with its account and profile, with everything that pages show. */
export interface SessionRow {
  readonly id: string;
  readonly state: 'normal' | 'restricted';
  readonly account_id: number;
  readonly profile_id: number;
  readonly san: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly has_password: boolean;
  readonly language: Language | null;
  readonly time_zone: string | null;
  readonly is_test: boolean;
  readonly btb_type: string | null;
  readonly auth_mode: string | null;
  readonly home_mrf: string | null;
  readonly location: string | null;
  readonly sub_location: string | null;
  readonly is_blocked: boolean;
  readonly block_screen: StoredBlockScreen | null;
  readonly profile_type: 'master' | 'additional';
  readonly profile_name: string;
  readonly profile_icon_id: number;
  readonly default_age_limit_id: number;
  readonly max_age_limit_id: number;
  readonly default_age: number;
  readonly max_age: number;
  readonly is_erotic_allowed: boolean;
  readonly age_unlocked_until: Date | null;
  readonly is_purchase_pin_required: boolean;
  readonly view_allowed_from: number | null;
  readonly view_allowed_to: number | null;
  readonly max_view_time: number | null;
  readonly is_notifications_allowed: boolean;
  readonly viewed_seconds: number;
  /** `YYYY-MM-DD`. */
  readonly viewed_on: string | null;
  readonly unread_messages: number;
  /** The account's purchases and rentals: ids of titles, each with the Unix seconds of its end or null. */
  readonly owned: readonly (readonly [mediaItemId: number, endsAt: number | null])[];
  /** The account's subscriptions, the earliest first, in the form of `Held`; moments in Unix seconds. */
  readonly subscribed: readonly (readonly [
    serviceId: number,
    isRenewed: boolean,
    endsAt: number,
    graceUntil: number | null,
    holdUntil: number | null,
    pausedUntil: number | null,
  ])[];
  /** Ids of the profile's favourite titles. */
  readonly favourites: readonly number[];
  /** The preferences that the profile has chosen; null when it has not. */
  readonly cold_start: {
    readonly genre_ids: readonly number[];
    readonly media_item_ids: readonly number[];
  } | null;
  /** The codes that were sent for the session: channel, login, and time of sending in Unix seconds. */
  readonly sent_codes: readonly (readonly [channel: 'sms' | 'email', login: string, sentAt: number])[];
  /** Null in a restricted session. */
  readonly device_id: number | null;
  readonly device_seen_at: Date | null;
}

/** A session in JSON, where moments are text. */
type WrittenSession = Omit<SessionRow, 'age_unlocked_until' | 'device_seen_at'> & {
  readonly age_unlocked_until: string | null;
  readonly device_seen_at: string | null;
};

/**
 * The prepared statement that every call of a signed-in viewer needs. It returns one JSON value: reading some fifty
 * columns one by one takes longer than all other processing of the result.
 */
export function sessionStatement(pool: Pool): (id: string) => Promise<SessionRow | undefined> {
  const find = prepare<{ session: WrittenSession }>(
    pool,
    'session_by_id',
    sessionQuery(sql`sessions`, sql`s.id = ${sql.placeholder('id')}`),
  );
  return async (id) => rowOf(await find({ id }));
}

/** The session row that a profile would have, for an operator who views as an account; it is not stored. */
export function profileStatement(
  pool: Pool,
): (account: { readonly id: number; readonly profile: number }) => Promise<SessionRow | undefined> {
  const seen = sql`(select '00000000-0000-4000-8000-000000000000'::uuid as id, 'normal' as state, profiles.account_id,
      profiles.id as profile_id, null::timestamptz as age_unlocked_until, null::integer as device_id from profiles)`;
  const condition = sql`s.account_id = ${sql.placeholder('account')} and s.profile_id = ${sql.placeholder('profile')}`;
  const find = prepare<{ session: WrittenSession }>(
    pool,
    'session_as_profile',
    sessionQuery(seen, condition),
  );
  return async ({ id, profile }) => rowOf(await find({ account: id, profile }));
}

function rowOf([row]: readonly { readonly session: WrittenSession }[]): SessionRow | undefined {
  if (row === undefined) return undefined;
  const { age_unlocked_until: unlocked, device_seen_at: seen, ...session } = row.session;
  return { ...session, age_unlocked_until: dateOf(unlocked), device_seen_at: dateOf(seen) };
}

function sessionQuery(from: SQL, condition: SQL): SQL {
  return sql`select row_to_json(session) as session from (select s.id, s.state, s.account_id, s.profile_id,
      a.san, a.email, a.phone, a.password_hash is not null as has_password, a.language, a.time_zone, a.is_test, a.btb_type, a.auth_mode, a.home_mrf, a.location,
      a.sub_location, a.is_blocked, a.block_screen,
      p.type as profile_type, p.name as profile_name, p.icon_id as profile_icon_id, p.is_purchase_pin_required,
      p.default_age_limit_id, p.max_age_limit_id, lists.age_value as default_age, pages.age_value as max_age,
      p.is_erotic_allowed, s.age_unlocked_until,
      p.view_allowed_from, p.view_allowed_to, p.max_view_time, p.is_notifications_allowed, p.viewed_seconds,
      p.viewed_on::text as viewed_on,
      (select count(*)::integer from messages m where m.account_id = s.account_id and m.read_at is null
        and (m.profile_id is null or m.profile_id = s.profile_id)) as unread_messages,
      ${ownedBy(sql`s.account_id`)} as owned, ${subscribedBy(sql`s.account_id`)} as subscribed,
      array(select f.media_item_id from favourites f where f.profile_id = s.profile_id) as favourites,
      (select json_build_object('genre_ids', t.genre_ids, 'media_item_ids', t.media_item_ids)
        from cold_starts t where t.profile_id = s.profile_id) as cold_start,
      (select coalesce(json_agg(json_build_array(c.channel, c.login, extract(epoch from c.sent_at))), '[]'::json)
        from codes c where c.session_id = s.id) as sent_codes,
      s.device_id, d.last_seen_at as device_seen_at
      from ${from} s join accounts a on a.id = s.account_id join profiles p on p.id = s.profile_id
      left join devices d on d.id = s.device_id
      join age_levels lists on lists.id = p.default_age_limit_id join age_levels pages on pages.id = p.max_age_limit_id
      where ${condition}) session`;
}

function dateOf(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}

/** The current profile of each of these sessions; those that have ended are left out. */
export async function findProfiles(db: Database, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: sessions.id, profileId: sessions.profileId })
    .from(sessions)
    .where(inArray(sessions.id, [...ids]));
  return new Map(rows.map(({ id, profileId }) => [id, profileId]));
}

export async function insertSession(db: Database, values: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(values);
}

/** Returns whether the session exists. */
export async function refreshSession(
  db: Database,
  id: string,
  values: Pick<typeof sessions.$inferSelect, 'refreshedAt' | 'expiresAt'>,
): Promise<boolean> {
  const rows = await db
    .update(sessions)
    .set(values)
    .where(eq(sessions.id, id))
    .returning({ id: sessions.id });
  return rows.length > 0;
}

/** Assigns a place to a restricted session. */
export async function placeSession(db: Database, id: string, deviceId: number): Promise<void> {
  await db.update(sessions).set({ state: 'normal', deviceId }).where(eq(sessions.id, id));
}

/** Ends a session and deletes its device. */
export async function deleteSession(db: Database, id: string): Promise<void> {
  const [row] = await db
    .delete(sessions)
    .where(eq(sessions.id, id))
    .returning({ deviceId: sessions.deviceId });
  if (row?.deviceId != null) await db.delete(devices).where(eq(devices.id, row.deviceId));
}

export async function deleteSessionsBefore(db: Database, expiry: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, expiry));
  await deleteDevicesWithoutSession(db);
}

/** Ends all sessions of accounts and deletes their devices, except the session given. */
export async function deleteSessionsOf(
  db: Database,
  accountIds: readonly number[],
  except: { readonly sessionId: string; readonly deviceId: number | null } | null = null,
): Promise<void> {
  if (accountIds.length === 0) return;
  await db
    .delete(sessions)
    .where(
      and(
        inArray(sessions.accountId, [...accountIds]),
        except === null ? undefined : ne(sessions.id, except.sessionId),
      ),
    );
  await deleteDevicesOf(db, accountIds, except?.deviceId ?? null);
}
