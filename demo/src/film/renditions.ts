import { frameRate } from './timing.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What the service makes of a film: H.264 of these lines, with these levels and greatest bits per second. */
const rungs = [
  { lines: 720, level: '3.1', maxBitrate: 3_200_000 },
  { lines: 480, level: '3.0', maxBitrate: 1_600_000 },
  { lines: 360, level: '3.0', maxBitrate: 900_000 },
  { lines: 240, level: '2.1', maxBitrate: 450_000 },
] as const;

/** Pictures from one key picture to the next: half a segment. */
const framesPerGop = 48;

/** ffmpeg's arguments for the pictures of a film. */
export interface Renditions {
  /** Filters that take `[film]`. */
  readonly graph: string;
  /** Maps and encodes what they make. */
  readonly output: readonly string[];
}

/**
 * A film in every size that the service offers of it, encoded as the service itself does: it takes them as they are
 * (docs/operating.md, “Films that are encoded already”), so every picture is encoded once. Pictures are scaled before
 * they are repeated to 25 a second.
 */
export function renditionsOf({ width, height }: Size): Renditions {
  const short = Math.min(width, height);
  const made = rungs.filter(({ lines }) => lines <= short);
  const sizes = made.map(({ lines }) => {
    const long = 2 * Math.round((lines * 16) / 18);
    return width > height ? `${long}:${lines}` : `${lines}:${long}`;
  });
  const chains = sizes.map((size, place) => {
    const from = place === 0 ? '[film]' : `[below${place - 1}]`;
    const scale = size === `${width}:${height}` ? '' : `scale=${size}:flags=fast_bilinear,setsar=1,`;
    const split = place + 1 < sizes.length ? `split[at${place}][below${place}];[at${place}]` : '';
    return `${from}${scale}${split}fps=${frameRate}:start_time=0[v${place}]`;
  });
  const limits = made.flatMap(({ level, maxBitrate }, place) => [
    [`-level:v:${place}`, level],
    [`-maxrate:v:${place}`, String(maxBitrate), `-bufsize:v:${place}`, String(2 * maxBitrate)],
  ]);
  return {
    graph: chains.join(';'),
    output: [
      sizes.flatMap((_, place) => ['-map', `[v${place}]`]),
      ['-c:v', 'libx264', '-preset', 'ultrafast', '-crf', '28', '-profile:v', 'high', '-pix_fmt', 'yuv420p'],
      ['-g', `${framesPerGop}`, '-keyint_min', `${framesPerGop}`, '-sc_threshold', '0', '-flags:v', '+cgop'],
      ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'],
      ...limits,
      ['-threads:v', '2'],
    ].flat(2),
  };
}
