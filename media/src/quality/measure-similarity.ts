import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Similarity } from '@kadr/contract';
import { flags } from '../ffmpeg/flags.ts';
import { hasFilters } from '../ffmpeg/has-filters.ts';
import { allocationBound, inputArguments } from '../ffmpeg/input-arguments.ts';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';
import type { RunProgram } from '../ffmpeg/run-program.ts';
import { grid } from '../grid.ts';
import type { EncodingPreset, Rung } from '../ladder.ts';
import type { SourceMedia } from '../probe/source-media.ts';
import { canToneMap } from '../transcode/transcode.ts';
import { pictureBeforeEncoding } from '../transcode/transcode-arguments.ts';
import { readSsim, readVmaf } from './read-similarity.ts';

export interface SimilarityOptions {
  readonly source: string;
  readonly media: SourceMedia;
  /** In the order of the film's streams. */
  readonly rungs: readonly Rung[];
  /** The preset of the encoding. */
  readonly preset: EncodingPreset;
  /** The encoded film on the grid, not encrypted. */
  readonly film: string;
  /** Work folder, made when missing, and removed. */
  readonly folder: string;
  readonly threads: number;
  readonly memoryBytes: number;
  readonly ffmpeg: string | undefined;
  readonly run: RunProgram | undefined;
  readonly signal: AbortSignal;
}

const samples = 3;
/** Groups of pictures in a sample, and decoded before it: the first pictures after a seek lack their predecessors. */
const groups = { sample: 2, before: 1 };
const mostMeasurements = 16 * 1024 ** 2;

/**
 * Compares the greatest H.264 rendition with the pictures that its encoder was given, in three samples of 3.84 s: by
 * VMAF if this ffmpeg has it, otherwise by SSIM of the luma. Null when nothing was encoded in H.264: a rendition that
 * was copied is the source.
 *
 * @throws ProgramError when ffmpeg fails; the signal's reason when aborted
 */
export async function measureSimilarity(options: SimilarityOptions): Promise<Similarity | null> {
  const { media, rungs, ffmpeg, run, signal, folder } = options;
  const rung = encodedOf(options);
  if (media.video === null || rung === undefined) return null;
  const tools = { ffmpeg, run, signal };
  const measure = (await hasFilters(['libvmaf'], tools)) ? 'vmaf' : 'ssim';
  const reference = pictureBeforeEncoding(
    media.video,
    { preset: options.preset, canToneMap: await canToneMap(media.video, tools) },
    rung,
  );
  const measured: MeasuredSample[] = [];
  try {
    for (const [ordinal, start] of startsOf(media.duration).entries()) {
      const place = join(folder, String(ordinal));
      await mkdir(place, { recursive: true });
      const scores = await measureSample(options, {
        start,
        folder: place,
        measure,
        chains: [`[0:${media.video.index}]${reference}`, `[1:${rungs.indexOf(rung)}]null`],
      });
      if (scores.length > 0) measured.push({ start, scores });
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  const summary = summaryOf(measured);
  return summary && { measure, height: rung.height, ...summary };
}

function encodedOf({ media, rungs }: SimilarityOptions): Rung | undefined {
  const ready = new Set(media.video?.ready.map(({ rung }) => rung));
  return rungs
    .filter(({ id, codec }) => codec === 'h264' && !ready.has(id))
    .toSorted((one, other) => other.lines - one.lines)[0];
}

/** The middle of each third of the film, at a key picture of the grid; fewer in a film that is too short for three. */
function startsOf(duration: number): number[] {
  const all = Math.floor(duration / grid.gopDuration);
  const starts = Array.from({ length: samples }, (_, place) => Math.floor(((place + 0.5) / samples) * all));
  const apart = starts.filter(
    (start, place) => place === 0 || start - (starts[place - 1] ?? 0) >= groups.sample,
  );
  return apart.map((start) => start * grid.gopDuration);
}

interface Sample {
  /** Seconds. */
  readonly start: number;
  readonly folder: string;
  readonly measure: Similarity['measure'];
  /** Of the source and of the rendition, each from its input to 25 pictures a second. */
  readonly chains: readonly [source: string, made: string];
}

/** The score of each picture of a sample. */
async function measureSample(
  { source, film, threads, memoryBytes, ffmpeg, run, signal }: SimilarityOptions,
  { start, folder, measure, chains: [reference, made] }: Sample,
): Promise<number[]> {
  const before = Math.min(start, groups.before * grid.gopDuration);
  const seconds = before + groups.sample * grid.gopDuration;
  const place = flags({ threads, ss: (start - before).toFixed(3), t: (seconds + 1).toFixed(3) });
  const input = (file: string): string[] => place.concat(inputArguments(file));
  const within = `trim=start=${before.toFixed(3)}:end=${seconds.toFixed(3)},setpts=PTS-STARTPTS,format=yuv420p`;
  const filter =
    measure === 'vmaf'
      ? `libvmaf=log_fmt=json:log_path=scores.txt:n_threads=${threads}:shortest=1`
      : 'ssim=stats_file=scores.txt:shortest=1';
  await runFfmpeg(
    [
      ...allocationBound,
      ...flags({ filter_threads: threads, filter_complex_threads: threads }),
      ...input(source),
      ...input(film),
      ...flags({
        filter_complex: `${reference},${within}[source];${made},${within}[made];[made][source]${filter}`,
        f: 'null',
      }),
      '-',
    ],
    {
      ffmpeg,
      run,
      signal,
      memoryBytes,
      folder,
      seconds: 600,
      fileBytes: mostMeasurements,
      reads: [source, film],
    },
  );
  const text = await readFile(join(folder, 'scores.txt'), 'utf8').catch(() => '');
  return measure === 'vmaf' ? readVmaf(text) : readSsim(text);
}

/** The scores of a sample's pictures, at least one. */
export interface MeasuredSample {
  /** Seconds. */
  readonly start: number;
  readonly scores: readonly number[];
}

/** The mean, and the worst second with its place in the film; null without a sample. A shorter sample is one second. */
export function summaryOf(
  samplesOfFilm: readonly MeasuredSample[],
): Pick<Similarity, 'mean' | 'lowest' | 'lowest_at'> | null {
  const meanOf = (scores: readonly number[]): number =>
    scores.reduce((sum, score) => sum + score, 0) / scores.length;
  const seconds = samplesOfFilm.flatMap(({ start, scores }) => {
    const count = Math.max(1, scores.length - grid.frameRate + 1);
    return Array.from({ length: count }, (_, first) => ({
      at: start + first / grid.frameRate,
      mean: meanOf(scores.slice(first, first + grid.frameRate)),
    }));
  });
  const [worst] = seconds.toSorted((one, other) => one.mean - other.mean);
  if (worst === undefined) return null;
  const rounded = (value: number, unit: number): number => Math.round(value * unit) / unit;
  return {
    mean: rounded(meanOf(samplesOfFilm.flatMap(({ scores }) => scores)), 10_000),
    lowest: rounded(worst.mean, 10_000),
    lowest_at: rounded(worst.at, 100),
  };
}
