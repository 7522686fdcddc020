import { z } from 'zod';
import { isAnalyticsSpan, longestAnalyticsSpan } from './analytics-questions.ts';
import { eventFilterSchema } from './operator-analytics.ts';
import { exportFormats } from './file-addresses.ts';
import { listAccountsInputSchema, reasonSchema } from './operator-support.ts';
import { reportSpanSchema } from './operator-reports.ts';
import { recordListInputSchema } from './operator-records.ts';

export const exportFormatSchema = z.enum(exportFormats);

/** Input of the exports of raw rows. */
export const rawExportInputSchema = reportSpanSchema;

/** Input of the export of a list of records: all its pages. */
export const recordExportInputSchema = recordListInputSchema.omit({ kind: true, cursor: true, limit: true });
export type RecordExportInput = z.output<typeof recordExportInputSchema>;

export const accountExportInputSchema = listAccountsInputSchema.pick({ q: true });
export type AccountExportInput = z.output<typeof accountExportInputSchema>;

/** Input of the export of events; `personal` adds the viewers and all facts, and also requires `personal:read`. */
export const eventExportInputSchema = eventFilterSchema
  .extend({ personal: z.enum(['yes', 'no']).default('no'), reason: reasonSchema })
  .refine(isAnalyticsSpan, {
    message: `must not be before \`from\`, nor more than ${longestAnalyticsSpan} days after it`,
    path: ['to'],
  });
export type EventExportInput = z.output<typeof eventExportInputSchema>;
