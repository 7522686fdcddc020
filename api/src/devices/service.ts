import { defaultDeviceLimit, KadrError } from '@kadr/contract';
import type { DeviceList } from '@kadr/contract';
import { findById } from '../accounts/repository.ts';
import type { RequestContext } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import { terminalName } from './describe-device.ts';
import { deleteDevice, findDevices, lockDevices } from './repository.ts';
import { secondsOf } from '../text/unix-seconds.ts';

export interface DevicesService {
  /** The account's devices and their limit, also for a restricted session. @throws KadrError SIGN_IN_REQUIRED */
  list(context: RequestContext): Promise<DeviceList>;
  /**
   * Signs a device out; the request's own gets a demo session. Returns the list afterwards.
   *
   * @throws KadrError NOT_FOUND for a device that is not the account's, SIGN_IN_REQUIRED
   */
  delete(uid: string, context: RequestContext): Promise<DeviceList>;
}

export interface DevicesPorts {
  /** The id of the signed-in account, also for a restricted session. @throws KadrError SIGN_IN_REQUIRED */
  readonly accountOf: (
    context: RequestContext,
  ) => Promise<{ readonly accountId: number; readonly deviceId: number | null }>;
  /** Signs the request's own session out. */
  readonly endSession: (context: RequestContext) => Promise<unknown>;
}

export function createDevicesService(db: Database, { accountOf, endSession }: DevicesPorts): DevicesService {
  const listOf = async (
    accountId: number,
    current: number | null,
    { language }: RequestContext,
  ): Promise<DeviceList> => {
    const account = await findById(db, accountId);
    const rows = await findDevices(db, accountId);
    return {
      devices: rows.map((row) => ({
        id: row.id,
        uid: row.uid,
        terminal_name: terminalName(row.typeIcon, language),
        title: row.title,
        device_type_icon: row.typeIcon,
        is_current: row.id === current,
        signed_in_at: secondsOf(row.signedInAt),
        last_seen_at: secondsOf(row.lastSeenAt),
      })),
      limit: { device_limit: account?.deviceLimit ?? defaultDeviceLimit },
    };
  };
  return {
    list: async (context) => {
      const { accountId, deviceId } = await accountOf(context);
      return listOf(accountId, deviceId, context);
    },
    delete: async (uid, context) => {
      const { accountId, deviceId } = await accountOf(context);
      const deleted = await db.transaction(async (transaction) => {
        await lockDevices(transaction, accountId);
        return deleteDevice(transaction, accountId, uid);
      });
      if (deleted === undefined) throw new KadrError('NOT_FOUND');
      if (deleted === deviceId) await endSession(context);
      return listOf(accountId, deviceId, context);
    },
  };
}
