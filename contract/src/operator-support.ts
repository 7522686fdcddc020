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
  /** From the master profile. */
  name: z.string(),
  is_blocked: z.boolean(),
  is_test: z.boolean(),
  /** Unix seconds, like all times here. */
  created_at: z.int(),
});
export type FoundAccount = z.infer<typeof foundAccountSchema>;

/** An account as support sees it. Payments and problem reports have separate lists. */
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
      /** Years; titles above the first limit are not listed, titles above the second require a PIN. */
      list_age: z.int(),
      page_age: z.int(),
      is_erotic_allowed: z.boolean(),
      /** Seconds since midnight. */
      view_allowed_from: z.int().nullable(),
      view_allowed_to: z.int().nullable(),
      /** Seconds per day. */
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
  /** Screens that are playing now. */
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
      /** How many renewal attempts have failed. */
      dunning_tries: z.int(),
    }),
  ),
  /** The latest twenty. */
  sign_ins: z.array(
    z.object({
      at: z.int(),
      method: z.enum(signInMethods),
      title: z.string(),
      country: z.string().nullable(),
    }),
  ),
  /** The latest twenty. */
  messages: z.array(z.object({ id: z.int(), at: z.int(), text: z.string(), read_at: z.int().nullable() })),
});
export type AccountPage = z.infer<typeof accountPageSchema>;

/** Rules in evaluation order; those up to `screens` can refuse, and one of the rest must allow. */
export const playbackRules = [
  'account',
  'brand',
  'erotic',
  'age',
  'country',
  'coming_soon',
  'rights',
  'stream',
  'hours',
  'screens',
  'free',
  'owned',
  'service',
] as const;
export type PlaybackRule = (typeof playbackRules)[number];

/** The verdict of each rule for a title and a profile. */
export const playbackExplanationSchema = z.object({
  is_allowed: z.boolean(),
  /** Name of the error that the viewer gets; null when playback is allowed. */
  error: z.string().nullable(),
  title: z.object({ slug: z.string(), name: z.string() }),
  rules: z.array(
    z.object({
      rule: z.enum(playbackRules),
      /** `passes`: no verdict. */
      verdict: z.enum(['refuses', 'passes', 'allows']),
      /** The facts considered, by name: `title_age`, `profile_age`, `country`. */
      facts: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
    }),
  ),
});
export type PlaybackExplanation = z.infer<typeof playbackExplanationSchema>;

/** The reason, for the audit. */
export const reasonSchema = z.string().trim().min(3).max(500);
const account = z.object({ id: idSchema });
const act = account.extend({ reason: reasonSchema });
export const listAccountsInputSchema = z.object({
  q: z.string().trim().max(200).optional(),
  ...pageInput,
});

const tags = ['operator'];

/** Support: finding accounts, explaining problems, and helping. */
export const operatorSupportContract = {
  listAccounts: oc
    .route({
      method: 'GET',
      path: '/operator/accounts',
      summary: 'Find accounts by number, e-mail address, phone number, profile name or order number',
      description:
        'Addresses and names match by prefix; a phone number also by its last digits. Without `q`, all accounts, latest first.',
      tags,
    })
    .input(listAccountsInputSchema)
    .output(pageOf(foundAccountSchema)),
  getAccount: oc
    .route({
      method: 'GET',
      path: '/operator/accounts/{id}',
      summary: 'An account as support sees it',
      tags,
    })
    .input(account)
    .output(accountPageSchema),
  getPlaybackExplanation: oc
    .route({
      method: 'GET',
      path: '/operator/accounts/{id}/explanation',
      summary: 'Why a profile may or may not watch a title now, rule by rule',
      description: 'Without a country, the country is ignored. NOT_FOUND for an unknown title.',
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
  viewAsAccount: oc
    .route({
      method: 'POST',
      path: '/operator/accounts/{id}/views',
      summary: 'A preview token that shows any page as an account sees it, without an effect',
      description:
        'Used as `getBrandPreview`’s, for ten minutes. Its addresses are masked, nothing is changed and nothing is played. FORBIDDEN for programs, which have no console session; NOT_FOUND for a profile of another account, and for a brand that viewers do not see.',
      tags,
    })
    .input(
      act.extend({
        /** Null: the master profile. */
        profile_id: idSchema.nullable().default(null),
        /** Left out: the brand of the host. */
        brand: z.string().min(1).max(60).optional(),
      }),
    )
    .output(z.object({ preview_token: z.string() })),
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
      summary: 'All stored data of an account, for its holder',
      tags,
    })
    .input(act)
    .output(z.object({ exported_at: z.int(), data: z.record(z.string(), z.unknown()) })),
  eraseAccount: oc
    .route({
      method: 'DELETE',
      path: '/operator/accounts/{id}',
      summary: 'Erase an account and its data; the books keep its payments',
      tags,
    })
    .input(act)
    .output(z.object({})),
  blockAccount: oc
    .route({
      method: 'PUT',
      path: '/operator/accounts/{id}/block',
      summary: 'Block an account with a message for its viewers, or unblock it',
      tags,
    })
    .input(
      act.extend({
        is_blocked: z.boolean(),
        /** Null: the default text. */
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
      summary: 'Grant a film or an episode permanently, free of charge',
      description: 'ALREADY_PURCHASED when the account owns it; NOT_FOUND for an unknown title.',
      tags,
    })
    .input(act.extend({ title: slugSchema, quality: purchaseQualitySchema.default('HD') }))
    .output(z.object({})),
  grantDays: oc
    .route({
      method: 'POST',
      path: '/operator/accounts/{id}/days',
      summary: 'Grant days of a service; an existing subscription is extended before its next payment',
      description: 'CONFLICT while a payment for the service is under way.',
      tags,
    })
    .input(act.extend({ service: slugSchema, days: z.int().min(1).max(366) }))
    .output(z.object({})),
};
