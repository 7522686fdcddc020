import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Language, RecordList, RecordListInput } from '@kadr/contract';
import type { Database } from '../database/database.ts';
import { listPage } from '../lists/list-page.ts';
import { recordDrafts } from '../tables/records.ts';
import { isOfBrands } from './brand-access.ts';
import { readPlace, writePlace } from './list-place.ts';
import { isObject } from './merge-patch.ts';
import type { KindOfRecord } from './record-kind.ts';

/** The drafts of records that do not exist yet, by their keys. */
export async function listNewDrafts(
  db: Database,
  { kind, listing }: KindOfRecord,
  { cursor, limit }: Pick<RecordListInput, 'cursor' | 'limit'>,
  { language, brands }: { readonly language: Language; readonly brands: readonly string[] | null },
): Promise<RecordList> {
  const place = `${kind} new`;
  const after = cursor === undefined ? null : readPlace(place, cursor).key;
  const isNew = and(
    eq(recordDrafts.kind, kind),
    brands === null ? undefined : isOfBrands(sql`${recordDrafts.recordId}`, brands),
    sql`not exists (select from ${listing.from} where ${listing.key} = ${recordDrafts.recordId})`,
  );
  const [rows, total] = await Promise.all([
    db
      .select({ id: recordDrafts.recordId, patch: recordDrafts.patch })
      .from(recordDrafts)
      .where(and(isNew, after === null ? undefined : gt(recordDrafts.recordId, after)))
      .orderBy(asc(recordDrafts.recordId))
      .limit(limit + 1),
    db.$count(recordDrafts, isNew ?? sql`true`),
  ]);
  const { page, next_cursor } = listPage(rows, limit, ({ id }) => writePlace(place, { key: id, tie: id }));
  return {
    items: page.map(({ id, patch }) => ({
      id,
      label: labelIn(patch['name'], language) ?? id,
      picture: null,
      is_live: false,
      has_draft: true,
      changed_at: null,
      fields: {},
    })),
    next_cursor,
    total,
  };
}

/** The name in a draft: a text, or a text by language. */
function labelIn(name: unknown, language: Language): string | null {
  const text = isObject(name) ? (name[language] ?? name['rus']) : name;
  return typeof text === 'string' ? text : null;
}
