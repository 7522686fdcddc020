import { mist, scrim, sky } from '../../atmosphere.ts';
import { hex, mix, shift } from '../../colour.ts';
import type { Rgb } from '../../colour.ts';
import { Drawing, n, polygon } from '../../drawing.ts';
import type { Point } from '../../drawing.ts';
import { stander, walker } from '../../figures.ts';
import { clamp, lerp } from '../../noise.ts';
import { water } from '../../reflection.ts';
import type { Brief, Layer, Scene } from '../../scene.ts';
import { block } from './block.ts';
import { rain } from './rain.ts';

/** Down a wet street towards the light at its end. */
export function street({ frame, palette, random, seed }: Brief): Scene {
  const { width, height, u, focus, purpose } = frame;
  const vx = focus.x;
  const vy = purpose === 'poster' ? height * 0.5 : height * 0.52;
  const isBright = palette.mood === 'bright';
  const light = { x: vx, y: vy - 8 * u, radius: 0 };
  const layers: Layer[] = [sky(frame, palette, seed, { light, clouds: 0.4, horizon: vy + 6 * u, glow: 80 })];
  layers.push(
    block(frame, palette, random.fork('end'), { base: vy + 2 * u, t: 0.1, depth: 0.1, peak: vx, isBright }),
  );
  layers.push(
    mist(frame, mix(palette.sky[2], palette.sun, 0.4), seed, {
      from: vy - 30 * u,
      to: vy + 8 * u,
      strength: 0.6,
      depth: 0.12,
    }),
  );
  const road = vy + 1.5 * u;
  const half = Math.max(vx, width - vx) * 1.06;
  const signs: { points: Point[]; colour: Rgb }[] = [];
  for (const side of [-1, 1]) {
    const d = new Drawing(width, height);
    const rnd = random.fork(`side${side}`);
    const edges: { x: number; top: number; foot: number }[] = [];
    let z = 1;
    while (z < 17) {
      const tall = rnd.range(0.8, 1.7);
      edges.push({ x: z, top: tall, foot: 0 });
      z *= rnd.range(1.22, 1.5);
    }
    const px = (depth: number, out: number): number => vx + (side * half * out) / depth;
    const py = (depth: number, up: number): number => vy - (up * height * 0.62) / depth;
    const gy = (depth: number): number => road + (height * 0.5) / depth;
    for (let i = edges.length - 2; i >= 0; i--) {
      const near = edges[i];
      const far = edges[i + 1];
      if (!near || !far) continue;
      const t = 1 - clamp(Math.log(near.x) / Math.log(17));
      const tone = mix(palette.land(0.25 + t * 0.7), palette.sky[1], 0.15);
      const quad: Point[] = [
        [px(near.x, 1), py(near.x, near.top)],
        [px(far.x, 1), py(far.x, near.top)],
        [px(far.x, 1), gy(far.x)],
        [px(near.x, 1), gy(near.x)],
      ];
      d.path(
        polygon(quad),
        d.linear(
          [px(near.x, 1), 0],
          [px(far.x, 1), 0],
          [
            [0, shift(tone, { l: -0.05 })],
            [1, mix(tone, palette.sky[2], 0.3)],
          ],
        ),
      );
      d.path(
        polygon([
          [px(far.x, 1), py(far.x, near.top)],
          [px(far.x, 1.9), py(far.x, near.top)],
          [px(far.x, 1.9), gy(far.x)],
          [px(far.x, 1), gy(far.x)],
        ]),
        hex(shift(tone, { l: -0.06 })),
        'fill-opacity="0"',
      );
      const columns = Math.max(2, Math.round(3 + rnd.range(0, 3)));
      const rows = Math.round(near.top * 9);
      let lit = '';
      for (let c = 0; c < columns; c++) {
        const z0 = near.x * (far.x / near.x) ** ((c + 0.25) / columns);
        const z1 = near.x * (far.x / near.x) ** ((c + 0.75) / columns);
        for (let r = 1; r < rows; r++) {
          if (!rnd.chance(isBright ? 0.12 : 0.34)) continue;
          const a = (r + 0.2) / rows;
          const b = (r + 0.75) / rows;
          lit += polygon([
            [px(z0, 1), py(z0, near.top * b)],
            [px(z1, 1), py(z1, near.top * b)],
            [px(z1, 1), py(z1, near.top * a)],
            [px(z0, 1), py(z0, near.top * a)],
          ]);
        }
      }
      d.path(
        lit,
        hex(mix(palette.sun, palette.tone(0, 0.8, 0.16), 0.55)),
        `fill-opacity="${n(rnd.range(0.5, 0.95))}"`,
      );
      if (rnd.chance(0.75) && near.x > 1.15) {
        const zs = near.x * 1.06;
        const a = rnd.range(0.22, 0.5);
        const colour = rnd.pick([palette.accent, palette.tone(0, 0.72, 0.2), palette.tone(1, 0.7, 0.2)]);
        const points: Point[] = [
          [px(zs, 1), py(zs, a + 0.34)],
          [px(zs, 0.86), py(zs, a + 0.34)],
          [px(zs, 0.86), py(zs, a)],
          [px(zs, 1), py(zs, a)],
        ];
        signs.push({ points, colour });
        d.path(polygon(points), hex(mix(colour, [1, 1, 1], 0.25)));
        for (let k = 0; k < 3; k++) {
          const y0 = lerp(a + 0.3, a + 0.04, (k + 0.2) / 3);
          const y1 = lerp(a + 0.3, a + 0.04, (k + 0.75) / 3);
          d.path(
            polygon([
              [px(zs, 0.97), py(zs, y0)],
              [px(zs, 0.89), py(zs, y0)],
              [px(zs, 0.89), py(zs, y1)],
              [px(zs, 0.97), py(zs, y1)],
            ]),
            hex(shift(colour, { l: -0.45 })),
          );
        }
      }
      const shop = polygon([
        [px(near.x, 0.999), py(near.x, 0.09)],
        [px(far.x, 0.999), py(far.x, 0.09)],
        [px(far.x, 1), gy(far.x) - (2.2 * u) / far.x],
        [px(near.x, 1), gy(near.x) - (2.2 * u) / near.x],
      ]);
      if (rnd.chance(0.6))
        d.path(shop, hex(mix(palette.tone(0, 0.75, 0.15), palette.sun, 0.4)), 'fill-opacity="0.8"');
    }
    layers.push({ kind: 'vector', depth: 0.4, svg: d.toSvg() });
  }
  layers.push(
    water({
      from: road,
      colour: mix(palette.near, palette.sky[0], 0.4),
      ripple: 7 * u,
      throw: 3 * u,
      mirror: 0.66,
      seed,
      depth: 0.4,
    }),
  );
  const d = new Drawing(width, height);
  const dark = hex(palette.near);
  const ground = (z: number): number => road + (height * 0.5) / z;
  for (const side of [-1, 1]) {
    const x = (z: number, out: number): number => vx + (side * half * out) / z;
    d.path(
      polygon([
        [x(1, 0.78), ground(1)],
        [x(17, 0.78), ground(17)],
        [x(17, 1), ground(17)],
        [x(1, 1), ground(1)],
      ]),
      hex(mix(palette.near, palette.sky[1], 0.1)),
      'fill-opacity="0.75"',
    );
    for (let k = 0; k < 4; k++) {
      const z = 2.1 + k * k * 1.25 + random.range(0, 0.6);
      const s = (26 * u) / z;
      const cx = x(z, 0.3 * (k % 2 === 0 ? 1 : 0.7));
      const y = ground(z);
      const colour = side > 0 ? mix(palette.sun, [1, 1, 1], 0.5) : palette.tone(0, 0.62, 0.22);
      d.path(
        `M${n(cx - s * 0.42)} ${n(y)}v${n(-s * 0.22)}q${n(s * 0.06)} ${n(-s * 0.14)} ${n(s * 0.14)} ${n(-s * 0.3)}h${n(s * 0.56)}q${n(s * 0.08)} ${n(s * 0.16)} ${n(s * 0.14)} ${n(s * 0.3)}v${n(s * 0.22)}Z`,
        dark,
        'fill-opacity="0.9"',
      );
      for (const lamp of [-0.3, 0.3]) {
        d.ellipse(cx + s * lamp, y - s * 0.17, s * 0.075, s * 0.05, hex(colour));
        d.path(
          polygon([
            [cx + s * (lamp - 0.05), y],
            [cx + s * (lamp + 0.05), y],
            [cx + s * (lamp * 1.25 + 0.11), y + s * 0.8],
            [cx + s * (lamp * 1.25 - 0.11), y + s * 0.8],
          ]),
          d.linear(
            [0, y],
            [0, y + s * 0.8],
            [
              [0, colour, 0.55],
              [1, colour, 0],
            ],
          ),
        );
      }
    }
  }
  const who = random.chance(0.5) ? walker : stander;
  const tall = (purpose === 'poster' ? 27 : 30) * u;
  const x = vx + random.range(-5, 5) * u;
  const y = ground(1.9) + 3 * u;
  d.path(
    polygon([
      [x - tall * 0.08, y],
      [x + tall * 0.08, y],
      [x + tall * 0.16, y + tall * 0.55],
      [x - tall * 0.16, y + tall * 0.55],
    ]),
    d.linear(
      [0, y],
      [0, y + tall * 0.55],
      [
        [0, palette.near, 0.75],
        [1, palette.near, 0],
      ],
    ),
  );
  d.path(
    who(x, y, tall * 1.012),
    hex(mix(palette.sky[2], palette.sun, 0.5)),
    `stroke="${hex(mix(palette.sky[2], palette.sun, 0.3))}" stroke-width="${n(0.35 * u)}"`,
  );
  d.path(who(x, y, tall), dark);
  if (random.chance(0.6)) {
    const cy = y - tall * 0.98;
    const r = tall * 0.36;
    const ux = x + tall * 0.07;
    d.path(
      `M${n(ux - r)} ${n(cy)}A${n(r)} ${n(r * 0.82)} 0 0 1 ${n(ux + r)} ${n(cy)}q${n(-r * 0.25)} ${n(-r * 0.16)} ${n(-r * 0.5)} 0q${n(-r * 0.25)} ${n(-r * 0.16)} ${n(-r * 0.5)} 0q${n(-r * 0.25)} ${n(-r * 0.16)} ${n(-r * 0.5)} 0q${n(-r * 0.25)} ${n(-r * 0.16)} ${n(-r * 0.5)} 0Z`,
      d.linear(
        [ux - r, cy - r],
        [ux + r, cy],
        [
          [0, shift(palette.accent, { l: -0.12 })],
          [1, mix(palette.accent, palette.near, 0.72)],
        ],
      ),
    );
    d.stroke(`M${n(ux)} ${n(cy - r * 0.8)}V${n(y - tall * 0.52)}`, dark, 0.35 * u);
  }
  layers.push({ kind: 'vector', depth: 0.85, svg: d.toSvg() });
  if (!isBright) layers.push(rain(frame, random.fork('rain'), palette));
  layers.push(scrim(frame, palette.deep));
  return {
    layers,
    light: {
      x: vx,
      y: vy - 6 * u,
      strength: 0.35,
      tint: mix(palette.sky[2], palette.sun, 0.4),
      threshold: 0.62,
    },
    bloom: { strength: isBright ? 0.3 : 0.95, threshold: 0.5, radius: 7 },
    grade: { contrast: 0.32, vignette: 0.4, grain: 0.3 },
  };
}
