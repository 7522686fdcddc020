import { oc } from '@orpc/contract';
import { z } from 'zod';
import { unixSecondsSchema } from './bounds.ts';
import { imagePathSchema } from './image.ts';
import { idSchema, pageOf } from './paging.ts';
import { changeListInputSchema, recordChangeSchema, wholeChangeSchema } from './record-changes.ts';
import { recordIdSchema, recordKindSchema, recordSchema } from './record-kinds.ts';

const named = { kind: recordKindSchema, id: recordIdSchema };

/** Characters of JSON of a record or a patch that an operator hands in. */
const longestRecord = 2_000_000;

const givenRecordSchema = recordSchema.refine(
  (record) => JSON.stringify(record).length <= longestRecord,
  `must not be longer than ${longestRecord} characters of JSON`,
);

/** RFC 7396: what is named changes, null removes, and an absent field keeps its value. */
const patchSchema = givenRecordSchema;

/** A place behind the last entry of a page; it may hold a long name. */
const recordCursorSchema = z.string().min(1).max(4000);

export const recordItemSchema = z.object({
  id: z.string(),
  /** In the caller's language. */
  label: z.string(),
  picture: imagePathSchema.nullable(),
  /** Whether viewers can reach it now. */
  is_live: z.boolean(),
  has_draft: z.boolean(),
  /** Unix seconds of the last change in the history; null when there is none. */
  changed_at: z.int().nullable(),
  fields: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});
export type RecordItem = z.infer<typeof recordItemSchema>;

export const recordDraftSchema = z.object({
  patch: recordSchema,
  /** Unix seconds; null: whenever an operator publishes it. */
  publish_at: z.int().nullable(),
  /** Who wrote it, and when. */
  by: z.string(),
  at: z.int(),
  /** Why the scheduled publication failed; null when it has not. */
  error: z.string().nullable(),
});
export type RecordDraft = z.infer<typeof recordDraftSchema>;

export const recordViewSchema = z.object({
  kind: recordKindSchema,
  id: z.string(),
  /** Complete, with every default; null of a draft whose record does not exist yet. */
  record: recordSchema.nullable(),
  /** A hash of the record, for `If-Match`; empty when there is no record yet. */
  version: z.string(),
  is_live: z.boolean(),
  draft: recordDraftSchema.nullable(),
  changed_at: z.int().nullable(),
  changed_by: z.string().nullable(),
});
export type RecordView = z.infer<typeof recordViewSchema>;

export const recordListInputSchema = z.object({
  kind: recordKindSchema,
  /** A part of a name, or the whole key. */
  q: z.string().trim().min(1).max(200).optional(),
  /** One of the kind's sorts; its first one when left out. */
  sort: z.string().min(1).max(60).optional(),
  order: z.enum(['asc', 'desc']).optional(),
  /** A JSON object of the kind's filters. */
  filter: z.string().max(4000).optional(),
  cursor: recordCursorSchema.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(25),
});
export type RecordListInput = z.output<typeof recordListInputSchema>;

export const recordListSchema = z.object({
  items: z.array(recordItemSchema),
  next_cursor: recordCursorSchema.nullable(),
  /** How many the search and the filters find. */
  total: z.int(),
});
export type RecordList = z.infer<typeof recordListSchema>;

/** Rows of one import. */
const mostRows = 5000;

export const recordImportSchema = z.object({
  created: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  errors: z.array(
    z.object({
      /** From 0; null for what concerns no single row. */
      row: z.int().nullable(),
      field: z.string().nullable(),
      message: z.string(),
    }),
  ),
});
export type RecordImport = z.infer<typeof recordImportSchema>;

const tags = ['operator'];
const ifMatch =
  'Takes the header `If-Match` with the version in double quotes: VERSION_REQUIRED without it, VERSION_CONFLICT for another version, which says who has changed which fields.';

/** Records: read, changed a little, undone, published later. */
export const operatorRecordsContract = {
  listRecords: oc
    .route({
      method: 'GET',
      path: '/operator/records/{kind}',
      summary: 'Records of a kind, by its search, filters and sorts',
      description: 'INVALID_INPUT names the sorts and filters that the kind has.',
      tags,
    })
    .input(recordListInputSchema)
    .output(recordListSchema),
  getRecord: oc
    .route({
      method: 'GET',
      path: '/operator/records/{kind}/{id}',
      summary: 'A record in its import shape, with its version and its draft',
      description: 'NOT_FOUND when there is neither a record nor a draft.',
      tags,
    })
    .input(z.object(named))
    .output(recordViewSchema),
  createRecord: oc
    .route({
      method: 'POST',
      path: '/operator/records/{kind}',
      summary: 'Add a record',
      description: 'CONFLICT when there is one with its key.',
      tags,
    })
    .input(z.object({ kind: recordKindSchema, record: givenRecordSchema }))
    .output(recordViewSchema),
  patchRecord: oc
    .route({
      method: 'PATCH',
      path: '/operator/records/{kind}/{id}',
      summary: 'Change fields of a record by a JSON merge patch (RFC 7396)',
      description: ifMatch,
      tags,
    })
    .input(z.object({ ...named, patch: patchSchema }))
    .output(recordViewSchema),
  removeRecord: oc
    .route({
      method: 'DELETE',
      path: '/operator/records/{kind}/{id}',
      summary: 'Remove a record that nothing uses',
      description: `${ifMatch} CONFLICT names what still uses it.`,
      tags,
    })
    .input(z.object(named))
    .output(z.object({})),
  putDraft: oc
    .route({
      method: 'PUT',
      path: '/operator/records/{kind}/{id}/draft',
      summary: 'Keep a merge patch of a record for later, or of one that does not exist yet',
      description: 'At `publish_at` the service publishes it by itself; such a draft has to be complete.',
      tags,
    })
    .input(z.object({ ...named, patch: patchSchema, publish_at: unixSecondsSchema.nullable().default(null) }))
    .output(recordViewSchema),
  removeDraft: oc
    .route({
      method: 'DELETE',
      path: '/operator/records/{kind}/{id}/draft',
      summary: 'Throw a draft away',
      description: 'NOT_FOUND when there is none.',
      tags,
    })
    .input(z.object(named))
    .output(z.object({})),
  publishDraft: oc
    .route({
      method: 'POST',
      path: '/operator/records/{kind}/{id}/draft/publication',
      summary: 'Apply a draft to its record',
      description: 'NOT_FOUND when there is none.',
      tags,
    })
    .input(z.object(named))
    .output(recordViewSchema),
  importRecords: oc
    .route({
      method: 'POST',
      path: '/operator/records/{kind}/import',
      summary: 'Add and change records of a kind, all or nothing',
      description:
        'A row is a record; of one that exists, the fields that the row leaves out keep their values. With errors nothing is changed, and a dry run changes nothing.',
      tags,
    })
    .input(
      z.object({
        kind: recordKindSchema,
        rows: z.array(z.unknown()).min(1).max(mostRows),
        dry_run: z.boolean(),
      }),
    )
    .output(recordImportSchema),
  listChanges: oc
    .route({
      method: 'GET',
      path: '/operator/changes',
      summary: 'The history of records, the latest first',
      description: 'Without a kind it lists the kinds that the caller may read.',
      tags,
    })
    .input(changeListInputSchema)
    .output(pageOf(recordChangeSchema)),
  getChange: oc
    .route({
      method: 'GET',
      path: '/operator/changes/{id}',
      summary: 'A change, with the record before it and after it',
      tags,
    })
    .input(z.object({ id: idSchema }))
    .output(wholeChangeSchema),
  undoChange: oc
    .route({
      method: 'POST',
      path: '/operator/changes/{id}/undo',
      summary: 'Put back the fields that a change has changed',
      description:
        'CONFLICT when one of them has been changed since, by whom it says, or when the change is undone already. A created record is removed, a removed one comes back.',
      tags,
    })
    .input(z.object({ id: idSchema }))
    .output(recordViewSchema),
};
