import { oc } from '@orpc/contract';
import { z } from 'zod';
import { pinSchema } from './profiles.ts';

/** Icons of devices in lists. */
export const deviceTypeIcons = ['computer', 'phone', 'tablet', 'tv', 'console', 'other'] as const;
export const deviceTypeIconSchema = z.enum(deviceTypeIcons);
export type DeviceTypeIcon = z.infer<typeof deviceTypeIconSchema>;

/** A device of the account; the last three fields are not in the specification. */
export const deviceSchema = z.object({
  id: z.int(),
  /** Identifies the device within the account; `devices.delete` takes it. */
  uid: z.string(),
  /** Kind of device, in the viewer's language: “Компьютер”, “Телефон”. */
  terminal_name: z.string(),
  /** Program and system: “Chrome, Windows”. */
  title: z.string(),
  device_type_icon: deviceTypeIconSchema,
  is_current: z.boolean(),
  /** Unix seconds. */
  signed_in_at: z.int(),
  last_seen_at: z.int(),
});
export type Device = z.infer<typeof deviceSchema>;

export const deviceListSchema = z.object({
  devices: z.array(deviceSchema),
  limit: z.object({ device_limit: z.int().nonnegative() }),
});
export type DeviceList = z.infer<typeof deviceListSchema>;

/** Device limit of an account for which an operator has set none. */
export const defaultDeviceLimit = 5;

/** Default limit of simultaneous screens per account. */
export const defaultStreamLimit = 3;

export const devicesContract = {
  list: oc
    .route({
      method: 'GET',
      path: '/devices',
      summary: 'The account’s devices, and how many it may have; also for a restricted session',
      tags: ['devices'],
    })
    .output(deviceListSchema),
  delete: oc
    .route({
      method: 'DELETE',
      path: '/devices/{uid}',
      summary: 'Sign a device out and take it from the list; also for a restricted session',
      description:
        'Answers the list as it is then. For the master profile, and for others with `pin_code` (MASTER_REQUIRED, PIN_WRONG). NOT_FOUND for a device that is not the account’s.',
      tags: ['devices'],
    })
    .input(z.object({ uid: z.string().min(1).max(64), pin_code: pinSchema.optional() }))
    .output(deviceListSchema),
};
