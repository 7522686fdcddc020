import { stat } from 'node:fs/promises';
import { KadrError } from '@kadr/contract/errors';
import { failureOfMedia, refusal } from '../ffmpeg/failure.ts';
import { flags } from '../ffmpeg/flags.ts';
import { allocationBound, inputArguments } from '../ffmpeg/input-arguments.ts';
import { ProgramError, runProgram } from '../ffmpeg/run-program.ts';
import type { RunProgram } from '../ffmpeg/run-program.ts';
import { framesToCover, grid } from '../grid.ts';
import { chooseStreams, displaySize, languageOf, titleOf } from './choose-streams.ts';
import type { ChosenStreams } from './choose-streams.ts';
import {
  packetEntries,
  probedEntries,
  probedFileSchema,
  probedFramesSchema,
  streamEndsReader,
} from './ffprobe-output.ts';
import type { ProbedFile, ProbedStream, StreamEnds } from './ffprobe-output.ts';
import { findReadyRenditions, readyPacketEntries } from './ready-renditions.ts';
import { refuseOtherThanMedia } from './sniff.ts';
import type { ReadyRendition, SourceMedia, SourceVideo } from './source-media.ts';

export interface ProbeOptions {
  /** Path or name of the program; by default `ffprobe` on the PATH. */
  readonly ffprobe?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly run?: RunProgram | undefined;
}

type Ffprobe = (args: readonly string[], onOutput?: (text: string) => void) => Promise<string>;

/** Seconds at the end that are read to find where a file really ends. */
const tail = 10;
const longest = 12 * 3600;
const memoryBytes = 4 * 1024 ** 3;

/** Containers that state their length at the beginning; for others ffprobe guesses. */
const declaring = /^(?:mov|matroska|avi|asf|flv|mxf|wav|w64|flac|aiff)(?:,|$)/;

/**
 * Reads a file's contents and whether it can be used, decoding a few pictures and reading its end.
 *
 * @throws KadrError UNSUPPORTED_MEDIA with the reason, an English sentence for the operator.
 */
export async function probe(
  source: string,
  { ffprobe = 'ffprobe', signal, run = runProgram }: ProbeOptions = {},
): Promise<SourceMedia> {
  await refuseOtherThanMedia(source);
  const { size } = await stat(source);
  const call: Ffprobe = async (args, onOutput) => {
    try {
      return await run(
        ffprobe,
        [
          '-hide_banner',
          ...flags({ loglevel: 'error', probesize: '50M', analyzeduration: '15M' }),
          ...allocationBound,
          ...args,
          ...inputArguments(source),
        ],
        {
          signal,
          seconds: 60 + size / 5_000_000,
          memoryBytes,
          reads: [source],
          ...(onOutput && { onOutput }),
        },
      );
    } catch (error) {
      throw failureOfMedia(error, 'The file');
    }
  };
  const file = await describe(call);
  const chosen = chooseStreams(file);
  const [ends, interlaced] = await Promise.all([
    findEnds(call, file, chosen),
    chosen.video === null ? false : isInterlaced(call, chosen.video),
  ]);
  const duration = lengthOf(file, chosen, ends);
  const ready = interlaced
    ? []
    : await findReadyRenditions(file, chosen, duration, async (read) => {
        await call(flags({ select_streams: 'v', of: 'csv=p=0', show_entries: readyPacketEntries }), read);
      });
  return describeSource(file, chosen, { ends, duration, interlaced, ready });
}

async function describe(call: Ffprobe): Promise<ProbedFile> {
  const output = await call(flags({ of: 'json', show_entries: probedEntries })).catch((error: unknown) => {
    throw unopened(error);
  });
  const parsed = probedFileSchema.safeParse(parseJson(output));
  if (!parsed.success)
    throw refusal(
      'damaged',
      'The file cannot be understood: it describes itself in contradictions.',
      parsed.error,
    );
  return parsed.data;
}

/** Reads the packets of the last seconds, or of the whole file where that is not enough to know. */
async function findEnds(
  call: Ffprobe,
  { format }: ProbedFile,
  { video, audio }: ChosenStreams,
): Promise<StreamEnds> {
  const read = async (interval: Record<string, string>): Promise<StreamEnds> => {
    const reader = streamEndsReader();
    await call(flags({ ...interval, of: 'csv=p=0', show_entries: packetEntries }), (text) =>
      reader.read(text),
    );
    return reader.ends;
  };
  const leading = video ?? audio[0];
  if (format.duration !== undefined && format.duration > 0) {
    const from = (format.start_time ?? 0) + Math.max(0, format.duration - tail);
    const ends = await read({ read_intervals: `${from.toFixed(3)}%` }).catch(() => null);
    if (ends !== null && leading !== undefined && ends.has(leading.index)) return ends;
  }
  return read({});
}

/** Whether most of the first pictures are made of fields. Decodes more when a stream begins within a group. */
async function isInterlaced(call: Ffprobe, { index }: ProbedStream): Promise<boolean> {
  for (const packets of [12, 600]) {
    const output = await call(
      flags({
        select_streams: index,
        read_intervals: `%+#${packets}`,
        of: 'json',
        show_entries: 'frame=interlaced_frame',
      }),
    );
    const frames = probedFramesSchema.safeParse(parseJson(output)).data?.frames ?? [];
    if (frames.length > 0)
      return frames.filter((frame) => frame.interlaced_frame === 1).length * 2 > frames.length;
  }
  throw refusal('damaged', 'Not one picture of the file can be decoded.');
}

/** Seconds to the end of a stream from the file's beginning. */
function endOf({ format }: ProbedFile, ends: StreamEnds, { index }: ProbedStream): number {
  const start = format.start_time ?? 0;
  return Math.max(0, (ends.get(index) ?? start) - start);
}

/** Seconds, whole pictures. @throws KadrError UNSUPPORTED_MEDIA when the file is cut short, too long or too short. */
function lengthOf(file: ProbedFile, { video, audio }: ChosenStreams, ends: StreamEnds): number {
  const used = [...(video === null ? [] : [video]), ...audio];
  const duration =
    framesToCover(Math.max(...used.map((stream) => endOf(file, ends, stream)))) / grid.frameRate;
  const start = file.format.start_time ?? 0;
  const declared = declaring.test(file.format.format_name) ? (file.format.duration ?? 0) : 0;
  const readable = Math.max(...ends.values(), start) - start;
  if (declared - readable > Math.min(10, 1 + declared * 0.01)) {
    throw refusal(
      'damaged',
      `The file is cut short: it says it lasts ${lengthInWords(declared)}, but only ${lengthInWords(readable)} can be read.`,
    );
  }
  if (duration > longest) {
    throw refusal(
      'length',
      `The file lasts ${lengthInWords(duration)}; at most ${longest / 3600} hours are accepted.`,
    );
  }
  if (duration < 0.2) throw refusal('length', 'The file lasts less than a fifth of a second.');
  return duration;
}

function describeSource(
  file: ProbedFile,
  { video, otherPictures, audio, text, warnings }: ChosenStreams,
  {
    ends,
    duration,
    interlaced,
    ready,
  }: {
    readonly ends: StreamEnds;
    readonly duration: number;
    readonly interlaced: boolean;
    readonly ready: readonly ReadyRendition[];
  },
): SourceMedia {
  const leftOut = otherPictures.filter(({ index }) => ready.every((rendition) => rendition.index !== index));
  return {
    duration,
    video:
      video === null
        ? null
        : { ...describePicture(video), interlaced, end: endOf(file, ends, video), ready: [...ready] },
    audio: audio.map((stream) => ({
      index: stream.index,
      language: languageOf(stream),
      title: titleOf(stream),
      channels: stream.channels,
      hasLayout: stream.channel_layout !== undefined && stream.channel_layout !== 'unknown',
      isDefault: stream.disposition.default === 1,
      end: endOf(file, ends, stream),
    })),
    text: text.map((stream) => ({
      index: stream.index,
      language: languageOf(stream),
      title: titleOf(stream),
    })),
    warnings: [
      ...(video === null || leftOut.length === 0
        ? []
        : [{ code: 'pictures_left_out', stream: video.index, count: leftOut.length } as const]),
      ...warnings,
    ],
  };
}

function describePicture(
  stream: ProbedStream,
): Pick<SourceVideo, 'index' | 'width' | 'height' | 'matrix' | 'hdr'> {
  const size = displaySize(stream);
  const { color_transfer: transfer } = stream;
  return {
    index: stream.index,
    ...size,
    matrix: matrixOf(stream),
    hdr: transfer === 'smpte2084' || transfer === 'arib-std-b67' ? transfer : null,
  };
}

function matrixOf({
  pix_fmt: format = '',
  color_space: space = 'unknown',
  height,
}: ProbedStream): SourceVideo['matrix'] {
  if (/^(?:gbr|rgb|bgr|argb|abgr|pal8|x2rgb|0rgb|0bgr)/.test(format)) return 'rgb';
  if (space.startsWith('bt2020')) return 'bt2020';
  if (space === 'bt709') return 'bt709';
  if (['smpte170m', 'bt470bg', 'fcc'].includes(space)) return 'bt601';
  // A picture without a statement has, by custom, the matrix of its size's era.
  return height <= 576 ? 'bt601' : 'bt709';
}

/** Says more clearly than ffprobe why a file could not be opened. */
function unopened(error: unknown): unknown {
  const cause = error instanceof KadrError && error.error === 'UNSUPPORTED_MEDIA' ? error.cause : undefined;
  if (!(cause instanceof ProgramError) || cause.failure !== 'failed') return error;
  if (cause.tail.includes('moov atom not found'))
    return refusal('damaged', 'The file is cut short or damaged: its index is missing.', error);
  const format = /^\[(\w+)[^\]]*\] Format not on whitelist/m.exec(cause.tail)?.[1];
  if (format !== undefined)
    return refusal('not_a_film', `Files of this kind are not accepted (${format}).`, error);
  return refusal('not_a_film', 'The file is damaged, or no film or sound of a known kind.', error);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function lengthInWords(seconds: number): string {
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  const clock = [Math.floor(whole / 60) % 60, whole % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
  return whole < 3600 ? clock : `${Math.floor(whole / 3600)}:${clock}`;
}
