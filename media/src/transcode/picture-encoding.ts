import { grid } from '../grid.ts';
import type { EncodingPreset, Rung, VideoCodec } from '../ladder.ts';
import { flags } from '../ffmpeg/flags.ts';

type EncoderFlags = Readonly<Record<string, string | number>>;

/**
 * Encoders by codec. Every preset keeps every picture in its group and every group in its place on the grid: scene cuts
 * open no new group, groups refer to nothing outside, so every segment is independent.
 */
const encoders: Readonly<
  Record<
    VideoCodec,
    {
      readonly always: EncoderFlags;
      readonly presets: Readonly<Record<EncodingPreset, EncoderFlags>>;
    }
  >
> = {
  h264: {
    always: { c: 'libx264', profile: 'high', sc_threshold: 0 },
    presets: { fast: { preset: 'ultrafast', crf: 28 }, quality: { preset: 'veryfast', crf: 22 } },
  },
  hevc: {
    always: {
      c: 'libx265',
      profile: 'main',
      // Apple plays no HEVC with parameter sets in the pictures.
      tag: 'hvc1',
      'x265-params': 'scenecut=0:open-gop=0:log-level=none',
    },
    presets: { fast: { preset: 'ultrafast', crf: 31 }, quality: { preset: 'fast', crf: 25 } },
  },
  av1: {
    always: { c: 'libsvtav1', 'svtav1-params': 'scd=0' },
    presets: { fast: { preset: 12, crf: 45 }, quality: { preset: 8, crf: 34 } },
  },
};

/** The encoding of each rung's picture, in the order in which they are mapped; `ready` ones are copied. */
export function pictureEncoding(
  rungs: readonly Rung[],
  {
    preset,
    threads,
    ready,
  }: { readonly preset: EncodingPreset; readonly threads: number; readonly ready: ReadonlySet<string> },
): string[] {
  const { framesPerGop, videoTimescale } = grid;
  if (rungs.every(({ id }) => ready.has(id)))
    return flags({ 'c:v': 'copy', video_track_timescale: videoTimescale });
  return [
    ...flags({ pix_fmt: 'yuv420p', 'threads:v': threads }),
    ...flags({ g: framesPerGop, keyint_min: framesPerGop, 'flags:v': '+cgop' }),
    ...flags({ colorspace: 'bt709', color_primaries: 'bt709', color_trc: 'bt709', color_range: 'tv' }),
    ...flags({ video_track_timescale: videoTimescale }),
    ...rungs.flatMap(({ id, codec, level, maxBitrate }, place) => {
      if (ready.has(id)) return flags({ [`c:v:${place}`]: 'copy' });
      const { always, presets } = encoders[codec];
      const of: EncoderFlags = {
        ...always,
        ...presets[preset],
        ...(level !== null && { level }),
        maxrate: maxBitrate,
        bufsize: maxBitrate * 2,
      };
      return flags(
        Object.fromEntries(Object.entries(of).map(([name, value]) => [`${name}:v:${place}`, value])),
      );
    }),
  ];
}
