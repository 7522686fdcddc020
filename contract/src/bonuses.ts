import { oc } from '@orpc/contract';
import { z } from 'zod';
import { bonusLoginOf, bonusLoginTypes, leastBonusCode } from './bonus-login.ts';
import { amountSchema, currencySchema } from './money.ts';
import { mediaItemTypeSchema } from './media-item.ts';
import { idSchema, pageInput, pageOf } from './paging.ts';

/** State of an account's membership in a programme: `processing` until the operator admits it. */
export const bonusStatusSchema = z.enum(['not_registered', 'processing', 'registered']);
export type BonusStatus = z.infer<typeof bonusStatusSchema>;

/** A bonus programme as an account sees it. */
export const bonusProgramSchema = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string().nullable(),
  status: bonusStatusSchema,
  /** Actions open to the viewer: join; join by a login other than the account's, or change it. */
  actions: z.array(z.enum(['register', 'use_custom_login'])),
  required_login_type: z.enum(bonusLoginTypes),
  activation_terms: z.string(),
  /** The login of the membership, masked for its owner to recognise; null without one. */
  login: z.string().nullable(),
  /** Points that can be spent. */
  points: z.int().nonnegative(),
  /** Value of a point, in hundredths of the currency. */
  point_value: amountSchema,
  currency: currencySchema,
  /** Percentage of a purchase that is returned as points. */
  earn_percent: z.int().min(0).max(100),
  /** The next points to expire and when, in Unix seconds; null if none expire. */
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
  /** Negative for points spent or expired. */
  points: z.int(),
  /** Balance after the movement. */
  balance: z.int().nonnegative(),
  /** Unix seconds. */
  created_at: z.int(),
  /** The title that the points paid for; otherwise null. */
  content: z.object({ name: z.string(), media_item_type: mediaItemTypeSchema, slug: z.string() }).nullable(),
});
export type PointMovement = z.infer<typeof pointMovementSchema>;

/** `need_confirm`: a code has been sent to the login. Otherwise the membership's state. */
export const bonusRegistrationSchema = z.object({
  status: z.enum(['need_confirm', 'processing', 'registered']),
  /** Null if no code is needed. */
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
