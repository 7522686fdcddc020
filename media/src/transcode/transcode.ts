import { rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { failureOfMedia } from '../ffmpeg/failure.ts';
import { hasFilters } from '../ffmpeg/has-filters.ts';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';
import type { RunProgram } from '../ffmpeg/run-program.ts';
import { transcodeArguments } from './transcode-arguments.ts';
import { greatestSize } from '../ladder.ts';
import type { EncodingPreset, Rung } from '../ladder.ts';
import type { SourceMedia } from '../probe/source-media.ts';
import type { ThumbnailsPlan } from '../thumbnails/plan-thumbnails.ts';

export interface TranscodeJob {
  readonly source: string;
  readonly media: SourceMedia;
  readonly rungs: readonly Rung[];
  readonly thumbnails: ThumbnailsPlan | null;
  readonly preset: EncodingPreset;
  readonly threads: number;
  readonly memoryBytes: number;
  /** Targets of finished results, and temporary paths until then. */
  readonly film: string;
  readonly sprite: string;
  readonly unfinished: (name: string) => string;
  readonly ffmpeg: string | undefined;
  readonly run: RunProgram | undefined;
  readonly signal: AbortSignal;
  /** Called with the finished part, 0 to 1. */
  readonly onProgress: (fraction: number) => void;
}

/**
 * Makes the film on the grid, every rung and sound track in one file, and the thumbnails' sprite.
 *
 * @throws KadrError UNSUPPORTED_MEDIA when the source does not decode; UNAVAILABLE when the machine is at fault.
 */
export async function transcode(job: TranscodeJob): Promise<void> {
  const { source, media, rungs, preset, threads, signal, ffmpeg, run } = job;
  const output = job.unfinished('film');
  const sprite = job.unfinished('sprite');
  const thumbnails = job.thumbnails === null ? null : { ...job.thumbnails, output: sprite };
  try {
    await runFfmpeg(
      transcodeArguments({
        source,
        media,
        rungs,
        preset,
        threads,
        canToneMap: await canToneMap(media.video, { ffmpeg, run, signal }),
        output,
        thumbnails,
      }),
      {
        ffmpeg,
        run,
        signal,
        reads: [source],
        folder: dirname(output),
        // An old single core with a 4K source needs about that; a longer run is a malicious file.
        seconds: 300 + media.duration * 60,
        memoryBytes: job.memoryBytes,
        fileBytes: greatestSize(rungs, media.audio.length, media.duration),
        onProgress: (seconds) => job.onProgress(seconds / media.duration),
      },
    );
  } catch (error) {
    throw failureOfMedia(error, 'The file');
  }
  if (thumbnails !== null) await rename(sprite, job.sprite);
  await rename(output, job.film);
}

/** Whether the picture is in high dynamic range and this ffmpeg can bring it to the standard one. */
export async function canToneMap(
  video: SourceMedia['video'],
  tools: Parameters<typeof hasFilters>[1],
): Promise<boolean> {
  return (video?.hdr ?? null) !== null && (await hasFilters(['zscale', 'tonemap'], tools));
}
