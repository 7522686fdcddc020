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
  /** Connections at most; one more is used now and then to look whether the database is there. */
  readonly max: number;
  /**
   * Whether a pooler (pgbouncer in transaction mode) gives each transaction another connection of PostgreSQL, so that
   * nothing may last for a session: no settings, no prepared statements. False when left out.
   */
  readonly isPooler?: boolean;
  readonly log: Pick<Log, 'warn' | 'debug'>;
}

type Connected = Parameters<pg.Pool['connect']>[0];

/** Milliseconds that a new connection may take, and that somebody may wait until one of many is free. */
const [connectWithin, freeWithin] = [700, 5000];
/** Milliseconds that a statement may take. */
const statementWithin = 30_000;

/**
 * How a connection begins: PostgreSQL notices within seconds that we are gone, and leaves neither a statement that nobody
 * waits for nor a transaction that holds its locks.
 */
const beginning = `set tcp_keepalives_idle = 5; set tcp_keepalives_interval = 2; set tcp_keepalives_count = 3;
  set client_connection_check_interval = '2s'; set idle_in_transaction_session_timeout = '5min'`;

/**
 * The pool of a process. It answers within a second also while the database is away: what waits then is rejected with an
 * error that `isDatabaseAway` knows, its connection is given up, and what comes is refused at once, until the database is
 * back. Nothing that happens to a connection ends the process.
 */
export class SteadyPool extends pg.Pool {
  /** Whether transactions may use different connections of PostgreSQL. */
  readonly isPooler: boolean;
  readonly #watch: DatabaseWatch;
  readonly #probe: Probe;
  readonly #log: SteadyPoolOptions['log'];
  /** Those that wait for a connection, and how to reject each. */
  readonly #waiting = new Set<(error: Error) => void>();
  /** Connections that somebody has. */
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
      // Before whatever is asked on it: statements of a connection keep their order.
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
      // It was lost: others may be, too.
      client.on('error', this.#watch.suspect);
    });
    this.on('acquire', (client) => this.#lent.add(client));
    this.on('release', (_, client) => this.#lent.delete(client));
    this.on('remove', (client) => this.#lent.delete(client));
    this.on('error', (error) => log.debug({ err: error }, 'a connection that nobody used was lost'));
  }

  /** Whether the database is known to be away. */
  get isAway(): boolean {
    return this.#watch.isAway();
  }

  /** Asks whether the database is there, on a connection apart; settles within a second, and never rejects. */
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

  /** Refuses who waits for a connection that does not come about, although others may work; twice, so that a time in which this process was busy is nobody's fault. */
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
    // Cutting a connection with a statement under way rejects the statement.
    for (const client of this.#lent) if (client instanceof SteadyClient) void client.end();
    for (let idle = this.idleCount; idle > 0; idle -= 1) {
      super.connect((_, client, release) => client && release(error));
    }
    this.#log.debug({ connections: this.totalCount }, 'connections were given up');
  }
}
