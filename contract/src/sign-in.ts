import { oc } from '@orpc/contract';
import { z } from 'zod';
import { loginSchema, loginModes } from './login.ts';
import { loginTypeSchema } from './user.ts';

/** Purposes of an SMS code; `erase_account` confirms the erasure of the account's data. */
export const smsCodeActions = [
  'auth',
  'register',
  'reset_pin',
  'reset_password',
  'migrate_phone',
  'erase_account',
] as const;
export const smsCodeActionSchema = z.enum(smsCodeActions);
export type SmsCodeAction = z.infer<typeof smsCodeActionSchema>;

/** Purposes of an e-mail code. */
export const emailCodeActions = ['reset_password'] as const;
export const emailCodeActionSchema = z.enum(emailCodeActions);

/** Number of digits of a code by SMS, and by e-mail. */
export const smsCodeLength = 4;
export const emailCodeLength = 6;

/** A phone number in any common notation. */
const phoneSchema = z.string().trim().min(1).max(40);
const emailSchema = z.string().trim().min(1).max(254);
/** A code as typed; a text that cannot be a code is wrong, not invalid. */
const typedCodeSchema = z.string().trim().min(1).max(16);

/** Proof that a code or a password was right: valid once, for its purpose, for ten minutes, in this session. */
export const confirmationCodeSchema = z.string().min(1).max(64);

/** A new password: 8–128 characters, none of the most common ones, not the login itself. */
export const newPasswordSchema = z.string().min(1).max(128);

export const checkedLoginSchema = z.object({
  login_mode: z.enum(loginModes),
  login_type: loginTypeSchema,
  /** Name of the provider from which the account was migrated; otherwise null. */
  migrated_from: z.string().nullable(),
});
export type CheckedLogin = z.infer<typeof checkedLoginSchema>;

/** A code has been sent, or was sent so recently that it is not sent again: the earlier one is then still valid. */
export const sentCodeSchema = z.object({
  /** Seconds from now after which a code may be sent again. */
  resend_after: z.int().nonnegative(),
  code_length: z.int().positive(),
  /** Lifetime of the code, in seconds from now. */
  expires_in: z.int().nonnegative(),
});
export type SentCode = z.infer<typeof sentCodeSchema>;

export const confirmationSchema = z.object({ confirmation_code: confirmationCodeSchema });
export type Confirmation = z.infer<typeof confirmationSchema>;

const limitsOfCodes =
  'CODE_WRONG, CODE_EXPIRED, CODE_TRIES (five wrong tries: ask for another code), CODE_ATTEMPTS (too many wrong codes today).';

export const signInContract = {
  checkLogin: oc
    .route({
      method: 'POST',
      path: '/sign_in/login',
      summary: 'How one goes on with a login: signing in, registering, migrating',
      description:
        'With `mode` `migrate_phone` the login is the phone number for the account of another provider whose e-mail address was checked before in this session. Refused with MIGRATION_PHONE_UNKNOWN, SIGN_IN_ATTEMPTS; INVALID_INPUT (field `login`) for what is neither phone nor e-mail address.',
      tags: ['sign-in'],
    })
    .input(z.object({ login: loginSchema, mode: z.literal('migrate_phone').optional() }))
    .output(checkedLoginSchema),
  sendSmsCode: oc
    .route({
      method: 'POST',
      path: '/sign_in/sms_codes',
      summary: 'Send a code to a phone',
      description:
        'The code is good in this session only. Asked again while `resend_after` runs, nothing is sent and the answer says what is left. `reset_pin` and `erase_account` are for the account’s own phone (FORBIDDEN otherwise). Refused with CODE_SENDS.',
      tags: ['sign-in'],
    })
    .input(z.object({ phone: phoneSchema, action: smsCodeActionSchema }))
    .output(sentCodeSchema),
  validateSmsCode: oc
    .route({
      method: 'POST',
      path: '/sign_in/sms_codes/validation',
      summary: 'Exchange an SMS code for a confirmation',
      description: `Uses the code up. Refused with ${limitsOfCodes}`,
      tags: ['sign-in'],
    })
    .input(z.object({ phone: phoneSchema, code: typedCodeSchema, action: smsCodeActionSchema }))
    .output(confirmationSchema),
  sendEmailCode: oc
    .route({
      method: 'POST',
      path: '/sign_in/email_codes',
      summary: 'Send a code to an e-mail address',
      description: 'Answers alike whether there is such an account or not. Refused with CODE_SENDS.',
      tags: ['sign-in'],
    })
    .input(z.object({ email: emailSchema, action: emailCodeActionSchema }))
    .output(sentCodeSchema),
  validateEmailCode: oc
    .route({
      method: 'POST',
      path: '/sign_in/email_codes/validation',
      summary: 'Exchange an e-mail code for a confirmation',
      description: `Uses the code up. Refused with ${limitsOfCodes}`,
      tags: ['sign-in'],
    })
    .input(z.object({ email: emailSchema, code: typedCodeSchema, action: emailCodeActionSchema }))
    .output(confirmationSchema),
  resetPassword: oc
    .route({
      method: 'POST',
      path: '/sign_in/password',
      summary: 'Set a new password with a confirmation; everybody who is signed in is signed out',
      description:
        'The confirmation is of the e-mail code, or of the SMS code (action `reset_password`) when `phone` is given. With both, the e-mail address of a migrating account is added to the account of the phone. Sign in with the new password afterwards. Refused with CONFIRMATION_INVALID, PASSWORD_WEAK (field `new_password`), MIGRATION_PHONE_UNKNOWN.',
      tags: ['sign-in'],
    })
    .input(
      z.object({
        confirmation_code: confirmationCodeSchema,
        email: emailSchema.nullish(),
        phone: phoneSchema.nullish(),
        new_password: newPasswordSchema,
      }),
    )
    .output(z.object({})),
  validatePassword: oc
    .route({
      method: 'POST',
      path: '/user/password/validation',
      summary: 'Exchange the account’s password for a confirmation',
      description:
        'The confirmation is good where one of an SMS code with action `reset_pin` or `erase_account` is. Refused with PASSWORD_WRONG, SIGN_IN_ATTEMPTS, SIGN_IN_REQUIRED.',
      tags: ['sign-in'],
    })
    .input(z.object({ password: z.string().min(1).max(128) }))
    .output(confirmationSchema),
  migratePhone: oc
    .route({
      method: 'POST',
      path: '/sign_in/migration',
      summary: 'Take over an account of another provider, under its phone number',
      description:
        'With the confirmation of an SMS code of action `migrate_phone`. Sign in by an SMS code (`auth`) afterwards. Refused with CONFIRMATION_INVALID, MIGRATION_PHONE_UNKNOWN.',
      tags: ['sign-in'],
    })
    .input(z.object({ confirmation_code: confirmationCodeSchema, phone: phoneSchema, email: emailSchema }))
    .output(z.object({})),
};
