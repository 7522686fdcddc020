import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { lockCatalogue } from '../catalogue/write-repository.ts';
import type { Database } from '../database/database.ts';
import type { StoredRecord } from '../tables/records.ts';
import { texts } from './record-kind.ts';
import type { KindOfRecord, Listing } from './record-kind.ts';

export interface TableKind extends Omit<KindOfRecord, 'lock' | 'read' | 'remove' | 'listing'> {
  /** The table that holds the records. */
  readonly table: string;
  /** The import fields, each with the column of that name. */
  readonly columns: SQL;
  /** Whether catalogue imports write the table, so that writers must take their lock. */
  readonly isInCatalogue: boolean;
  /** Called after a row is deleted. */
  readonly removed?: (
    transaction: Database,
    row: Readonly<Record<string, unknown>>,
    now: Date,
  ) => Promise<void>;
  readonly listing: TableListing;
}

export type TableListing = Omit<Listing, 'from'>;

/** A key that is one field. */
export function keyedBy(field: string): Pick<KindOfRecord, 'keyFields' | 'idOf' | 'keyOf'> {
  return {
    keyFields: [field],
    idOf: (record) => String(record[field]),
    keyOf: (key) => ({ [field]: key }),
  };
}

/** A kind whose records are the rows of one table, plus dependent rows. */
export function tableKind({
  table,
  columns,
  isInCatalogue,
  removed,
  listing,
  ...kind
}: TableKind): KindOfRecord {
  const from = sql.raw(table);
  return {
    ...kind,
    listing: { ...listing, from },
    lock: async (transaction, ids) => {
      if (isInCatalogue) await lockCatalogue(transaction);
      await transaction.execute(
        sql`select from ${from} where ${listing.key} = any(${texts(ids)}) order by ${listing.tie.by} for update of ${from}`,
      );
    },
    read: async (db, ids) => {
      if (ids.length === 0) return new Map();
      const { rows } = await db.execute<{ id: string; record: StoredRecord }>(sql`
        select ${listing.key} as id, (select to_json(fields) from (select ${columns}) fields) as record
        from ${from} where ${listing.key} = any(${texts(ids)})`);
      return new Map(rows.map(({ id, record }) => [id, completed(kind.schema, record)]));
    },
    remove: async (transaction, id, now) => {
      const { rows } = await transaction.execute(
        sql`delete from ${from} where ${listing.key} = ${id} returning *`,
      );
      for (const row of rows) await removed?.(transaction, row, now);
    },
  };
}

/** A stored record with defaults for newer fields; unchanged if it violates today's schema. */
function completed(schema: KindOfRecord['schema'], record: StoredRecord): StoredRecord {
  return schema.safeParse(record).data ?? record;
}
