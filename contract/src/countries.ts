import { oc } from '@orpc/contract';
import { z } from 'zod';
import { languageSchema } from './language.ts';

/** A country of phone numbers. */
export const countrySchema = z.object({
  id: z.int().positive(),
  /** ISO 3166-1 alpha-2. */
  code: z.string().regex(/^[A-Z]{2}$/),
  /** In the viewer's language. */
  name: z.string(),
  /** In English, as used in addresses: `russia`. */
  alias: z.string(),
  /** With the plus: `+7`. Several countries may share one. */
  call_code: z.string().regex(/^\+\d{1,4}$/),
  /** Format of the rest of a mobile number, `X` for a digit: `(XXX) XXX-XX-XX`. */
  maskexp: z.string(),
  /** Address of its flag, a 3 : 2 SVG picture. */
  image: z.string().nullable(),
});
export type Country = z.infer<typeof countrySchema>;

/** A language of the brand. */
export const languageEntrySchema = z.object({
  code: languageSchema,
  /** In the language itself: “Русский”. */
  name: z.string(),
  /** Address of a flag, a 3 : 2 SVG picture. */
  image: z.string().nullable(),
});
export type LanguageEntry = z.infer<typeof languageEntrySchema>;

export const countriesContract = {
  list: oc
    .route({
      method: 'GET',
      path: '/countries',
      summary: 'Every country, with the mask of its phone numbers, by name',
      tags: ['countries and languages'],
    })
    .output(
      z.object({
        countries: z.array(countrySchema),
        /** Code of the preselected country. */
        default_country: z.string(),
      }),
    ),
  languages: oc
    .route({
      method: 'GET',
      path: '/languages',
      summary: 'The languages of the brand',
      tags: ['countries and languages'],
    })
    .output(z.object({ languages: z.array(languageEntrySchema) })),
};
