import { disc, mist, scrim, sky } from '../../atmosphere.ts';
import { hex, mix } from '../../colour.ts';
import { Drawing, curve, n, polygon } from '../../drawing.ts';
import type { Point } from '../../drawing.ts';
import { lerp } from '../../noise.ts';
import { water } from '../../reflection.ts';
import type { Brief, Scene } from '../../scene.ts';
import { ridgeLine, under } from '../../terrain.ts';

/** Two on the ice: a frozen lake, the marks they leave, a low sun. */
export function frozen({ frame, palette, random, seed }: Brief): Scene {
  const { width, height, u, focus, purpose } = frame;
  const edge = height * (purpose === 'poster' ? 0.5 : 0.56);
  const light = { x: focus.x - 12 * u, y: edge - 22 * u, radius: 10 * u };
  const layers: Scene['layers'][number][] = [
    sky(frame, palette, seed, { light, clouds: 0.4, horizon: edge + 6 * u, glow: 60 }),
    disc(frame, palette, light, seed),
  ];
  const shore = new Drawing(width, height);
  for (let i = 0; i < 2; i++) {
    const line = ridgeLine(`${seed}/shore${i}`, {
      base: edge + 0.4 * u,
      rise: (13 - i * 6) * u,
      span: (34 - i * 8) * u,
      jag: 0.5 - i * 0.3,
    });
    const tone = palette.land(0.18 + i * 0.24);
    shore.path(
      under((x) => Math.min(line(x), edge), width, edge + u, u, u),
      shore.linear(
        [0, edge - 15 * u],
        [0, edge],
        [
          [0, tone],
          [1, mix(tone, palette.sky[2], 0.4)],
        ],
      ),
    );
  }
  layers.push({ kind: 'vector', depth: 0.1, svg: shore.toSvg() });
  layers.push(
    mist(frame, mix(palette.sky[2], [1, 1, 1], 0.3), seed, {
      from: edge - 8 * u,
      to: edge + 6 * u,
      strength: 0.6,
      depth: 0.15,
    }),
  );
  const ice = mix(palette.sky[1], [1, 1, 1], 0.4);
  layers.push(
    water({ from: edge, colour: ice, ripple: 40 * u, throw: 0.8 * u, mirror: 0.4, seed, depth: 0.3 }),
  );
  const d = new Drawing(width, height);
  const cx = focus.x + 2 * u;
  const cy = lerp(edge, height, purpose === 'poster' ? 0.36 : 0.5);
  const marks = hex(mix([1, 1, 1], palette.sky[2], 0.15));
  for (let i = 0; i < 9; i++) {
    const r = (14 + i * 7) * u;
    const from = random.next() * 6;
    const to = from + random.range(1.2, 3.6);
    const p = (a: number): string =>
      `${n(cx + Math.cos(a) * r * 1.25)} ${n(cy + 4 * u + Math.sin(a) * r * 0.32)}`;
    d.stroke(
      `M${p(from)}A${n(r * 1.25)} ${n(r * 0.32)} 0 ${to - from > Math.PI ? 1 : 0} 1 ${p(to)}`,
      marks,
      0.35 * u,
      'stroke-opacity="0.7"',
    );
  }
  const s = (purpose === 'poster' ? 46 : 48) * u;
  const at = (points: readonly Point[]): Point[] => points.map(([px, py]) => [cx + px * s, cy + py * s]);
  const him = hex(mix(palette.near, palette.tone(2, 0.3, 0.1), 0.3));
  const her = hex(palette.accent);
  const skin = hex(mix([0.95, 0.78, 0.66], palette.near, 0.15));
  d.ellipse(cx, cy + 1.4 * u, s * 0.5, s * 0.035, hex(palette.near), 'fill-opacity="0.3"');
  d.path(
    curve(
      at([
        [-0.2, -0.77],
        [-0.27, -0.62],
        [-0.27, -0.42],
        [-0.32, -0.2],
        [-0.44, -0.03],
        [-0.38, 0],
        [-0.24, -0.2],
        [-0.16, -0.38],
        [-0.06, -0.24],
        [-0.02, -0.02],
        [0.05, -0.02],
        [0.03, -0.28],
        [-0.07, -0.46],
        [-0.08, -0.66],
        [0.08, -0.72],
        [0.24, -0.84],
        [0.22, -0.88],
        [0.06, -0.79],
        [-0.1, -0.79],
      ]),
      true,
      0.7,
    ),
    him,
  );
  d.circle(...(at([[-0.15, -0.87]])[0] ?? [cx, cy]), s * 0.062, skin);
  d.path(
    curve(
      at([
        [-0.21, -0.87],
        [-0.17, -0.95],
        [-0.09, -0.92],
        [-0.1, -0.88],
        [-0.16, -0.89],
      ]),
      true,
      0.8,
    ),
    him,
  );
  d.path(
    curve(
      at([
        [0.2, -0.86],
        [0.3, -0.97],
        [0.38, -1.0],
        [0.44, -0.94],
        [0.52, -0.82],
        [0.6, -0.86],
        [0.8, -0.99],
        [0.82, -0.96],
        [0.64, -0.8],
        [0.55, -0.7],
        [0.46, -0.72],
        [0.5, -0.5],
        [0.56, -0.24],
        [0.58, -0.02],
        [0.52, -0.02],
        [0.46, -0.26],
        [0.36, -0.52],
        [0.24, -0.66],
        [0.28, -0.76],
        [0.24, -0.83],
      ]),
      true,
      0.65,
    ),
    her,
  );
  d.path(
    curve(
      at([
        [0.22, -0.62],
        [0.4, -0.74],
        [0.6, -0.7],
        [0.64, -0.56],
        [0.5, -0.6],
        [0.42, -0.5],
        [0.34, -0.56],
        [0.26, -0.5],
      ]),
      true,
      0.7,
    ),
    hex(mix(palette.accent, [1, 1, 1], 0.4)),
  );
  d.circle(...(at([[0.34, -1.06]])[0] ?? [cx, cy]), s * 0.056, skin);
  d.path(
    curve(
      at([
        [0.28, -1.06],
        [0.3, -1.13],
        [0.4, -1.13],
        [0.44, -1.16],
        [0.46, -1.1],
        [0.4, -1.06],
        [0.36, -1.1],
      ]),
      true,
      0.8,
    ),
    hex(mix(palette.near, palette.tone(0, 0.4, 0.1), 0.5)),
  );
  for (const [px, py] of [
    [-0.44, 0.0],
    [-0.02, 0.0],
    [0.52, 0.0],
    [0.76, -0.975],
  ] as const)
    d.stroke(
      polygon(
        at([
          [px, py],
          [px + 0.1, py - (py < -0.5 ? 0.06 : 0)],
        ]),
        false,
      ),
      marks,
      s * 0.014,
    );
  layers.push({ kind: 'vector', depth: 0.6, svg: d.toSvg() });
  layers.push(scrim(frame, palette.deep));
  return {
    layers,
    light: {
      x: light.x,
      y: light.y,
      strength: 0.15,
      tint: mix(palette.sun, palette.sky[2], 0.4),
      threshold: 0.7,
    },
    bloom: { strength: 0.3, threshold: 0.7, radius: 8 },
    grade: { contrast: 0.28, vignette: 0.35, grain: 0.3 },
  };
}
