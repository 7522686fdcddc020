import pg from 'pg';
import type { ClientBase, PoolClient, PoolConfig } from 'pg';
import type { Log } from '../context/context.ts';
import { DatabaseAwayError, isDatabaseAway } from '../errors/database-errors.ts';
import { SteadyClient } from './client.ts';
import { createProbe } from './probe.ts';
import type { Probe } from './probe.ts';
import { createWatch } from './watch.ts';
import type { DatabaseWatch } from './watch.ts';

export interface SteadyPoolOptions {
  readonly url: string;
  /** The most connections; one more is used occasionally to check whether the database is there. */
  readonly max: number;
  /**
   * Whether a pooler (pgbouncer in transaction mode) gives each transaction another connection of PostgreSQL, so that
   * no session state can be used: no settings, no prepared statements. False when left out.
   */
  readonly isPooler?: boolean;
  readonly log: Pick<Log, 'warn' | 'debug'>;
}

type Connected = Parameters<pg.Pool['connect']>[0];

/** Milliseconds that a new connection may take, and that a caller may wait for a free one. */
const [connectWithin, freeWithin] = [700, 5000];
/** Milliseconds that a statement may take. */
const statementWithin = 30_000;

/**
 * Settings of a new connection: PostgreSQL notices within seconds that the process is gone, and keeps neither a
 * statement that nobody waits for nor a transaction that holds its locks.
 */
const beginning = `set tcp_keepalives_idle = 5; set tcp_keepalives_interval = 2; set tcp_keepalives_count = 3;
  set client_connection_check_interval = '2s'; set idle_in_transaction_session_timeout = '5min'`;

/**
 * The pool of a process. It answers within a second even while the database is away: waiting calls are rejected with an
 * error that `isDatabaseAway` recognizes, their connections are closed, and new calls are refused at once, until the
 * database is back. No failure of a connection ends the process.
 */
export class SteadyPool extends pg.Pool {
  /** Whether transactions may use different connections of PostgreSQL. */
  readonly isPooler: boolean;
  readonly #watch: DatabaseWatch;
  readonly #probe: Probe;
  readonly #log: SteadyPoolOptions['log'];
  /** Callers that wait for a connection, by the function that rejects each. */
  readonly #waiting = new Set<(error: Error) => void>();
  /** Connections in use. */
  readonly #lent = new Set<ClientBase>();

  constructor({ url, max, log, isPooler = false }: SteadyPoolOptions) {
    const config: PoolConfig = {
      connectionString: url,
      max,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      query_timeout: statementWithin,
    };
    super({
      ...config,
      Client: SteadyClient,
      connectionTimeoutMillis: freeWithin,
      idleTimeoutMillis: 30_000,
      // Before any other statement: statements of a connection keep their order.
      onConnect: (client) => {
        if (isPooler) return;
        client
          .query(beginning)
          .catch((error: unknown) => log.debug({ err: error }, 'a connection could not be set up'));
      },
    });
    this.isPooler = isPooler;
    this.#log = log;
    this.#probe = createProbe(config);
    this.#watch = createWatch({
      probe: this.#probe.ask,
      onAway: () => this.#giveUp(),
      after: (milliseconds, run) => void setTimeout(run, milliseconds).unref(),
      now: () => performance.now(),
      random: Math.random,
      log,
    });
    this.on('connect', (client) => {
      if (client instanceof SteadyClient) client.waits = this.#watch;
      // The connection was lost: others may be, too.
      client.on('error', this.#watch.suspect);
    });
    this.on('acquire', (client) => this.#lent.add(client));
    this.on('release', (_, client) => this.#lent.delete(client));
    this.on('remove', (client) => this.#lent.delete(client));
    this.on('error', (error) => log.debug({ err: error }, 'lost an idle connection'));
  }

  /** Whether the database is known to be away. */
  get isAway(): boolean {
    return this.#watch.isAway();
  }

  /** Checks on a separate connection whether the database is there; settles within a second, and never rejects. */
  isThere(): Promise<boolean> {
    return this.#watch.isAway() ? Promise.resolve(false) : this.#probe.ask();
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<PoolClient> | undefined {
    if (callback !== undefined) {
      this.#lend(callback);
      return undefined;
    }
    const { promise, resolve, reject } = Promise.withResolvers<PoolClient>();
    this.#lend((error, client) => (client === undefined ? reject(error) : resolve(client)));
    return promise;
  }

  override end(): Promise<void>;
  override end(callback: () => void): void;
  override end(callback?: () => void): Promise<void> | undefined {
    this.#watch.close();
    this.#probe.close();
    if (callback === undefined) return super.end();
    super.end(callback);
    return undefined;
  }

  #lend(callback: Connected): void {
    if (this.#watch.isAway()) return callback(new DatabaseAwayError(), undefined, () => undefined);
    let isOver = false;
    const end = (): void => {
      isOver = true;
      this.#waiting.delete(refuse);
      this.#watch.end(refuse);
    };
    const refuse = (error: Error): void => {
      end();
      callback(error, undefined, () => undefined);
    };
    this.#waiting.add(refuse);
    this.#watch.begin(refuse);
    if (this.idleCount === 0 && this.totalCount < this.options.max) this.#limit(() => isOver, refuse);
    super.connect((error, client, release) => {
      // The waiting caller was refused meanwhile: the next one gets the connection.
      if (isOver) return client && release();
      if (client !== undefined) {
        end();
        return callback(undefined, client, release);
      }
      const reason = error ?? new DatabaseAwayError();
      if (isDatabaseAway(reason)) this.#watch.suspect();
      return refuse(reason);
    });
  }

  /**
   * Refuses a caller whose connection is not established in time, although others may work; in two steps, so that a
   * time in which this process was busy does not count.
   */
  #limit(isOver: () => boolean, refuse: (error: Error) => void): void {
    const half = connectWithin / 2;
    const last = (): void => {
      if (!isOver()) refuse(new DatabaseAwayError());
    };
    setTimeout(() => {
      if (!isOver()) setTimeout(last, half).unref();
    }, half).unref();
  }

  #giveUp(): void {
    const error = new DatabaseAwayError();
    for (const refuse of this.#waiting) refuse(error);
    // Closing a connection rejects its running statement.
    for (const client of this.#lent) if (client instanceof SteadyClient) void client.end();
    for (let idle = this.idleCount; idle > 0; idle -= 1) {
      super.connect((_, client, release) => client && release(error));
    }
    this.#log.debug({ connections: this.totalCount }, 'dropped all connections');
  }
}
