import { z } from 'zod';
import { exportFormats } from './file-addresses.ts';
import { listAccountsInputSchema } from './operator-support.ts';
import { reportSpanSchema } from './operator-reports.ts';
import { recordListInputSchema } from './operator-records.ts';

export const exportFormatSchema = z.enum(exportFormats);

/** What the exports of raw rows are asked. */
export const rawExportInputSchema = reportSpanSchema;

/** What a list of records is exported by: all pages of it. */
export const recordExportInputSchema = recordListInputSchema.omit({ kind: true, cursor: true, limit: true });
export type RecordExportInput = z.output<typeof recordExportInputSchema>;

export const accountExportInputSchema = listAccountsInputSchema.pick({ q: true });
export type AccountExportInput = z.output<typeof accountExportInputSchema>;
