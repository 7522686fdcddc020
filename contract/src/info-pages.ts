/** Pages with texts of the operator: questions, support, contacts, documents, terms. */
import { oc } from '@orpc/contract';
import { z } from 'zod';
import { translatedOf } from './language.ts';

/** Aliases of pages: `faq`, `support`, `contacts`, `docs`, `offer`. */
export const infoPageAliasSchema = z
  .string()
  .max(60)
  .regex(/^[a-z][a-z0-9]*(?:[-_][a-z0-9]+)*$/, 'must be lower-case letters, digits and single hyphens');

/** Id of an element that a link names after `#`. */
const anchorSchema = z
  .string()
  .max(60)
  .regex(/^[A-Za-z][\w-]*$/, 'must be a letter, then letters, digits, “_”, “-”');

/** A part of an information page; on `/faq` a question and its answer. */
export const infoPageSectionSchema = z.object({
  anchor: anchorSchema.nullable(),
  name: z.string(),
  /** May contain HTML: paragraphs, h3, h4, lists, emphasis and links are kept, everything else is removed. */
  text: z.string(),
});
export type InfoPageSection = z.infer<typeof infoPageSectionSchema>;

/** An information page in one language. */
export const infoPageSchema = z.object({
  alias: infoPageAliasSchema,
  name: z.string(),
  /** A line or two below the name. */
  description: z.string().nullable(),
  /** In order; on `/faq` the first is number 0. */
  sections: z.array(infoPageSectionSchema),
  /** Unix seconds. */
  updated_at: z.int(),
});
export type InfoPage = z.infer<typeof infoPageSchema>;

/**
 * An information page as an operator writes it. `{brand}` and `{copyright_holder}` in its texts stand for the names of
 * the displaying brand.
 */
export const infoPageImportSchema = z.object({
  alias: infoPageAliasSchema,
  /** Null: every brand without a page of that alias. */
  brand: z.string().min(1).max(60).nullable().default(null),
  name: translatedOf(120),
  description: translatedOf(300).nullable().default(null),
  sections: z
    .array(
      z.object({
        anchor: anchorSchema.nullable().default(null),
        name: translatedOf(200),
        text: translatedOf(20_000),
      }),
    )
    .max(100),
});
export type InfoPageImport = z.input<typeof infoPageImportSchema>;
export type InfoPageImportParsed = z.output<typeof infoPageImportSchema>;

export const infoPagesContract = {
  getByAlias: oc
    .route({
      method: 'GET',
      path: '/info_pages/{alias}',
      summary: 'An information page as its operator has written it',
      description: 'NOT_FOUND when neither the brand has it nor all brands together do.',
      tags: ['information'],
    })
    .input(z.object({ alias: infoPageAliasSchema }))
    .output(infoPageSchema),
};
