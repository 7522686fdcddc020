import { hex, mix, shift } from '../../colour.ts';
import { Drawing, curve, n, polygon } from '../../drawing.ts';
import type { Point } from '../../drawing.ts';
import { sheet } from '../../papercut.ts';
import type { Brief, Layer } from '../../scene.ts';

/** A notary's corner: a great stamp, a parrot, papers with seals flying about. */
export function office(brief: Brief): Layer[] {
  const { frame, palette, random } = brief;
  const { width, height, u, focus, purpose } = frame;
  const layers: Layer[] = [];
  const isPoster = purpose === 'poster';
  const cy = isPoster ? height * 0.46 : height * 0.62;
  const cx = isPoster ? width / 2 : focus.x;
  const slips = new Drawing(width, height);
  for (let i = 0; i < 9; i++) {
    const a = (i / 9) * Math.PI * 2 + 0.3;
    const x = cx + Math.cos(a) * (isPoster ? 36 : 52) * u;
    const y = cy - 12 * u + Math.sin(a) * (isPoster ? 46 : 38) * u;
    slips.group(`transform="rotate(${n(random.range(-34, 34))} ${n(x)} ${n(y)})"`, () => {
      const w = 17 * u;
      const h = 22 * u;
      slips.rect(x - w / 2, y - h / 2, w, h, hex(mix([1, 1, 1], palette.sun, random.range(0.2, 0.8))));
      for (let k = 0; k < 5; k++)
        slips.rect(
          x - w * 0.36,
          y - h * 0.36 + k * 2.4 * u,
          w * (0.72 - (k % 3) * 0.12),
          0.7 * u,
          hex(mix(palette.sky[1], palette.near, 0.25)),
        );
      slips.circle(
        x + w * 0.2,
        y + h * 0.28,
        3 * u,
        'none',
        `stroke="${hex(palette.accent)}" stroke-width="${n(0.8 * u)}"`,
      );
      slips.circle(x + w * 0.2, y + h * 0.28, 1.6 * u, hex(palette.accent));
    });
  }
  layers.push(sheet(slips.toSvg(), { lift: 2.2 * u, depth: 0.4, strength: 0.45 }));
  const desk = new Drawing(width, height);
  const wood = palette.tone(2, 0.42, 0.09);
  desk.path(
    polygon([
      [-u, cy + 19 * u],
      [width + u, cy + 17 * u],
      [width + u, height + u],
      [-u, height + u],
    ]),
    desk.linear(
      [0, cy + 18 * u],
      [0, height],
      [
        [0, mix(wood, palette.sun, 0.25)],
        [0.3, wood],
        [1, palette.deep],
      ],
    ),
  );
  desk.path(
    polygon([
      [cx - 36 * u, cy + 24 * u],
      [cx + 34 * u, cy + 23 * u],
      [cx + 40 * u, cy + 34 * u],
      [cx - 42 * u, cy + 35 * u],
    ]),
    hex(mix([1, 1, 1], palette.sun, 0.4)),
  );
  layers.push(sheet(desk.toSvg(), { lift: 2.6 * u, depth: 0.55, strength: 0.45 }));
  const stamp = new Drawing(width, height);
  const red = palette.accent;
  stamp.rect(cx - 20 * u, cy + 19 * u, 40 * u, 7 * u, hex(shift(red, { l: -0.16 })), `rx="${n(1.6 * u)}"`);
  stamp.rect(
    cx - 18 * u,
    cy + 12 * u,
    36 * u,
    8 * u,
    stamp.linear(
      [cx - 18 * u, 0],
      [cx + 18 * u, 0],
      [
        [0, mix(wood, palette.sun, 0.35)],
        [1, wood],
      ],
    ),
    `rx="${n(1.6 * u)}"`,
  );
  stamp.path(
    curve(
      [
        [cx - 6 * u, cy + 13 * u],
        [cx - 5 * u, cy],
        [cx - 8 * u, cy - 12 * u],
        [cx - 13 * u, cy - 22 * u],
        [cx, cy - 35 * u],
        [cx + 13 * u, cy - 22 * u],
        [cx + 8 * u, cy - 12 * u],
        [cx + 5 * u, cy],
        [cx + 6 * u, cy + 13 * u],
      ],
      true,
      0.8,
    ),
    stamp.linear(
      [cx - 13 * u, 0],
      [cx + 13 * u, 0],
      [
        [0, mix(red, [1, 1, 1], 0.25)],
        [0.5, red],
        [1, shift(red, { l: -0.15 })],
      ],
    ),
  );
  stamp.ellipse(cx - 4 * u, cy - 24 * u, 2.6 * u, 5 * u, '#fff', 'fill-opacity="0.45"');
  layers.push(sheet(stamp.toSvg(), { lift: 3 * u, depth: 0.75, strength: 0.5 }));
  const bird = new Drawing(width, height);
  const px = cx + 3 * u;
  const py = cy - 34 * u;
  const p = (points: readonly Point[]): string =>
    curve(
      points.map(([x, y]): Point => [px + x * u, py + y * u]),
      true,
      0.8,
    );
  const green = palette.tone(2, 0.66, 0.15);
  bird.path(
    p([
      [1, 0],
      [7, 9],
      [12, 22],
      [8, 22],
      [2, 9],
    ]),
    hex(palette.tone(0, 0.6, 0.17)),
  );
  bird.path(
    p([
      [-2, 1],
      [-7, -5],
      [-8, -13],
      [-4, -19],
      [2, -20],
      [6, -15],
      [7, -6],
      [5, 2],
    ]),
    hex(green),
  );
  bird.path(
    p([
      [1, -12],
      [7, -7],
      [8, 2],
      [6, 9],
      [2, 0],
    ]),
    hex(shift(green, { l: -0.1, h: 60 })),
  );
  bird.path(
    p([
      [-7, -15],
      [-11, -13],
      [-10.4, -9],
      [-8, -11],
    ]),
    hex(palette.tone(0, 0.82, 0.15)),
  );
  bird.circle(px - 4 * u, py - 15 * u, 1.5 * u, '#fff');
  bird.circle(px - 4.3 * u, py - 15 * u, 0.75 * u, hex(palette.near));
  bird.path(
    p([
      [0, -19],
      [-1, -25],
      [2, -22],
      [4, -26],
      [4, -19],
    ]),
    hex(palette.tone(0, 0.6, 0.17)),
  );
  layers.push(sheet(bird.toSvg(), { lift: 1.8 * u, depth: 0.85, strength: 0.45 }));
  return layers;
}
