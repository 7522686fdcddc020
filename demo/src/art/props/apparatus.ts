import { hex, mix } from '../colour.ts';
import { curve, n, polygon } from '../drawing.ts';
import type { Point } from '../drawing.ts';
import { at, glow } from './tones.ts';
import type { Prop } from './tones.ts';

/** A great quadrant with its sighting arm, on a stone foot; `size` is its height. */
export const quadrant: Prop = (d, x, y, size, { dark, light, accent }, way) => {
  const p = (points: readonly Point[]): string => polygon(at(x, y, size, way, points));
  d.path(
    p([
      [-0.22, 0],
      [-0.14, -0.24],
      [0.14, -0.24],
      [0.22, 0],
    ]),
    hex(dark),
  );
  d.rect(x - size * 0.025, y - size * 0.62, size * 0.05, size * 0.4, hex(dark));
  const brass = mix(accent, light, 0.3);
  const cx = x - size * 0.24 * way;
  const cy = y - size * 0.98;
  const arc = (r: number): string =>
    `M${n(cx)} ${n(cy + r)}A${n(r)} ${n(r)} 0 0 ${way > 0 ? 0 : 1} ${n(cx + r * way)} ${n(cy)}`;
  d.stroke(arc(size * 0.6), hex(dark), size * 0.075);
  d.stroke(arc(size * 0.6), hex(brass), size * 0.045);
  d.stroke(
    `M${n(cx)} ${n(cy)}V${n(cy + size * 0.62)}M${n(cx)} ${n(cy)}h${n(size * 0.62 * way)}`,
    hex(mix(brass, dark, 0.2)),
    size * 0.035,
  );
  for (let i = 1; i < 12; i++) {
    const a = (i / 12) * (Math.PI / 2);
    d.stroke(
      `M${n(cx + Math.sin(a) * size * 0.575 * way)} ${n(cy + Math.cos(a) * size * 0.575)}L${n(cx + Math.sin(a) * size * 0.625 * way)} ${n(cy + Math.cos(a) * size * 0.625)}`,
      hex(dark),
      size * 0.008,
    );
  }
  d.stroke(
    `M${n(cx - size * 0.16 * way)} ${n(cy - size * 0.1)}L${n(cx + size * 0.62 * way)} ${n(cy + size * 0.36)}`,
    hex(mix(light, [1, 1, 1], 0.2)),
    size * 0.03,
  );
  d.circle(cx, cy, size * 0.04, hex(dark));
};

/** An arrow and a cock on a mast over the gable; `size` is the mast's height. */
export const weathervane: Prop = (d, x, y, size, { dark, accent }, way) => {
  const ink = hex(dark);
  d.rect(x - size * 0.012, y - size, size * 0.024, size, ink);
  d.stroke(`M${n(x - size * 0.3)} ${n(y - size * 0.72)}h${n(size * 0.6)}`, ink, size * 0.02);
  d.stroke(
    `M${n(x - size * 0.12)} ${n(y - size * 0.76)}l${n(size * 0.24)} ${n(size * 0.08)}`,
    ink,
    size * 0.014,
  );
  for (const [k, letter] of [
    [-0.34, 'M-1 1V-1L1 1V-1'],
    [0.34, 'M1 -1L-1 -1L-1 1L1 1M-1 0H0.6'],
  ] as const)
    d.stroke(
      letter,
      ink,
      0.5,
      `transform="translate(${n(x + k * size)} ${n(y - size * 0.72)}) scale(${n(size * 0.035)})"`,
    );
  d.stroke(
    polygon(
      at(x, y, size, way, [
        [-0.44, -0.94],
        [0.4, -0.94],
      ]),
      false,
    ),
    ink,
    size * 0.022,
  );
  d.path(
    polygon(
      at(x, y, size, way, [
        [0.52, -0.94],
        [0.36, -1],
        [0.36, -0.88],
      ]),
    ),
    ink,
  );
  d.path(
    polygon(
      at(x, y, size, way, [
        [-0.5, -1.02],
        [-0.36, -0.94],
        [-0.5, -0.86],
        [-0.44, -0.94],
      ]),
    ),
    ink,
  );
  d.path(
    curve(
      at(x, y, size, way, [
        [-0.26, -1.32],
        [-0.2, -1.12],
        [-0.06, -1.0],
        [0.08, -1.0],
        [0.17, -1.1],
        [0.2, -1.24],
        [0.27, -1.24],
        [0.21, -1.29],
        [0.2, -1.36],
        [0.14, -1.4],
        [0.08, -1.34],
        [0.06, -1.2],
        [-0.04, -1.14],
        [-0.12, -1.2],
        [-0.16, -1.34],
      ]),
      true,
      0.7,
    ),
    ink,
  );
  d.path(
    curve(
      at(x, y, size, way, [
        [0.08, -1.37],
        [0.1, -1.46],
        [0.14, -1.41],
        [0.18, -1.45],
        [0.2, -1.36],
        [0.14, -1.38],
      ]),
      true,
      0.6,
    ),
    hex(accent),
  );
};

/** A tower of coils that calls the weather; `size` is its height. */
export const coilTower: Prop = (d, x, y, size, { dark, light, accent }, way) => {
  const ink = hex(dark);
  for (const k of [-1, 1])
    d.stroke(
      `M${n(x + k * size * 0.26)} ${n(y)}L${n(x + k * size * 0.07)} ${n(y - size * 0.62)}`,
      ink,
      size * 0.026,
    );
  for (let i = 0; i < 5; i++) {
    const t = i / 5;
    const u = (i + 1) / 5;
    const w = (v: number): number => size * (0.26 - 0.19 * v);
    d.stroke(
      `M${n(x - w(t))} ${n(y - size * 0.62 * t)}L${n(x + w(u))} ${n(y - size * 0.62 * u)}M${n(x + w(t))} ${n(y - size * 0.62 * t)}L${n(x - w(u))} ${n(y - size * 0.62 * u)}M${n(x - w(u))} ${n(y - size * 0.62 * u)}H${n(x + w(u))}`,
      ink,
      size * 0.013,
    );
  }
  d.rect(x - size * 0.035, y - size * 0.92, size * 0.07, size * 0.34, hex(mix(dark, light, 0.18)));
  for (let i = 0; i < 9; i++)
    d.stroke(
      `M${n(x - size * 0.055)} ${n(y - size * (0.62 + i * 0.032))}q${n(size * 0.055)} ${n(size * 0.02)} ${n(size * 0.11)} 0`,
      hex(mix(accent, light, 0.2)),
      size * 0.014,
    );
  d.ellipse(x, y - size * 0.95, size * 0.17, size * 0.06, hex(mix(dark, light, 0.35)));
  d.ellipse(x, y - size * 0.965, size * 0.15, size * 0.035, hex(mix(light, accent, 0.2)));
  glow(d, x, y - size * 0.96, size * 0.45, accent, 0.7);
  d.rect(x + size * 0.3 * way - size * 0.09, y - size * 0.15, size * 0.2, size * 0.16, ink);
  d.rect(
    x + size * 0.3 * way - size * 0.04,
    y - size * 0.11,
    size * 0.05,
    size * 0.05,
    hex(mix(light, [1, 1, 1], 0.3)),
  );
};
