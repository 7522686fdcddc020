/** The history of records. */
import { z } from 'zod';
import { pageInput } from './paging.ts';
import { recordIdSchema, recordKindSchema, recordSchema } from './record-kinds.ts';

export const changeActions = ['create', 'patch', 'remove', 'undo'] as const;

export const recordChangeSchema = z.object({
  id: z.int(),
  /** Unix seconds. */
  at: z.int(),
  /** The name of the API key or the person; `token` for the operator's token. */
  by: z.string(),
  kind: recordKindSchema,
  record_id: z.string(),
  action: z.enum(changeActions),
  /** JSON pointers (RFC 6901); a list counts as one field. Empty when the whole record was created or removed. */
  fields: z.array(z.string()),
  /** The change that undid this one. */
  undone_by: z.int().nullable(),
});
export type RecordChange = z.infer<typeof recordChangeSchema>;

/** Null: the record did not exist, or no longer exists. */
export const wholeChangeSchema = recordChangeSchema.extend({
  before: recordSchema.nullable(),
  after: recordSchema.nullable(),
});
export type WholeChange = z.infer<typeof wholeChangeSchema>;

export const changeListInputSchema = z.object({
  ...pageInput,
  kind: recordKindSchema.optional(),
  id: recordIdSchema.optional(),
});
export type ChangeListInput = z.output<typeof changeListInputSchema>;
