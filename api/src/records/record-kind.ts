import type { Language, RecordKind } from '@kadr/contract';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../database/database.ts';
import type { StoredRecord } from '../tables/records.ts';

/** A kind of record: how its records are read, written, removed and listed. */
export interface KindOfRecord {
  readonly kind: RecordKind;
  /** The import shape of one. */
  readonly schema: z.ZodObject;
  /** The fields that make up the key; they never change. */
  readonly keyFields: readonly string[];
  /** The key of a record that has its shape. */
  idOf(record: StoredRecord): string;
  /** What the key says of the record's key fields. */
  keyOf(id: string): StoredRecord;
  /** Makes writers of these records, imports included, wait until the transaction ends. */
  lock(transaction: Database, ids: readonly string[]): Promise<void>;
  /** Complete records by key; what does not exist is missing. */
  read(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, StoredRecord>>;
  /**
   * Writes complete records by the import of their domain; an empty picture clears the one that was there.
   *
   * @throws KadrError INVALID_INPUT that names what is at fault
   */
  write(transaction: Database, records: readonly StoredRecord[], now: Date): Promise<void>;
  /** Statements with columns `noun` and `name` for what keeps a record from being removed. */
  usages(id: string): readonly SQL[];
  remove(transaction: Database, id: string, now: Date): Promise<void>;
  readonly listing: Listing;
}

export type KindsOfRecords = Readonly<Record<RecordKind, KindOfRecord>>;

/** How a kind's records are listed. All SQL is over the rows of `from`. */
export interface Listing {
  readonly from: SQL;
  /** The record's own key, as text. */
  readonly key: SQL;
  /** A unique column that decides between rows of one sort key, and its type. */
  readonly tie: { readonly by: SQL; readonly type: 'integer' | 'text' };
  readonly label: (language: Language) => SQL;
  readonly picture: SQL;
  readonly isLive: (now: Date) => SQL;
  /** What a row of the list shows beside its label, each a text, a number or a boolean. */
  readonly fields: Readonly<Record<string, SQL>>;
  /** The first is the default. */
  readonly sorts: Readonly<Record<string, Sort>>;
  readonly filters: Readonly<Record<string, Filter>>;
  /** The rows that a part of a name, or a key, finds. */
  readonly search: (text: string) => SQL;
}

export interface Sort {
  /** Never null. */
  readonly by: (language: Language) => SQL;
  readonly type: 'text' | 'double precision';
  /** When the caller names none. */
  readonly order: 'asc' | 'desc';
}

export interface Filter {
  /** The condition for a value as the caller gives it; null for a value that the filter does not take. */
  readonly conditionOf: (value: unknown, now: Date) => SQL | null;
}

export function filter<T>(takes: z.ZodType<T>, where: (value: T, now: Date) => SQL): Filter {
  return {
    conditionOf: (given, now) => {
      const { success, data } = takes.safeParse(given);
      return success ? where(data, now) : null;
    },
  };
}

/** A list of texts as a parameter. */
export function texts(values: readonly string[]): SQL {
  return sql`${sql.param([...values])}::text[]`;
}

/** A text in which LIKE looks for a part. */
export function likePattern(part: string): string {
  return `%${part.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
