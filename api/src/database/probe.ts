import type { ClientConfig } from 'pg';
import { SteadyClient } from './client.ts';

/** Checks whether a database is there. */
export interface Probe {
  /** Settles within half a second; never rejects. */
  readonly ask: () => Promise<boolean>;
  readonly close: () => void;
}

/** Milliseconds after which a second connection is opened besides the kept one. */
const first = 150;
/** Milliseconds between checks for an answer, and the most checks. */
const [step, steps] = [50, 10];

/**
 * Asks on a connection that is kept for this only; when it does not answer, the fault may be its own, so another one is
 * opened. PostgreSQL is there when either answers, even with a refusal (a wrong password, too many connections). Time
 * that this process spends on other work does not count.
 */
export function createProbe(config: ClientConfig): Probe {
  let kept: SteadyClient | null = null;
  const drop = (client: SteadyClient): void => {
    if (kept === client) kept = null;
    void client.end();
  };

  const askKept = async (): Promise<boolean> => {
    const client = kept;
    if (client === null) return false;
    try {
      await client.query('select 1');
      return true;
    } catch {
      drop(client);
      return false;
    }
  };

  const askFresh = async (isOver: () => boolean): Promise<boolean> => {
    const client = new SteadyClient({ ...config, connectionTimeoutMillis: 5 * step * steps });
    const giveUp = (): void => void client.end();
    try {
      await client.connect();
      await client.query('select 1');
      if (isOver()) giveUp();
      else {
        if (kept !== null) drop(kept);
        kept = client;
      }
      return true;
    } catch (error) {
      giveUp();
      return isRefusal(error);
    }
  };

  return {
    ask: async () => {
      const { promise, resolve } = Promise.withResolvers<boolean>();
      let isOver = false;
      const settle = (isThere: boolean): void => {
        isOver = true;
        resolve(isThere);
      };
      let hasFresh = false;
      const beginFresh = async (): Promise<void> => {
        if (hasFresh || isOver) return;
        hasFresh = true;
        settle(await askFresh(() => isOver));
      };
      void askKept().then((isThere) => (isThere ? settle(true) : void beginFresh()));
      let looks = 0;
      const look = (): void => {
        if (isOver) return;
        looks += 1;
        if (looks * step >= first) void beginFresh();
        if (looks >= steps) {
          // Its time is up; the next connection shows whether only this one is stuck.
          if (kept !== null) drop(kept);
          return settle(false);
        }
        setTimeout(look, step);
      };
      setTimeout(look, step);
      return promise;
    },
    close: () => {
      if (kept !== null) drop(kept);
    },
  };
}

/** Whether PostgreSQL itself refuses, and not because it is starting or stopping (SQLSTATE 57P…). */
function isRefusal(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /^[0-9A-Z]{5}$/.test(code) && !/^(?:57P|08|E)/.test(code);
}
