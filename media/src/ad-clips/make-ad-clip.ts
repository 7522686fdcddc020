import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { longestAdClip } from '@kadr/contract';
import { failureOfMedia, refusal } from '../ffmpeg/failure.ts';
import { flags } from '../ffmpeg/flags.ts';
import { inputArguments } from '../ffmpeg/input-arguments.ts';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';
import { greatestSize, ladder } from '../ladder.ts';
import type { EncodingPreset, Rung } from '../ladder.ts';
import { probe } from '../probe/probe.ts';
import { transcode } from '../transcode/transcode.ts';

export interface AdClipOptions {
  /** Existing and empty; the files are written into it. */
  readonly folder: string;
  readonly ffmpeg?: string | undefined;
  readonly ffprobe?: string | undefined;
  /** Threads of each decoder and encoder. */
  readonly threads: number;
  readonly preset: EncodingPreset;
  readonly signal: AbortSignal;
}

/** MP4 files (H.264, AAC) of one clip, the best first. */
export interface MadeAdClip {
  /** Seconds. */
  readonly duration: number;
  readonly files: readonly {
    readonly path: string;
    readonly width: number;
    readonly height: number;
    /** Kilobits per second. */
    readonly bitrate: number;
  }[];
}

/** Sizes of a clip: one for screens, and one for slow networks. */
const mostFiles = 2;
const mostLines = 720;
const memoryBytes = 4 * 1024 ** 3;

/**
 * Makes files that every browser plays while they arrive, of any video that an ingest accepts.
 *
 * @throws KadrError UNSUPPORTED_MEDIA with the reason, an English sentence for the operator; UNAVAILABLE when the
 * machine is at fault; the signal's reason when aborted
 */
export async function makeAdClip(source: string, options: AdClipOptions): Promise<MadeAdClip> {
  const { folder, ffmpeg, ffprobe, threads, preset, signal } = options;
  const probed = await probe(source, { ffprobe, signal });
  if (probed.video === null) throw refusal('no_media', 'The file has no picture.');
  if (probed.duration > longestAdClip)
    throw refusal(
      'length',
      `The video lasts ${Math.ceil(probed.duration)} seconds; at most ${longestAdClip} are played.`,
    );
  const media = { ...probed, video: { ...probed.video, ready: [] }, audio: probed.audio.slice(0, 1) };
  const all = ladder(media.video);
  const small = all.filter(({ lines }) => lines <= mostLines);
  const rungs = [small[0], small.length > 2 ? small[2] : small[1]]
    .flatMap((rung) => rung ?? [])
    .slice(0, mostFiles);
  const film = join(folder, 'film.mp4');
  await transcode({
    source,
    media,
    rungs,
    thumbnails: null,
    preset,
    threads,
    memoryBytes,
    film,
    sprite: '',
    unfinished: (name) => join(folder, `${name}.unfinished`),
    ffmpeg,
    run: undefined,
    signal,
    onProgress: () => {},
  });
  const made = await separate(film, rungs, { ...options, duration: media.duration });
  return { duration: media.duration, files: made };
}

/** Puts each picture of a film, with its sound, into a file that begins with its index. */
async function separate(
  film: string,
  rungs: readonly Rung[],
  { folder, ffmpeg, signal, duration }: AdClipOptions & { readonly duration: number },
): Promise<MadeAdClip['files']> {
  const paths = rungs.map(({ id }) => join(folder, `${id}.mp4`));
  const outputs = paths.flatMap((path, place) => [
    ...flags({ map: `0:v:${place}` }),
    ...flags({ map: '0:a:0?', c: 'copy', movflags: '+faststart', f: 'mp4' }),
    `file:${path}`,
  ]);
  try {
    await runFfmpeg([...inputArguments(film), ...outputs], {
      ffmpeg,
      signal,
      folder,
      reads: [film],
      seconds: 120,
      fileBytes: greatestSize(rungs, 1, duration),
    });
  } catch (error) {
    throw failureOfMedia(error, 'The file');
  }
  return Promise.all(
    rungs.map(async ({ width, height }, place) => {
      const path = paths[place] ?? '';
      const { size } = await stat(path);
      return { path, width, height, bitrate: Math.round((size * 8) / duration / 1000) };
    }),
  );
}
