import { spawn } from 'node:child_process';
import type { ChildProcess, SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** A program of the constellation, which can be ended and restarted. */
export interface Program {
  readonly name: string;
  /** Starts it and waits until it is ready. */
  start(): Promise<void>;
  /** Ends it; resolves when it is gone. */
  end(signal?: NodeJS.Signals): Promise<void>;
  /** Sends a signal, if it runs. */
  readonly signal: (signal: NodeJS.Signals) => void;
  /** CPU milliseconds that it and its children have used in all its runs. */
  readonly cpu: () => number;
  readonly isRunning: () => boolean;
}

export interface Launch {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly options?: SpawnOptions;
  /** Receives its output. */
  readonly logFile: string;
  readonly isReady: () => Promise<boolean>;
}

/** Milliseconds for a start. */
const patience = 120_000;

export function program({ name, command, args, options, logFile, isReady }: Launch): Program {
  let child: ChildProcess | null = null;
  let before = 0;
  const isRunning = (): boolean => child !== null && child.exitCode === null && child.signalCode === null;
  return {
    name,
    isRunning,
    cpu: () => before + (isRunning() ? cpuOf(child?.pid ?? 0) : 0),
    signal: (signal) => {
      if (isRunning()) child?.kill(signal);
    },
    start: async () => {
      const log = openSync(logFile, 'a');
      const started = spawn(command, [...args], { cwd: '/', ...options, stdio: ['ignore', log, log] });
      closeSync(log);
      child = started;
      const end = performance.now() + patience;
      while (!(await isReady().catch(() => false))) {
        if (started.exitCode !== null || started.signalCode !== null || performance.now() > end)
          throw new Error(`${name} did not start:\n${readFileSync(logFile, 'utf8').slice(-3000)}`);
        await pause(50);
      }
    },
    end: async (signal = 'SIGTERM') => {
      const ended = child;
      if (ended === null || !isRunning()) return;
      before += cpuOf(ended.pid ?? 0);
      const exited = once(ended, 'exit');
      // Workers of nginx outlive their master.
      const children = signal === 'SIGKILL' ? childrenOf(ended.pid ?? 0) : [];
      ended.kill(signal);
      for (const pid of children) killIfThere(pid);
      if (signal !== 'SIGKILL') ended.kill('SIGCONT');
      await exited;
    },
  };
}

function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended with its parent.
  }
}

/** CPU milliseconds of a process, those of its children that have ended, and those that run. */
function cpuOf(pid: number): number {
  const own = statOf(pid);
  if (own === null) return 0;
  let ticks = own.used + own.ofEnded;
  for (const child of childrenOf(pid)) ticks += statOf(child)?.used ?? 0;
  // Linux counts in hundredths of a second (USER_HZ).
  return ticks * 10;
}

function statOf(pid: number): { readonly used: number; readonly ofEnded: number } | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Fields 14 to 17, counted after the name in brackets, which is the second.
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 15)
      .map(Number);
    return { used: user + system, ofEnded: endedUser + endedSystem };
  } catch {
    return null;
  }
}

function childrenOf(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
      readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8')
        .split(' ')
        .filter((text) => text !== '')
        .map(Number),
    );
  } catch {
    return [];
  }
}
