import { oc } from '@orpc/contract';
import { z } from 'zod';
import { imagePathSchema } from './image.ts';
import { languageSchema, translatedSchema } from './language.ts';
import { mediaItemTypeSchema, mediaItemTypes, themeSchema, usageModelSchema } from './media-item.ts';
import { mediaBlockTypes, targetSchema } from './media-view.ts';
import { idSchema, slugSchema } from './paging.ts';
import { personRoleSchema } from './person.ts';
import { amountSchema, currencySchema, purchaseQualitySchema, titleUsageModelSchema } from './purchases.ts';
import { eventDisplaySchema, eventItemSchema, pushEventCodeSchema, pushEventTypes } from './push.ts';
import { profileNameSchema } from './profiles.ts';
import { featureToggleSchema, toggleDataSchema, toggleKeySchema } from './toggles.ts';
import { timeZoneSchema } from './user.ts';

/** A colour as pictures and labels have it. */
const colourSchema = z.string().regex(/^#[0-9a-f]{6}$/, 'must be a colour written #rrggbb');

/** What an import says of a person; `slug` is the key: the same slug again updates. */
export const personImportSchema = z.object({
  slug: slugSchema,
  name: translatedSchema,
  native_name: z.string().nullable().default(null),
  photo_avatar: imagePathSchema.nullable().default(null),
  birth_date: z.iso.date().nullable().default(null),
  death_date: z.iso.date().nullable().default(null),
  biography: translatedSchema.nullable().default(null),
});

/** What a film or an episode is sold for; a rental has a duration, a purchase for good has none. */
export const titlePriceSchema = z
  .object({
    usage_model: titleUsageModelSchema,
    quality: purchaseQualitySchema.default('HD'),
    duration: z.int().positive().max(8760).nullable().default(null),
    duration_unit: z.enum(['hour', 'day']).nullable().default(null),
    /** Minor units of `currency`. */
    amount: amountSchema,
    /** Before a discount. */
    original_amount: amountSchema.nullable().default(null),
    currency: currencySchema,
  })
  .refine(
    ({ usage_model, duration, duration_unit }) =>
      (usage_model === 'TVOD') === (duration !== null) && (duration === null) === (duration_unit === null),
    { path: ['duration'], error: 'a rental needs a duration with its unit, a purchase for good has none' },
  )
  .refine(({ amount, original_amount }) => original_amount === null || original_amount > amount, {
    path: ['original_amount'],
    error: 'must be above the amount',
  });
export type TitlePrice = z.output<typeof titlePriceSchema>;

/**
 * What an import says of a title; `slug` is the key. A season names its series in `parent`, an episode its season.
 * Pictures are paths of uploaded images; a portrait poster may differ by language (its title is drawn).
 */
export const mediaItemImportSchema = z.object({
  slug: slugSchema,
  type: mediaItemTypeSchema,
  parent: slugSchema.nullable().default(null),
  order_number: z.int().positive().nullable().default(null),
  name: translatedSchema,
  short_name: translatedSchema.nullable().default(null),
  original_name: z.string().max(200).nullable().default(null),
  short_description: translatedSchema.nullable().default(null),
  summary: translatedSchema.nullable().default(null),
  year: z.int().min(1888).max(2100).nullable().default(null),
  age: z.union([z.literal(0), z.literal(6), z.literal(12), z.literal(16), z.literal(18)]).default(0),
  /** Shown to profiles only that allow it. */
  is_erotic: z.boolean().default(false),
  genres: z.array(z.string().max(60)).max(10).default([]),
  /** ISO 3166-1 alpha-2 codes. */
  countries: z
    .array(z.string().regex(/^[A-Z]{2}$/))
    .max(10)
    .default([]),
  themes: z.array(themeSchema).default([]),
  category: z.string().max(60).nullable().default(null),
  rating: z.number().min(0).max(10).nullable().default(null),
  usage_model: usageModelSchema.nullable().default(null),
  /** All of the title's prices, in the order in which they are offered; the first period of a rental is its default. */
  prices: z.array(titlePriceSchema).max(20).default([]),
  is_coming_soon: z.boolean().default(false),
  start_date: z.int().nullable().default(null),
  /** Brand ids that show the title; empty means every brand. */
  brands: z.array(z.string()).default([]),
  logo: z
    .union([imagePathSchema, z.partialRecord(z.enum(['rus', 'eng', 'hye']), imagePathSchema)])
    .nullable()
    .default(null),
  visit_card: z
    .union([imagePathSchema, z.partialRecord(z.enum(['rus', 'eng', 'hye']), imagePathSchema)])
    .nullable()
    .default(null),
  background: imagePathSchema.nullable().default(null),
  poster_bg_color: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .nullable()
    .default(null),
  screenshots: z.array(imagePathSchema).max(20).default([]),
  cast: z
    .array(
      z.object({
        person: slugSchema,
        role: personRoleSchema,
        character: translatedSchema.nullable().default(null),
      }),
    )
    .max(100)
    .default([]),
});

export const genreImportSchema = z.object({
  alias: z
    .string()
    .regex(/^[a-z_]+$/)
    .max(60),
  name: translatedSchema,
});

/**
 * What an import says of a main view; `brand` + `alias` is the key. A block's items are listed by slug, or chosen by
 * `query` when the page is asked for.
 */
export const mediaViewImportSchema = z.object({
  brand: z.string(),
  alias: z
    .string()
    .regex(/^[a-z0-9_-]+$/)
    .max(60),
  name: translatedSchema.nullable().default(null),
  title: translatedSchema.nullable().default(null),
  description: translatedSchema.nullable().default(null),
  blocks: z.array(
    z.object({
      name: translatedSchema.nullable().default(null),
      sub_name: translatedSchema.nullable().default(null),
      type: z.enum(mediaBlockTypes),
      tag: z.string().max(60).nullable().default(null),
      target: targetSchema.extend({ title: translatedSchema.nullable() }).nullable().default(null),
      display_type: z
        .union([z.string(), z.array(z.string())])
        .nullable()
        .default(null),
      custom_data: z.record(z.string(), z.unknown()).nullable().default(null),
      variant: z.enum(['one', 'two', 'three']).nullable().default(null),
      glow_color: z.string().nullable().default(null),
      items: z.array(z.object({ type: z.literal('media_item'), slug: slugSchema })).default([]),
      query: z
        .object({
          type: z.enum(mediaItemTypes).optional(),
          theme: themeSchema.optional(),
          genre: z.string().optional(),
          /** `same` chooses by the genres of the page's own title (a `media_item` view). */
          similar: z.boolean().optional(),
          sort: z.enum(['popular', 'new', 'rating', 'name']).default('popular'),
          limit: z.int().min(1).max(40).default(20),
        })
        .nullable()
        .default(null),
    }),
  ),
});

/** What an import says of a service, a bundle sold by subscription; `alias` is the key. */
export const serviceImportSchema = z.object({
  alias: slugSchema,
  name: translatedSchema,
  description_short: translatedSchema.nullable().default(null),
  description: translatedSchema.nullable().default(null),
  image: imagePathSchema.nullable().default(null),
  icon: imagePathSchema.nullable().default(null),
  /** Tint of its page and card. */
  color: colourSchema.nullable().default(null),
  promo_label_text: translatedSchema.nullable().default(null),
  promo_label_color: colourSchema.nullable().default(null),
  /** Whether it is offered: what is not keeps its page and is in no list. */
  active: z.boolean().default(true),
  /** Brand ids that offer it; empty means every brand. */
  brands: z.array(z.string()).default([]),
  /** Films and series in it. */
  media_items: z.array(slugSchema).max(2000).default([]),
});
export type ServiceImport = z.input<typeof serviceImportSchema>;

/** A batch of catalogue, applied whole or not at all. */
export const catalogueImportSchema = z.object({
  genres: z.array(genreImportSchema).max(500).default([]),
  persons: z.array(personImportSchema).max(2000).default([]),
  media_items: z.array(mediaItemImportSchema).max(2000).default([]),
  services: z.array(serviceImportSchema).max(200).default([]),
  media_views: z.array(mediaViewImportSchema).max(200).default([]),
});
export type CatalogueImport = z.input<typeof catalogueImportSchema>;
export type CatalogueImportParsed = z.output<typeof catalogueImportSchema>;

/** What an asset is to its title. */
export const ingestKinds = ['film', 'episode', 'trailer', 'karaoke'] as const;

/** `material` belongs to no title and is shown nowhere: assets are composed of it. */
export const ingestInputKinds = [...ingestKinds, 'material'] as const;

/** How an asset is encoded: `fast` takes a fraction of the time and more bytes for the same picture. Parts of one composition share it. */
export const encodings = ['fast', 'quality'] as const;

/** A step of an ingest, in order; `published` and `failed` are final. */
export const ingestStates = [
  'queued',
  'probing',
  'transcoding',
  'packaging',
  'illustrating',
  'publishing',
  'published',
  'failed',
] as const;
export const ingestStateSchema = z.enum(ingestStates);

export const ingestSchema = z.object({
  id: z.int(),
  state: ingestStateSchema,
  /** 0–100 over the whole job. */
  percent: z.number().min(0).max(100),
  /** Seconds still needed, null while unknown. */
  time_left: z.number().nonnegative().nullable(),
  /** Why it failed, for the operator. */
  reason: z.string().nullable(),
  asset_id: z.string().nullable(),
  media_item_id: z.int().nullable(),
  /** Path of the published page, for example `/movies/quiet-orbital-house`. */
  page: z.string().nullable(),
});
export type Ingest = z.infer<typeof ingestSchema>;

export const ingestInputSchema = z.object({
  kind: z.enum(ingestInputKinds).default('film'),
  encoding: z.enum(encodings).default('quality'),
  /** Names the uploaded source file (`POST /api/operator/uploads`). */
  upload_id: z.string().max(64),
  /** What the file was called, for messages and for guessing a language; never used as a path. */
  file_name: z.string().max(255).default(''),
  subtitles: z
    .array(
      z.object({
        upload_id: z.string().max(64),
        file_name: z.string().max(255),
        language: z.string().max(16).nullable().default(null),
      }),
    )
    .max(20)
    .default([]),
  /** The title that gets the picture; made when missing, with `title` as its name. */
  slug: slugSchema.nullable().default(null),
  title: translatedSchema.nullable().default(null),
  /** Of a film that is made: the brand that shows it; null is the main one. */
  brand: z.string().nullable().default(null),
});
export type IngestInput = z.input<typeof ingestInputSchema>;

/**
 * An asset made of whole segments of others, played one after the other. The parts must share codecs and segment
 * grid (the answer is INVALID_INPUT otherwise). `to` is exclusive; null is the part's end.
 */
export const composeInputSchema = z.object({
  kind: z.enum(ingestKinds),
  slug: slugSchema,
  parts: z
    .array(
      z.object({
        asset_id: z.string(),
        from: z.int().nonnegative().default(0),
        to: z.int().positive().nullable().default(null),
      }),
    )
    .min(1)
    .max(500),
  /** WebVTT for the whole, replacing the parts' own. */
  subtitles: z
    .array(
      z.object({ language: z.string().max(16), label: z.string().max(60), vtt: z.string().max(500_000) }),
    )
    .max(20)
    .default([]),
});
export type ComposeInput = z.input<typeof composeInputSchema>;

/**
 * What an import says of an account; its e-mail address or phone number is the key: the same again changes it. An
 * account that exists keeps its profiles, its other login, and what its holder has chosen where the import says nothing;
 * another password signs everybody out.
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
    /** Name of the master profile that a new account gets. */
    profile_name: profileNameSchema.default('Профиль 1'),
    /** How many devices it may have; null: as many as everybody (AU-079), or as it has. */
    device_limit: z.int().min(1).max(10_000).nullable().default(null),
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
              title: translatedSchema,
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

/** What an import says of a promo code; `code` is the key, in whatever case it is written. */
export const promoCodeImportSchema = z.object({
  code: z.string().trim().min(3).max(64),
  message: translatedSchema,
  submessage: translatedSchema.nullable().default(null),
  poster: imagePathSchema.nullable().default(null),
  target: targetSchema.extend({ title: translatedSchema.nullable() }).nullable().default(null),
  /** Unix seconds; null: without a beginning, without an end. */
  valid_from: z.int().nullable().default(null),
  valid_to: z.int().nullable().default(null),
  /** How many accounts may use it; null: as many as wish to. An account uses it once. */
  max_redemptions: z.int().positive().nullable().default(null),
  needs_card: z.boolean().default(false),
});
export type PromoCodeImport = z.input<typeof promoCodeImportSchema>;
export type PromoCodeImportParsed = z.output<typeof promoCodeImportSchema>;

/** Whom an operator means: the number of the account, its e-mail address or its phone number. */
export const accountReferenceSchema = z
  .union([
    z.object({ san: z.string().regex(/^\d{12}$/) }),
    z.object({ email: z.email().max(254) }),
    z.object({ phone: z.string().regex(/^\+[1-9]\d{7,14}$/) }),
  ])
  .describe('One of san, email, phone');
export type AccountReference = z.infer<typeof accountReferenceSchema>;

/** Money that an operator puts on an account. */
export const creditInputSchema = z.object({
  account: accountReferenceSchema,
  /** The operator's own name for it: the same again for the same account puts nothing more on it. */
  key: z.string().min(1).max(100),
  amount: amountSchema,
  currency: currencySchema,
});
export type CreditInput = z.input<typeof creditInputSchema>;

/**
 * What an operator, or a system of his such as billing, tells an account. With a `display` it is a message: it stays in the
 * journal, and who is not connected gets it when he next is. Without one it is an event, for the pages that are open.
 */
export const messageInputSchema = z
  .object({
    account: accountReferenceSchema,
    /** One profile of the account; null: all of them. */
    profile_id: idSchema.nullable().default(null),
    /** The sender's own name for it: the same again for the same account is not sent again. */
    key: z.string().min(1).max(100),
    event_type: z.enum(pushEventTypes).default('display'),
    event_code: pushEventCodeSchema,
    /** Goes to the journal without showing itself anywhere; counts as unread all the same. */
    is_silent: z.boolean().default(false),
    display: eventDisplaySchema
      .extend({
        display_type: eventDisplaySchema.shape.display_type.default('panel'),
        popup_type: eventDisplaySchema.shape.popup_type.default(null),
        panel_type: eventDisplaySchema.shape.panel_type.default(null),
        message: textOf(300),
        submessage: textOf(2000).nullable().default(null),
        image: imagePathSchema.nullable().default(null),
        duration: z.int().nonnegative().max(3600).nullable().default(null),
        target: targetSchema
          .extend({ title: textOf(60).nullable().default(null) })
          .nullable()
          .default(null),
        is_cancellable: z.boolean().default(true),
        force_display: z.boolean().default(false),
        poll: z
          .array(
            z.object({
              question: textOf(300),
              answers: z.array(textOf(120)).min(2).max(10),
            }),
          )
          .min(1)
          .max(20)
          .nullable()
          .default(null),
      })
      .nullable()
      .default(null),
    item: eventItemSchema.nullable().default(null),
    media_view_alias: z.string().max(60).nullable().default(null),
    ab_test: z.string().max(60).nullable().default(null),
    src: z
      .url({ protocol: /^https$/ })
      .max(2000)
      .nullable()
      .default(null),
    title: textOf(200).nullable().default(null),
  })
  .refine(({ event_code, display }) => (event_code === 'poll') === ((display?.poll ?? null) !== null), {
    path: ['display', 'poll'],
    error: 'a poll has questions, and nothing else has any',
  });
export type MessageInput = z.input<typeof messageInputSchema>;
export type MessageInputParsed = z.output<typeof messageInputSchema>;

/** A translated text of at most so many characters in each language. */
function textOf(most: number) {
  const text = z.string().min(1).max(most);
  return z.object({ rus: text, eng: text.optional(), hye: text.optional() });
}

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
    .input(z.object({ id: z.coerce.number().int().positive() }))
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
      tags: ['operator'],
    })
    .input(z.object({ promo_codes: z.array(promoCodeImportSchema).min(1).max(1000) }))
    .output(z.object({ promo_codes: z.int() })),
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
    .input(z.object({ credits: z.array(creditInputSchema).min(1).max(100) }))
    .output(z.object({ credits: z.int() })),
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
        data: toggleDataSchema.nullable().default(null),
      }),
    )
    .output(featureToggleSchema),
};
