import pg from 'pg';
import type { ClientConfig } from 'pg';

/** Tracks how long connections wait for PostgreSQL's answers. */
export interface Waits {
  begin(who: object): void;
  end(who: object): void;
}

/**
 * A connection to PostgreSQL whose loss rejects the promises that wait for its answers and never ends the process: pg
 * also emits `error` on a connection in use, for which a pool does not listen. All connections of the service are of
 * this class.
 */
export class SteadyClient extends pg.Client {
  /** Notified when a statement is sent, and when no statement is running any more. */
  waits: Waits | null = null;

  constructor(config?: string | ClientConfig) {
    super(config);
    this.on('error', () => undefined);
    const over = (): void => this.waits?.end(this);
    this.on('drain', over);
    this.on('end', over);
    this.query = noticed(this.query.bind(this), () => this.waits?.begin(this));
  }
}

/** Returns the same function, preceded by a call of `before`. */
function noticed<Called extends (...args: never[]) => unknown>(call: Called, before: () => void): Called {
  return ((...args: never[]) => {
    before();
    return call(...args);
  }) as Called;
}
