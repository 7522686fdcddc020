import { spawn } from 'node:child_process';
import { closeSync } from 'node:fs';
import { setPriority } from 'node:os';
import { minimalEnvironment } from './environment.ts';
import { confine } from './confinement.ts';
import type { Allowance, ConfinedCommand } from './confinement.ts';

export interface RunProgramOptions extends Allowance {
  /** Ends the program when aborted; the call then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** Bound of standard output when it is kept; 16 MiB by default. */
  readonly outputBytes?: number | undefined;
  /** Receives standard output as it comes; it is then not kept. */
  readonly onOutput?: ((text: string) => void) | undefined;
}

/** Runs a program with an argument vector (never a shell) to its end and returns its standard output. */
export type RunProgram = (
  program: string,
  args: readonly string[],
  options: RunProgramOptions,
) => Promise<string>;

export type ProgramFailure = 'missing' | 'failed' | 'killed' | 'too-slow' | 'too-much-output' | 'too-great';

/** A program that failed; {@link tail} is the end of its standard error. */
export class ProgramError extends Error {
  override readonly name = 'ProgramError';
  readonly failure: ProgramFailure;
  readonly tail: string;

  constructor(program: string, failure: ProgramFailure, ending: string, tail: string) {
    super(`${program}: ${failure} (${ending})${tail === '' ? '' : `\n${tail}`}`);
    this.failure = failure;
    this.tail = tail;
  }
}

/** A third of the processor's time when work of usual priority needs the rest. */
const behind = 5;

/** Gives a program a lower priority than the answers to viewers, which are given on the same machine. */
function yieldToViewers(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, behind);
  } catch {
    // It has ended already, or the system does not allow priorities to be changed: it runs at the usual one.
  }
}

const tailLength = 8192;
const mebibyte = 1024 * 1024;

/**
 * The one spawner of the media room. The program gets no standard input, a minimal environment, bounds on time, memory,
 * processes and files, no network and none of root's rights, and dies with this process, as far as the machine can hold
 * it ({@link confine}).
 *
 * @throws ProgramError when it cannot be started, fails or breaks a bound; the signal's reason when aborted.
 */
export const runProgram: RunProgram = async (program, args, options) => {
  options.signal?.throwIfAborted();
  const confined = await confine(program, args, options);
  const ended = run(program, confined, options);
  // The program now has its own copy.
  for (const file of confined.files) closeSync(file);
  return ended;
};

const run = (
  program: string,
  { command, args, files }: ConfinedCommand,
  options: RunProgramOptions,
): Promise<string> =>
  new Promise((resolve, reject) => {
    const { signal, folder } = options;
    if (signal?.aborted === true) {
      reject(signal.reason);
      return;
    }
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe', ...files],
      cwd: folder ?? '/',
      env: environment(folder !== undefined),
      windowsHide: true,
    });
    yieldToViewers(child.pid);

    let failure: ProgramFailure | undefined;
    const stop = (why?: ProgramFailure): void => {
      failure ??= why;
      child.kill('SIGKILL');
    };
    const onAbort = (): void => stop();
    const timer = setTimeout(() => stop('too-slow'), options.seconds * 1000);
    signal?.addEventListener('abort', onAbort, { once: true });

    let output = '';
    let tail = '';
    const longestOutput = options.outputBytes ?? 16 * mebibyte;
    const { stdout, stderr } = child;
    if (stdout === null || stderr === null)
      throw new Error('A program was started without its output files.');
    stdout.setEncoding('utf8').on('data', (text: string) => {
      if (options.onOutput !== undefined) options.onOutput(text);
      else if (output.length + text.length > longestOutput) stop('too-much-output');
      else output += text;
    });
    stderr.setEncoding('utf8').on('data', (text: string) => {
      tail = (tail + text).slice(-tailLength);
    });

    const settle = (end: () => void): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
      end();
    };
    for (const stream of [stdout, stderr]) stream.on('error', () => stop('failed'));
    // Also for a signal that could not be sent.
    child.on('error', (error) => {
      settle(() => reject(new ProgramError(program, 'missing', error.message, tail)));
    });
    child.once('close', (code, killedBy) => {
      settle(() => {
        if (signal?.aborted === true) reject(signal.reason);
        else if (failure === undefined && code === 0) resolve(output);
        else
          reject(
            new ProgramError(
              program,
              failure ?? failureOf(code, killedBy, tail),
              `${killedBy ?? code}`,
              tail,
            ),
          );
      });
    });
  });

function failureOf(code: number | null, killedBy: NodeJS.Signals | null, tail: string): ProgramFailure {
  // ffmpeg handles the signal, cleans up and exits with its number.
  if (killedBy === 'SIGXCPU' || (code === 255 && tail.includes('received signal 24'))) return 'too-slow';
  if (killedBy === 'SIGXFSZ') return 'too-great';
  if (killedBy === 'SIGKILL' || killedBy === 'SIGTERM' || killedBy === 'SIGINT') return 'killed';
  return code === 126 || code === 127 ? 'missing' : 'failed';
}

function environment(hasFolder: boolean): NodeJS.ProcessEnv {
  return {
    ...minimalEnvironment(),
    LC_ALL: 'C.UTF-8',
    // The packager renames what it has written there, which only works within one file system.
    ...(hasFolder && { TMPDIR: '.' }),
  };
}
