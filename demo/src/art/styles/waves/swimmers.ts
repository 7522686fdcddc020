import { hex, mix } from '../../colour.ts';
import { curve, polygon } from '../../drawing.ts';
import type { Drawing, Point } from '../../drawing.ts';
import type { Brief } from '../../scene.ts';

/** A humpback from the side; `way` 1 swims to the right. */
export function whale(
  d: Drawing,
  x: number,
  y: number,
  size: number,
  way: number,
  palette: Brief['palette'],
): void {
  const at = (points: readonly Point[]): Point[] =>
    points.map(([px, py]) => [x + px * size * way, y + py * size]);
  const body: Point[] = [
    [0.49, 0.02],
    [0.47, -0.035],
    [0.4, -0.085],
    [0.27, -0.125],
    [0.1, -0.135],
    [-0.05, -0.11],
    [-0.13, -0.125],
    [-0.16, -0.085],
    [-0.28, -0.035],
    [-0.38, 0.015],
    [-0.45, 0.005],
    [-0.56, -0.05],
    [-0.6, -0.035],
    [-0.53, 0.035],
    [-0.5, 0.06],
    [-0.55, 0.13],
    [-0.53, 0.15],
    [-0.45, 0.085],
    [-0.36, 0.07],
    [-0.22, 0.07],
    [-0.05, 0.115],
    [0.12, 0.15],
    [0.3, 0.135],
    [0.42, 0.085],
  ];
  const top = mix(palette.near, palette.sky[1], 0.32);
  const back = mix(palette.sky[2], palette.sky[1], 0.45);
  const shape = curve(at(body), true, 0.85);
  d.path(
    shape,
    d.linear(
      [x, y - size * 0.14],
      [x, y + size * 0.15],
      [
        [0, mix(back, palette.sun, 0.35)],
        [0.2, mix(top, back, 0.3)],
        [0.5, mix(top, palette.near, 0.45)],
        [1, palette.near],
      ],
    ),
  );
  const clip = d.clip(`<path d="${shape}"/>`);
  d.group(`clip-path="${clip}"`, () => {
    d.path(
      curve(
        at([
          [0.5, 0.03],
          [0.3, 0.05],
          [0.1, 0.06],
          [-0.1, 0.09],
          [-0.2, 0.16],
          [0.4, 0.22],
        ]),
        true,
        0.8,
      ),
      hex(mix(top, palette.sky[2], 0.26)),
      'fill-opacity="0.65"',
    );
    for (let i = 0; i < 8; i++) {
      const v = 0.066 + i * 0.011;
      d.stroke(
        curve(
          at([
            [0.46 - i * 0.012, v - 0.02],
            [0.25, v + 0.012],
            [0.02, v + 0.02],
            [-0.1, v + 0.012],
          ]),
          false,
        ),
        hex(palette.near),
        size * 0.0022,
        'stroke-opacity="0.6"',
      );
    }
  });
  d.stroke(
    curve(
      at([
        [0.48, 0.035],
        [0.4, 0.03],
        [0.33, 0.042],
        [0.29, 0.03],
      ]),
      false,
    ),
    hex(palette.near),
    size * 0.004,
  );
  d.circle(x + 0.292 * size * way, y + 0.018 * size, size * 0.0062, hex(palette.near));
  d.circle(x + 0.294 * size * way, y + 0.0165 * size, size * 0.002, '#fff');
  d.path(
    curve(
      at([
        [0.2, 0.095],
        [0.24, 0.14],
        [0.12, 0.25],
        [0.02, 0.29],
        [0, 0.27],
        [0.08, 0.2],
        [0.12, 0.11],
      ]),
      true,
      0.9,
    ),
    d.linear(
      [x, y + size * 0.09],
      [x, y + size * 0.29],
      [
        [0, top],
        [1, palette.near],
      ],
    ),
  );
}

/** With a lamp; `size` is the length. */
export function diver(
  d: Drawing,
  x: number,
  y: number,
  size: number,
  way: number,
  palette: Brief['palette'],
): void {
  const at = (points: readonly Point[]): Point[] =>
    points.map(([px, py]) => [x + px * size * way, y + py * size]);
  const dark = hex(palette.near);
  d.circle(x + 0.46 * size * way, y - 0.03 * size, size * 0.075, dark);
  d.path(
    curve(
      at([
        [0.4, -0.05],
        [0.2, -0.1],
        [-0.02, -0.06],
        [-0.2, -0.02],
        [-0.42, 0.05],
        [-0.62, 0.02],
        [-0.72, 0.09],
        [-0.5, 0.13],
        [-0.36, 0.11],
        [-0.15, 0.07],
        [-0.3, 0.2],
        [-0.42, 0.31],
        [-0.4, 0.36],
        [-0.24, 0.27],
        [-0.02, 0.1],
        [0.18, 0.08],
        [0.28, 0.2],
        [0.4, 0.26],
        [0.43, 0.22],
        [0.34, 0.14],
        [0.3, 0.06],
        [0.4, 0.02],
      ]),
      true,
      0.7,
    ),
    dark,
  );
  d.path(
    polygon(
      at([
        [0.26, -0.18],
        [-0.02, -0.16],
        [-0.03, -0.08],
        [0.26, -0.1],
      ]),
    ),
    hex(mix(palette.accent, palette.near, 0.25)),
  );
  const lamp: Point = [x + 0.53 * size * way, y - 0.02 * size];
  d.path(
    polygon([
      lamp,
      [lamp[0] + way * size * 1.25, lamp[1] - size * 0.34],
      [lamp[0] + way * size * 1.3, lamp[1] + size * 0.26],
    ]),
    d.linear(
      lamp,
      [lamp[0] + way * size * 1.25, lamp[1]],
      [
        [0, mix(palette.accent, [1, 1, 1], 0.6), 0.6],
        [1, palette.accent, 0],
      ],
    ),
  );
  d.circle(lamp[0], lamp[1], size * 0.03, '#fff');
}
