import { hex, mix } from '../colour.ts';
import { curve, n, polygon } from '../drawing.ts';
import type { Point } from '../drawing.ts';
import { at, glow } from './tones.ts';
import type { Prop } from './tones.ts';

/** A car from the side with its lamps on; `size` is its length. */
export const car: Prop = (d, x, y, size, { dark, light, accent }, way) => {
  const lamp: Point = [x + size * 0.49 * way, y - size * 0.17];
  d.path(
    polygon([
      lamp,
      [lamp[0] + size * 1.3 * way, y - size * 0.28],
      [lamp[0] + size * 1.3 * way, y + size * 0.08],
    ]),
    d.linear(
      lamp,
      [lamp[0] + size * 1.3 * way, y],
      [
        [0, light, 0.65],
        [1, light, 0],
      ],
    ),
  );
  d.path(
    curve(
      at(x, y, size, way, [
        [-0.5, -0.1],
        [-0.5, -0.21],
        [-0.44, -0.25],
        [-0.32, -0.26],
        [-0.2, -0.39],
        [0.08, -0.4],
        [0.23, -0.26],
        [0.43, -0.235],
        [0.5, -0.18],
        [0.5, -0.09],
        [0.48, -0.06],
        [-0.48, -0.06],
      ]),
      true,
      0.5,
    ),
    hex(dark),
  );
  d.path(
    polygon(
      at(x, y, size, way, [
        [-0.26, -0.26],
        [-0.17, -0.365],
        [-0.06, -0.37],
        [-0.06, -0.26],
      ]),
    ),
    hex(mix(dark, light, 0.5)),
  );
  d.path(
    polygon(
      at(x, y, size, way, [
        [-0.03, -0.26],
        [-0.03, -0.37],
        [0.07, -0.37],
        [0.17, -0.26],
      ]),
    ),
    hex(mix(dark, light, 0.5)),
  );
  d.path(
    polygon(
      at(x, y, size, way, [
        [-0.49, -0.19],
        [0.48, -0.17],
        [0.49, -0.15],
        [-0.49, -0.165],
      ]),
    ),
    hex(mix(accent, dark, 0.35)),
  );
  for (const wheel of [-0.3, 0.31]) {
    d.circle(x + size * wheel * way, y - size * 0.065, size * 0.085, hex(dark));
    d.circle(x + size * wheel * way, y - size * 0.065, size * 0.038, hex(mix(dark, light, 0.35)));
  }
  d.circle(lamp[0] - size * 0.01 * way, lamp[1], size * 0.022, hex(mix(light, [1, 1, 1], 0.6)));
  glow(d, lamp[0], lamp[1], size * 0.16, light, 0.8);
  d.circle(x - size * 0.49 * way, y - size * 0.18, size * 0.016, hex(mix(accent, [1, 0.2, 0.1], 0.6)));
};

/** Somebody racing; `size` is the height of rider and machine. */
export const cyclist: Prop = (d, x, y, size, { dark, light, accent }, way) => {
  const w = size * 0.035;
  for (const cx of [-0.36, 0.36]) {
    d.circle(
      x + cx * size * way,
      y - size * 0.25,
      size * 0.24,
      'none',
      `stroke="${hex(dark)}" stroke-width="${n(w)}"`,
    );
    for (let k = 0; k < 6; k++) {
      const a = (k / 6) * Math.PI;
      d.stroke(
        `M${n(x + cx * size * way - Math.cos(a) * size * 0.23)} ${n(y - size * 0.25 - Math.sin(a) * size * 0.23)}L${n(x + cx * size * way + Math.cos(a) * size * 0.23)} ${n(y - size * 0.25 + Math.sin(a) * size * 0.23)}`,
        hex(dark),
        size * 0.006,
        'stroke-opacity="0.5"',
      );
    }
  }
  d.stroke(
    polygon(
      at(x, y, size, way, [
        [-0.36, -0.25],
        [-0.04, -0.25],
        [0.3, -0.5],
        [0.36, -0.25],
      ]),
      false,
    ),
    hex(accent),
    w,
  );
  d.stroke(
    polygon(
      at(x, y, size, way, [
        [-0.36, -0.25],
        [-0.13, -0.53],
        [0.29, -0.52],
      ]),
      false,
    ),
    hex(accent),
    w,
  );
  d.stroke(
    polygon(
      at(x, y, size, way, [
        [-0.04, -0.25],
        [-0.14, -0.56],
      ]),
      false,
    ),
    hex(accent),
    w,
  );
  d.stroke(
    polygon(
      at(x, y, size, way, [
        [0.29, -0.56],
        [0.37, -0.58],
        [0.4, -0.5],
      ]),
      false,
    ),
    hex(dark),
    w,
  );
  d.stroke(
    curve(
      at(x, y, size, way, [
        [-0.12, -0.6],
        [0.1, -0.44],
        [-0.02, -0.12],
      ]),
      false,
      0.6,
    ),
    hex(dark),
    size * 0.075,
  );
  d.stroke(
    curve(
      at(x, y, size, way, [
        [-0.12, -0.6],
        [0.02, -0.36],
        [-0.09, -0.3],
      ]),
      false,
      0.6,
    ),
    hex(mix(dark, light, 0.2)),
    size * 0.06,
  );
  d.path(
    curve(
      at(x, y, size, way, [
        [-0.2, -0.6],
        [-0.13, -0.78],
        [0.06, -0.88],
        [0.17, -0.86],
        [0.14, -0.76],
        [0, -0.68],
        [-0.08, -0.56],
      ]),
      true,
      0.8,
    ),
    hex(mix(accent, light, 0.12)),
  );
  d.stroke(
    curve(
      at(x, y, size, way, [
        [0.12, -0.82],
        [0.2, -0.68],
        [0.36, -0.58],
      ]),
      false,
      0.6,
    ),
    hex(mix(dark, light, 0.3)),
    size * 0.05,
  );
  d.circle(x + 0.23 * size * way, y - size * 0.93, size * 0.07, hex(mix(dark, light, 0.25)));
  d.path(
    curve(
      at(x, y, size, way, [
        [0.15, -0.94],
        [0.19, -1.02],
        [0.28, -1.01],
        [0.33, -0.94],
        [0.24, -0.96],
      ]),
      true,
      0.7,
    ),
    hex(light),
  );
};
