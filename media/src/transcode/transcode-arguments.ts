import { framesToCover, grid } from '../grid.ts';
import { audioBitrate } from '../ladder.ts';
import type { EncodingPreset, Rung } from '../ladder.ts';
import type { SourceAudio, SourceMedia, SourceVideo } from '../probe/source-media.ts';
import type { ThumbnailsPlan } from '../thumbnails/plan-thumbnails.ts';
import { flags } from '../ffmpeg/flags.ts';
import { pictureEncoding } from './picture-encoding.ts';
import { allocationBound, inputArguments } from '../ffmpeg/input-arguments.ts';

export interface TranscodePlan {
  readonly source: string;
  readonly media: SourceMedia;
  /** Rungs in H.264 greatest first, then the same in further codecs; empty when there is no picture. */
  readonly rungs: readonly Rung[];
  readonly preset: EncodingPreset;
  /** Bound of the threads of each decoder, filter and encoder. */
  readonly threads: number;
  /** Whether this ffmpeg has `zscale` and `tonemap`. */
  readonly canToneMap: boolean;
  /** Target film: every rung in order, then every sound track in order. */
  readonly output: string;
  readonly thumbnails: (ThumbnailsPlan & { readonly output: string }) | null;
}

const scalers: Readonly<Record<EncodingPreset, string>> = { fast: 'fast_bilinear', quality: 'bicubic' };

/** Tolerance over the measured length, beyond which a source counts as one whose clock jumps. */
export function longestOutput(duration: number): number {
  return duration * 1.1 + 60;
}

/** One decode of the source into every missing rung, every sound track and the thumbnails' sprite. */
export function transcodeArguments(plan: TranscodePlan): string[] {
  const { media, rungs, threads, preset, thumbnails } = plan;
  const ready = new Map(media.video?.ready.map(({ rung, index }) => [rung, index]));
  const isNothingEncoded = media.video !== null && rungs.every(({ id }) => ready.has(id));
  const graph = [
    ...(media.video === null ? [] : isNothingEncoded ? spriteChain(plan) : pictureChains(media.video, plan)),
    ...media.audio.map((sound, place) => soundChain(sound, place, media.duration)),
  ];
  return [
    ...allocationBound,
    ...flags({ filter_threads: threads, filter_complex_threads: threads, threads }),
    // Thumbnails are taken from key pictures.
    ...(isNothingEncoded ? flags({ 'skip_frame:v': 'nokey' }) : []),
    ...inputArguments(plan.source),
    ...flags({ filter_complex: graph.join(';') }),
    ...rungs.flatMap(({ id }) => ['-map', ready.has(id) ? `0:${ready.get(id)}` : `[${id}]`]),
    ...media.audio.flatMap((_, place) => ['-map', `[a${place}]`]),
    ...(rungs.length === 0 ? [] : pictureEncoding(rungs, { preset, threads, ready: new Set(ready.keys()) })),
    ...(media.audio.length === 0 ? [] : soundEncoding(preset)),
    ...flags({ map_metadata: -1, map_chapters: -1, fflags: '+bitexact', max_muxing_queue_size: 8192 }),
    ...flags({ t: longestOutput(media.duration).toFixed(3), f: 'mp4' }),
    `file:${plan.output}`,
    ...(thumbnails === null ? [] : spriteOutput(thumbnails.output)),
  ];
}

/**
 * Each size is made from the one above it: as sharp, and far cheaper than scaling the source for each. Every encoder of
 * a size takes the same pictures.
 */
function pictureChains(video: SourceVideo, plan: TranscodePlan): string[] {
  const { thumbnails, preset, media } = plan;
  const isReady = ({ id }: Rung): boolean => video.ready.some(({ rung }) => rung === id);
  const encoded = plan.rungs.filter((rung) => !isReady(rung));
  const encodersOf = (lines: number): Rung[] => encoded.filter((rung) => rung.lines === lines);
  const sizes = plan.rungs.filter(({ codec, lines }) => codec === 'h264' && encodersOf(lines).length > 0);
  const timing = steadyRate(video, media.duration);
  const chains: string[] = [];
  let from = `0:${video.index}`;
  sizes.forEach(({ id, lines, width, height }, place) => {
    const scale = `scale=${width}:${height}:flags=${scalers[preset]}`;
    const filters = place === 0 ? firstPicture(video, plan, scale) : [scale, 'setsar=1'];
    const next = place + 1 < sizes.length ? `below${place}` : thumbnails === null ? null : 'small';
    const last = next === null ? timing : `split[${id}at][${next}];[${id}at]${timing}`;
    const encoders = encodersOf(lines).map((rung) => `[${rung.id}]`);
    const outlets = encoders.length === 1 ? encoders[0] : `,split=${encoders.length}${encoders.join('')}`;
    chains.push(`[${from}]${[...filters, last].join(',')}${outlets}`);
    if (next !== null) from = next;
  });
  return [...chains, ...(thumbnails === null ? [] : [spriteFrom(from, thumbnails)])];
}

/** The sprite from the smallest rendition, when all of them are ready. */
function spriteChain({ media, rungs, thumbnails }: TranscodePlan): string[] {
  const least = media.video?.ready.find(({ rung }) => rung === rungs.at(-1)?.id);
  return thumbnails === null || least === undefined ? [] : [spriteFrom(`0:${least.index}`, thumbnails)];
}

function spriteFrom(from: string, { width, height, count, frames }: ThumbnailsPlan): string {
  // With rounding up, each thumbnail shows the film at its time, not the next picture.
  const sampling = `fps=${grid.frameRate}/${frames}:start_time=0:round=up`;
  return `[${from}]${sampling},scale=${width}:${height},tile=1x${count}[sprite]`;
}

/**
 * 25 pictures a second from the first moment on, as long as the sound. It comes last in each chain: a repeated picture
 * is then one picture in memory, however long a gap in the source is.
 */
function steadyRate({ end }: SourceVideo, duration: number): string {
  // The `fps` filter ends at the picture nearest to the end.
  const missing = framesToCover(duration) - Math.round(end * grid.frameRate);
  const filling = missing > 0 ? `,tpad=stop_mode=clone:stop=${missing}` : '';
  return `fps=${grid.frameRate}:start_time=0${filling}`;
}

/** The filters from a source to the pictures that the encoder of a rung's size is given when that size is the greatest. */
export function pictureBeforeEncoding(
  video: SourceVideo,
  { preset, canToneMap }: Pick<TranscodePlan, 'preset' | 'canToneMap'>,
  { width, height }: Rung,
): string {
  const scale = `scale=${width}:${height}:flags=${scalers[preset]}`;
  return [...firstPicture(video, { canToneMap }, scale), `fps=${grid.frameRate}:start_time=0`].join(',');
}

/** Filters from any source to upright, progressive, at most 25 a second, 8 bit, BT.709. */
function firstPicture(
  video: SourceVideo,
  { canToneMap }: Pick<TranscodePlan, 'canToneMap'>,
  scale: string,
): string[] {
  const slot = (time: string): string => `round(${time}*${grid.frameRate})`;
  return [
    ...(video.interlaced ? ['yadif=mode=send_frame:deint=interlaced'] : []),
    // Of a faster source, only pictures that will be shown are scaled.
    `select='isnan(prev_selected_t)+gt(${slot('t')},${slot('prev_selected_t')})'`,
    `${scale}:out_range=tv${video.matrix === 'rgb' ? ':out_color_matrix=bt709' : ''}`,
    ...toStandardColor(video, canToneMap),
    'setsar=1',
  ];
}

function toStandardColor({ hdr, matrix }: SourceVideo, canToneMap: boolean): string[] {
  if (hdr !== null && canToneMap) {
    return [
      `zscale=tin=${hdr}:min=bt2020nc:pin=bt2020:rin=tv:t=linear:npl=100`,
      'format=gbrpf32le',
      'zscale=p=bt709',
      'tonemap=tonemap=hable:desat=0',
      'zscale=t=bt709:m=bt709:r=tv',
      'format=yuv420p',
    ];
  }
  const from = { bt601: 'bt601-6-625', bt2020: 'bt2020', bt709: null, rgb: null }[matrix];
  return [
    'format=yuv420p',
    ...(from === null ? [] : [`colorspace=all=bt709:iall=${from}:irange=tv:range=tv:fast=1`]),
  ];
}

/** Starts at zero, follows the source's clock, lasts at least as long as the picture. */
function soundChain({ index, channels, hasLayout }: SourceAudio, place: number, duration: number): string {
  const filters = [
    // Unnamed channels cannot be mixed by their names.
    ...(channels > 2 && !hasLayout ? ['pan=stereo|c0=c0|c1=c1'] : []),
    `aresample=${grid.sampleRate}:async=1:first_pts=0`,
    'aformat=sample_fmts=fltp:channel_layouts=stereo',
    `apad=whole_dur=${duration.toFixed(3)}`,
  ];
  return `[0:${index}]${filters.join(',')}[a${place}]`;
}

function soundEncoding(preset: EncodingPreset): string[] {
  return flags({
    'c:a': 'aac',
    'b:a': audioBitrate[preset],
    ar: grid.sampleRate,
    ac: grid.channels,
    ...(preset === 'fast' && { aac_coder: 'fast' }),
    // The encoder's lead-in frame would make the first segment one frame longer than the grid, and every later one
    // late by it for players that ignore the edit list.
    'bsf:a': 'noise=drop=eq(n\\,0)',
  });
}

function spriteOutput(output: string): string[] {
  const jpeg = flags({ 'frames:v': 1, 'c:v': 'mjpeg', 'q:v': 4, f: 'image2', update: 1 });
  return ['-map', '[sprite]', ...jpeg, `file:${output}`];
}
