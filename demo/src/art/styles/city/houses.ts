import { hex, mix, shift } from '../../colour.ts';
import type { Rgb } from '../../colour.ts';
import { Drawing, n, polygon } from '../../drawing.ts';
import type { Point } from '../../drawing.ts';
import type { Palette } from '../../palette.ts';
import type { Random } from '../../random.ts';
import type { Frame, Layer } from '../../scene.ts';

interface RowOptions {
  readonly base: number;
  readonly size: number;
  /** 0 far, 1 near. */
  readonly t: number;
  /** Share of lit windows. */
  readonly lit: number;
  readonly snow: boolean;
  readonly colours?: readonly [Rgb, ...Rgb[]];
}

/** A row of old houses with pitched roofs, cornices and shutters. */
export function rows(
  frame: Frame,
  palette: Palette,
  random: Random,
  { base, size, t, lit, snow, colours }: RowOptions,
): Layer {
  const { width, height, u } = frame;
  const d = new Drawing(width, height);
  const warm = mix(palette.sun, palette.tone(0, 0.84, 0.14), 0.6);
  const white = hex(mix([1, 1, 1], palette.sky[1], 0.22));
  for (let x = -6 * u; x < width + 4 * u;) {
    const w = random.range(15, 24) * u * size;
    const tall = random.range(30, 50) * u * size;
    const top = base - tall;
    const tone = colours
      ? random.pick(colours)
      : mix(palette.land(0.3 + t * 0.6), palette.sky[1], 0.12 + random.next() * 0.1);
    const wall = d.linear(
      [x, 0],
      [x + w, 0],
      [
        [0, mix(tone, palette.sun, 0.08)],
        [1, shift(tone, { l: -0.04 })],
      ],
    );
    d.rect(x, top, w + 1, tall + 6 * u, wall);
    const rise = w * random.range(0.22, 0.5);
    const roof: Point[] = random.chance(0.55)
      ? [
          [x - 0.06 * w, top + 1],
          [x + w / 2, top - rise],
          [x + w * 1.06, top + 1],
        ]
      : [
          [x - 0.05 * w, top + 1],
          [x + w * 0.12, top - rise * 0.8],
          [x + w * 0.88, top - rise * 0.8],
          [x + w * 1.05, top + 1],
        ];
    d.path(polygon(roof), hex(shift(tone, { l: -0.09 })));
    if (snow) d.stroke(polygon(roof, false), white, 1.5 * u * size);
    const chimney = x + w * random.range(0.2, 0.7);
    d.rect(chimney, top - rise * 1.1, w * 0.1, rise * 0.9, hex(shift(tone, { l: -0.11 })));
    const columns = Math.max(2, Math.round(w / (6.4 * u * size)));
    const floors = Math.max(2, Math.round(tall / (12 * u * size)));
    for (let f = 0; f < floors; f++) {
      for (let c = 0; c < columns; c++) {
        const ww = (w / columns) * 0.46;
        const wh = (tall / floors) * 0.52;
        const wx = x + (c + 0.5) * (w / columns) - ww / 2;
        const wy = top + (f + 0.5) * (tall / floors) - wh / 2;
        const on = random.chance(lit);
        d.rect(
          wx,
          wy,
          ww,
          wh,
          on ? hex(mix(warm, [1, 1, 1], random.range(0, 0.25))) : hex(mix(tone, palette.near, 0.45)),
        );
        d.stroke(
          `M${n(wx + ww / 2)} ${n(wy)}v${n(wh)}M${n(wx)} ${n(wy + wh * 0.4)}h${n(ww)}`,
          hex(mix(tone, palette.near, 0.6)),
          0.22 * u * size,
        );
        if (colours)
          for (const k of [-0.55, 1.02])
            d.rect(wx + ww * k, wy, ww * 0.52, wh, hex(shift(tone, { l: -0.2, h: 40 })));
        if (snow) d.rect(wx - ww * 0.1, wy + wh, ww * 1.2, 0.7 * u * size, white);
      }
    }
    d.rect(x, top, w + 1, 0.9 * u * size, hex(shift(tone, { l: 0.05 })));
    x += w;
  }
  return { kind: 'vector', depth: 0.15 + t * 0.4, svg: d.toSvg() };
}
