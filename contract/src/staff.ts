import { oc } from '@orpc/contract';
import { z } from 'zod';
import { languageSchema, translatedOf } from './language.ts';
import { idSchema } from './paging.ts';
import { passkeySchema, webAuthnAnswerSchema, webAuthnOptionsSchema } from './passkeys.ts';
import { permissionSchema } from './permission.ts';
import { roleGrantSchema } from './staff-roles.ts';

/**
 * How far a sign-in to the console is: `second_factor` lacks the code after the password, `enrolment` is a member without a
 * second factor, who may only set one up.
 */
export const staffStates = ['second_factor', 'enrolment', 'full'] as const;
export type StaffState = (typeof staffStates)[number];

const stateSchema = z.object({ state: z.enum(staffStates) });

/** A role that somebody holds, with what it is called. */
const heldRoleSchema = roleGrantSchema.extend({ name: translatedOf(60) });

/** Who is signed in to the console, and what he may do. */
export const staffMeSchema = stateSchema.extend({
  member: z.object({ id: z.int(), name: z.string(), email: z.string(), language: languageSchema }),
  roles: z.array(heldRoleSchema),
  /** For all brands; empty unless the state is `full`. */
  permissions: z.array(permissionSchema),
  /** What is held for single brands besides. */
  brand_permissions: z.array(z.object({ brand: z.string(), permissions: z.array(permissionSchema) })),
  /** Until when sensitive changes need no new proof, in Unix seconds; null: they need one. */
  reauthenticated_until: z.int().nullable(),
  has_password: z.boolean(),
  has_totp: z.boolean(),
  passkeys: z.array(passkeySchema),
  recovery_codes_left: z.int(),
});
export type StaffMe = z.infer<typeof staffMeSchema>;

const invitationSchema = z.object({
  /** Null of the first owner’s, who gives his own. */
  email: z.string().nullable(),
  /** What whoever invited calls him. */
  name: z.string().nullable(),
  roles: z.array(heldRoleSchema),
  /** Unix seconds; null: until it is used or replaced. */
  expires_at: z.int().nullable(),
});
export type StaffInvitation = z.infer<typeof invitationSchema>;

const emailSchema = z.email().max(254);
const secretSchema = z.string().min(1).max(100);
const passwordSchema = z.string().min(1).max(128);
/** A TOTP or a recovery code, with or without spaces and hyphens. */
const codeSchema = z.string().min(6).max(40);

export const acceptInvitationSchema = z.object({
  secret: secretSchema,
  name: z.string().trim().min(1).max(100),
  /** Of the first owner; what the invitation has counts before it. */
  email: emailSchema.optional(),
  password: passwordSchema,
});
export type AcceptInvitation = z.output<typeof acceptInvitationSchema>;

export const reauthenticationSchema = z
  .object({
    password: passwordSchema.optional(),
    code: codeSchema.optional(),
    response: webAuthnAnswerSchema.optional(),
  })
  .refine(({ password, code, response }) => response !== undefined || (password && code), {
    error: 'needs the password with a code, or the answer of a passkey',
  });
export type Reauthentication = z.output<typeof reauthenticationSchema>;

const tags = ['staff'];
const done = z.object({});

/** Signing in to the console. The session is the cookie `console_session`. */
export const staffContract = {
  me: oc
    .route({ method: 'GET', path: '/staff/me', summary: 'Who is signed in, and what he may do', tags })
    .output(staffMeSchema),
  getInvitation: oc
    .route({
      method: 'GET',
      path: '/staff/invitations/{secret}',
      summary: 'What an invitation is for',
      description: 'NOT_FOUND when there is none, or it was used or has expired.',
      tags,
    })
    .input(z.object({ secret: secretSchema }))
    .output(invitationSchema),
  acceptInvitation: oc
    .route({
      method: 'POST',
      path: '/staff/invitations/{secret}',
      summary: 'Become a member of staff, signed in to set up a second factor',
      description:
        'An invitation is good once. Refused with NOT_FOUND, PASSWORD_WEAK, CONFLICT for an address that is a member’s.',
      tags,
    })
    .input(acceptInvitationSchema)
    .output(stateSchema),
  signIn: oc
    .route({
      method: 'POST',
      path: '/staff/sessions',
      summary: 'Sign in by password',
      description: 'Refused with WRONG_CREDENTIALS, SIGN_IN_ATTEMPTS.',
      tags,
    })
    .input(z.object({ email: z.string().min(1).max(254), password: passwordSchema }))
    .output(stateSchema),
  confirmCode: oc
    .route({
      method: 'POST',
      path: '/staff/sessions/code',
      summary: 'Finish signing in with a code of the authenticator app, or a recovery code',
      description: 'Each is good once. Refused with CODE_WRONG, CODE_TRIES.',
      tags,
    })
    .input(z.object({ code: codeSchema }))
    .output(stateSchema),
  passkeyOptions: oc
    .route({
      method: 'POST',
      path: '/staff/passkeys/options',
      summary: 'What the browser needs to prove a passkey, to sign in or again; good for five minutes',
      tags,
    })
    .output(webAuthnOptionsSchema),
  signInByPasskey: oc
    .route({
      method: 'POST',
      path: '/staff/sessions/passkey',
      summary: 'Sign in by a passkey: it is both factors',
      description: 'Refused with PASSKEY_REFUSED.',
      tags,
    })
    .input(z.object({ response: webAuthnAnswerSchema }))
    .output(stateSchema),
  signOut: oc
    .route({ method: 'DELETE', path: '/staff/sessions', summary: 'Sign out here', tags })
    .output(done),
  reauthenticate: oc
    .route({
      method: 'POST',
      path: '/staff/reauthentication',
      summary: 'Prove again who one is, for sensitive changes of the next ten minutes',
      description: 'Refused with PASSWORD_WRONG, SIGN_IN_ATTEMPTS, CODE_WRONG, CODE_TRIES, PASSKEY_REFUSED.',
      tags,
    })
    .input(reauthenticationSchema)
    .output(z.object({ reauthenticated_until: z.int() })),
  startTotp: oc
    .route({
      method: 'POST',
      path: '/staff/totp',
      summary: 'A new secret for the authenticator app; it counts once a code of it is confirmed',
      description: 'REAUTHENTICATION_REQUIRED unless the member has no second factor yet.',
      tags,
    })
    .output(z.object({ secret: z.string(), uri: z.string() })),
  confirmTotp: oc
    .route({
      method: 'PUT',
      path: '/staff/totp',
      summary: 'Take the new secret into use, with new recovery codes, which are shown this once',
      description: 'Refused with CODE_WRONG, CODE_TRIES; CONFLICT when no secret waits.',
      tags,
    })
    .input(z.object({ code: codeSchema }))
    .output(z.object({ recovery_codes: z.array(z.string()) })),
  removeTotp: oc
    .route({
      method: 'DELETE',
      path: '/staff/totp',
      summary: 'Go without the authenticator app',
      description: 'Refused with REAUTHENTICATION_REQUIRED; CONFLICT when it is the only second factor.',
      tags,
    })
    .output(done),
  newRecoveryCodes: oc
    .route({
      method: 'POST',
      path: '/staff/recovery-codes',
      summary: 'Replace the recovery codes by ten new ones, which are shown this once',
      description: 'Refused with REAUTHENTICATION_REQUIRED.',
      tags,
    })
    .output(z.object({ recovery_codes: z.array(z.string()) })),
  passkeyCreation: oc
    .route({
      method: 'POST',
      path: '/staff/passkeys/creation',
      summary: 'What the browser needs to make a passkey; good for five minutes',
      description: 'REAUTHENTICATION_REQUIRED unless the member has no second factor yet.',
      tags,
    })
    .output(webAuthnOptionsSchema),
  addPasskey: oc
    .route({
      method: 'POST',
      path: '/staff/passkeys',
      summary: 'Add the passkey that the browser made',
      description: 'Refused with PASSKEY_REFUSED, CONFLICT (ten are the most).',
      tags,
    })
    .input(z.object({ name: z.string().trim().min(1).max(60), response: webAuthnAnswerSchema }))
    .output(passkeySchema),
  removePasskey: oc
    .route({
      method: 'DELETE',
      path: '/staff/passkeys/{id}',
      summary: 'Remove a passkey',
      description:
        'Refused with NOT_FOUND, REAUTHENTICATION_REQUIRED; CONFLICT when it is the only second factor.',
      tags,
    })
    .input(z.object({ id: idSchema }))
    .output(done),
  changePassword: oc
    .route({
      method: 'PUT',
      path: '/staff/password',
      summary: 'Change the password; ends all other sessions',
      description: 'Refused with PASSWORD_WRONG, PASSWORD_WEAK, SIGN_IN_ATTEMPTS.',
      tags,
    })
    .input(z.object({ old_password: passwordSchema, password: passwordSchema }))
    .output(done),
  setLanguage: oc
    .route({ method: 'PUT', path: '/staff/language', summary: 'Choose the language of the console', tags })
    .input(z.object({ language: languageSchema }))
    .output(done),
};
