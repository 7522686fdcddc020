import { scrim, softStep } from '../../atmosphere.ts';
import { hex, mix, shift } from '../../colour.ts';
import { Drawing, curve, n } from '../../drawing.ts';
import type { Point } from '../../drawing.ts';
import { clamp, lerp, noise, smoothstep } from '../../noise.ts';
import { bell } from '../../props/afloat.ts';
import { jellyfish } from '../../props/wonders.ts';
import type { Brief, Scene } from '../../scene.ts';
import { diver, whale } from './swimmers.ts';
import { under } from '../../terrain.ts';

/** Under water: shafts from the surface, a whale or a diver, weed and fish. */
export function below({ frame, palette, random, seed, motif }: Brief): Scene {
  const { width, height, u, focus, purpose } = frame;
  const light = { x: focus.x + random.range(-14, 14) * u, y: -4 * u };
  const surface = noise(`${seed}/surface`);
  const deep = mix(palette.near, palette.sky[0], 0.25);
  const bright = mix(palette.sky[2], palette.sun, 0.55);
  const layers: Scene['layers'][number][] = [
    {
      kind: 'field',
      depth: 0,
      step: softStep(frame),
      shade: (x, y, out) => {
        const t = clamp(y / height);
        const off = Math.abs(x - light.x - y * 0.1) / (u * (22 + t * 46));
        const glow = Math.exp(-off * off) * (1 - t) ** 1.6;
        const net =
          surface.ridged(
            (x / (20 * u)) * (1 - t * 0.4),
            (y / (13 * u)) * 1.2 + surface.at(x / (30 * u), y / (30 * u)),
            3,
          ) ** 3;
        const caustic = net * (1 - smoothstep(0, 0.3, t)) * 0.9;
        for (let k = 0; k < 3; k++) {
          const body = lerp(
            lerp(palette.sky[1][k] ?? 0, palette.sky[0][k] ?? 0, smoothstep(0, 0.4, t)),
            deep[k] ?? 0,
            smoothstep(0.25, 0.9, t),
          );
          out[k] = lerp(body, bright[k] ?? 0, clamp(glow * 0.9 + caustic * (0.35 + glow)));
        }
        out[3] = 1;
      },
    },
  ];
  const side = random.chance(0.5) ? 1 : -1;
  const beast = new Drawing(width, height);
  const bx = focus.x;
  const by = purpose === 'poster' ? height * 0.42 : height * 0.46;
  const size = (purpose === 'poster' ? 78 : 86) * u;
  if (motif === 'jellyfish') {
    const glowing = { dark: palette.near, light: mix(palette.sun, [1, 1, 1], 0.3), accent: palette.accent };
    jellyfish(beast, bx, by - 16 * u, 40 * u, glowing, side);
    for (const [px, py, s] of [
      [-34, -24, 13],
      [30, 8, 16],
      [-28, 22, 9],
      [20, -32, 8],
      [42, -14, 7],
    ] as const)
      jellyfish(
        beast,
        bx + px * u,
        by + py * u,
        s * u,
        { ...glowing, accent: s % 2 === 0 ? palette.tone(0, 0.7, 0.14) : palette.tone(2, 0.66, 0.16) },
        -side,
      );
  } else if (motif === 'bell')
    bell(
      beast,
      bx,
      by + 22 * u,
      46 * u,
      { dark: mix(palette.near, palette.sky[0], 0.3), light: bright, accent: palette.tone(0, 0.62, 0.12) },
      light.x > bx ? 1 : -1,
    );
  else if (motif !== 'diver' && motif !== 'submarine') whale(beast, bx, by, size, side, palette);
  layers.push({ kind: 'vector', depth: 0.35, svg: beast.toSvg() });
  const small = new Drawing(width, height);
  const dx = clamp(bx - side * 22 * u, 12 * u, width - 12 * u);
  const dy = by + (motif === 'diver' ? 0 : 25) * u;
  diver(small, dx, dy, (motif === 'diver' ? 34 : 12) * u, side, palette);
  const school: string[] = [];
  const fish = random.fork('fish');
  const sx = clamp(bx + side * fish.range(18, 30) * u, 20 * u, width - 12 * u);
  for (let i = 0; i < 46; i++) {
    const a = fish.next() * Math.PI * 2;
    const r = Math.sqrt(fish.next()) * 12 * u;
    const x = sx + Math.cos(a) * r * 1.5;
    const y = by + 30 * u + Math.sin(a) * r * 0.7;
    const s = fish.range(0.7, 1.3) * u;
    school.push(
      `M${n(x - s)} ${n(y)}q${n(s)} ${n(-s * 0.6)} ${n(s * 1.8)} 0l${n(s * 0.6)} ${n(-s * 0.4)}v${n(s * 0.8)}l${n(-s * 0.6)} ${n(-s * 0.4)}q${n(-s * 0.8)} ${n(s * 0.6)} ${n(-s * 1.8)} 0Z`,
    );
  }
  small.path(school.join(''), hex(mix(deep, palette.sky[1], 0.45)));
  layers.push({ kind: 'vector', depth: 0.55, svg: small.toSvg() });
  for (const [i, level] of [0.1, 0.55, 1].entries()) {
    const d = new Drawing(width, height);
    const floor = noise(`${seed}/floor${i}`);
    const base = height * (purpose === 'poster' ? 0.8 + i * 0.07 : 0.86 + i * 0.05);
    const line = (x: number): number =>
      base -
      floor.fbm(x / (30 * u), 1, 4) * 14 * u -
      Math.abs((x - focus.x) / width) ** 1.5 * (20 - i * 2) * u;
    const tone = mix(mix(palette.sky[0], palette.sky[1], 0.4 * (1 - level)), deep, 0.4 + level * 0.55);
    d.path(
      under(line, width, height + u, u, 3 * u),
      d.linear(
        [0, base - 14 * u],
        [0, height],
        [
          [0, tone],
          [1, mix(tone, palette.near, 0.7)],
        ],
      ),
    );
    const weeds = random.fork(`weed${i}`);
    for (let k = 0; k < 16; k++) {
      const x = weeds.next() * width;
      if (Math.abs(x - focus.x) < 18 * u && i < 2) continue;
      const tall = weeds.range(7, 20) * u * (0.6 + level * 0.6);
      const left: Point[] = [];
      const right: Point[] = [];
      for (let s = 0; s <= 8; s++) {
        const v = s / 8;
        const cx = x + Math.sin(v * 5 + k) * tall * 0.07 + v * side * tall * 0.12;
        const half = (1 - v) * 0.8 * u + 0.1 * u;
        left.push([cx - half, line(x) + u - tall * v]);
        right.push([cx + half, line(x) + u - tall * v]);
      }
      d.path(curve([...left, ...right.toReversed()], true, 0.8), hex(shift(tone, { l: -0.015 })));
    }
    layers.push({ kind: 'vector', depth: 0.6 + level * 0.35, svg: d.toSvg() });
  }
  const bubbles = new Drawing(width, height);
  for (let i = 0; i < 46; i++) {
    const r = random.range(0.15, 0.7) * u;
    const x = dx + random.around() * 10 * u + (i % 3 === 0 ? random.around() * width * 0.4 : 0);
    const y = dy - random.next() * (dy + 4 * u);
    bubbles.circle(x, y, r, hex(bright), 'fill-opacity="0.3"');
    bubbles.circle(x - r * 0.3, y - r * 0.3, r * 0.3, '#fff', 'fill-opacity="0.7"');
  }
  layers.push({ kind: 'vector', depth: 0.8, svg: bubbles.toSvg() });
  layers.push(scrim(frame, palette.deep));
  return {
    layers,
    light: { x: light.x, y: light.y, strength: 0.5, tint: bright, threshold: 0.42 },
    bloom: { strength: 0.3, threshold: 0.6, radius: 9 },
    grade: { contrast: 0.5, vignette: 0.35, grain: 0.28 },
  };
}
