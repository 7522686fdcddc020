import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { SQLInputValue, StatementSync } from 'node:sqlite';
import { schema } from './schema.ts';

/** The bank's file. A transaction that has returned is on disk: the process may be killed at any moment. */
export interface Store {
  /** Runs all or nothing; a transaction within another joins it. */
  transaction<Result>(work: () => Result): Result;
  run(sql: string, ...values: SQLInputValue[]): { readonly changes: number; readonly id: number };
  /** The first row; null without one. Its shape is that of the schema. */
  one(sql: string, ...values: SQLInputValue[]): unknown;
  all(sql: string, ...values: SQLInputValue[]): unknown[];
  close(): void;
}

/** Opens or creates the file for this process alone. @throws when another process holds it. */
export function openStore(dataDir: string): Store {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const db = new DatabaseSync(path.join(dataDir, 'bank.sqlite'), { timeout: 2000 });
  db.exec(
    'pragma locking_mode = exclusive; pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on',
  );
  db.exec(schema);
  const statements = new Map<string, StatementSync>();
  const prepared = (sql: string): StatementSync => {
    const known = statements.get(sql);
    if (known !== undefined) return known;
    const statement = db.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
  return {
    transaction: (work) => {
      if (db.isTransaction) return work();
      db.exec('begin immediate');
      try {
        const result = work();
        db.exec('commit');
        return result;
      } catch (error) {
        if (db.isTransaction) db.exec('rollback');
        throw error;
      }
    },
    run: (sql, ...values) => {
      const { changes, lastInsertRowid } = prepared(sql).run(...values);
      return { changes: Number(changes), id: Number(lastInsertRowid) };
    },
    one: (sql, ...values) => prepared(sql).get(...values) ?? null,
    all: (sql, ...values) => prepared(sql).all(...values),
    close: () => db.close(),
  };
}
