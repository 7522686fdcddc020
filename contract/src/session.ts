import { oc } from '@orpc/contract';
import { z } from 'zod';
import { languageSchema } from './language.ts';
import { loginTypeSchema, sessionSchema, timeZoneSchema, userSchema } from './user.ts';

/** What a login and its password are presented for (AU-022). */
export const loginModes = ['authorize', 'register', 'migrate_phone', 'reset_password'] as const;

/** SS-007. The bounds keep whoever asks from making passwords costly to check. */
export const createSessionInputSchema = z.object({
  /** A phone number, written as people do, or an e-mail address. */
  login: z.string().trim().min(1).max(254),
  login_mode: z.enum(loginModes),
  login_type: loginTypeSchema,
  password: z.string().min(1).max(128),
  confirmation_code: z.string().max(16).optional(),
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
      tags: ['session'],
    })
    .input(createSessionInputSchema)
    .output(sessionSchema),
  refresh: oc
    .route({
      method: 'PUT',
      path: '/session',
      summary: 'Make the session last anew, also one that has expired of late',
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
