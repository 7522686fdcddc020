import type { Pool } from 'pg';
import type { Log } from '../context/context.ts';
import { isDatabaseAway } from '../errors/database-errors.ts';
import { readsMayLag } from './read-scope.ts';
import { createReplicaLag } from './replica-lag.ts';

/** Read-only statements: those that may lag go to a replica, while it is there and close enough. */
export interface ReadPool {
  /** Only its `query` may be used, and only for statements that change nothing. */
  readonly pool: Pool;
  /** Tracks the replica's lag until `close`. */
  readonly start: () => void;
  readonly close: () => void;
}

export interface ReadPoolPorts {
  readonly primary: Pool;
  readonly replica: Pool;
  readonly log: Pick<Log, 'warn' | 'info'>;
  readonly every: (milliseconds: number, run: () => void) => () => void;
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number;
}

/** The greatest lag of a replica, and the time between two checks, in milliseconds. */
const [mostBehind, lookEvery] = [3000, 1000];
/** Seconds after a change for which its session reads from the primary: more than the lag of a replica may be. */
export const ownWrites = 10;

const place = `pg_wal_lsn_diff(case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end, '0/0')::float8`;

export function createReadPool({ primary, replica, log, every, now }: ReadPoolPorts): ReadPool {
  const lag = createReplicaLag();
  let isUsed = false;
  let isLooking = false;
  let stop = (): void => undefined;

  const placeOf = async (pool: Pool): Promise<number> => {
    const { rows } = await pool.query<{ place: number }>(`select ${place} as place`);
    return rows[0]?.place ?? Number.NaN;
  };
  const judge = (): void => {
    const behind = lag.behind(now());
    const isGood = behind <= mostBehind;
    if (isGood === isUsed) return;
    isUsed = isGood;
    if (isGood) log.info({}, 'reading from the replica');
    else
      log.warn(
        { behind: Math.round(behind / 1000) },
        'the replica is unavailable or lagging; reading from the primary',
      );
  };
  const look = async (): Promise<void> => {
    if (isLooking) return;
    isLooking = true;
    try {
      const at = now();
      // The primary first: a place that the replica has reached later existed by then.
      const ofPrimary = await placeOf(primary);
      lag.note(at, { primary: ofPrimary, replica: await placeOf(replica) });
    } catch (error) {
      if (!isDatabaseAway(error)) log.warn({ err: error }, 'failed to check the replica');
    } finally {
      isLooking = false;
      judge();
    }
  };

  const query = async (...args: readonly unknown[]): Promise<unknown> => {
    const ask = async (pool: Pool): Promise<unknown> => {
      const asked: unknown = Reflect.get(pool, 'query');
      return typeof asked === 'function' ? (Reflect.apply(asked, pool, args) as unknown) : undefined;
    };
    if (!isUsed || !readsMayLag() || lag.behind(now()) > mostBehind + lookEvery) return ask(primary);
    try {
      return await ask(replica);
    } catch (error) {
      // A replica also cancels statements that keep it from catching up (SQLSTATE 40001).
      if (isDatabaseAway(error) || isConflict(error)) return ask(primary);
      throw error;
    }
  };
  return {
    pool: new Proxy(primary, {
      get: (target, key) => {
        if (key === 'query') return query;
        const value: unknown = Reflect.get(target, key, target);
        return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      },
    }),
    start: () => {
      stop = every(lookEvery, () => void look());
      void look();
    },
    close: () => stop(),
  };
}

function isConflict(error: unknown): boolean {
  for (let current: unknown = error; current instanceof Error; current = current.cause)
    if ('code' in current && current.code === '40001') return true;
  return false;
}
