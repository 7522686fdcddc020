import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { lockCatalogue } from '../catalogue/write-repository.ts';
import type { Database } from '../database/database.ts';
import type { StoredRecord } from '../tables/records.ts';
import { texts } from './record-kind.ts';
import type { KindOfRecord, Listing } from './record-kind.ts';

export interface TableKind extends Omit<KindOfRecord, 'lock' | 'read' | 'remove' | 'listing'> {
  /** The table whose rows the records are. */
  readonly table: string;
  /** The fields of the import shape as columns of those names. */
  readonly columns: SQL;
  /** Whether imports of the catalogue write the table: they wait for one another. */
  readonly isInCatalogue: boolean;
  /** What has to be done after a row is gone. Without it nothing is. */
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

/** A kind whose records are the rows of one table, with what hangs on them. */
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

/** A stored record with the defaults of fields that are newer than it; as it is when it breaks today's rules. */
function completed(schema: KindOfRecord['schema'], record: StoredRecord): StoredRecord {
  return schema.safeParse(record).data ?? record;
}
