import { furtherCodecs } from '@kadr/contract';
import type { FurtherCodec } from '@kadr/contract';
import { grid } from './grid.ts';

/** `fast` is for demonstrations and tests, `quality` for viewers. */
export type EncodingPreset = 'fast' | 'quality';

export const videoCodecs = ['h264', ...furtherCodecs] as const;
export type VideoCodec = (typeof videoCodecs)[number];

/** One rendition of a picture. The decoder's configuration depends only on the rung and the preset. */
export interface Rung {
  /** Track id: `v480`, `v480-av1`. */
  readonly id: string;
  readonly codec: VideoCodec;
  /** Lines of a 16:9 picture of this rung; a wider picture has fewer, an upright one has them across. */
  readonly lines: number;
  /** Pixels, even. */
  readonly width: number;
  readonly height: number;
  /** Level, for example `3.1`; null where the encoder chooses it. */
  readonly level: string | null;
  /** Ceiling, bits per second. */
  readonly maxBitrate: number;
}

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

const standardLines = [1080, 720, 480, 360, 240] as const;

/** Added where a picture allows only one standard rung: a slow line then has something to fall back on. */
const lowestLines = 144;

/** A picture that misses a rung by a few lines (1076 for 1080) still gets that rung, at its own size. */
const tolerance = 0.92;

/** Level and ceiling by lines: H.264 table A-1 for 25 fps, ceilings as services set them for film. */
const limits = [
  { lines: 1080, level: '4.0', maxBitrate: 6_000_000 },
  { lines: 720, level: '3.1', maxBitrate: 3_200_000 },
  { lines: 480, level: '3.0', maxBitrate: 1_600_000 },
  { lines: 360, level: '3.0', maxBitrate: 900_000 },
  { lines: 240, level: '2.1', maxBitrate: 450_000 },
];
const lowestLimit = { level: '2.1', maxBitrate: 260_000 };

/**
 * The renditions of a picture with square pixels, greatest first, never larger than the picture: those of 1080, 720,
 * 480, 360 and 240 lines that it fills, 144 as a second when there would be only one, the picture itself below 240
 * lines.
 */
export function ladder(picture: PictureSize): Rung[] {
  const filled = linesFilled(picture);
  const standard = standardLines.filter((lines) => filled >= lines * tolerance);
  if (standard.length === 0) return [rung(picture, evenDown(filled))];
  return (standard.length === 1 ? [...standard, lowestLines] : standard).map((lines) => rung(picture, lines));
}

/** The bitrate of the same picture in another codec, as a share of H.264's. */
const shareOfH264: Readonly<Record<FurtherCodec, number>> = { hevc: 0.65, av1: 0.55 };

/** The renditions again in each of those codecs, after those in H.264. */
export function inFurtherCodecs(rungs: readonly Rung[], codecs: readonly FurtherCodec[]): Rung[] {
  const again = codecs.flatMap((codec) =>
    rungs.map((rung): Rung => ({
      ...rung,
      id: `${rung.id}-${codec}`,
      codec,
      level: null,
      maxBitrate: Math.round(rung.maxBitrate * shareOfH264[codec]),
    })),
  );
  return [...rungs, ...again];
}

/** Lines of the 16:9 frame, lying or upright, that the picture fills in one direction. */
function linesFilled({ width, height }: PictureSize): number {
  const [long, short] = width >= height ? [width, height] : [height, width];
  return Math.max(short, (long * 9) / 16);
}

function rung(picture: PictureSize, lines: number): Rung {
  const long = even((lines * 16) / 9);
  const [boxWidth, boxHeight] = picture.width >= picture.height ? [long, lines] : [lines, long];
  const scale = Math.min(1, boxWidth / picture.width, boxHeight / picture.height);
  const { level, maxBitrate } = limits.find((limit) => lines >= limit.lines) ?? lowestLimit;
  return {
    id: `v${lines}`,
    codec: 'h264',
    lines,
    width: Math.min(boxWidth, evenDown(picture.width), even(picture.width * scale)),
    height: Math.min(boxHeight, evenDown(picture.height), even(picture.height * scale)),
    level,
    maxBitrate,
  };
}

/** 4:2:0 needs even sides. */
function even(length: number): number {
  return Math.max(2, 2 * Math.round(length / 2));
}

function evenDown(length: number): number {
  return Math.max(2, 2 * Math.floor(length / 2));
}

/** Bits per second of a sound track, by preset. */
export const audioBitrate: Readonly<Record<EncodingPreset, number>> = { fast: 96_000, quality: 128_000 };

/** Upper bound of an asset's bytes: twice the sum of its ceilings; beyond it something is wrong. */
export function greatestSize(rungs: readonly Rung[], audioTracks: number, seconds: number): number {
  const bitrate = rungs.reduce(
    (sum, { maxBitrate }) => sum + maxBitrate,
    audioTracks * 2 * audioBitrate.quality,
  );
  return Math.ceil((bitrate / 8) * (seconds + 2 * grid.segmentDuration) * 2) + 64 * 1024 * 1024;
}
