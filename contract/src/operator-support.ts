import { oc } from '@orpc/contract';
import { z } from 'zod';
import { signInMethods } from './sign-ins.ts';
import { deviceTypeIcons } from './devices.ts';
import { languageSchema, translatedSchema } from './language.ts';
import { moneySchema } from './money.ts';
import { idOrSlugSchema, idSchema, pageInput, pageOf, slugSchema } from './paging.ts';
import { purchaseQualitySchema } from './purchases.ts';

/** An account in a list. Its addresses are masked: `a…@kadr.example`, `+7…0001`. */
export const foundAccountSchema = z.object({
  id: z.int(),
  san: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  /** Of the master profile. */
  name: z.string(),
  is_blocked: z.boolean(),
  is_test: z.boolean(),
  /** Unix seconds, as all moments here. */
  created_at: z.int(),
});
export type FoundAccount = z.infer<typeof foundAccountSchema>;

/** What support sees of an account. Payments and problem reports are lists of their own. */
export const accountPageSchema = foundAccountSchema.extend({
  language: languageSchema.nullable(),
  time_zone: z.string().nullable(),
  has_password: z.boolean(),
  block_message: z.string().nullable(),
  balances: z.array(moneySchema),
  device_limit: z.int(),
  stream_limit: z.int(),
  profiles: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      type: z.enum(['master', 'additional']),
      /** Years; what is above the first is not listed, above the other not shown without a PIN. */
      list_age: z.int(),
      page_age: z.int(),
      is_erotic_allowed: z.boolean(),
      /** Seconds since midnight. */
      view_allowed_from: z.int().nullable(),
      view_allowed_to: z.int().nullable(),
      /** Seconds a day. */
      max_view_time: z.int().nullable(),
    }),
  ),
  devices: z.array(
    z.object({
      id: z.int(),
      title: z.string(),
      device_type_icon: z.enum(deviceTypeIcons),
      signed_in_at: z.int(),
      last_seen_at: z.int(),
    }),
  ),
  sessions: z.array(
    z.object({
      id: z.uuid(),
      state: z.enum(['normal', 'restricted']),
      profile_id: z.int(),
      device_id: z.int().nullable(),
      brand: z.string(),
      created_at: z.int(),
      refreshed_at: z.int(),
    }),
  ),
  /** Screens that play now. */
  screens: z.array(
    z.object({
      playback_session_id: z.uuid(),
      /** Name of the title, channel or song. */
      name: z.string(),
      device_title: z.string(),
      begun_at: z.int(),
      is_paused: z.boolean(),
    }),
  ),
  purchases: z.array(
    z.object({
      id: z.int(),
      slug: z.string(),
      name: z.string(),
      usage_model: z.enum(['EST', 'TVOD']),
      quality: purchaseQualitySchema,
      purchased_at: z.int(),
      ends_at: z.int().nullable(),
      refunded_at: z.int().nullable(),
    }),
  ),
  subscriptions: z.array(
    z.object({
      id: z.int(),
      service: z.string(),
      name: z.string(),
      state: z.enum(['active', 'cancelled', 'ended']),
      end_reason: z.string().nullable(),
      price: moneySchema,
      duration: z.int(),
      duration_unit: z.enum(['day', 'month', 'year']),
      started_at: z.int(),
      ends_at: z.int(),
      paused_until: z.int().nullable(),
      /** How often the renewal was tried in vain. */
      dunning_tries: z.int(),
    }),
  ),
  /** The last twenty. */
  sign_ins: z.array(
    z.object({
      at: z.int(),
      method: z.enum(signInMethods),
      title: z.string(),
      country: z.string().nullable(),
    }),
  ),
  /** The last twenty. */
  messages: z.array(z.object({ id: z.int(), at: z.int(), text: z.string(), read_at: z.int().nullable() })),
});
export type AccountPage = z.infer<typeof accountPageSchema>;

/** Rules in the order in which they are asked; those up to `screens` may refuse, of the rest one has to allow. */
export const playbackRules = [
  'account',
  'brand',
  'erotic',
  'age',
  'country',
  'coming_soon',
  'stream',
  'hours',
  'screens',
  'free',
  'owned',
  'service',
] as const;
export type PlaybackRule = (typeof playbackRules)[number];

/** What each rule says of a title and a profile, by itself. */
export const playbackExplanationSchema = z.object({
  is_allowed: z.boolean(),
  /** Name of the error that the viewer gets; null when he may watch. */
  error: z.string().nullable(),
  title: z.object({ slug: z.string(), name: z.string() }),
  rules: z.array(
    z.object({
      rule: z.enum(playbackRules),
      /** `passes`: it does not decide. */
      verdict: z.enum(['refuses', 'passes', 'allows']),
      /** What it looked at, by name: `title_age`, `profile_age`, `country`. */
      facts: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
    }),
  ),
});
export type PlaybackExplanation = z.infer<typeof playbackExplanationSchema>;

/** Why it is done, for the audit. */
export const reasonSchema = z.string().trim().min(3).max(500);
const account = z.object({ id: idSchema });
const act = account.extend({ reason: reasonSchema });
const tags = ['operator'];

/** How an operator's support finds an account, sees what is wrong with it, and helps. */
export const operatorSupportContract = {
  listAccounts: oc
    .route({
      method: 'GET',
      path: '/operator/accounts',
      summary: 'Accounts by number, e-mail address, phone number, name of a profile or number of an order',
      description:
        'Addresses and names match from their beginning; a phone number by its last digits too. Without `q` the latest come first.',
      tags,
    })
    .input(z.object({ q: z.string().trim().max(200).optional(), ...pageInput }))
    .output(pageOf(foundAccountSchema)),
  getAccount: oc
    .route({
      method: 'GET',
      path: '/operator/accounts/{id}',
      summary: 'What support sees of an account',
      tags,
    })
    .input(account)
    .output(accountPageSchema),
  getPlaybackExplanation: oc
    .route({
      method: 'GET',
      path: '/operator/accounts/{id}/explanation',
      summary: 'Why a profile may or may not watch a title now, rule by rule',
      description:
        'Without a country: as if it were licensed everywhere. NOT_FOUND for a title that there is not.',
      tags,
    })
    .input(
      account.extend({
        title: idOrSlugSchema,
        /** Null: the master profile. */
        profile_id: idSchema.optional(),
        country: z
          .string()
          .regex(/^[A-Z]{2}$/)
          .optional(),
        brand: z.string().min(1).max(60).optional(),
      }),
    )
    .output(playbackExplanationSchema),
  revealContacts: oc
    .route({
      method: 'POST',
      path: '/operator/accounts/{id}/contacts',
      summary: 'The addresses of an account, unmasked',
      tags,
    })
    .input(act)
    .output(z.object({ email: z.string().nullable(), phone: z.string().nullable() })),
  exportAccount: oc
    .route({
      method: 'POST',
      path: '/operator/accounts/{id}/export',
      summary: 'Everything that is kept of an account, for its holder',
      tags,
    })
    .input(act)
    .output(z.object({ exported_at: z.int(), data: z.record(z.string(), z.unknown()) })),
  eraseAccount: oc
    .route({
      method: 'DELETE',
      path: '/operator/accounts/{id}',
      summary: 'Erase an account with all that belongs to it; the books keep what was paid',
      tags,
    })
    .input(act)
    .output(z.object({})),
  blockAccount: oc
    .route({
      method: 'PUT',
      path: '/operator/accounts/{id}/block',
      summary: 'Block an account, with what it is shown, or unblock it',
      tags,
    })
    .input(
      act.extend({
        is_blocked: z.boolean(),
        /** Null: the usual text. */
        message: translatedSchema.nullable().default(null),
      }),
    )
    .output(z.object({})),
  endAccountSessions: oc
    .route({
      method: 'DELETE',
      path: '/operator/accounts/{id}/sessions',
      summary: 'Sign an account out everywhere',
      tags,
    })
    .input(act)
    .output(z.object({})),
  grantTitle: oc
    .route({
      method: 'POST',
      path: '/operator/accounts/{id}/titles',
      summary: 'Give a film or an episode for good, for nothing',
      description: 'ALREADY_PURCHASED when the account has it; NOT_FOUND for a title that there is not.',
      tags,
    })
    .input(act.extend({ title: slugSchema, quality: purchaseQualitySchema.default('HD') }))
    .output(z.object({})),
  grantDays: oc
    .route({
      method: 'POST',
      path: '/operator/accounts/{id}/days',
      summary: 'Give days of a service, before the next payment where the account has it',
      description: 'CONFLICT while a payment for the service is under way.',
      tags,
    })
    .input(act.extend({ service: slugSchema, days: z.int().min(1).max(366) }))
    .output(z.object({})),
};
