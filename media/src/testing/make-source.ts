import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { flags } from '../ffmpeg/flags.ts';

const exec = promisify(execFile);

/**
 * Runs ffmpeg in `folder`, to make files for tests of ingests. A string among its arguments is split at spaces; those
 * of an array are passed as they are.
 */
export async function makeSource(
  folder: string,
  ...args: readonly (string | readonly string[])[]
): Promise<void> {
  const words = args.flatMap((part) => (typeof part === 'string' ? part.split(' ') : part));
  await exec('ffmpeg', ['-nostdin', '-hide_banner', '-loglevel', 'error', '-y', ...words], { cwd: folder });
}

/** A moving test picture. */
export function picture(size: string, seconds: number, rate = '25'): string {
  return `-f lavfi -i testsrc2=s=${size}:r=${rate}:d=${seconds}`;
}

/** A tone. */
export function tone(frequency: number, seconds: number): string {
  return `-f lavfi -i sine=f=${frequency}:r=44100:d=${seconds}`;
}

export const quickH264 = '-c:v libx264 -preset ultrafast -pix_fmt yuv420p';

export interface DecodedTrack {
  readonly codec: string;
  readonly width: number;
  readonly height: number;
  readonly pixelFormat: string;
  readonly profile: string;
  readonly level: number;
  readonly frames: number;
  /** Seconds. */
  readonly start: number;
}

/** Decodes every frame of the first stream of `file` and describes it; a decoding error rejects. */
export async function decode(folder: string, file: string): Promise<DecodedTrack> {
  const { stdout, stderr } = await exec('ffprobe', [
    ...flags({ v: 'error', of: 'json' }),
    '-count_frames',
    '-show_entries',
    'stream=codec_name,width,height,pix_fmt,profile,level,nb_read_frames,start_time',
    join(folder, file),
  ]);
  if (stderr !== '') throw new Error(stderr);
  const { streams } = JSON.parse(stdout) as { streams: Record<string, string | number>[] };
  const [stream = {}] = streams;
  return {
    codec: String(stream['codec_name']),
    width: Number(stream['width']),
    height: Number(stream['height']),
    pixelFormat: String(stream['pix_fmt']),
    profile: String(stream['profile']),
    level: Number(stream['level']),
    frames: Number(stream['nb_read_frames']),
    start: Number(stream['start_time']),
  };
}
