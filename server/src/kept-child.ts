import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

export interface KeptChildOptions {
  /** Resolves once the program works. */
  readonly launch: () => Promise<ChildProcess>;
  /** Called when the program ends without having been stopped; it is started again after this. */
  readonly onCrash?: (() => void) | undefined;
  readonly log: (line: string) => void;
}

/** Milliseconds between attempts to restart a crashed program: the first and the longest. */
const patience = { first: 200, longest: 5000 } as const;

/**
 * Starts a program and restarts it whenever it ends, until `release` hands it over to be ended.
 *
 * @throws what the first launch throws.
 */
export async function keepChild({
  launch,
  onCrash,
  log,
}: KeptChildOptions): Promise<{ release(): Promise<ChildProcess> }> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let restarting: Promise<void> = Promise.resolve();
  let child = await launch();
  const restart = async (): Promise<void> => {
    for (let wait: number = patience.first; !signal.aborted; wait = Math.min(2 * wait, patience.longest)) {
      try {
        child = await launch();
        return watch(child);
      } catch (error) {
        log(`It cannot be started again yet: ${String(error)}`);
        await pause(wait, undefined, { signal }).catch(() => undefined);
      }
    }
  };
  const watch = (process: ChildProcess): void => {
    process.once('exit', () => {
      if (signal.aborted) return;
      onCrash?.();
      restarting = restart();
    });
  };
  watch(child);
  return {
    release: async () => {
      stopping.abort();
      await restarting;
      return child;
    },
  };
}

/** Ends a program in order by a signal, and by force after a time in milliseconds. */
export function endChild(child: ChildProcess, signal: 'SIGINT' | 'SIGTERM', orderly: number): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const late = setTimeout(() => child.kill('SIGKILL'), orderly);
    child.once('exit', () => {
      clearTimeout(late);
      resolve();
    });
    child.kill(signal);
    // A stopped process receives no signals until it continues.
    child.kill('SIGCONT');
  });
}
