import { oc } from '@orpc/contract';
import { z } from 'zod';
import { unixSecondsSchema } from './bounds.ts';
import { imagePathSchema } from './image.ts';
import { idSchema, pageOf } from './paging.ts';
import { changeListInputSchema, recordChangeSchema, wholeChangeSchema } from './record-changes.ts';
import { recordIdSchema, recordKindSchema, recordSchema } from './record-kinds.ts';

const named = { kind: recordKindSchema, id: recordIdSchema };

/** Maximum JSON length of a record or a patch. */
const longestRecord = 2_000_000;

const givenRecordSchema = recordSchema.refine(
  (record) => JSON.stringify(record).length <= longestRecord,
  `must not be longer than ${longestRecord} characters of JSON`,
);

/** RFC 7396: named fields change, null removes, and absent fields keep their values. */
const patchSchema = givenRecordSchema;

/** A cursor; it may contain a long name. */
const recordCursorSchema = z.string().min(1).max(4000);

export const recordItemSchema = z.object({
  id: z.string(),
  /** In the caller's language. */
  label: z.string(),
  picture: imagePathSchema.nullable(),
  /** Whether viewers can reach it now. */
  is_live: z.boolean(),
  has_draft: z.boolean(),
  /** Unix seconds of the latest change in the history; null when there is none. */
  changed_at: z.int().nullable(),
  fields: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});
export type RecordItem = z.infer<typeof recordItemSchema>;

export const recordDraftSchema = z.object({
  patch: recordSchema,
  /** Unix seconds; null: not scheduled. */
  publish_at: z.int().nullable(),
  /** The author, and the time. */
  by: z.string(),
  at: z.int(),
  /** Why the scheduled publication failed; null unless it did. */
  error: z.string().nullable(),
});
export type RecordDraft = z.infer<typeof recordDraftSchema>;

export const recordViewSchema = z.object({
  kind: recordKindSchema,
  id: z.string(),
  /** Complete, with all defaults; null for a draft without an existing record. */
  record: recordSchema.nullable(),
  /** A hash of the record, for `If-Match`; empty when the record does not exist. */
  version: z.string(),
  is_live: z.boolean(),
  draft: recordDraftSchema.nullable(),
  changed_at: z.int().nullable(),
  changed_by: z.string().nullable(),
});
export type RecordView = z.infer<typeof recordViewSchema>;

export const recordListInputSchema = z.object({
  kind: recordKindSchema,
  /** A part of a name, or a complete key. */
  q: z.string().trim().min(1).max(200).optional(),
  /** One of the kind's sorts; the first by default. */
  sort: z.string().min(1).max(60).optional(),
  order: z.enum(['asc', 'desc']).optional(),
  /** A JSON object of filters of the kind. */
  filter: z.string().max(4000).optional(),
  cursor: recordCursorSchema.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(25),
});
export type RecordListInput = z.output<typeof recordListInputSchema>;

export const recordListSchema = z.object({
  items: z.array(recordItemSchema),
  next_cursor: recordCursorSchema.nullable(),
  /** The number of records that match the search and the filters. */
  total: z.int(),
});
export type RecordList = z.infer<typeof recordListSchema>;

/** Maximum rows per import. */
const mostRows = 5000;

export const recordImportSchema = z.object({
  created: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  errors: z.array(
    z.object({
      /** Starts at 0; null for an error that concerns no single row. */
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

/** Records: reading, changing, undoing, scheduled publication. */
export const operatorRecordsContract = {
  listRecords: oc
    .route({
      method: 'GET',
      path: '/operator/records/{kind}',
      summary: 'Records of a kind, with search, filters and sorting',
      description: 'INVALID_INPUT names the sorts and filters of the kind.',
      tags,
    })
    .input(recordListInputSchema)
    .output(recordListSchema),
  getRecord: oc
    .route({
      method: 'GET',
      path: '/operator/records/{kind}/{id}',
      summary: 'A record in its import shape, with its version and its draft',
      description: 'NOT_FOUND when neither the record nor a draft exists.',
      tags,
    })
    .input(z.object(named))
    .output(recordViewSchema),
  createRecord: oc
    .route({
      method: 'POST',
      path: '/operator/records/{kind}',
      summary: 'Add a record',
      description: 'CONFLICT when the key exists.',
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
      summary: 'Save a merge patch as a draft of a record, which need not exist yet',
      description: 'The service publishes it at `publish_at`; a scheduled draft must be complete.',
      tags,
    })
    .input(z.object({ ...named, patch: patchSchema, publish_at: unixSecondsSchema.nullable().default(null) }))
    .output(recordViewSchema),
  removeDraft: oc
    .route({
      method: 'DELETE',
      path: '/operator/records/{kind}/{id}/draft',
      summary: 'Discard a draft',
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
      summary: 'Create and update records of a kind, all or nothing',
      description:
        'Each row is a record. Fields that a row leaves out keep their values if the record exists. If there are errors, or in a dry run, nothing is changed.',
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
      summary: 'The history of records, latest first',
      description: 'Without a kind it lists the kinds that the caller may read.',
      tags,
    })
    .input(changeListInputSchema)
    .output(pageOf(recordChangeSchema)),
  getChange: oc
    .route({
      method: 'GET',
      path: '/operator/changes/{id}',
      summary: 'A change, with the record before and after',
      tags,
    })
    .input(z.object({ id: idSchema }))
    .output(wholeChangeSchema),
  undoChange: oc
    .route({
      method: 'POST',
      path: '/operator/changes/{id}/undo',
      summary: 'Restore the fields of a change',
      description:
        'CONFLICT when one of the fields has changed since (the message names the author), or when the change is already undone. Undoing a creation removes the record; undoing a removal restores it.',
      tags,
    })
    .input(z.object({ id: idSchema }))
    .output(recordViewSchema),
};
