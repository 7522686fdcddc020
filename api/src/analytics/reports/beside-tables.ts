import { sql } from 'drizzle-orm';
import type { AnalyticsQuestion } from '@kadr/contract';
import type { BesideTable } from '../day-files/ask-files.ts';
import { askedDays } from './asked-events.ts';
import type { Asked } from './asked-events.ts';

const titles = (): BesideTable => ({
  name: 'media_items',
  columns: { id: 'BIGINT', duration: 'DOUBLE' },
  rows: sql`select id, duration from media_items`,
});

const paidTickets = (asked: Asked): BesideTable => ({
  name: 'purchase_tickets',
  columns: { account_id: 'INTEGER', status: 'VARCHAR', created_at: 'TIMESTAMPTZ' },
  rows: sql`select account_id, status, created_at from purchase_tickets
    where status = 'paid' and ${askedDays(sql`created_at`, asked)}`,
});

const tables: Readonly<Partial<Record<AnalyticsQuestion, (asked: Asked) => BesideTable>>> = {
  viewing: titles,
  titles,
  buying: paidTickets,
};

/** The tables that the statement of a question reads besides events. */
export function besideTables(asked: Asked): readonly BesideTable[] {
  const table = tables[asked.input.question];
  return table === undefined ? [] : [table(asked)];
}
