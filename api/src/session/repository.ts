import { eq, inArray, lt, sql } from 'drizzle-orm';
import type { Language } from '@kadr/contract';
import type { Pool } from 'pg';
import type { StoredBlockScreen } from '../accounts/tables.ts';
import type { Database } from '../database/database.ts';
import { prepare } from '../database/prepared.ts';
import { sessions } from './tables.ts';

/** A session with its account and profile, as pages know them. */
export interface SessionRow {
  readonly id: string;
  readonly state: 'normal' | 'restricted';
  readonly account_id: number;
  readonly profile_id: number;
  readonly san: string;
  readonly email: string | null;
  readonly phone: string | null;
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
  readonly profile_icon: string | null;
  readonly is_purchase_pin_required: boolean;
  readonly view_allowed_from: number | null;
  readonly view_allowed_to: number | null;
  readonly max_view_time: number | null;
  readonly is_notifications_allowed: boolean;
  readonly viewed_seconds: number;
  /** `YYYY-MM-DD`. */
  readonly viewed_on: string | null;
}

/** The statement that every page of a signed-in viewer needs, prepared. */
export function sessionStatement(pool: Pool): (id: string) => Promise<SessionRow | undefined> {
  const find = prepare<SessionRow>(
    pool,
    'session_by_id',
    sql`select s.id, s.state, s.account_id, s.profile_id,
      a.san, a.email, a.phone, a.language, a.time_zone, a.is_test, a.btb_type, a.auth_mode, a.home_mrf, a.location,
      a.sub_location, a.is_blocked, a.block_screen,
      p.type as profile_type, p.name as profile_name, p.icon as profile_icon, p.is_purchase_pin_required,
      p.view_allowed_from, p.view_allowed_to, p.max_view_time, p.is_notifications_allowed, p.viewed_seconds,
      p.viewed_on::text as viewed_on
      from sessions s join accounts a on a.id = s.account_id join profiles p on p.id = s.profile_id
      where s.id = ${sql.placeholder('id')}`,
  );
  return async (id) => (await find({ id }))[0];
}

export async function insertSession(db: Database, values: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(values);
}

/** Whether there was such a session. */
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

export async function deleteSession(db: Database, id: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, id));
}

export async function deleteSessionsBefore(db: Database, expiry: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, expiry));
}

export async function deleteSessionsOf(db: Database, accountIds: readonly number[]): Promise<void> {
  if (accountIds.length > 0) await db.delete(sessions).where(inArray(sessions.accountId, [...accountIds]));
}
