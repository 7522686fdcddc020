import { oc } from '@orpc/contract';
import { z } from 'zod';
import { bonusLoginOf, bonusLoginTypes, leastBonusCode } from './bonus-login.ts';
import { amountSchema, currencySchema } from './money.ts';
import { mediaItemTypeSchema } from './media-item.ts';
import { idSchema, pageInput, pageOf } from './paging.ts';

/** How far an account is with a programme: `processing` while its operator has not let it in. */
export const bonusStatusSchema = z.enum(['not_registered', 'processing', 'registered']);
export type BonusStatus = z.infer<typeof bonusStatusSchema>;

/** A bonus programme as an account sees it. */
export const bonusProgramSchema = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string().nullable(),
  status: bonusStatusSchema,
  /** What the viewer can do: join, and join by another login than his own or change it. */
  actions: z.array(z.enum(['register', 'use_custom_login'])),
  required_login_type: z.enum(bonusLoginTypes),
  activation_terms: z.string(),
  /** The login of the membership, as far as its owner needs it to know it again; null before there is one. */
  login: z.string().nullable(),
  /** What there is to spend. */
  points: z.int().nonnegative(),
  /** Hundredths of the currency that one point pays. */
  point_value: amountSchema,
  currency: currencySchema,
  /** What of a purchase comes back as points. */
  earn_percent: z.int().min(0).max(100),
  /** The points that expire next, and when in Unix seconds; null where none do. */
  expiring: z.object({ points: z.int().positive(), at: z.int() }).nullable(),
});
export type BonusProgram = z.infer<typeof bonusProgramSchema>;

export const pointKinds = [
  'bonus_earned',
  'bonus_granted',
  'bonus_expired',
  'bonus_taken_back',
  'purchase',
  'refund',
] as const;

/** A movement of an account's points. */
export const pointMovementSchema = z.object({
  id: z.int(),
  kind: z.enum(pointKinds),
  /** Negative when they were spent or went. */
  points: z.int(),
  /** What there was afterwards. */
  balance: z.int().nonnegative(),
  /** Unix seconds. */
  created_at: z.int(),
  /** The title that was paid; null otherwise. */
  content: z.object({ name: z.string(), media_item_type: mediaItemTypeSchema, slug: z.string() }).nullable(),
});
export type PointMovement = z.infer<typeof pointMovementSchema>;

/** `need_confirm`: a code is on its way to the login. Otherwise what the account already is. */
export const bonusRegistrationSchema = z.object({
  status: z.enum(['need_confirm', 'processing', 'registered']),
  /** Null where no code is needed. */
  request_id: z.uuid().nullable(),
  /** Seconds until another code can be sent. */
  resend_after: z.int().nonnegative(),
});
export type BonusRegistration = z.infer<typeof bonusRegistrationSchema>;

const tags = ['bonuses'];

const loginInput = z
  .object({
    id: idSchema,
    /** A phone number: 79 and nine digits, or 374 and eight. */
    login: z.string().trim().min(1).max(254),
    login_type: z.enum(bonusLoginTypes),
  })
  .refine(({ login, login_type }) => bonusLoginOf(login, login_type) !== null, {
    path: ['login'],
    error: 'must be a phone number or an e-mail address, as login_type says',
  });

export const bonusesContract = {
  list: oc
    .route({
      method: 'GET',
      path: '/user/bonuses',
      summary: 'The bonus programmes of the brand, with what the account has in them',
      tags,
    })
    .output(z.object({ items: z.array(bonusProgramSchema) })),
  getById: oc
    .route({
      method: 'GET',
      path: '/user/bonuses/{id}',
      summary: 'One bonus programme',
      description: 'Refused with NOT_FOUND.',
      tags,
    })
    .input(z.object({ id: idSchema }))
    .output(bonusProgramSchema),
  history: oc
    .route({
      method: 'GET',
      path: '/user/bonuses/{id}/history',
      summary: 'How the account’s points came and went, the latest first',
      description: 'Refused with NOT_FOUND.',
      tags,
    })
    .input(z.object({ id: idSchema, ...pageInput }))
    .output(pageOf(pointMovementSchema)),
  register: oc
    .route({
      method: 'POST',
      path: '/user/bonuses/{id}/registrations',
      summary: 'Join a programme by the account’s own login, to which a code is sent',
      description:
        'The same again sends another code once `resend_after` is over. Refused with NOT_FOUND, BONUS_NOT_OFFERED, BONUS_LOGIN_FIXED for another login, CODE_SENDS.',
      tags,
    })
    .input(loginInput)
    .output(bonusRegistrationSchema),
  changeLogin: oc
    .route({
      method: 'POST',
      path: '/user/bonuses/{id}/logins',
      summary: 'Join a programme by another login, or change the login of the membership',
      description: 'Refused with NOT_FOUND, BONUS_NOT_OFFERED, BONUS_LOGIN_FIXED, CODE_SENDS.',
      tags,
    })
    .input(loginInput)
    .output(bonusRegistrationSchema),
  confirm: oc
    .route({
      method: 'POST',
      path: '/user/bonuses/confirmations',
      summary: 'Confirm the login by the code that was sent to it',
      description:
        'Refused with NOT_FOUND, BONUS_LOGIN_TAKEN, CODE_WRONG, CODE_EXPIRED, CODE_TRIES, CODE_ATTEMPTS.',
      tags,
    })
    .input(
      z.object({
        action: z.enum(['register', 'change_login']),
        request_id: z.uuid(),
        confirmation_code: z.string().trim().min(leastBonusCode).max(12),
      }),
    )
    .output(z.object({ status: bonusStatusSchema.exclude(['not_registered']) })),
};
