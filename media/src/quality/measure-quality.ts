import { createWriteStream } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { QualityReport } from '@kadr/contract';
import { assetIndexSchema } from '../asset-index.ts';
import type { AssetIndex, AudioTrack, VideoTrack } from '../asset-index.ts';
import { failureOfMedia } from '../ffmpeg/failure.ts';
import { allocationBound, inputArguments } from '../ffmpeg/input-arguments.ts';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';
import { videoCodecOf } from '../manifest/presentation.ts';
import type { Storage } from '../storage/storage.ts';
import { readPicture, readSound } from './read-measurements.ts';

export interface MeasureOptions {
  /** Work folder, made when missing, and emptied. */
  readonly folder: string;
  readonly ffmpeg?: string | undefined;
  readonly signal: AbortSignal;
}

type Track = VideoTrack | AudioTrack;

/** The longest output of the filters, in bytes. */
const mostMeasurements = 512 * 1024 ** 2;

/**
 * Measures the quality of a clear asset: its smallest picture, of which one thread decodes an hour in about two
 * minutes, and its default sound. Null for an asset that does not exist, and for one that is protected.
 *
 * @throws KadrError UNSUPPORTED_MEDIA, UNAVAILABLE; the signal's reason when aborted
 */
export async function measureQuality(
  storage: Storage,
  assetId: string,
  options: MeasureOptions,
): Promise<QualityReport | null> {
  const { folder, signal } = options;
  const found = await storage.get(`assets/${assetId}/index.json`);
  const index = found && assetIndexSchema.parse(await json(found.body));
  if (index === null || index.parts.some(({ protection }) => protection !== undefined)) return null;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  try {
    const report: QualityReport = {
      loudness: null,
      black: [],
      frozen: [],
      silence: [],
      similarity: null,
    };
    for (const [ordinal, start] of startsOf(index).entries()) {
      const measured = await measurePart(storage, index.parts[ordinal], { ...options, signal });
      if (measured === null) continue;
      const moved = (spans: QualityReport['black']) =>
        spans.map((span) => ({ start: span.start + start, end: span.end + start }));
      report.black.push(...moved(measured.black));
      report.frozen.push(...moved(measured.frozen));
      report.silence.push(...moved(measured.silence));
      // For a composed asset, the part that is least like its source.
      const { similarity } = measured;
      if (similarity !== null && similarity.lowest < (report.similarity?.lowest ?? Infinity))
        report.similarity = { ...similarity, lowest_at: similarity.lowest_at + start };
      // For a composed asset, the loudest part, which viewers complain about.
      if ((measured.loudness?.integrated ?? -Infinity) > (report.loudness?.integrated ?? -Infinity))
        report.loudness = measured.loudness;
    }
    return report;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function startsOf({ parts }: AssetIndex): number[] {
  let start = 0;
  return parts.map(({ duration }) => {
    const begins = start;
    start += duration;
    return begins;
  });
}

async function measurePart(
  storage: Storage,
  part: AssetIndex['parts'][number] | undefined,
  { folder, ffmpeg, signal }: MeasureOptions,
): Promise<QualityReport | null> {
  if (part === undefined) return null;
  const { source, duration } = part;
  const video = part.video
    .filter(({ codecs }) => videoCodecOf(codecs) === 'h264')
    .toSorted((one, other) => one.bandwidth - other.bandwidth)[0];
  const audio = part.audio.find(({ is_default: isDefault }) => isDefault) ?? part.audio[0];
  const joined = (track: Track | undefined, name: string) =>
    track === undefined ? null : joinSegments(storage, { source, track, file: join(folder, name), signal });
  const picture = await joined(video, 'picture.mp4');
  const sound = await joined(audio, 'sound.mp4');
  const inputs = [picture, sound].filter((file) => file !== null);
  if (inputs.length === 0) return null;
  try {
    await runFfmpeg(
      [
        ...allocationBound,
        ...inputs.flatMap((file) => ['-threads', '1', ...inputArguments(file)]),
        ...(picture === null ? [] : ['-map', '0:v:0', '-vf', pictureFilters, '-f', 'null', '-']),
        ...(sound === null
          ? []
          : ['-map', `${inputs.length - 1}:a:0`, '-af', soundFilters, '-f', 'null', '-']),
      ],
      {
        ffmpeg,
        signal,
        seconds: 300 + duration,
        memoryBytes: 4 * 1024 ** 3,
        fileBytes: mostMeasurements,
        reads: inputs,
        folder,
      },
    );
  } catch (error) {
    throw failureOfMedia(error, 'The packaged film');
  }
  const said = (file: string | null, name: string) =>
    file === null ? '' : readFile(join(folder, name), 'utf8').catch(() => '');
  return {
    ...readPicture(await said(picture, 'picture.txt'), duration),
    ...readSound(await said(sound, 'sound.txt'), duration),
    similarity: part.similarity ?? null,
  };
}

const pictureFilters = [
  'blackdetect=d=2:pix_th=0.1',
  'freezedetect=n=-60dB:d=5',
  'metadata=mode=print:file=picture.txt',
].join(',');

const soundFilters = [
  'silencedetect=n=-60dB:d=3',
  'ebur128=peak=true:metadata=1:framelog=verbose',
  'ametadata=mode=print:file=sound.txt',
].join(',');

/** A track's initialization and segments as one file, in the order in which players read them. */
async function joinSegments(
  storage: Storage,
  {
    source,
    track,
    file,
    signal,
  }: { readonly source: string; readonly track: Track; readonly file: string; readonly signal: AbortSignal },
): Promise<string> {
  const last = track.first + track.timeline.reduce((sum, [, count]) => sum + count, 0);
  const numbers = Array.from({ length: last - track.first }, (_, place) => track.first + place);
  const names = [
    track.init,
    ...numbers.map((number) => track.segment.replace('$Number$', String(number).padStart(5, '0'))),
  ];
  async function* bytes(): AsyncGenerator<Uint8Array> {
    for (const name of names) {
      signal.throwIfAborted();
      const found = await storage.get(`assets/${source}/${name}`);
      if (found === null) throw new Error(`assets/${source}/${name} is not in storage.`);
      yield* found.body as AsyncIterable<Uint8Array>;
    }
  }
  await pipeline(bytes, createWriteStream(file), { signal });
  return file;
}
