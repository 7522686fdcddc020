import { oc } from '@orpc/contract';
import { z } from 'zod';
import { idSchema } from './paging.ts';
import { sessionSchema } from './user.ts';

/**
 * Options and answers of WebAuthn in JSON (Web Authentication Level 3 §5.1), as `@simplewebauthn/browser` takes and
 * returns them.
 */
export const webAuthnOptionsSchema = z.looseObject({ challenge: z.string() });
export const webAuthnAnswerSchema = z.looseObject({
  id: z.string().min(1).max(2048),
  rawId: z.string().min(1).max(2048),
  type: z.literal('public-key'),
  response: z.looseObject({ clientDataJSON: z.string().max(10_000) }),
  clientExtensionResults: z.looseObject({}),
  authenticatorAttachment: z.string().max(60).optional(),
});

export const passkeySchema = z.object({
  id: z.int(),
  /** Chosen by the viewer; initially the program and system that created the passkey. */
  name: z.string(),
  /** Unix seconds; null: never used to sign in. */
  created_at: z.int(),
  last_used_at: z.int().nullable(),
});
export type Passkey = z.infer<typeof passkeySchema>;

export const passkeysContract = {
  list: oc
    .route({ method: 'GET', path: '/user/passkeys', summary: 'The account’s passkeys', tags: ['passkeys'] })
    .output(z.object({ passkeys: z.array(passkeySchema) })),
  registrationOptions: oc
    .route({
      method: 'POST',
      path: '/user/passkeys/options',
      summary: 'What the browser needs to make a passkey for the account; good for five minutes',
      tags: ['passkeys'],
    })
    .output(webAuthnOptionsSchema),
  register: oc
    .route({
      method: 'POST',
      path: '/user/passkeys',
      summary: 'Add the passkey that the browser made',
      description: 'Refused with PASSKEY_REFUSED, CONFLICT (ten are the most).',
      tags: ['passkeys'],
    })
    .input(z.object({ answer: webAuthnAnswerSchema, name: z.string().trim().min(1).max(60).optional() }))
    .output(passkeySchema),
  delete: oc
    .route({
      method: 'DELETE',
      path: '/user/passkeys/{id}',
      summary: 'Take a passkey from the account',
      tags: ['passkeys'],
    })
    .input(z.object({ id: idSchema }))
    .output(z.object({})),
  signInOptions: oc
    .route({
      method: 'POST',
      path: '/sign_in/passkeys/options',
      summary: 'What the browser needs to sign in by a passkey; good for five minutes',
      tags: ['passkeys'],
    })
    .output(webAuthnOptionsSchema),
  signIn: oc
    .route({
      method: 'POST',
      path: '/sign_in/passkeys',
      summary: 'Sign in by a passkey: a session, as the cookie `session`',
      description: 'Refused with PASSKEY_REFUSED.',
      tags: ['passkeys'],
    })
    .input(z.object({ answer: webAuthnAnswerSchema }))
    .output(sessionSchema),
};
