import { oc } from '@orpc/contract';
import { z } from 'zod';
import { languageSchema } from './language.ts';
import { targetSchema } from './media-view.ts';

/** Demo: anonymous. Normal: signed in. Restricted: signed in beyond the device limit (SS-004, SS-005). */
export const sessionStates = ['demo', 'normal', 'restricted'] as const;
export const sessionSchema = z.object({ session_state: z.enum(sessionStates) });
export type Session = z.infer<typeof sessionSchema>;

export const menuItemSchema = z.object({
  id: z.int(),
  title: z.string(),
  target: targetSchema,
  icon: z.string().nullable(),
});
export type MenuItem = z.infer<typeof menuItemSchema>;

/** The viewer as the pages know him (SS-075); grows with accounts and profiles. */
export const userSchema = z.object({
  isAuth: z.boolean(),
  session: sessionSchema,
  language: languageSchema,
  currentTimeZone: z.string(),
  menu: z.object({ items: z.array(menuItemSchema) }),
});
export type User = z.infer<typeof userSchema>;

export const sessionContract = {
  createDemo: oc
    .route({
      method: 'POST',
      path: '/sessions/demo',
      summary: 'A demo session, as the cookie `session`',
      tags: ['session'],
    })
    .output(sessionSchema),
  user: oc
    .route({
      method: 'GET',
      path: '/user',
      summary: 'The viewer: session, language, menu',
      tags: ['session'],
    })
    .output(userSchema),
};
