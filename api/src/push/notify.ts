import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import type { Database } from '../database/database.ts';
import type { Timers } from './timers.ts';

/** A process sends to itself on this channel, to know that it has received all earlier messages. */
export const echoChannel = 'kadr_echo';
/** How long an echo is waited for, in milliseconds. */
const echoWithin = 1000;

/** Notifies in a transaction: PostgreSQL delivers on commit. */
export async function notify(db: Database, channel: string, text: string): Promise<void> {
  await db.execute(sql`select pg_notify(${channel}, ${text})`);
}

export async function notifyAll(db: Database, channel: string, texts: readonly string[]): Promise<void> {
  await db.execute(
    sql`select pg_notify(${channel}, text) from unnest(${sql.param(texts)}::text[]) as all_of(text)`,
  );
}

export interface Echoes {
  /** Resolves when this process receives its own echo, or after a second. */
  readonly wait: () => Promise<void>;
  readonly hear: (text: string) => void;
}

/** @param processId begins the text of each echo, followed by a space */
export function createEchoes(
  processId: string,
  { pool, after }: { readonly pool: Pool; readonly after: Timers['after'] },
): Echoes {
  const waiting = new Map<string, () => void>();
  return {
    wait: async () => {
      const text = `${processId} ${randomUUID()}`;
      const { promise, resolve } = Promise.withResolvers<void>();
      waiting.set(text, resolve);
      const stop = after(echoWithin, resolve);
      try {
        await pool.query('select pg_notify($1, $2)', [echoChannel, text]);
        await promise;
      } finally {
        stop();
        waiting.delete(text);
      }
    },
    hear: (text) => waiting.get(text)?.(),
  };
}
