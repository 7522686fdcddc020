import { progressReader } from './progress.ts';
import { runProgram } from './run-program.ts';
import type { RunProgram, RunProgramOptions } from './run-program.ts';

export interface RunFfmpegOptions extends Omit<RunProgramOptions, 'onOutput' | 'outputBytes'> {
  /** Path or name of the program; `ffmpeg` on the PATH when left out. */
  readonly ffmpeg?: string | undefined;
  /** Told, about twice a second, how many seconds of output are written; never less than before. */
  readonly onProgress?: ((seconds: number) => void) | undefined;
  readonly run?: RunProgram | undefined;
}

/**
 * Runs ffmpeg, which reads no terminal, overwrites its outputs and says only what went wrong. `args` are its own, inputs
 * (see `inputArguments`) to outputs.
 *
 * @throws ProgramError when it fails; the signal's reason when aborted.
 */
export async function runFfmpeg(args: readonly string[], options: RunFfmpegOptions): Promise<void> {
  const { ffmpeg = 'ffmpeg', run = runProgram, onProgress, ...bounds } = options;
  const quiet = ['-hide_banner', '-nostdin', '-nostats', '-loglevel', 'error', '-y'];
  const reporting = onProgress === undefined ? [] : ['-progress', 'pipe:1', '-stats_period', '0.5'];
  await run(ffmpeg, [...quiet, ...reporting, ...args], {
    ...bounds,
    ...(onProgress !== undefined && { onOutput: progressReader(onProgress) }),
  });
}
