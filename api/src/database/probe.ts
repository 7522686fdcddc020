import type { ClientConfig } from 'pg';
import { SteadyClient } from './client.ts';

/** Asks a database whether it is there. */
export interface Probe {
  /** Settles within half a second; never rejects. */
  readonly ask: () => Promise<boolean>;
  readonly close: () => void;
}

/** Milliseconds after which a connection that was good the last time is not waited for alone. */
const first = 150;
/** How often it is looked whether an answer has come, in milliseconds, and how many looks it may take. */
const [step, steps] = [50, 10];

/**
 * Asks on a connection that is kept for this alone; where that one does not answer, the fault may be its own, and another
 * one is opened. PostgreSQL is there when either answers, also by a refusal (a wrong password, too many connections). Time
 * that this process spends on other things does not count.
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
          // It has had its time; whether it is only stuck is seen by the next one.
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

/** Whether it is PostgreSQL itself that says no, and not because it is starting or stopping (SQLSTATE 57P…). */
function isRefusal(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /^[0-9A-Z]{5}$/.test(code) && !/^(?:57P|08|E)/.test(code);
}
