import { runProgram } from './run-program.ts';
import type { RunProgram } from './run-program.ts';

/** Whether this ffmpeg was built with every filter of `names`. */
export async function hasFilters(
  names: readonly string[],
  {
    ffmpeg = 'ffmpeg',
    run = runProgram,
    signal,
  }: { ffmpeg?: string | undefined; run?: RunProgram | undefined; signal?: AbortSignal | undefined },
): Promise<boolean> {
  const list = await run(ffmpeg, ['-hide_banner', '-filters'], { seconds: 30, signal });
  const known = new Set([...list.matchAll(/^\s*[.TSC|]{2,3}\s+(\w+)\s/gm)].map((match) => match[1]));
  return names.every((name) => known.has(name));
}
