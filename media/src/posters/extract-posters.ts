import { join } from 'node:path';
import { flags } from '../ffmpeg/flags.ts';
import { inputArguments } from '../ffmpeg/input-arguments.ts';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';
import type { RunFfmpegOptions } from '../ffmpeg/run-ffmpeg.ts';
import { dominantColor } from './dominant-color.ts';
import { onPicture } from '../picture-work/on-picture.ts';

export interface Poster {
  /** File name within the folder. */
  readonly name: string;
  /** `#rrggbb`. */
  readonly color: string;
}

/**
 * Writes the pictures of `film`'s first stream at `times` (seconds, best first, on key pictures, so that each costs the
 * decoding of one picture) as `1.jpg`, `2.jpg` … into `folder`, which exists.
 */
export async function extractPosters(
  film: string,
  times: readonly number[],
  folder: string,
  options: Omit<RunFfmpegOptions, 'seconds' | 'onProgress'>,
): Promise<Poster[]> {
  if (times.length === 0) return [];
  const names = times.map((_, place) => `${place + 1}.jpg`);
  await runFfmpeg(
    [
      ...times.flatMap((time) => [...flags({ threads: 1, ss: time.toFixed(3) }), ...inputArguments(film)]),
      ...names.flatMap((name, place) => [
        ...flags({ map: `${place}:v:0`, 'frames:v': 1, 'c:v': 'mjpeg', 'q:v': 3, f: 'image2', update: 1 }),
        `file:${join(folder, name)}`,
      ]),
    ],
    { ...options, seconds: 120, reads: [film], folder },
  );
  return Promise.all(
    names.map(async (name) => {
      const pixels = await onPicture('readPixels', { file: join(folder, name), within: 160 });
      return { name, color: dominantColor(pixels) };
    }),
  );
}
