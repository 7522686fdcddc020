import { oc } from '@orpc/contract';
import { z } from 'zod';
import { imagePathSchema } from './image.ts';
import { languageSchema, translatedSchema } from './language.ts';
import { mediaItemTypeSchema, mediaItemTypes, themeSchema, usageModelSchema } from './media-item.ts';
import { mediaBlockTypes, targetSchema } from './media-view.ts';
import { slugSchema } from './paging.ts';
import { personRoleSchema } from './person.ts';
import { featureToggleSchema, toggleDataSchema, toggleKeySchema } from './toggles.ts';
import { timeZoneSchema } from './user.ts';

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

/** A batch of catalogue, applied whole or not at all. */
export const catalogueImportSchema = z.object({
  genres: z.array(genreImportSchema).max(500).default([]),
  persons: z.array(personImportSchema).max(2000).default([]),
  media_items: z.array(mediaItemImportSchema).max(2000).default([]),
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
    profile_name: z.string().min(1).max(60).default('Профиль 1'),
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

export const operatorContract = {
  importCatalogue: oc
    .route({
      method: 'POST',
      path: '/operator/catalogue',
      summary: 'Add or change catalogue, all or nothing',
      tags: ['operator'],
    })
    .input(catalogueImportSchema)
    .output(z.object({ genres: z.int(), persons: z.int(), media_items: z.int(), media_views: z.int() })),
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
