import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { analyticsQuestions, KadrError } from '@kadr/contract';
import type { AnalyticsAnswer, AnalyticsInput, AnalyticsQuestion, Language } from '@kadr/contract';
import type { ApiConfig, RequestContext } from '../../context/context.ts';
import type { Database } from '../../database/database.ts';
import { serviceTimeZone } from '../../session/time-zone.ts';
import { secondsOf } from '../../text/unix-seconds.ts';
import type { Asked } from './asked-events.ts';
import { buyingStatement, retentionStatement, viewingStatement } from './funnels.ts';
import {
  advertisingStatement,
  channelsStatement,
  hoursStatement,
  qualityStatement,
  searchesStatement,
  titlesStatement,
} from './lists.ts';

export interface EventReports {
  /**
   * Answers a question from the events of the days asked.
   *
   * @throws KadrError UNAVAILABLE when it takes longer than 25 s.
   */
  answer(input: AnalyticsInput, context: Pick<RequestContext, 'language' | 'now'>): Promise<AnalyticsAnswer>;
}

const statements: Readonly<Record<AnalyticsQuestion, (asked: Asked, language: Language) => SQL>> = {
  viewing: viewingStatement,
  buying: buyingStatement,
  retention: retentionStatement,
  titles: titlesStatement,
  channels: channelsStatement,
  searches: searchesStatement,
  quality: qualityStatement,
  hours: hoursStatement,
  advertising: advertisingStatement,
};

interface Row extends Record<string, unknown> {
  readonly key: string | null;
  readonly name: string | null;
}

export function createEventReports(db: Database, config: Pick<ApiConfig, 'timeZone'>): EventReports {
  const timeZone = serviceTimeZone(config);
  return {
    answer: async (input, { language, now }) => {
      const columns = Object.keys(analyticsQuestions[input.question]);
      const rows = await readWithin(db, statements[input.question]({ input, timeZone }, language));
      return {
        columns,
        rows: rows.map((row) => ({
          key: row.key,
          name: row.name,
          figures: columns.map((column) => numberOf(row[column])),
        })),
        time_zone: timeZone,
        made_at: secondsOf(now()),
      };
    },
  };
}

/** Below the time that the pool gives a statement. */
const timeout = '25s';

async function readWithin(db: Database, statement: SQL): Promise<Row[]> {
  try {
    return await db.transaction(
      async (transaction) => {
        await transaction.execute(
          sql.raw(`set local statement_timeout = '${timeout}'; set local work_mem = '64MB'`),
        );
        return (await transaction.execute<Row>(statement)).rows;
      },
      { accessMode: 'read only' },
    );
  } catch (error) {
    if (isTimeout(error)) throw new KadrError('UNAVAILABLE', { cause: error });
    throw error;
  }
}

/** SQLSTATE 57014: the statement was cancelled. */
function isTimeout(error: unknown): boolean {
  const { cause } = error instanceof Error ? error : {};
  return [error, cause].some((one) => one instanceof Error && 'code' in one && one.code === '57014');
}

/** Counts come as text. */
function numberOf(value: unknown): number | null {
  return value === null || value === undefined ? null : Number(value);
}
