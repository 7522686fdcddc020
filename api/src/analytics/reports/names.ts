import { sql } from 'drizzle-orm';
import type { AnalyticsQuestion, Language } from '@kadr/contract';
import type { Database } from '../../database/database.ts';
import { inLanguage } from '../../database/translated.ts';

/** The tables with the names of a question's rows. */
const tables: Readonly<Partial<Record<AnalyticsQuestion, string>>> = {
  titles: 'media_items',
  channels: 'channels',
};

/** Names of titles or channels by their ids; empty for other questions. */
export async function namesOf(
  db: Database,
  question: AnalyticsQuestion,
  keys: readonly (string | null)[],
  language: Language,
): Promise<ReadonlyMap<string, string>> {
  const table = tables[question];
  const ids = keys.filter((key) => key !== null);
  if (table === undefined || ids.length === 0) return new Map();
  const { rows } = await db.execute<{ key: string; name: string | null }>(
    sql`select id::text as key, ${inLanguage(sql`name`, language)} as name from ${sql.identifier(table)}
      where id = any(${sql.param(ids)}::bigint[])`,
  );
  return new Map(rows.flatMap(({ key, name }) => (name === null ? [] : [[key, name] as const])));
}
