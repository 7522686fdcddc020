import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The bank's records, read from its file while it does not run. */
export interface BankBooks {
  readonly payments: readonly BankPayment[];
  readonly events: number;
  /** Webhooks sent, repetitions included. */
  readonly deliveries: number;
}

export interface BankPayment {
  readonly id: string;
  readonly status: string;
  /** Minor units. */
  readonly captured: number;
  readonly refunded: number;
  /** The shop's own id of the attempt. */
  readonly attempt: string;
}

/** The bank's books, moved `milliseconds` into the past. */
export function readAndDateBack(dataDir: string, milliseconds: number): BankBooks {
  const file = new DatabaseSync(path.join(dataDir, 'bank', 'bank.sqlite'));
  try {
    const payments = file.prepare('select id, status, captured, refunded, metadata from payments').all() as {
      id: string;
      status: string;
      captured: number;
      refunded: number;
      metadata: string;
    }[];
    const counts = file
      .prepare(
        'select (select count(*) from events) as events, (select coalesce(sum(attempts), 0) from deliveries) as deliveries',
      )
      .get() as { events: number; deliveries: number };
    for (const table of ['payments', 'refunds'])
      file.prepare(`update ${table} set created_at = created_at - ?`).run(milliseconds);
    return {
      ...counts,
      payments: payments.map(({ id, status, captured, refunded, metadata }) => ({
        id,
        status,
        captured,
        refunded,
        attempt: (JSON.parse(metadata) as { attempt?: string }).attempt ?? '',
      })),
    };
  } finally {
    file.close();
  }
}
