import { oc } from '@orpc/contract';
import { z } from 'zod';
import { isShortJson, longestJson } from './bounds.ts';

const brandIdSchema = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,30}$/, 'must be lower-case letters, digits and hyphens');

/** A white label as the schema of brands has it (`brands/src/schema.ts`): an operator edits what ships as code. */
const definitionSchema = z
  .record(z.string().max(100), z.unknown())
  .refine(isShortJson, `must not be longer than ${longestJson} characters of JSON`);

/** What of a definition cannot be used yet. */
const problemsSchema = z.array(z.object({ field: z.string(), message: z.string() }));

const versionSchema = z.object({
  /** From 1 on; 0 is what ships with the service. */
  number: z.int(),
  /** Unix seconds; null of what ships. */
  at: z.int().nullable(),
  by: z.string().nullable(),
  note: z.string().nullable(),
  /** Nobody sees the brand from this version on. */
  is_archived: z.boolean(),
});

export const listedBrandSchema = z.object({
  id: z.string(),
  /** In the operator's language; the id of one that has never been published. */
  name: z.string(),
  is_main: z.boolean(),
  hosts: z.array(z.string()),
  /** Of the version that viewers see; null where they see none. */
  number: z.int().nullable(),
  has_draft: z.boolean(),
  /** Comes with the service. */
  is_shipped: z.boolean(),
});
export type ListedBrand = z.infer<typeof listedBrandSchema>;

export const brandRecordSchema = z.object({
  id: z.string(),
  /** What viewers see; null where they see none. */
  definition: definitionSchema.nullable(),
  number: z.int().nullable(),
  is_shipped: z.boolean(),
  draft: z
    .object({
      definition: definitionSchema,
      /** The version that it changes. */
      based_on: z.int().nullable(),
      at: z.int(),
      by: z.string(),
      problems: problemsSchema,
    })
    .nullable(),
  /** The latest first. */
  versions: z.array(versionSchema),
  /** With it as `?brand_preview=`, any page shows the draft, or else what viewers see, for an hour. */
  preview_token: z.string(),
});
export type BrandRecord = z.infer<typeof brandRecordSchema>;

const tags = ['operator'];
const brand = z.object({ id: brandIdSchema });

/** White labels as versioned data: edited as drafts, published, rolled back. */
export const operatorBrandsContract = {
  listBrands: oc
    .route({ method: 'GET', path: '/operator/brands', summary: 'White labels, the main one first', tags })
    .output(z.object({ items: z.array(listedBrandSchema) })),
  getBrand: oc
    .route({
      method: 'GET',
      path: '/operator/brands/{id}',
      summary: 'A white label: what viewers see, its draft and its versions',
      tags,
    })
    .input(brand)
    .output(brandRecordSchema),
  getBrandVersion: oc
    .route({
      method: 'GET',
      path: '/operator/brands/{id}/versions/{number}',
      summary: 'A version of a white label',
      tags,
    })
    .input(brand.extend({ number: z.coerce.number().int().min(0).max(1_000_000) }))
    .output(versionSchema.extend({ definition: definitionSchema.nullable() })),
  getBrandPreview: oc
    .route({
      method: 'GET',
      path: '/operator/brands/{id}/preview',
      summary: 'A token that shows any page as viewers of a brand see it',
      description: 'As `?brand_preview=` of a page, for an hour. NOT_FOUND where viewers see no such brand.',
      tags,
    })
    .input(brand)
    .output(z.object({ preview_token: z.string() })),
  putBrandDraft: oc
    .route({
      method: 'PUT',
      path: '/operator/brands/{id}/draft',
      summary: 'Save a draft of a white label, new or not, also one that cannot be published yet',
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
      summary: 'Show viewers the draft, or an earlier version again',
      description:
        'INVALID_INPUT names the first field that cannot be used, or what clashes with another brand; CONFLICT when somebody has published another version since the draft was begun; NOT_FOUND without a draft or such a version.',
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
      summary: 'Show a white label no more; an earlier version brings it back',
      description: 'INVALID_INPUT for the main one.',
      tags,
    })
    .input(brand)
    .output(z.object({})),
};
