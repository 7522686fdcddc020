import { progressReader } from './progress.ts';
import { runProgram } from './run-program.ts';
import type { RunProgram, RunProgramOptions } from './run-program.ts';

export interface RunFfmpegOptions extends Omit<RunProgramOptions, 'onOutput' | 'outputBytes'> {
  /** Path or name of the program; by default `ffmpeg` on the PATH. */
  readonly ffmpeg?: string | undefined;
  /** Called about twice a second with the seconds of output written; never less than before. */
  readonly onProgress?: ((seconds: number) => void) | undefined;
  readonly run?: RunProgram | undefined;
}

/**
 * Runs ffmpeg, which reads no terminal, overwrites its outputs and says only what went wrong. `args` are its own,
 * inputs (see `inputArguments`) to outputs.
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
