import { oc } from '@orpc/contract';
import { z } from 'zod';
import { deviceTypeIconSchema } from './devices.ts';
import { notificationSchema } from './notification.ts';
import { pinSchema } from './profiles.ts';
import { tvCodeLength } from './tv-code-length.ts';
import { sessionStates } from './user.ts';

/** The code of a TV as a viewer types it; case, spaces and hyphens do not matter. */
const tvUserCodeSchema = z.string().trim().min(1).max(32);

const typedTvCodeSchema = z.object({ code: tvUserCodeSchema, pin_code: pinSchema.optional() });

/** A TV that waits to be signed in (the device flow of RFC 8628). */
export const tvCodeSchema = z.object({
  /** To be displayed: six letters, `KDRLMF`. */
  code: z.string().length(tvCodeLength),
  /** The TV's secret, for polling. */
  device_code: z.string(),
  /** Lifetime of the code, in seconds from now. */
  expires_in: z.int().positive(),
  /** Seconds between two polls. */
  interval: z.int().positive(),
});
export type TvCode = z.infer<typeof tvCodeSchema>;

export const tvCodesContract = {
  create: oc
    .route({
      method: 'POST',
      path: '/tv_codes',
      summary: 'On a TV: a code to show, by which a viewer signs this TV in',
      description: 'Refused with TOO_MANY_REQUESTS.',
      tags: ['TV sign-in'],
    })
    .output(tvCodeSchema),
  poll: oc
    .route({
      method: 'POST',
      path: '/tv_codes/poll',
      summary: 'On the TV: whether somebody has signed it in; if so, its session begins',
      description:
        '`confirmed` comes once, with the session as the cookie `session`; `session_state` may be `restricted`. `expired`: show another code. TV_CODE_UNKNOWN for a secret that is none.',
      tags: ['TV sign-in'],
    })
    .input(z.object({ device_code: z.string().min(1).max(128) }))
    .output(
      z.object({
        state: z.enum(['waiting', 'confirmed', 'expired']),
        session_state: z.enum(sessionStates).nullable(),
      }),
    ),
  describe: oc
    .route({
      method: 'POST',
      path: '/tv_codes/description',
      summary: 'Which TV shows a code, to look at before it is signed in',
      description: 'For signed-in viewers. Refused with TV_CODE_UNKNOWN, TV_CODE_ATTEMPTS, SIGN_IN_REQUIRED.',
      tags: ['TV sign-in'],
    })
    .input(z.object({ code: tvUserCodeSchema }))
    .output(
      z.object({
        terminal_name: z.string(),
        title: z.string(),
        device_type_icon: deviceTypeIconSchema,
        /** Whether the TV is in the caller's network. */
        is_same_network: z.boolean(),
      }),
    ),
  authorize: oc
    .route({
      method: 'POST',
      path: '/auth_codes/authorization',
      summary: 'Sign in the TV that shows a code, to the viewer’s account',
      description:
        'The TV then watches as the master profile: another profile needs `pin_code`. `success` is false for a code that has expired; `notification` says what to do. Refused with TV_CODE_UNKNOWN, TV_CODE_ATTEMPTS, SIGN_IN_REQUIRED, MASTER_REQUIRED, PIN_WRONG.',
      tags: ['TV sign-in'],
    })
    .input(typedTvCodeSchema)
    .output(z.object({ success: z.boolean(), notification: notificationSchema.nullable() })),
  activate: oc
    .route({
      method: 'POST',
      path: '/ott_tv_codes',
      summary: 'The same by the code of an address (`ott_tv_code`)',
      description: 'Refused as above, with TV_CODE_UNKNOWN for a code that has expired.',
      tags: ['TV sign-in'],
    })
    .input(typedTvCodeSchema)
    .output(z.object({ notification: notificationSchema })),
};
