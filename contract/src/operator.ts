import { oc } from '@orpc/contract';
import { z } from 'zod';
import { countSchema, unixSecondsSchema } from './bounds.ts';
import { accountReferenceSchema } from './account-reference.ts';
import { catalogueImportSchema } from './catalogue-import.ts';
import { imagePathSchema } from './image.ts';
import { infoPageImportSchema } from './info-pages.ts';
import { languageSchema, translatedNameSchema, translatedOf, translatedSchema } from './language.ts';
import {
  composeInputSchema,
  encodings,
  filmSources,
  furtherCodecsSchema,
  ingestInputSchema,
  ingestSchema,
} from './ingest.ts';
import { assetIdSchema } from './tracks.ts';
import { operatorAdsContract } from './operator-ads.ts';
import { operatorAuditContract } from './operator-audit.ts';
import { displayInputSchema } from './display-input.ts';
import { operatorBroadcastsContract } from './operator-broadcasts.ts';
import { operatorFilmStreamContract } from './operator-film-stream.ts';
import { operatorPicturesContract } from './operator-pictures.ts';
import { operatorSegmentsContract } from './operator-segments.ts';
import { operatorBonusesContract } from './operator-bonuses.ts';
import { operatorCertificatesContract } from './operator-certificates.ts';
import { operatorKeysContract } from './operator-keys.ts';
import { operatorSupportContract, reasonSchema } from './operator-support.ts';
import { operatorTelevisionContract } from './operator-television.ts';
import { operatorQualityContract } from './operator-quality.ts';
import { operatorTracksContract } from './operator-tracks.ts';
import { operatorAnalyticsContract } from './operator-analytics.ts';
import { operatorServiceContract } from './operator-service.ts';
import { operatorTodayContract } from './operator-today.ts';
import { operatorBrandsContract } from './operator-brands.ts';
import { operatorWebhooksContract } from './operator-webhooks.ts';
import { operatorMoneyContract } from './operator-money.ts';
import { operatorImportsContract } from './operator-imports.ts';
import { operatorReportsContract } from './operator-reports.ts';
import { operatorStaffContract } from './operator-staff.ts';
import { operatorRecordsContract } from './operator-records.ts';
import { idSchema, slugSchema } from './paging.ts';
import { amountSchema, currencySchema } from './money.ts';
import { promoBenefitSchema, promoCampaignImportSchema } from './promo-benefits.ts';
import { eventItemSchema, pushEventCodeSchema, pushEventTypes } from './push.ts';
import { problemReportListInput, problemReportPageSchema } from './problem-reports.ts';
import { profileNameSchema } from './profiles.ts';
import { targetImportSchema } from './target-import.ts';
import { featureToggleSchema, toggleDataInputSchema, toggleKeySchema } from './toggles.ts';
import { timeZoneSchema } from './user.ts';

/**
 * An account's import; its e-mail address or phone number is the key: importing it again changes the account. An
 * existing account keeps its profiles, its other login, and its holder's choices that the import does not mention; a
 * new password ends all its sessions.
 */
export const accountImportSchema = z
  .object({
    email: z.email().max(254).nullable().default(null),
    /** International, digits after a plus: `+79990000000`. */
    phone: z
      .string()
      .regex(/^\+[1-9]\d{7,14}$/, 'must be an international number such as +79990000000')
      .nullable()
      .default(null),
    password: z.string().min(8).max(128),
    language: languageSchema.nullable().default(null),
    time_zone: timeZoneSchema.nullable().default(null),
    /** Name of a new account's master profile. */
    profile_name: profileNameSchema.default('Профиль 1'),
    /** Device limit; null: the default, or unchanged. */
    device_limit: z.int().min(1).max(10_000).nullable().default(null),
    /** Limit of simultaneous screens; null: the default, or unchanged. */
    stream_limit: z.int().min(1).max(1000).nullable().default(null),
    is_test: z.boolean().default(false),
    btb_type: z.string().max(60).nullable().default(null),
    auth_mode: z.string().max(60).nullable().default(null),
    home_mrf: z.string().max(60).nullable().default(null),
    location: z.string().max(60).nullable().default(null),
    sub_location: z.string().max(60).nullable().default(null),
    is_account_blocked: z.boolean().default(false),
    block_screen: z
      .object({
        message: translatedSchema,
        submessage: translatedSchema.nullable().default(null),
        icon: imagePathSchema.nullable().default(null),
        available_actions: z
          .array(
            z.object({
              type: z.enum(['logout', 'link']),
              screen_name: z.enum(['account_refill', 'my_collection']).nullable().default(null),
              title: translatedNameSchema,
            }),
          )
          .min(1)
          .max(5),
      })
      .nullable()
      .default(null),
  })
  .refine(({ email, phone }) => email !== null || phone !== null, {
    path: ['email'],
    error: 'an account needs an e-mail address or a phone number',
  });
export type AccountImport = z.input<typeof accountImportSchema>;
export type AccountImportParsed = z.output<typeof accountImportSchema>;

/** A promo code's import; `code` is the key, regardless of case. */
export const promoCodeImportSchema = z.object({
  code: z.string().trim().min(3).max(64),
  message: translatedSchema,
  submessage: translatedSchema.nullable().default(null),
  poster: imagePathSchema.nullable().default(null),
  target: targetImportSchema.nullable().default(null),
  /** Unix seconds; null: no start, no end. */
  valid_from: unixSecondsSchema.nullable().default(null),
  valid_to: unixSecondsSchema.nullable().default(null),
  /** Maximum number of accounts that may use it; null: no limit. An account uses it once. */
  max_redemptions: countSchema.nullable().default(null),
  needs_card: z.boolean().default(false),
  /** Maximum number of accounts per day (UTC). */
  max_per_day: countSchema.nullable().default(null),
  /** The campaign whose dates and limits also apply. */
  campaign: slugSchema.nullable().default(null),
  /** Null: it only shows its text. */
  benefit: promoBenefitSchema.nullable().default(null),
});
export type PromoCodeImport = z.input<typeof promoCodeImportSchema>;
export type PromoCodeImportParsed = z.output<typeof promoCodeImportSchema>;

/** A credit from an operator to an account. */
export const creditInputSchema = z.object({
  account: accountReferenceSchema,
  /** The operator's key of the credit: repeating it for the same account credits nothing more. */
  key: z.string().min(1).max(100),
  amount: amountSchema,
  currency: currencySchema,
});
export type CreditInput = z.input<typeof creditInputSchema>;

/** A service that an account gets on the terms of its first price, with the trial. */
export const subscriptionInputSchema = z.object({ account: accountReferenceSchema, service: slugSchema });
export type SubscriptionInput = z.input<typeof subscriptionInputSchema>;

/**
 * A message or event to an account from an operator or a system of the operator, such as billing. With a `display` it
 * is a message: it stays in the journal, and viewers who are not connected get it when they next are. Without one it is
 * an event for open pages.
 */
export const messageInputSchema = z
  .object({
    account: accountReferenceSchema,
    /** A profile of the account; null: all of them. */
    profile_id: idSchema.nullable().default(null),
    /** The sender's key: repeating it for the same account does not send it again. */
    key: z.string().min(1).max(100),
    event_type: z.enum(pushEventTypes).default('display'),
    event_code: pushEventCodeSchema,
    /** Goes to the journal without being displayed; still counts as unread. */
    is_silent: z.boolean().default(false),
    display: displayInputSchema.nullable().default(null),
    item: eventItemSchema.nullable().default(null),
    media_view_alias: z.string().max(60).nullable().default(null),
    ab_test: z.string().max(60).nullable().default(null),
    src: z
      .url({ protocol: /^https$/ })
      .max(2000)
      .nullable()
      .default(null),
    title: translatedOf(200).nullable().default(null),
  })
  .refine(({ event_code, display }) => (event_code === 'poll') === ((display?.poll ?? null) !== null), {
    path: ['display', 'poll'],
    error: 'a poll has questions, and nothing else has any',
  });
export type MessageInput = z.input<typeof messageInputSchema>;
export type MessageInputParsed = z.output<typeof messageInputSchema>;

export const operatorContract = {
  importCatalogue: oc
    .route({
      method: 'POST',
      path: '/operator/catalogue',
      summary: 'Add or change catalogue, all or nothing',
      tags: ['operator'],
    })
    .input(catalogueImportSchema)
    .output(
      z.object({
        genres: z.int(),
        persons: z.int(),
        media_items: z.int(),
        services: z.int(),
        collections: z.int(),
        promo_events: z.int(),
        karaoke_items: z.int(),
        channels: z.int(),
        media_views: z.int(),
      }),
    ),
  createIngest: oc
    .route({
      method: 'POST',
      path: '/operator/ingests',
      summary: 'Package an uploaded file and publish it',
      tags: ['operator'],
    })
    .input(ingestInputSchema)
    .output(ingestSchema),
  getIngest: oc
    .route({
      method: 'GET',
      path: '/operator/ingests/{id}',
      summary: 'How far an ingest is',
      tags: ['operator'],
    })
    .input(z.object({ id: idSchema }))
    .output(ingestSchema),
  retryIngest: oc
    .route({
      method: 'POST',
      path: '/operator/ingests/{id}/retry',
      summary: 'Try a failed ingest once more, with what was uploaded for it',
      description: 'Uploads of a failed ingest are kept for a week. CONFLICT when it has not failed.',
      tags: ['operator'],
    })
    .input(z.object({ id: idSchema }))
    .output(ingestSchema),
  cancelIngest: oc
    .route({
      method: 'DELETE',
      path: '/operator/ingests/{id}',
      summary: 'Cancel an ingest that is queued, running or waits for review',
      description:
        'Its worker stops within seconds; its output and uploads are removed. An on-demand ingest becomes `deferred` again. CONFLICT when it is over.',
      tags: ['operator'],
    })
    .input(z.object({ id: idSchema }))
    .output(ingestSchema),
  moveIngest: oc
    .route({
      method: 'PUT',
      path: '/operator/ingests/{id}/place',
      summary: 'Move a queued ingest before another one',
      description:
        'Null moves it to the end. Ingests that viewers wait for always come first. CONFLICT when either ingest is not queued.',
      tags: ['operator'],
    })
    .input(z.object({ id: idSchema, before: idSchema.nullable() }))
    .output(ingestSchema),
  listFilmSources: oc
    .route({
      method: 'GET',
      path: '/operator/film_sources',
      summary: 'Where films can come from besides uploads',
      description: 'An ingest names one as `source.maker`, and the address, path or key as `source.key`.',
      tags: ['operator'],
    })
    .output(z.object({ items: z.array(z.enum(filmSources)) })),
  publishIngest: oc
    .route({
      method: 'POST',
      path: '/operator/ingests/{id}/publication',
      summary: 'Publish an ingest that waits for review',
      description: 'CONFLICT when it does not; INVALID_INPUT when its title is not there any more.',
      tags: ['operator'],
    })
    .input(z.object({ id: idSchema }))
    .output(ingestSchema),
  repackageAsset: oc
    .route({
      method: 'POST',
      path: '/operator/assets/{asset_id}/repackaging',
      summary: 'Package an asset again, from the file that it was made of',
      description:
        'The title plays the asset until the new one is ready and takes its place, with its tracks as they were corrected. SOURCE_NOT_KEPT when the file is not there any more; CONFLICT for an asset that no title or song shows, that was composed, or that is being packaged again.',
      tags: ['operator'],
    })
    .input(
      z.object({
        asset_id: assetIdSchema,
        encoding: z.enum(encodings).default('quality'),
        further_codecs: furtherCodecsSchema,
      }),
    )
    .output(ingestSchema),
  composeAsset: oc
    .route({
      method: 'POST',
      path: '/operator/assets/compose',
      summary: 'Publish an asset made of parts of others',
      tags: ['operator'],
    })
    .input(composeInputSchema)
    .output(z.object({ asset_id: z.string(), duration: z.number() })),
  importAccounts: oc
    .route({
      method: 'POST',
      path: '/operator/accounts',
      summary: 'Add or change accounts, all or nothing',
      tags: ['operator'],
    })
    .input(z.object({ accounts: z.array(accountImportSchema).min(1).max(100) }))
    .output(z.object({ accounts: z.int() })),
  importPromoCodes: oc
    .route({
      method: 'POST',
      path: '/operator/promo_codes',
      summary: 'Add or change promo codes, all or nothing',
      description: 'NOT_FOUND for a campaign that there is not.',
      tags: ['operator'],
    })
    .input(z.object({ promo_codes: z.array(promoCodeImportSchema).min(1).max(1000) }))
    .output(z.object({ promo_codes: z.int() })),
  importPromoCampaigns: oc
    .route({
      method: 'POST',
      path: '/operator/promo_campaigns',
      summary: 'Add or change campaigns of promo codes, all or nothing',
      tags: ['operator'],
    })
    .input(z.object({ promo_campaigns: z.array(promoCampaignImportSchema).min(1).max(100) }))
    .output(z.object({ promo_campaigns: z.int() })),
  sendMessages: oc
    .route({
      method: 'POST',
      path: '/operator/messages',
      summary: 'Send messages and events to accounts, all or nothing',
      description:
        'NOT_FOUND when there is no such account or profile. Answers how many were new: what has been sent under the same key before is not sent again.',
      tags: ['operator'],
    })
    .input(z.object({ messages: z.array(messageInputSchema).min(1).max(100) }))
    .output(z.object({ messages: z.int() })),
  creditAccounts: oc
    .route({
      method: 'POST',
      path: '/operator/credits',
      summary: 'Put money on accounts, all or nothing',
      description:
        'NOT_FOUND when there is no such account. Answers how many were new: a key that was used for the account before puts nothing on it.',
      tags: ['operator'],
    })
    .input(z.object({ credits: z.array(creditInputSchema).min(1).max(100), reason: reasonSchema.optional() }))
    .output(z.object({ credits: z.int() })),
  subscribeAccounts: oc
    .route({
      method: 'POST',
      path: '/operator/subscriptions',
      summary: 'Take services for accounts, each paid from the account’s own money, all or nothing',
      description:
        'NOT_FOUND when there is no such account, or no such service for sale; NOT_ENOUGH_FUNDS. Answers how many were new: what an account has, or ever had, is passed over.',
      tags: ['operator'],
    })
    .input(z.object({ subscriptions: z.array(subscriptionInputSchema).min(1).max(100) }))
    .output(z.object({ subscriptions: z.int() })),
  putInfoPages: oc
    .route({
      method: 'POST',
      path: '/operator/info_pages',
      summary: 'Write information pages, each over the one of its alias and brand, all or nothing',
      tags: ['operator'],
    })
    .input(z.object({ info_pages: z.array(infoPageImportSchema).min(1).max(50) }))
    .output(z.object({ info_pages: z.int() })),
  listInfoPages: oc
    .route({
      method: 'GET',
      path: '/operator/info_pages',
      summary: 'All information pages as they were written, in every language',
      tags: ['operator'],
    })
    .output(z.object({ items: z.array(infoPageImportSchema.extend({ updated_at: z.int() })) })),
  removeInfoPage: oc
    .route({
      method: 'DELETE',
      path: '/operator/info_pages/{alias}',
      summary: 'Remove the information page of a brand, or that of all brands',
      description: 'NOT_FOUND when there is none.',
      tags: ['operator'],
    })
    .input(infoPageImportSchema.pick({ alias: true, brand: true }))
    .output(z.object({})),
  listProblemReports: oc
    .route({
      method: 'GET',
      path: '/operator/problem_reports',
      summary: 'What viewers report of faults in playing, the latest first',
      tags: ['operator'],
    })
    .input(problemReportListInput)
    .output(problemReportPageSchema),
  setToggle: oc
    .route({
      method: 'PUT',
      path: '/operator/feature_toggles/{key}',
      summary: 'Switch a feature on or off',
      tags: ['operator'],
    })
    .input(
      z.object({
        key: toggleKeySchema,
        is_enabled: z.boolean(),
        data: toggleDataInputSchema.nullable().default(null),
      }),
    )
    .output(featureToggleSchema),
  ...operatorMoneyContract,
  ...operatorReportsContract,
  ...operatorImportsContract,
  ...operatorBonusesContract,
  ...operatorCertificatesContract,
  ...operatorKeysContract,
  ...operatorWebhooksContract,
  ...operatorSegmentsContract,
  ...operatorBroadcastsContract,
  ...operatorBrandsContract,
  ...operatorTodayContract,
  ...operatorServiceContract,
  ...operatorAnalyticsContract,
  ...operatorTelevisionContract,
  ...operatorTracksContract,
  ...operatorQualityContract,
  ...operatorAdsContract,
  ...operatorSupportContract,
  ...operatorAuditContract,
  ...operatorStaffContract,
  ...operatorRecordsContract,
  ...operatorFilmStreamContract,
  ...operatorPicturesContract,
};
