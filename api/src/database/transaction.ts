import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';
import { isDatabaseAway } from '../errors/database-errors.ts';
import type { Database } from './database.ts';

const dialect = new PgDialect();

/**
 * Transactions on a pool's connections. One resolves only when PostgreSQL has confirmed its commit; otherwise, even
 * when the connection is lost at the very end, it rejects with the first error. A connection that is still in a
 * transaction is closed and never lent again.
 */
export function transactionsOf(pool: Pool): Database['transaction'] {
  return async (work, config) => {
    const client = await pool.connect();
    const transaction = new NodePgTransaction<Record<string, never>, Record<string, never>>(
      dialect,
      new NodePgSession(client, dialect, undefined),
      undefined,
    );
    let isLost = false;
    try {
      await client.query('begin');
      if (config !== undefined) await transaction.setTransaction(config);
      const result = await work(transaction);
      const { command } = await client.query('commit');
      // PostgreSQL answers this way when a statement had failed and its error was ignored.
      if (command !== 'COMMIT')
        throw new Error('The transaction was rolled back: one of its statements had failed.');
      return result;
    } catch (error) {
      // When no answer comes, a rollback would wait for one in vain, too.
      isLost = isDatabaseAway(error);
      if (!isLost && !isAtRest(client.getTransactionStatus()))
        await client.query('rollback').catch(() => undefined);
      throw error;
    } finally {
      client.release(isLost || !isAtRest(client.getTransactionStatus()));
    }
  };
}

/** Whether PostgreSQL reports that no transaction is open. */
function isAtRest(status: string | null): boolean {
  return status === 'I';
}
