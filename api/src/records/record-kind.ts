import type { Language, RecordKind } from '@kadr/contract';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../database/database.ts';
import type { StoredRecord } from '../tables/records.ts';

/** A kind of record: how its records are read, written, removed and listed. */
export interface KindOfRecord {
  readonly kind: RecordKind;
  /** The import schema of one record. */
  readonly schema: z.ZodObject;
  /** The fields that form the key; they never change. */
  readonly keyFields: readonly string[];
  /** The key of a record in import shape. */
  idOf(record: StoredRecord): string;
  /** The key fields that a key stands for. */
  keyOf(id: string): StoredRecord;
  /** Locks out other writers of these records, imports included, until the transaction ends. */
  lock(transaction: Database, ids: readonly string[]): Promise<void>;
  /** Complete records by key, without those that do not exist. */
  read(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, StoredRecord>>;
  /**
   * Writes complete records through their domain's import; an empty picture clears the existing one.
   *
   * @throws KadrError INVALID_INPUT that names the cause
   */
  write(transaction: Database, records: readonly StoredRecord[], now: Date): Promise<void>;
  /** For kinds whose records belong to others of the kind, without which they cannot be written. */
  readonly parents?: {
    /** The parent's key; null for a record without one. */
    readonly of: (record: StoredRecord) => string | null;
    readonly canBe: (record: StoredRecord) => boolean;
  };
  /** Statements with columns `noun` and `name` that find what prevents a record from being removed. */
  usages(id: string): readonly SQL[];
  remove(transaction: Database, id: string, now: Date): Promise<void>;
  readonly listing: Listing;
}

export type KindsOfRecords = Readonly<Record<RecordKind, KindOfRecord>>;

/** How a kind's records are listed. All SQL is over the rows of `from`. */
export interface Listing {
  readonly from: SQL;
  /** The record's key, as text. */
  readonly key: SQL;
  /** A unique column that breaks ties between equal sort keys, and its type. */
  readonly tie: { readonly by: SQL; readonly type: 'integer' | 'text' };
  readonly label: (language: Language) => SQL;
  readonly picture: SQL;
  readonly isLive: (now: Date) => SQL;
  /** The fields of a row besides its label, each a text, a number or a boolean. */
  readonly fields: Readonly<Record<string, SQL>>;
  /** The first is the default. */
  readonly sorts: Readonly<Record<string, Sort>>;
  readonly filters: Readonly<Record<string, Filter>>;
  /** The condition for a search by a part of a name, or by a key. */
  readonly search: (text: string) => SQL;
}

export interface Sort {
  /** Never null. */
  readonly by: (language: Language) => SQL;
  readonly type: 'text' | 'double precision' | 'timestamptz';
  /** The default order. */
  readonly order: 'asc' | 'desc';
}

export interface Filter {
  /** The condition for a value from the caller; null for a value that the filter does not accept. */
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

/** A LIKE pattern that finds a text anywhere. */
export function likePattern(part: string): string {
  return `%${part.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
