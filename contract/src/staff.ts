import { oc } from '@orpc/contract';
import { z } from 'zod';
import { languageSchema, translatedOf } from './language.ts';
import { idSchema } from './paging.ts';
import { passkeySchema, webAuthnAnswerSchema, webAuthnOptionsSchema } from './passkeys.ts';
import { permissionSchema } from './permission.ts';
import { roleGrantSchema } from './staff-roles.ts';

/**
 * The state of a console session: `second_factor` waits for the code after the password, `enrolment` belongs to a member without a
 * second factor, who can only set one up.
 */
export const staffStates = ['second_factor', 'enrolment', 'full'] as const;
export type StaffState = (typeof staffStates)[number];

const stateSchema = z.object({ state: z.enum(staffStates) });

/** A held role, with its name. */
const heldRoleSchema = roleGrantSchema.extend({ name: translatedOf(60) });

/** The member signed in to the console, with permissions. */
export const staffMeSchema = stateSchema.extend({
  member: z.object({ id: z.int(), name: z.string(), email: z.string(), language: languageSchema }),
  roles: z.array(heldRoleSchema),
  /** For all brands; empty unless the state is `full`. */
  permissions: z.array(permissionSchema),
  /** Additional permissions for single brands. */
  brand_permissions: z.array(z.object({ brand: z.string(), permissions: z.array(permissionSchema) })),
  /** When the last reauthentication expires, in Unix seconds; null: sensitive changes require a new one. */
  reauthenticated_until: z.int().nullable(),
  has_password: z.boolean(),
  has_totp: z.boolean(),
  passkeys: z.array(passkeySchema),
  recovery_codes_left: z.int(),
  /** IANA name of the service's time zone, in which the days of reports begin. */
  service_time_zone: z.string(),
});
export type StaffMe = z.infer<typeof staffMeSchema>;

const invitationSchema = z.object({
  /** Null for the first owner, who enters an address. */
  email: z.string().nullable(),
  /** The name given by the inviting member. */
  name: z.string().nullable(),
  roles: z.array(heldRoleSchema),
  /** Unix seconds; null: valid until it is used or replaced. */
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
  /** Only for the first owner; otherwise the invitation's address is used. */
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
      summary: 'The content of an invitation',
      description: 'NOT_FOUND for an unknown, used or expired invitation.',
      tags,
    })
    .input(z.object({ secret: secretSchema }))
    .output(invitationSchema),
  acceptInvitation: oc
    .route({
      method: 'POST',
      path: '/staff/invitations/{secret}',
      summary: 'Become a member of staff; the new session must set up a second factor',
      description:
        'An invitation can be used once. Refused with NOT_FOUND, PASSWORD_WEAK, and CONFLICT when the address belongs to a member.',
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
      summary: 'Complete a sign-in with a code of the authenticator app, or a recovery code',
      description: 'Each code can be used once. Refused with CODE_WRONG, CODE_TRIES.',
      tags,
    })
    .input(z.object({ code: codeSchema }))
    .output(stateSchema),
  passkeyOptions: oc
    .route({
      method: 'POST',
      path: '/staff/passkeys/options',
      summary:
        'Options for proving a passkey in the browser, to sign in or reauthenticate; valid for five minutes',
      tags,
    })
    .output(webAuthnOptionsSchema),
  signInByPasskey: oc
    .route({
      method: 'POST',
      path: '/staff/sessions/passkey',
      summary: 'Sign in by a passkey, which counts as both factors',
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
      summary: 'Reauthenticate for sensitive changes in the next ten minutes',
      description: 'Refused with PASSWORD_WRONG, SIGN_IN_ATTEMPTS, CODE_WRONG, CODE_TRIES, PASSKEY_REFUSED.',
      tags,
    })
    .input(reauthenticationSchema)
    .output(z.object({ reauthenticated_until: z.int() })),
  startTotp: oc
    .route({
      method: 'POST',
      path: '/staff/totp',
      summary:
        'Create a secret for the authenticator app; it takes effect once one of its codes is confirmed',
      description: 'REAUTHENTICATION_REQUIRED unless the member has no second factor yet.',
      tags,
    })
    .output(z.object({ secret: z.string(), uri: z.string() })),
  confirmTotp: oc
    .route({
      method: 'PUT',
      path: '/staff/totp',
      summary: 'Activate the new secret, with new recovery codes, which are shown only once',
      description: 'Refused with CODE_WRONG, CODE_TRIES; CONFLICT without a pending secret.',
      tags,
    })
    .input(z.object({ code: codeSchema }))
    .output(z.object({ recovery_codes: z.array(z.string()) })),
  removeTotp: oc
    .route({
      method: 'DELETE',
      path: '/staff/totp',
      summary: 'Remove the authenticator app',
      description: 'Refused with REAUTHENTICATION_REQUIRED; CONFLICT when it is the only second factor.',
      tags,
    })
    .output(done),
  newRecoveryCodes: oc
    .route({
      method: 'POST',
      path: '/staff/recovery-codes',
      summary: 'Replace the recovery codes with ten new ones, which are shown only once',
      description: 'Refused with REAUTHENTICATION_REQUIRED.',
      tags,
    })
    .output(z.object({ recovery_codes: z.array(z.string()) })),
  passkeyCreation: oc
    .route({
      method: 'POST',
      path: '/staff/passkeys/creation',
      summary: 'Options for creating a passkey in the browser; valid for five minutes',
      description: 'REAUTHENTICATION_REQUIRED unless the member has no second factor yet.',
      tags,
    })
    .output(webAuthnOptionsSchema),
  addPasskey: oc
    .route({
      method: 'POST',
      path: '/staff/passkeys',
      summary: 'Add the passkey that the browser made',
      description: 'Refused with PASSKEY_REFUSED, CONFLICT (the maximum is ten).',
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
      summary: 'Change the password, which ends all other sessions',
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
