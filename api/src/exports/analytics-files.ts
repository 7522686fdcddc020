import { analyticsInputSchema, analyticsQuestions, exportPermissions } from '@kadr/contract';
import type { AnalyticsQuestion } from '@kadr/contract';
import type { EventReports } from '../analytics/reports/event-reports.ts';
import { sheetFormats } from './export.ts';
import type { Export, ExportAsking, ExportBatch } from './export.ts';

/** The rows that the console shows for a question. */
export function analyticsExport(question: AnalyticsQuestion, reports: EventReports): Export {
  return {
    operation: 'exportAnalytics',
    permission: exportPermissions.exportAnalytics,
    formats: sheetFormats,
    brandOf: ({ brand }) => (typeof brand === 'string' ? brand : null),
    read: (_, { input, ...asking }) => {
      const asked = analyticsInputSchema.parse({ ...input, question });
      return {
        columns: [
          { name: 'key', type: 'text' },
          { name: 'name', type: 'text' },
          ...Object.keys(analyticsQuestions[question]).map((name) => ({ name, type: 'number' }) as const),
        ],
        batches: answered(reports, asked, asking),
      };
    },
  };
}

async function* answered(
  reports: EventReports,
  asked: Parameters<EventReports['answer']>[0],
  { language, now }: Pick<ExportAsking, 'language' | 'now'>,
): AsyncGenerator<ExportBatch> {
  const { rows } = await reports.answer(asked, { language, now: () => now });
  yield { cells: rows.map(({ key, name, figures }) => [[key, name], figures].flat()) };
}
