import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { eventExportInputSchema, exportPermissions, KadrError } from '@kadr/contract';
import type { EventExportInput } from '@kadr/contract';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { copyRows, streamRows } from '../analytics/day-files/read-files.ts';
import type { EventFiles } from '../analytics/day-files/event-files.ts';
import { numberFacts, textFacts } from '../analytics/facts.ts';
import { browserOf, filteredEvents, spanOf, viewer } from '../analytics/reports/asked-events.ts';
import type { ApiConfig } from '../context/context.ts';
import { requirePermission } from '../context/principal.ts';
import { serviceTimeZone } from '../session/time-zone.ts';
import type { Cell, Column } from '../spreadsheets/sheet.ts';
import type { Export, ExportAsking, ExportBatch } from './export.ts';

/** Columns that identify a person, or may contain personal data: left out unless requested. */
const personalColumns = ['account_id', 'profile_id', 'session_id', 'device_id', 'data'];
const columns = [
  'name',
  'happened_at',
  'received_at',
  'viewer_key',
  'browser_key',
  'device_type',
  'app_version',
  'brand',
  'language',
  'page',
  'country',
  'browser',
  'system',
  'network',
  ...numberFacts,
  ...textFacts,
];

/** How long an export waits for files that are being made, in milliseconds. */
const wait = 10 * 60_000;

/** The events of some days, from files of days. */
export function eventsExport(files: EventFiles, { config }: { config: Pick<ApiConfig, 'timeZone'> }): Export {
  const timeZone = serviceTimeZone(config);
  const prepared = async (asking: ExportAsking) => {
    const input = parse(asking);
    const names = await files.days.of({ ...spanOf(input), now: asking.now }, wait);
    if (names === null) throw new KadrError('UNAVAILABLE');
    return { names, select: selectOf(input, timeZone) };
  };
  return {
    operation: 'exportEvents',
    permission: exportPermissions.exportEvents,
    formats: ['csv', 'parquet'],
    brandOf: ({ brand }) => (typeof brand === 'string' ? brand : null),
    read: (_, asking) => {
      const input = parse(asking);
      return { columns: columnsOf(input).map(typeOf), batches: batches(files, () => prepared(asking)) };
    },
    writeParquet: async (asking) => {
      const { names, select } = await prepared(asking);
      const file = path.join(files.folder, `export-${randomUUID()}.parquet`);
      await copyRows(files.duckdb, { files: names, select, file });
      return file;
    },
  };
}

/** @throws ZodError; KadrError FORBIDDEN for personal data without the permission for it */
function parse({ input: given, principal }: ExportAsking): EventExportInput {
  const input = eventExportInputSchema.parse(given);
  if (input.personal === 'yes') requirePermission(principal, 'personal:read', input.brand ?? null);
  return input;
}

const columnsOf = ({ personal }: EventExportInput): string[] =>
  personal === 'yes' ? [...columns, ...personalColumns] : columns;

const numbers = new Set<string>([...numberFacts, 'account_id', 'profile_id']);
const typeOf = (name: string): Column => ({ name, type: numbers.has(name) ? 'number' : 'text' });

/** Keys distinguish the viewers and browsers of one file without revealing them: each file has its own salt. */
function selectOf(input: EventExportInput, timeZone: string): SQL {
  const salt = randomUUID();
  const keyOf = (who: SQL): SQL => sql`left(sha256(${salt} || ${who}), 20)`;
  const keys: Readonly<Record<string, SQL>> = {
    viewer_key: keyOf(viewer),
    browser_key: keyOf(browserOf),
  };
  const chosen = columnsOf(input).map((name) => {
    const key = keys[name];
    return key === undefined ? sql.identifier(name) : sql`${key} as ${sql.identifier(name)}`;
  });
  return sql`select ${sql.join(chosen, sql`, `)} from analytics_events where ${filteredEvents(input, timeZone)}`;
}

async function* batches(
  { duckdb }: EventFiles,
  prepare: () => Promise<{ readonly names: readonly string[]; readonly select: SQL }>,
): AsyncGenerator<ExportBatch> {
  const { names, select } = await prepare();
  for await (const rows of streamRows(duckdb, { files: names, select })) yield { cells: rows as Cell[][] };
}
