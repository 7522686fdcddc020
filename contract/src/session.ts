import { oc } from '@orpc/contract';
import { z } from 'zod';
import { languageSchema } from './language.ts';
import { loginModes, loginSchema } from './login.ts';
import { pinSchema } from './profiles.ts';
import { loginTypeSchema, sessionSchema, timeZoneSchema, userSchema } from './user.ts';

/**
 * For a phone number, `password` is the SMS code (action `auth` to authorize, `register` otherwise) or the account's
 * password; for an e-mail address, the account's password. A confirmation of such an SMS code may replace it. The
 * bounds keep callers from sending passwords that are costly to check.
 */
export const createSessionInputSchema = z
  .object({
    login: loginSchema,
    login_mode: z.enum(loginModes),
    login_type: loginTypeSchema,
    password: z.string().min(1).max(128).optional(),
    confirmation_code: z.string().min(1).max(64).optional(),
  })
  .refine(({ password, confirmation_code }) => password !== undefined || confirmation_code !== undefined, {
    path: ['password'],
    error: 'is required',
  });
export type CreateSessionInput = z.input<typeof createSessionInputSchema>;

export const sessionContract = {
  createDemo: oc
    .route({
      method: 'POST',
      path: '/sessions/demo',
      summary: 'A demo session, as the cookie `session`; goes on with a session that is still good',
      tags: ['session'],
    })
    .output(sessionSchema),
  create: oc
    .route({
      method: 'POST',
      path: '/sessions',
      summary: 'Sign in: a session, as the cookie `session`',
      description:
        '`restricted` beyond the device limit: delete a device, then `refresh`. Refused with WRONG_CREDENTIALS, SIGN_IN_ATTEMPTS; by SMS code with CODE_WRONG, CODE_EXPIRED, CODE_TRIES, CODE_ATTEMPTS; REGISTRATION_BY_PHONE_ONLY for an e-mail address to register.',
      tags: ['session'],
    })
    .input(createSessionInputSchema)
    .output(sessionSchema),
  createByAssertion: oc
    .route({
      method: 'POST',
      path: '/sessions/assertions',
      summary: 'Sign in by the word of an operator’s app (auto-login)',
      description:
        'An assertion is a JWT (HS256, the app’s secret) with `phone`, `aud` (the brand), `exp` at most five minutes ahead and `jti`; it is good once, for a phone that has an account. Refused with ASSERTION_INVALID.',
      tags: ['session'],
    })
    .input(
      z.object({
        auth_phone: z.string().trim().min(1).max(40),
        auth_app: z.string().trim().min(1).max(60),
        auth_assertion: z.string().min(1).max(2000),
      }),
    )
    .output(sessionSchema),
  refresh: oc
    .route({
      method: 'PUT',
      path: '/session',
      summary: 'Extend the session, also one that expired recently',
      description:
        'A restricted session becomes a normal one when the account has a place for its device now (AU-067).',
      tags: ['session'],
    })
    .output(sessionSchema),
  end: oc
    .route({
      method: 'DELETE',
      path: '/session',
      summary: 'Sign out, or drop a session that is no good: a demo session takes its place',
      tags: ['session'],
    })
    .output(sessionSchema),
  endAll: oc
    .route({
      method: 'DELETE',
      path: '/sessions',
      summary: 'Sign out everywhere; with `keep_current` everywhere but here',
      description: 'For the master profile, and for others with `pin_code` (MASTER_REQUIRED, PIN_WRONG).',
      tags: ['session'],
    })
    .input(z.object({ keep_current: z.boolean().default(false), pin_code: pinSchema.optional() }))
    .output(sessionSchema),
  user: oc
    .route({
      method: 'GET',
      path: '/user',
      summary: 'The viewer: session, account, profile, language, menu',
      tags: ['session'],
    })
    .output(userSchema),
  updateUser: oc
    .route({
      method: 'PATCH',
      path: '/user',
      summary: 'Change the viewer’s language or time zone',
      description:
        'Hours of view follow the time zone of the account: only the master profile changes it (MASTER_REQUIRED).',
      tags: ['session'],
    })
    .input(z.object({ language: languageSchema.optional(), currentTimeZone: timeZoneSchema.optional() }))
    .output(userSchema),
  setViewedTime: oc
    .route({
      method: 'POST',
      path: '/user/viewed_time',
      summary: 'Add seconds that the profile has watched to those of today',
      tags: ['session'],
    })
    .input(z.object({ seconds: z.int().min(1).max(3600) }))
    .output(userSchema.pick({ maxViewTime: true, curViewTime: true, isViewTimeLeft: true })),
};
