import { and, asc, count, eq, inArray, ne, notExists, sql } from 'drizzle-orm';
import { accounts } from '../tables/accounts.ts';
import type { Database } from '../database/database.ts';
import { sessions } from '../tables/session.ts';
import type { DeviceDescription } from './describe-device.ts';
import { devices } from '../tables/devices.ts';

export type DeviceRow = typeof devices.$inferSelect;

/**
 * Locks the places of an account's devices until the transaction ends. Returns the account's own limit, null without
 * one; undefined when there is no such account.
 */
export async function lockDevices(
  transaction: Database,
  accountId: number,
): Promise<{ readonly deviceLimit: number | null } | undefined> {
  const [row] = await transaction
    .select({ deviceLimit: accounts.deviceLimit })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for('update');
  return row;
}

/**
 * Takes a place for a device. A device that has one gets it again, and its earlier session ends. Null when the account
 * has no free place. Requires {@link lockDevices}.
 */
export async function takePlace(
  transaction: Database,
  {
    accountId,
    uid,
    limit,
    now,
    ...description
  }: {
    readonly accountId: number;
    readonly uid: string;
    readonly limit: number;
    readonly now: Date;
  } & DeviceDescription,
): Promise<number | null> {
  await deleteDevicesWithoutSession(transaction, accountId);
  const isDevice = and(eq(devices.accountId, accountId), eq(devices.uid, uid));
  await transaction.delete(devices).where(isDevice);
  const [taken] = await transaction
    .select({ count: count() })
    .from(devices)
    .where(eq(devices.accountId, accountId));
  if ((taken?.count ?? 0) >= limit) return null;
  const [row] = await transaction
    .insert(devices)
    .values({ accountId, uid, ...description, signedInAt: now, lastSeenAt: now })
    .returning({ id: devices.id });
  return row?.id ?? null;
}

/** An account's devices in the order of their sign-in. */
export async function findDevices(db: Database, accountId: number): Promise<DeviceRow[]> {
  return db
    .select()
    .from(devices)
    .where(
      and(
        eq(devices.accountId, accountId),
        sql`exists (select from ${sessions} where ${sessions.deviceId} = ${devices.id})`,
      ),
    )
    .orderBy(asc(devices.signedInAt), asc(devices.id));
}

/** Deletes a device of an account with its session. Returns its id; undefined when the account has no such device. */
export async function deleteDevice(
  db: Database,
  accountId: number,
  uid: string,
): Promise<number | undefined> {
  const [row] = await db
    .delete(devices)
    .where(and(eq(devices.accountId, accountId), eq(devices.uid, uid)))
    .returning({ id: devices.id });
  return row?.id;
}

/** Deletes all devices of accounts with their sessions, except `except`. */
export async function deleteDevicesOf(
  db: Database,
  accountIds: readonly number[],
  except: number | null = null,
): Promise<void> {
  await db
    .delete(devices)
    .where(
      and(inArray(devices.accountId, [...accountIds]), except === null ? undefined : ne(devices.id, except)),
    );
}

/** Devices are deleted with their sessions; this deletes those whose session alone was deleted. */
export async function deleteDevicesWithoutSession(db: Database, accountId?: number): Promise<void> {
  await db.delete(devices).where(
    and(
      accountId === undefined ? undefined : eq(devices.accountId, accountId),
      notExists(
        db
          .select({ one: sql`1` })
          .from(sessions)
          .where(eq(sessions.deviceId, devices.id)),
      ),
    ),
  );
}

export async function seeDevice(db: Database, id: number, now: Date): Promise<void> {
  await db.update(devices).set({ lastSeenAt: now }).where(eq(devices.id, id));
}
