import { oc } from '@orpc/contract';
import { z } from 'zod';
import { isShortJson, longestJson, unixSecondsInQuerySchema } from './bounds.ts';
import { countryCodeSchema } from './catalogue-import.ts';

const brandIdSchema = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,30}$/, 'must be lower-case letters, digits and hyphens');

/** A brand in the shape of the brand schema (`brands/src/schema.ts`), the same as that of shipped brands. */
const definitionSchema = z
  .record(z.string().max(100), z.unknown())
  .refine(isShortJson, `must not be longer than ${longestJson} characters of JSON`);

/** An invalid field of a definition. */
const problemsSchema = z.array(z.object({ field: z.string(), message: z.string() }));

const versionSchema = z.object({
  /** Starts at 1; 0 is the shipped version. */
  number: z.int(),
  /** Unix seconds; null for the shipped version. */
  at: z.int().nullable(),
  by: z.string().nullable(),
  note: z.string().nullable(),
  /** Viewers do not see the brand from this version on. */
  is_archived: z.boolean(),
});

export const listedBrandSchema = z.object({
  id: z.string(),
  /** In the operator's language; the id if the brand has never been published. */
  name: z.string(),
  is_main: z.boolean(),
  hosts: z.array(z.string()),
  /** Of the published version; null if viewers do not see the brand. */
  number: z.int().nullable(),
  has_draft: z.boolean(),
  /** Shipped with the service. */
  is_shipped: z.boolean(),
});
export type ListedBrand = z.infer<typeof listedBrandSchema>;

export const brandRecordSchema = z.object({
  id: z.string(),
  /** The published definition; null if viewers do not see the brand. */
  definition: definitionSchema.nullable(),
  number: z.int().nullable(),
  is_shipped: z.boolean(),
  draft: z
    .object({
      definition: definitionSchema,
      /** The base version. */
      based_on: z.int().nullable(),
      at: z.int(),
      by: z.string(),
      problems: problemsSchema,
    })
    .nullable(),
  /** Latest first. */
  versions: z.array(versionSchema),
  /** As `?brand_preview=` of any page, it shows the draft, or otherwise the published brand, for an hour. */
  preview_token: z.string(),
});
export type BrandRecord = z.infer<typeof brandRecordSchema>;

const tags = ['operator'];
const brand = z.object({ id: brandIdSchema });

/** The guest whose pages a preview shows. */
export interface PreviewedViewer {
  /** Years; titles above it are neither listed nor opened. */
  readonly age: number;
  /** ISO 3166-1 alpha-2; null: an unknown country. */
  readonly country: string | null;
  /** Unix seconds; null: now. */
  readonly at: number | null;
  /** The account and profile whose pages are shown; omitted for a guest. */
  readonly account?: { readonly id: number; readonly profile: number };
}

const previewInput = brand.extend({
  age: z.coerce.number().int().min(0).max(18).optional(),
  country: countryCodeSchema.optional(),
  at: unixSecondsInQuerySchema.optional(),
});

/** Header of a page's calls that carries its preview token. */
export const previewHeader = 'x-preview';

/** Brands as versioned data: edited as drafts, published, rolled back. */
export const operatorBrandsContract = {
  listBrands: oc
    .route({ method: 'GET', path: '/operator/brands', summary: 'White labels, the main one first', tags })
    .output(z.object({ items: z.array(listedBrandSchema) })),
  getBrand: oc
    .route({
      method: 'GET',
      path: '/operator/brands/{id}',
      summary: 'A brand: the published definition, its draft and its versions',
      tags,
    })
    .input(brand)
    .output(brandRecordSchema),
  getBrandVersion: oc
    .route({
      method: 'GET',
      path: '/operator/brands/{id}/versions/{number}',
      summary: 'A version of a brand',
      tags,
    })
    .input(brand.extend({ number: z.coerce.number().int().min(0).max(1_000_000) }))
    .output(versionSchema.extend({ definition: definitionSchema.nullable() })),
  getBrandPreview: oc
    .route({
      method: 'GET',
      path: '/operator/brands/{id}/preview',
      summary: 'A preview token that shows any page as viewers of a brand see it',
      description:
        'Used as `?brand_preview=` of a page, and as the header `x-preview` of its calls; valid for an hour, in the browser and as long as the console session of the member who asks. With an age, a country or a time the page is that of a guest of this age, there and then, and its calls change nothing; FORBIDDEN for programs, which have no console session. NOT_FOUND when viewers do not see the brand.',
      tags,
    })
    .input(previewInput)
    .output(z.object({ preview_token: z.string() })),
  putBrandDraft: oc
    .route({
      method: 'PUT',
      path: '/operator/brands/{id}/draft',
      summary: 'Save a draft of a new or existing brand, which may be invalid',
      tags,
    })
    .input(brand.extend({ definition: definitionSchema }))
    .output(brandRecordSchema),
  removeBrandDraft: oc
    .route({ method: 'DELETE', path: '/operator/brands/{id}/draft', summary: 'Drop a draft', tags })
    .input(brand)
    .output(z.object({})),
  publishBrand: oc
    .route({
      method: 'POST',
      path: '/operator/brands/{id}/versions',
      summary: 'Publish the draft, or an earlier version again',
      description:
        'INVALID_INPUT names the first invalid field or the clash with another brand; CONFLICT when another version was published after the draft was started; NOT_FOUND when the draft or version does not exist.',
      tags,
    })
    .input(
      brand.extend({
        /** An earlier version; null: the draft. */
        number: z.int().min(0).max(1_000_000).nullable().default(null),
        note: z.string().trim().max(300).nullable().default(null),
      }),
    )
    .output(brandRecordSchema),
  archiveBrand: oc
    .route({
      method: 'DELETE',
      path: '/operator/brands/{id}',
      summary: 'Archive a brand; publishing an earlier version restores it',
      description: 'INVALID_INPUT for the main brand.',
      tags,
    })
    .input(brand)
    .output(z.object({})),
};
