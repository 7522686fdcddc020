import { spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { setPriority } from 'node:os';
import { delimiter, join } from 'node:path';

export interface RunProgramOptions {
  /** Ends the program when aborted; the call then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** Longest run, seconds. */
  readonly seconds: number;
  /** Bound of the address space, where the system can set one. */
  readonly memoryBytes?: number | undefined;
  /** Bound of every file written, where the system can set one. */
  readonly fileBytes?: number | undefined;
  /** Bound of standard output when it is kept; 16 MiB when left out. */
  readonly outputBytes?: number | undefined;
  /** Takes standard output as it comes; it is then not kept. */
  readonly onOutput?: ((text: string) => void) | undefined;
  readonly cwd?: string | undefined;
}

/** Runs a program with an argument vector (never a shell) to its end and returns its standard output. */
export type RunProgram = (
  program: string,
  args: readonly string[],
  options: RunProgramOptions,
) => Promise<string>;

export type ProgramFailure = 'missing' | 'failed' | 'killed' | 'too-slow' | 'too-much-output' | 'too-great';

/** A program that did not end well; {@link tail} is the end of what it wrote to standard error. */
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

/** A third of the processor's time where something of usual priority wants the rest. */
const behind = 5;

/** Makes a program wait for the answers to viewers, which are given on the same machine. */
function yieldToViewers(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, behind);
  } catch {
    // It ended already, or the system does not let priorities be changed: it runs as everything else does.
  }
}

const tailLength = 8192;
const mebibyte = 1024 * 1024;

/**
 * The one spawner of the media room. The program gets no standard input, a minimal environment, bounds on time, memory
 * and files, and dies with this process.
 *
 * @throws ProgramError when it cannot be started, fails or breaks a bound; the signal's reason when aborted.
 */
export const runProgram: RunProgram = (program, args, options) =>
  new Promise((resolve, reject) => {
    const { signal } = options;
    if (signal?.aborted === true) {
      reject(signal.reason);
      return;
    }
    const [command = program, ...rest] = [...confinement(options), program, ...args];
    const child = spawn(command, rest, {
      stdio: ['ignore', 'pipe', 'pipe'],
      cwd: options.cwd,
      env: environment(),
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
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      if (options.onOutput !== undefined) options.onOutput(text);
      else if (output.length + text.length > longestOutput) stop('too-much-output');
      else output += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      tail = (tail + text).slice(-tailLength);
    });

    const settle = (end: () => void): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
      end();
    };
    for (const stream of [child.stdout, child.stderr]) stream.on('error', () => stop('failed'));
    // Told, too, of a signal that could not be sent.
    child.on('error', (error) => {
      settle(() => reject(new ProgramError(program, 'missing', error.message, tail)));
    });
    child.once('close', (code, killedBy) => {
      settle(() => {
        if (signal?.aborted === true) reject(signal.reason);
        else if (failure === undefined && code === 0) resolve(output);
        else
          reject(
            new ProgramError(program, failure ?? failureOf(code, killedBy), `${killedBy ?? code}`, tail),
          );
      });
    });
  });

function failureOf(code: number | null, killedBy: NodeJS.Signals | null): ProgramFailure {
  if (killedBy === 'SIGXFSZ') return 'too-great';
  if (killedBy === 'SIGKILL' || killedBy === 'SIGTERM' || killedBy === 'SIGINT') return 'killed';
  return code === 126 || code === 127 ? 'missing' : 'failed';
}

/** util-linux tools, where they are, that make the program die with us and keep it within its bounds. */
function confinement({ memoryBytes, fileBytes }: RunProgramOptions): string[] {
  const { setpriv, prlimit } = confiners();
  const limits = [
    '--core=0',
    ...(memoryBytes === undefined ? [] : [`--as=${Math.floor(memoryBytes)}`]),
    ...(fileBytes === undefined ? [] : [`--fsize=${Math.floor(fileBytes)}`]),
  ];
  return [
    ...(setpriv === null ? [] : [setpriv, '--pdeathsig', 'KILL', '--']),
    ...(prlimit === null ? [] : [prlimit, ...limits, '--']),
  ];
}

interface Confiners {
  readonly setpriv: string | null;
  readonly prlimit: string | null;
}

let found: Confiners | undefined;

function confiners(): Confiners {
  const isLinux = process.platform === 'linux';
  found ??= { setpriv: isLinux ? onPath('setpriv') : null, prlimit: isLinux ? onPath('prlimit') : null };
  return found;
}

function onPath(name: string): string | null {
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    const file = join(folder, name);
    try {
      accessSync(file, constants.X_OK);
      return file;
    } catch {
      continue;
    }
  }
  return null;
}

/** What a program needs of ours to run; nothing of our secrets, nothing that changes ffmpeg's behaviour (`FFREPORT`). */
function environment(): NodeJS.ProcessEnv {
  const kept = ['PATH', 'LD_LIBRARY_PATH', 'DYLD_LIBRARY_PATH', 'TMPDIR', 'SystemRoot', 'TEMP'];
  return {
    ...Object.fromEntries(
      kept.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
    ),
    LC_ALL: 'C.UTF-8',
  };
}
