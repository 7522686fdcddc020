import { oc } from '@orpc/contract';
import { z } from 'zod';
import { accountReferenceSchema } from './account-reference.ts';
import { brandIdsSchema, countSchema } from './bounds.ts';
import { bonusLoginTypes } from './bonus-login.ts';
import { translatedNameSchema, translatedSchema } from './language.ts';
import { amountSchema, currencySchema } from './money.ts';
import { slugSchema } from './paging.ts';

/** A bonus programme's import; its alias is the key. */
export const bonusProgramImportSchema = z.object({
  alias: slugSchema,
  name: translatedNameSchema,
  description: translatedSchema.nullable().default(null),
  activation_terms: translatedSchema,
  required_login_type: z.enum(bonusLoginTypes).default('phone'),
  /** Whether viewers can join by themselves. */
  allows_registration: z.boolean().default(true),
  /** Whether viewers can join by a login other than the account's. */
  allows_custom_login: z.boolean().default(false),
  /** Whether the operator admits each member (`setBonusMembers`). */
  is_reviewed: z.boolean().default(false),
  currency: currencySchema,
  /** Hundredths that one point pays. */
  point_value: amountSchema,
  /** Percentage of a purchase that is returned as points. */
  earn_percent: z.int().min(0).max(100),
  /** Days until a point expires; null: never. */
  expires_after_days: z.int().positive().max(3650).nullable().default(null),
  /** A programme that is not offered keeps its members and their points, but neither earns nor pays. */
  active: z.boolean().default(true),
  /** Empty: all brands. */
  brands: brandIdsSchema.default([]),
});
export type BonusProgramImport = z.input<typeof bonusProgramImportSchema>;
export type BonusProgramImportParsed = z.output<typeof bonusProgramImportSchema>;

/** Points granted by an operator to an account, member or not. */
export const bonusGrantSchema = z.object({
  account: accountReferenceSchema,
  program: slugSchema,
  /** The operator's key of the grant: repeating it for the same account grants nothing more. */
  key: z.string().min(1).max(100),
  points: countSchema,
});
export type BonusGrant = z.input<typeof bonusGrantSchema>;

/** An account's membership state in a programme whose members are admitted by hand. */
export const bonusMemberSchema = z.object({
  account: accountReferenceSchema,
  program: slugSchema,
  is_member: z.boolean(),
});
export type BonusMember = z.input<typeof bonusMemberSchema>;

const tags = ['operator'];

export const operatorBonusesContract = {
  importBonusPrograms: oc
    .route({
      method: 'POST',
      path: '/operator/bonus_programs',
      summary: 'Add or change bonus programmes, all or nothing',
      tags,
    })
    .input(z.object({ bonus_programs: z.array(bonusProgramImportSchema).min(1).max(20) }))
    .output(z.object({ bonus_programs: z.int() })),
  grantBonuses: oc
    .route({
      method: 'POST',
      path: '/operator/bonus_grants',
      summary: 'Give points to accounts, all or nothing',
      description:
        'NOT_FOUND when there is no such account or programme. Answers how many were new: a key that was used for the account before gives nothing more.',
      tags,
    })
    .input(z.object({ grants: z.array(bonusGrantSchema).min(1).max(100) }))
    .output(z.object({ grants: z.int() })),
  setBonusMembers: oc
    .route({
      method: 'POST',
      path: '/operator/bonus_members',
      summary: 'Let accounts that wait for it into programmes, or turn them away, all or nothing',
      description: 'NOT_FOUND when there is no such membership.',
      tags,
    })
    .input(z.object({ members: z.array(bonusMemberSchema).min(1).max(100) }))
    .output(z.object({ members: z.int() })),
};
