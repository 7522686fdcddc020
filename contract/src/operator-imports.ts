import { oc } from '@orpc/contract';
import { z } from 'zod';
import { exportFormatSchema } from './operator-exports.ts';
import { idSchema, pageInput, pageOf } from './paging.ts';
import { recordKindSchema } from './record-kinds.ts';

/** Maximum size of a file in bytes, and maximum number of its rows. */
export const importLimits = { bytes: 100 * 1024 * 1024, rows: 200_000 } as const;

/** Maximum number of errors in an answer; the file of errors has all of them. */
export const mostImportErrors = 100;

/**
 * `waiting` for a worker, `checking`, `checked` (applicable if no row failed), `ready` to be applied, `applying`,
 * `applied`; `failed`: it could not be read or applied, `reason` says why; `cancelled`.
 */
export const importStates = [
  'waiting',
  'checking',
  'checked',
  'ready',
  'applying',
  'applied',
  'failed',
  'cancelled',
] as const;
export type ImportState = (typeof importStates)[number];

export const importErrorSchema = z.object({
  /** Starts at 1, not counting the header. */
  row: z.int(),
  field: z.string().nullable(),
  message: z.string(),
});
export type ImportError = z.infer<typeof importErrorSchema>;

export const fileImportSchema = z.object({
  id: z.int(),
  kind: recordKindSchema,
  file_name: z.string(),
  format: exportFormatSchema,
  state: z.enum(importStates),
  /** Rows checked, or rows applied while the import is applied. */
  rows_done: z.int(),
  /** Null until they are counted. */
  rows: z.int().nullable(),
  created: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  failed: z.int(),
  errors: z.array(importErrorSchema),
  reason: z.string().nullable(),
  by: z.string(),
  /** Unix seconds. */
  created_at: z.int(),
  finished_at: z.int().nullable(),
});
export type FileImport = z.infer<typeof fileImportSchema>;

const tags = ['operator'];

/** Imports of files: a worker checks every row, and applies all of them or none. */
export const operatorImportsContract = {
  listImports: oc
    .route({
      method: 'GET',
      path: '/operator/imports',
      summary: 'Imports of files of the kinds that the caller may write, latest first',
      tags,
    })
    .input(z.object(pageInput))
    .output(pageOf(fileImportSchema)),
  getImport: oc
    .route({ method: 'GET', path: '/operator/imports/{id}', summary: 'An import and its progress', tags })
    .input(z.object({ id: idSchema }))
    .output(fileImportSchema),
  applyImport: oc
    .route({
      method: 'POST',
      path: '/operator/imports/{id}/application',
      summary: 'Apply a checked import, all or nothing',
      description: 'CONFLICT unless it is checked without failed rows.',
      tags,
    })
    .input(z.object({ id: idSchema }))
    .output(fileImportSchema),
  cancelImport: oc
    .route({
      method: 'POST',
      path: '/operator/imports/{id}/cancellation',
      summary: 'Cancel an import that is not applied',
      description: 'CONFLICT when it is over. What a running one has written is rolled back.',
      tags,
    })
    .input(z.object({ id: idSchema }))
    .output(fileImportSchema),
};
