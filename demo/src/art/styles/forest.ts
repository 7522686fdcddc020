import { mist, scrim, softStep } from '../atmosphere.ts';
import { hex, mix } from '../colour.ts';
import type { Rgb } from '../colour.ts';
import { Drawing, polygon } from '../drawing.ts';
import type { Point } from '../drawing.ts';
import { grass } from '../flora.ts';
import { clamp, lerp, noise } from '../noise.ts';
import type { Layer, Style } from '../scene.ts';
import { fireflies, subject } from './forest/inhabitants.ts';
import { firs, trunks } from './forest/trunks.ts';

/** Deep in a wood: trunks fade into lit mist, shafts fall through, and somebody is there. */
export const forest: Style = ({ frame, palette, random, seed, motif }) => {
  const { width, height, u, focus, purpose } = frame;
  const isNight = palette.mood === 'dark';
  const isBright = palette.mood === 'bright';
  const ground = height * (purpose === 'poster' ? 0.66 : 0.78);
  const light = { x: focus.x + random.range(-6, 6) * u, y: focus.y + random.range(-8, 2) * u };
  const air = noise(`${seed}/air`);
  const glow = mix(palette.sky[2], palette.sun, isNight ? 0.25 : 0.55);
  const dim = mix(palette.sky[0], palette.sky[1], 0.45);
  const layers: Layer[] = [
    {
      kind: 'field',
      depth: 0,
      step: softStep(frame) + 1,
      shade: (x, y, out) => {
        const far = Math.hypot(x - light.x, (y - light.y) * 0.9) / u;
        const drift = air.fbm(x / (34 * u), y / (26 * u), 4) * 0.35;
        const a = clamp(Math.exp(-far / 46) * 1.05 + drift * Math.exp(-far / 60));
        const b = Math.exp(-far / 11) * (isNight ? 0.5 : 0.75);
        for (let k = 0; k < 3; k++) {
          const base = lerp(dim[k] ?? 0, mix1(palette.sky[1], palette.sky[2], k, 0.6), a);
          out[k] = lerp(base, glow[k] ?? 0, clamp(a * 0.3 + b));
        }
        out[3] = 1;
      },
    },
  ];
  const rows = 6;
  const isClose =
    motif === 'fox' ||
    motif === 'star' ||
    motif === 'badger' ||
    motif === 'clock' ||
    motif === 'bird' ||
    motif === 'mushroom';
  const kind = random.pick(['tall', 'tall', 'fir']);
  for (let i = 0; i < rows; i++) {
    const t = i / (rows - 1);
    const d = new Drawing(width, height);
    const rnd = random.fork(`row${i}`);
    const tone = mix(mix(palette.sky[2], palette.sky[1], 0.55), palette.near, (0.18 + t * 0.82) ** 0.9);
    const base = ground - (1 - t) * 10 * u;
    const floor = noise(`${seed}/floor${i}`);
    const line = (x: number): number =>
      base + floor.fbm(x / (22 * u), i, 3) * (3 + t * 3) * u + (Math.abs(x - focus.x) / width) * -6 * u * t;
    const bottom = mix(tone, glow, 0.4 * (1 - t));
    const points: Point[] = [];
    for (let x = -u; x <= width + u; x += u) points.push([x, line(x)]);
    d.path(
      polygon([...points, [width + u, height + u], [-u, height + u]]),
      d.linear(
        [0, base],
        [0, base + 24 * u],
        [
          [0, bottom],
          [1, mix(tone, palette.near, 0.4)],
        ],
      ),
    );
    if (kind === 'fir' && t < 0.75) firs(d, rnd, line, width, u, t, tone, light.x);
    else
      trunks(d, rnd, {
        line,
        width,
        height,
        u,
        t,
        tone,
        glow,
        lightX: light.x,
        gapX: focus.x,
        isPoster: purpose === 'poster',
      });
    d.path(
      grass(rnd.fork('grass'), line, {
        from: -u,
        to: width + u,
        gap: lerp(0.9, 1.7, t) * u,
        height: lerp(1.4, 5, t) * u,
      }),
      hex(mix(tone, bottom, 0.3)),
    );
    layers.push({ kind: 'vector', depth: 0.12 + t * 0.8, svg: d.toSvg() });
    if (i < rows - 1)
      layers.push(
        mist(frame, glow, `${seed}${i}`, {
          from: base - 30 * u,
          to: base + 9 * u,
          strength: 0.5 - t * 0.3,
          depth: 0.15 + t * 0.8,
        }),
      );
    if (i === (isClose ? rows - 1 : 4))
      layers.push(subject({ frame, palette, random: random.fork('who'), seed, motif }, line, glow));
  }
  if (!isBright)
    layers.push(
      fireflies(
        frame.width,
        frame.height,
        u,
        focus,
        ground,
        palette.accent,
        palette.sun,
        random.fork('flies'),
      ),
    );
  layers.push(scrim(frame, palette.deep));
  return {
    layers,
    light: {
      x: light.x,
      y: light.y - 6 * u,
      strength: isNight ? 0.55 : 0.5,
      tint: glow,
      threshold: isNight ? 0.3 : 0.5,
    },
    bloom: { strength: isBright ? 0.35 : 0.65, threshold: 0.55, radius: 9 },
    grade: { contrast: 0.32, vignette: 0.5, grain: 0.3 },
  };
};

const mix1 = (a: Rgb, b: Rgb, k: number, t: number): number => lerp(a[k] ?? 0, b[k] ?? 0, t);
