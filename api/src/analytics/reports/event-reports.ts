import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { analyticsQuestions, KadrError } from '@kadr/contract';
import type { AnalyticsAnswer, AnalyticsInput, AnalyticsQuestion } from '@kadr/contract';
import type { ApiConfig, Log, RequestContext } from '../../context/context.ts';
import type { Database } from '../../database/database.ts';
import { serviceTimeZone } from '../../session/time-zone.ts';
import { secondsOf } from '../../text/unix-seconds.ts';
import { askFiles } from '../day-files/ask-files.ts';
import type { EventFiles } from '../day-files/event-files.ts';
import { factsInColumns, factsInData } from '../facts.ts';
import type { Asked } from './asked-events.ts';
import { spanOf } from './asked-events.ts';
import { besideTables } from './beside-tables.ts';
import { buyingStatement, retentionStatement, viewingStatement } from './funnels.ts';
import {
  adServersStatement,
  advertisingStatement,
  channelsStatement,
  hoursStatement,
  qualityStatement,
  searchesStatement,
  titlesStatement,
} from './lists.ts';
import { namesOf } from './names.ts';

export interface EventReports {
  /**
   * Answers a question from the events of the requested days: from files of days if they are ready, otherwise from the
   * table.
   *
   * @throws KadrError UNAVAILABLE when it takes longer than 25 s.
   */
  answer(input: AnalyticsInput, context: Pick<RequestContext, 'language' | 'now'>): Promise<AnalyticsAnswer>;
}

const statements: Readonly<Record<AnalyticsQuestion, (asked: Asked) => SQL>> = {
  viewing: viewingStatement,
  buying: buyingStatement,
  retention: retentionStatement,
  titles: titlesStatement,
  channels: channelsStatement,
  searches: searchesStatement,
  quality: qualityStatement,
  hours: hoursStatement,
  advertising: advertisingStatement,
  ad_servers: adServersStatement,
};

interface Row extends Record<string, unknown> {
  readonly key: string | null;
}

interface EventReportsPorts {
  readonly files: EventFiles | null;
  readonly log: Pick<Log, 'warn'>;
  readonly config: Pick<ApiConfig, 'timeZone'>;
}

export function createEventReports(db: Database, { files, log, config }: EventReportsPorts): EventReports {
  const timeZone = serviceTimeZone(config);
  return {
    answer: async (input, { language, now }) => {
      const columns = Object.keys(analyticsQuestions[input.question]);
      const question = { input, timeZone, now: now() };
      const fromFiles = files === null ? null : await readFiles(db, { ...files, log }, question);
      const rows = fromFiles ?? (await readTable(db, { input, timeZone }));
      const names = await namesOf(
        db,
        input.question,
        rows.map(({ key }) => key),
        language,
      );
      return {
        columns,
        rows: rows.map((row) => ({
          key: row.key,
          name: (row.key !== null && names.get(row.key)) || null,
          figures: columns.map((column) => numberOf(row[column])),
        })),
        time_zone: timeZone,
        made_at: secondsOf(now()),
      };
    },
  };
}

/** How long a question waits for files, in milliseconds, before it reads the table. */
const wait = 10_000;
/** How long a question may take, in milliseconds: less than the pool's limit for a statement. */
const timeout = 25_000;

/** Null when the files are not ready. */
async function readFiles(
  db: Database,
  { days, duckdb, log }: EventFiles & Pick<EventReportsPorts, 'log'>,
  { now, ...question }: Pick<Asked, 'input' | 'timeZone'> & { readonly now: Date },
): Promise<Row[] | null> {
  const asked = { ...question, facts: factsInColumns };
  const files = await days.of({ ...spanOf(asked.input), now }, wait).catch((error: unknown) => {
    log.warn({ err: error }, 'failed to write event files; reading the table instead');
    return null;
  });
  if (files === null || files.length === 0) return null;
  const statement = statements[asked.input.question](asked);
  const rows = await askFiles({ db, duckdb }, { files, beside: besideTables(asked), statement, timeout });
  // The statement's columns are the same in both engines.
  return rows as unknown as Row[];
}

async function readTable(db: Database, question: Pick<Asked, 'input' | 'timeZone'>): Promise<Row[]> {
  const statement = statements[question.input.question]({ ...question, facts: factsInData });
  try {
    return await db.transaction(
      async (transaction) => {
        await transaction.execute(
          sql.raw(`set local statement_timeout = ${timeout}; set local work_mem = '64MB'`),
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

/** Counts are returned as text. */
function numberOf(value: unknown): number | null {
  return value === null || value === undefined ? null : Number(value);
}
