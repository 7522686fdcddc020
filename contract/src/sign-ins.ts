import { oc } from '@orpc/contract';
import { z } from 'zod';
import { deviceTypeIconSchema } from './devices.ts';
import { pageInput, pageOf } from './paging.ts';

/** Methods of signing in. */
export const signInMethods = ['sms_code', 'password', 'passkey', 'tv_code', 'assertion'] as const;
export const signInMethodSchema = z.enum(signInMethods);
export type SignInMethod = z.infer<typeof signInMethodSchema>;

/** A sign-in to the account: time, address, method and device. */
export const signInSchema = z.object({
  id: z.int(),
  /** Unix seconds. */
  at: z.int(),
  method: signInMethodSchema,
  /** IP address of the sign-in. */
  ip: z.string(),
  /** Country of the address in the viewer's language; null if unknown. */
  place: z.string().nullable(),
  terminal_name: z.string(),
  title: z.string(),
  device_type_icon: deviceTypeIconSchema,
  /** Whether it created the current session. */
  is_current: z.boolean(),
});
export type SignIn = z.infer<typeof signInSchema>;

export const signInsContract = {
  list: oc
    .route({
      method: 'GET',
      path: '/user/sign_ins',
      summary: 'Sign-ins to the account of the last 180 days, the latest first',
      tags: ['account'],
    })
    .input(z.object(pageInput))
    .output(pageOf(signInSchema)),
};
