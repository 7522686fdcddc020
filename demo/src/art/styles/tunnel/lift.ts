import { hex, mix, shift } from '../../colour.ts';
import { Drawing, n, polygon } from '../../drawing.ts';
import { stander, woman } from '../../figures.ts';
import { weddingCake } from '../../props/household.ts';
import type { Brief, Layer } from '../../scene.ts';
import type { Bore } from './bore.ts';

/** Open lift doors at the end of a corridor, and far too many people inside. */
export function lift(brief: Brief, bore: Bore): Layer[] {
  const { frame, palette } = brief;
  const { width, height, u } = frame;
  const d = new Drawing(width, height);
  const w = Math.min(bore.half * 0.5, 29 * u);
  const top = bore.y - w * 1.2;
  const foot = bore.y + w * 1.12;
  const gold = mix(palette.sun, palette.tone(1, 0.72, 0.13), 0.6);
  const dark = palette.near;
  for (let i = 5; i >= 0; i--) {
    const grow = i * w * 0.1;
    d.path(
      `M${n(bore.x - w - grow)} ${n(foot + grow * 0.4)}V${n(top - grow * 0.2)}Q${n(bore.x - w - grow)} ${n(top - grow - w * 0.3)} ${n(bore.x)} ${n(top - grow - w * 0.42)}Q${n(bore.x + w + grow)} ${n(top - grow - w * 0.3)} ${n(bore.x + w + grow)} ${n(top - grow * 0.2)}V${n(foot + grow * 0.4)}Z`,
      i % 2 === 0
        ? d.linear(
            [0, top - w],
            [0, foot],
            [
              [0, mix(gold, [1, 1, 1], 0.2)],
              [1, shift(gold, { l: -0.25 })],
            ],
          )
        : hex(mix(dark, palette.sky[1], 0.35)),
    );
  }
  d.rect(
    bore.x - w,
    top,
    w * 2,
    foot - top,
    d.linear(
      [0, top],
      [0, foot],
      [
        [0, mix(palette.sky[2], palette.tone(0, 0.8, 0.12), 0.6)],
        [0.7, palette.tone(0, 0.7, 0.15)],
        [1, palette.tone(0, 0.55, 0.14)],
      ],
    ),
  );
  d.circle(
    bore.x,
    top + w * 0.3,
    w * 1.1,
    d.radial([bore.x, top + w * 0.3], w * 1.1, [
      [0, mix(palette.sun, [1, 1, 1], 0.4), 0.85],
      [1, palette.sun, 0],
    ]),
  );
  for (let i = 1; i < 6; i++)
    d.rect(
      bore.x - w + (i * w) / 3 - 0.15 * u,
      top,
      0.3 * u,
      foot - top,
      hex(palette.sky[2]),
      'fill-opacity="0.5"',
    );
  d.rect(bore.x - w, top + w * 0.92, w * 2, 0.7 * u, hex(mix(gold, dark, 0.3)));
  const floors = 9;
  for (let i = 0; i < floors; i++) {
    const a = Math.PI * (1.15 + (i / (floors - 1)) * 0.7);
    d.circle(
      bore.x + Math.cos(a) * w * 0.42,
      top - w * 0.02 + Math.sin(a) * w * 0.32,
      0.8 * u,
      hex(i === 6 ? palette.accent : mix(gold, [1, 1, 1], 0.4)),
    );
  }
  d.stroke(
    `M${n(bore.x)} ${n(top - w * 0.02)}L${n(bore.x + w * 0.2)} ${n(top - w * 0.26)}`,
    hex(dark),
    0.7 * u,
  );
  const tall = w * 1.62;
  const fill = hex(mix(dark, palette.sky[0], 0.1));
  const dress = hex(mix([1, 1, 1], palette.sky[2], 0.25));
  const base = foot + 0.4 * u;
  d.path(woman(bore.x - w * 0.6, base, tall * 0.94, -1), dress);
  d.path(woman(bore.x + w * 0.6, base, tall * 0.96, 1), dress);
  d.path(stander(bore.x - w * 0.1, base, tall * 1.02), fill);
  d.path(
    polygon([
      [bore.x - w * 0.1, base - tall * 0.82],
      [bore.x - w * 0.1 - tall * 0.05, base - tall * 0.85],
      [bore.x - w * 0.1 - tall * 0.05, base - tall * 0.79],
    ]),
    hex(palette.accent),
  );
  d.path(
    polygon([
      [bore.x - w * 0.1, base - tall * 0.82],
      [bore.x - w * 0.1 + tall * 0.05, base - tall * 0.85],
      [bore.x - w * 0.1 + tall * 0.05, base - tall * 0.79],
    ]),
    hex(palette.accent),
  );
  weddingCake(
    d,
    bore.x + w * 0.26,
    base,
    w * 0.72,
    { dark, light: mix([1, 1, 1], palette.sky[2], 0.12), accent: palette.accent },
    1,
  );
  for (const side of [-1, 1]) {
    const x = bore.x + side * w;
    d.path(
      polygon([
        [x, top],
        [x + side * w * 0.16, top],
        [x + side * w * 0.16, foot],
        [x, foot],
      ]),
      d.linear(
        [x, 0],
        [x + side * w * 0.16, 0],
        [
          [0, shift(gold, { l: -0.1 })],
          [1, mix(gold, dark, 0.5)],
        ],
      ),
    );
  }
  d.path(
    polygon([
      [bore.x - w, foot],
      [bore.x + w, foot],
      [bore.x + w * 2.1, height + u],
      [bore.x - w * 2.1, height + u],
    ]),
    d.linear(
      [0, foot],
      [0, height],
      [
        [0, palette.sun, 0.75],
        [0.5, palette.sky[2], 0.2],
        [1, palette.sky[2], 0],
      ],
    ),
  );
  return [{ kind: 'vector', depth: 0.5, svg: d.toSvg() }];
}
