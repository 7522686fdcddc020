import { hex, mix, shift } from '../../colour.ts';
import { Drawing, n, polygon } from '../../drawing.ts';
import type { Point } from '../../drawing.ts';
import { lerp } from '../../noise.ts';
import type { Palette } from '../../palette.ts';
import type { Random } from '../../random.ts';
import type { Frame, Layer } from '../../scene.ts';

interface BlockOptions {
  readonly base: number;
  /** 0 far, 1 near. */
  readonly t: number;
  readonly depth: number;
  /** Where the towers are tallest. */
  readonly peak: number;
  readonly isBright: boolean;
  /** A power cut: no window is lit. */
  readonly isDark?: boolean;
}

/** One row of buildings. */
export function block(
  frame: Frame,
  palette: Palette,
  random: Random,
  { base, t, depth, peak, isBright, isDark = false }: BlockOptions,
): Layer {
  const { width, height, u } = frame;
  const d = new Drawing(width, height);
  const tone = mix(palette.land(0.2 + t * 0.72), palette.sky[1], 0.18 * (1 - t));
  const foot = mix(tone, palette.sky[2], isBright ? 0.3 : 0.26 * (1 - t * 0.6));
  const fill = d.linear(
    [0, base - 46 * u],
    [0, base],
    [
      [0, tone],
      [1, foot],
    ],
  );
  const side = d.linear(
    [0, base - 46 * u],
    [0, base],
    [
      [0, shift(tone, { l: 0.045 })],
      [1, mix(foot, palette.sky[2], 0.14)],
    ],
  );
  let windows = '';
  let cold = '';
  let body = '';
  let faces = '';
  const cell = lerp(0.6, 1.15, t) * u;
  for (let x = -6 * u; x < width + 6 * u;) {
    const wide = random.range(5, 11) * u * lerp(0.75, 1.25, t);
    const swell = Math.exp(-(((x + wide / 2 - peak) / (width > height ? 46 * u : 34 * u)) ** 2));
    const tall =
      (random.range(9, 22) + swell * random.range(8, 34) * (1 - t * 0.45)) * u * lerp(1.05, 0.85, t);
    const top = base - tall;
    body += polygon(roofline(random, x, wide, top, base, u, t));
    if (random.chance(0.6))
      faces += polygon([
        [x + wide * 0.68, top],
        [x + wide, top],
        [x + wide, base],
        [x + wide * 0.68, base],
      ]);
    const share = isDark ? 0.004 : random.range(0.14, 0.52) * (isBright ? 0.25 : 1);
    const gap = cell * 1.55;
    for (let wy = top + cell * 1.6; wy < base - cell; wy += gap * 1.12) {
      for (let wx = x + cell * 0.9; wx < x + wide - cell; wx += gap) {
        if (!random.chance(share)) continue;
        const pane = `M${n(wx)} ${n(wy)}h${n(cell * 0.72)}v${n(cell * 0.8)}h${n(-cell * 0.72)}Z`;
        if (random.chance(0.24)) cold += pane;
        else windows += pane;
      }
    }
    x += wide * random.range(0.92, 1.25);
  }
  d.path(body, fill);
  d.path(faces, side, 'fill-opacity="0.7"');
  d.path(
    windows,
    hex(mix(palette.sun, palette.tone(0, 0.8, 0.15), 0.55)),
    `fill-opacity="${n(0.55 + t * 0.45)}"`,
  );
  d.path(cold, hex(mix(palette.accent, [1, 1, 1], 0.35)), `fill-opacity="${n(0.5 + t * 0.4)}"`);
  return { kind: 'vector', depth, svg: d.toSvg() };
}

function roofline(
  random: Random,
  x: number,
  wide: number,
  top: number,
  base: number,
  u: number,
  t: number,
): Point[] {
  const right = x + wide;
  const kind = random.int(0, 5);
  const s = wide * 0.16;
  const foot: Point[] = [
    [right, base + u],
    [x, base + u],
  ];
  if (kind === 0)
    return [
      [x, top],
      [x + s, top],
      [x + s, top - s],
      [right - s, top - s],
      [right - s, top],
      [right, top],
      ...foot,
    ];
  if (kind === 1) {
    const mast = random.range(3, 8) * u * (1.1 - t * 0.4);
    const m = x + wide * 0.5;
    return [
      [x, top],
      [m - s, top],
      [m - s * 0.5, top - s * 1.5],
      [m - 0.18 * u, top - s * 1.5],
      [m, top - s * 1.5 - mast],
      [m + 0.18 * u, top - s * 1.5],
      [m + s * 0.5, top - s * 1.5],
      [m + s, top],
      [right, top],
      ...foot,
    ];
  }
  if (kind === 2) return [[x, top + s * 1.6], [right, top - s * 0.4], ...foot];
  if (kind === 3)
    return [
      [x, top + s],
      [x + s, top + s],
      [x + s, top],
      [x + s * 2, top],
      [x + s * 2, top - s * 1.2],
      [right - s * 1.5, top - s * 1.2],
      [right - s * 1.5, top + s * 0.4],
      [right, top + s * 0.4],
      ...foot,
    ];
  if (kind === 4) {
    const m = x + wide / 2;
    return [[x, top], [m - s * 1.4, top], [m, top - s * 3.2], [m + s * 1.4, top], [right, top], ...foot];
  }
  return [[x, top], [right, top], ...foot];
}
