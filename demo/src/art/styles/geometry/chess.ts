import { hex, mix } from '../../colour.ts';
import { Drawing, curve, n, polygon } from '../../drawing.ts';
import type { Point } from '../../drawing.ts';
import { clamp } from '../../noise.ts';
import type { Brief, Layer } from '../../scene.ts';
import { ground, inks } from './inks.ts';

/** A board that runs to the horizon; the white king and the shadow of the black one. */
export function chess(brief: Brief): Layer[] {
  const { frame, palette } = brief;
  const { width, height, u, focus, purpose } = frame;
  const { strong, ink } = inks(brief);
  const isPoster = purpose === 'poster';
  const light = mix(palette.sun, palette.tone(0, 0.86, 0.1), 0.35);
  const horizon = isPoster ? height * 0.46 : height * 0.5;
  const vx = isPoster ? width / 2 : focus.x;
  const d = new Drawing(width, height);
  d.circle(
    vx,
    horizon - 6 * u,
    36 * u,
    d.linear(
      [0, horizon - 42 * u],
      [0, horizon + 20 * u],
      [
        [0, mix(light, strong, 0.15)],
        [1, strong],
      ],
    ),
  );
  const row = (z: number): number => horizon + (height - horizon) / z;
  for (let i = 0; i < 15; i++) {
    const z0 = 1 + i * 0.42;
    const z1 = 1 + (i + 1) * 0.42;
    for (let k = -26; k < 26; k++) {
      const s = width * (isPoster ? 0.26 : 0.13);
      const white = (i + k) % 2 === 0;
      const tone = white
        ? mix(light, palette.sky[1], clamp(0.1 + Math.abs(k + 0.5) * 0.07 + i * 0.035))
        : mix(ink, palette.sky[0], 0.3);
      d.path(
        polygon([
          [vx + (k * s) / z0, row(z0)],
          [vx + ((k + 1) * s) / z0, row(z0)],
          [vx + ((k + 1) * s) / z1, row(z1)],
          [vx + (k * s) / z1, row(z1)],
        ]),
        hex(tone),
      );
    }
  }
  const far = row(7.3);
  d.rect(0, far - 0.4 * u, width, 0.8 * u, hex(mix(strong, ink, 0.4)));
  const king = (x: number, y: number, size: number, fill: string): string => {
    const p = (points: readonly Point[]): Point[] => points.map(([px, py]) => [x + px * size, y + py * size]);
    const body = curve(
      p([
        [-0.2, 0],
        [-0.2, -0.05],
        [-0.14, -0.1],
        [-0.1, -0.2],
        [-0.065, -0.45],
        [-0.11, -0.5],
        [-0.065, -0.55],
        [-0.13, -0.76],
        [0, -0.82],
        [0.13, -0.76],
        [0.065, -0.55],
        [0.11, -0.5],
        [0.065, -0.45],
        [0.1, -0.2],
        [0.14, -0.1],
        [0.2, -0.05],
        [0.2, 0],
      ]),
      true,
      0.55,
    );
    const cross = polygon(
      p([
        [-0.022, -0.8],
        [-0.022, -0.88],
        [-0.07, -0.88],
        [-0.07, -0.925],
        [-0.022, -0.925],
        [-0.022, -0.985],
        [0.022, -0.985],
        [0.022, -0.925],
        [0.07, -0.925],
        [0.07, -0.88],
        [0.022, -0.88],
        [0.022, -0.8],
      ]),
    );
    return fill === '' ? body + cross : `${body}${cross}`;
  };
  const size = isPoster ? 76 * u : 70 * u;
  const x = vx - 9 * u;
  const y = row(1.75);
  d.group(
    `transform="translate(${n(x)} ${n(y)}) skewX(-52) scale(1 0.5) rotate(180)" fill-opacity="0.78"`,
    () => {
      d.path(king(0, 0, size * 1.5, ''), hex(ink));
    },
  );
  d.path(
    king(x, y, size, 'white'),
    d.linear(
      [x - size * 0.2, 0],
      [x + size * 0.2, 0],
      [
        [0, mix(light, ink, 0.62)],
        [0.45, mix(light, palette.sky[1], 0.2)],
        [0.8, mix(light, [1, 1, 1], 0.6)],
        [1, light],
      ],
    ),
  );
  const bx = vx + 25 * u;
  const by = row(3.1);
  d.path(
    king(bx, by, size * 0.6, 'black'),
    d.linear(
      [bx - size * 0.13, 0],
      [bx + size * 0.13, 0],
      [
        [0, mix(ink, strong, 0.5)],
        [0.3, ink],
        [1, ink],
      ],
    ),
  );
  return [
    ground(frame, palette.sky[0], mix(palette.sky[1], strong, 0.25)),
    { kind: 'vector', depth: 0.5, svg: d.toSvg() },
  ];
}
