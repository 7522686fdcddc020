import { personRoleSchema, promoEventImportSchema, themeSchema } from '@kadr/contract';
import { z } from 'zod';
import { exactly } from './content-files.ts';

/** A text in every language of the service, each of `least` to `most` characters. */
export function translated(most: number, least = 1) {
  const text = z.string().min(least).max(most);
  return z.strictObject({ rus: text, eng: text, hye: text });
}

const name = translated(48);
/** One sentence, for the hero and cards. */
const shortDescription = translated(160);
const age = z.literal([0, 6, 12, 16, 18]);
const date = z.iso.date();
const colour = z.string().regex(/^#[0-9a-f]{6}$/, 'must be a colour such as #5b7fa6');
const brands = z.array(z.enum(['kadr', 'ararat', 'kadrik'])).exactOptional();
const slugs = z.array(z.string());

/** Character of a title's music. */
export const musicMoodSchema = z.enum(['calm', 'tense', 'bright', 'epic']);

export const genreAliases = [
  'drama',
  'comedy',
  'romance',
  'thriller',
  'detective',
  'crime',
  'action',
  'adventure',
  'science_fiction',
  'fantasy',
  'mystery',
  'history',
  'biography',
  'war',
  'music',
  'sport',
  'family',
  'animation',
  'documentary',
  'educational',
] as const;

/** Every genre, with its name. */
export const genresSchema = z.record(z.enum(genreAliases), name);

export const personSchema = z.strictObject({
  name,
  /** The name in the person's own language and script. */
  native_name: z.string().min(1),
  birth_date: date,
  death_date: date.exactOptional(),
  biography: translated(300, 60),
});

/** What is said, for subtitles. */
const lines = (least: number, most: number) => z.array(translated(60)).min(least).max(most);

/** What films and series have in common. */
const titleFields = {
  name,
  /** Only where the title first had another name than its Russian one. */
  original_name: z.string().min(1).exactOptional(),
  short_description: shortDescription,
  summary: translated(480, 120),
  year: z.int().min(1962).max(2026),
  age,
  /** The most telling first: cards show two. */
  genres: z.array(z.enum(genreAliases)).min(1),
  /** ISO 3166-1 alpha-2 codes. */
  countries: z.array(z.string().regex(/^[A-Z]{2}$/, 'must be a country code such as AM')).min(1),
  themes: z.array(themeSchema).min(1),
  rating: z.number().min(0).max(10).multipleOf(0.1),
  cast: z.array(
    z.strictObject({
      /** Name of a file in `people`. */
      person: z.string(),
      role: personRoleSchema,
      /** Of actors and voices only. */
      character: name.exactOptional(),
    }),
  ),
  mood: musicMoodSchema,
} as const;

const episode = z.strictObject({ name, short_description: shortDescription });

export const filmSchema = z.strictObject({ ...titleFields, lines: lines(8, 10) });

/** The episodes of a series share its `lines`, pictures and `mood`. */
export const seriesSchema = z.strictObject({
  ...titleFields,
  lines: lines(6, 8),
  /** In order; the first is season 1. */
  seasons: z.array(
    z.strictObject({
      year: z.int(),
      short_description: shortDescription,
      /** In order; the first is episode 1. */
      episodes: z.array(episode),
    }),
  ),
});

/** A short series (CT-046): a story told in five to eight vertical clips, in one season. Each clip has its own `lines`. */
export const shortSeriesSchema = z.strictObject({
  ...titleFields,
  /** In order; the first is episode 1. */
  episodes: z
    .array(
      episode.extend({
        /** How long the clip is. */
        seconds: z.int().min(60).max(120).multipleOf(10),
        lines: lines(4, 8),
      }),
    )
    .min(5)
    .max(8),
});

/** Quarters of a broadcasting day, in order: from 6, 12, 18 and 0 o'clock. */
export const programmeTimes = ['morning', 'day', 'evening', 'night'] as const;

/** What a channel shows again and again, and its guide is made of. */
export const programmeSchema = z.strictObject({
  /** Unique in its channel. */
  slug: z.string().regex(/^[a-z\d-]+$/),
  minutes: z.int().min(10).max(180).multipleOf(5),
  age,
  kind: z.enum(['film', 'series', 'cartoon', 'documentary', 'news', 'show', 'music', 'sport', 'educational']),
  /** When it is on the air; without, whenever there is room. */
  time: z.enum(programmeTimes).exactOptional(),
  name,
  description: shortDescription,
});

export const channelSchema = z.strictObject({
  /** Its place in the list, from 1. */
  number: z.int().min(1),
  name,
  description: shortDescription,
  themes: z.array(themeSchema),
  age,
  /** Name of the file in `services` that it is part of; null: free for everybody. */
  service: z.string().nullable().default(null),
  /** Capital letters of its Russian name for its logo, unlike any other channel's. */
  letters: z.string().min(1).max(3),
  programmes: z.array(programmeSchema).min(12).max(16),
});

/** What collections, promo events, songs and services have in common. */
const listedFields = {
  name,
  description: translated(2000),
  /** Tint of its page and card. */
  color: colour,
  /** Brands that show it; without, every brand does. */
  brands,
} as const;

export const collectionSchema = z.strictObject({
  ...listedFields,
  /** Names of files in `films`, `series` and `short-series`, in the order in which they are shown. */
  media_items: slugs.min(5),
});

export const promoEventSchema = z.strictObject({
  ...listedFields,
  description_short: translated(500),
  /** A step a line. */
  terms: translated(2000),
  promo_label_text: name,
  age: age.exactOptional(),
  /** Unix seconds. */
  ends_at: z.int().exactOptional(),
  target: exactly(promoEventImportSchema.shape.target),
  media_items: slugs,
});

/** A song of the karaoke catalogue. Song and singer are invented. */
export const songSchema = z.strictObject({
  ...listedFields,
  artist: z.strictObject({ name }),
  age: age.exactOptional(),
});

/** A bundle that is sold by subscription. */
export const serviceSchema = z.strictObject({
  ...listedFields,
  description_short: translated(500),
  promo_label_text: name.nullable().default(null),
  promo_label_color: colour.nullable().default(null),
  /** The most popular first: they stand on cards and banners. */
  media_items: slugs,
});

/** Texts that the import adds to titles. */
export const catalogueTextsSchema = z.strictObject({
  /** Of films that play for a minute, whatever their summary promises. */
  fragment: translated(160),
  /** `{number}` stands for the number of the season. */
  season: name,
});
