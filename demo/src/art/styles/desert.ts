import { disc, mist, scrim, sky, stars } from '../atmosphere.ts';
import { mix } from '../colour.ts';
import { Drawing } from '../drawing.ts';
import { lerp, noise, smoothstep } from '../noise.ts';
import type { Layer, Style } from '../scene.ts';
import { dune } from './desert/dune.ts';
import { travellers } from './desert/travellers.ts';
import { wheat } from './desert/wheat.ts';
import { ridgeLine, under } from '../terrain.ts';

/** Dunes with a lit and a shaded side, an enormous sun, and something small on its way. */
export const desert: Style = ({ frame, palette, random, seed, motif }) => {
  const { width, height, u, focus, purpose } = frame;
  const isNight = palette.mood === 'dark';
  const isBright = palette.mood === 'bright';
  const horizon = height * (purpose === 'poster' ? 0.52 : 0.58);
  const light = {
    x: focus.x + random.range(-7, 7) * u,
    y: horizon - random.range(12, 24) * u,
    radius: random.range(15, 23) * u,
  };
  const layers: Layer[] = [
    sky(frame, palette, seed, {
      light,
      clouds: random.range(0.2, 0.5),
      horizon: horizon + 4 * u,
      glow: isBright ? 45 : 75,
      stretch: 6,
      size: 30,
    }),
  ];
  if (!isBright)
    layers.push(
      stars(frame, palette, random.fork('stars'), { count: isNight ? 700 : 140, until: horizon * 0.75 }),
    );
  layers.push(disc(frame, palette, light, seed, isNight));
  const rocks = new Drawing(width, height);
  const mesa = noise(`${seed}/mesa`);
  const table = (x: number): number => {
    const v = mesa.fbm(x / (26 * u), 3, 3);
    const plateau =
      smoothstep(0.08, 0.14, v) * 0.75 + smoothstep(0.24, 0.28, v) * 0.55 + smoothstep(-0.05, 0.1, v) * 0.2;
    return horizon + u - plateau * 9 * u;
  };
  rocks.path(
    under(table, width, horizon + 8 * u, u * 0.4, u),
    rocks.linear(
      [0, horizon - 10 * u],
      [0, horizon + 2 * u],
      [
        [0, palette.land(0.34)],
        [1, mix(palette.land(0.2), palette.sky[2], 0.5)],
      ],
    ),
  );
  layers.push({ kind: 'vector', depth: 0.1, svg: rocks.toSvg() });
  layers.push(
    mist(frame, mix(palette.sky[2], palette.sun, 0.3), seed, {
      from: horizon - 12 * u,
      to: horizon + 8 * u,
      strength: 0.7,
      depth: 0.12,
    }),
  );

  const side = light.x > focus.x ? 1 : -1;
  const count = 5;
  const isField = motif === 'wheat' || motif === 'bread';
  if (isField) layers.push(...wheat(frame, palette, random.fork('wheat'), seed, horizon));
  const dunes = isField ? 0 : count;
  for (let i = 0; i < dunes; i++) {
    const t = i / (count - 1);
    const base = horizon + lerp(2 * u, (height - horizon) * 0.72, t ** 1.25);
    const span = lerp(36, 95, t) * u;
    const line = ridgeLine(`${seed}/dune${i}`, {
      base,
      rise: lerp(5, 15, t) * u,
      span,
      jag: 0,
      lift: (x) => -0.5 * Math.exp(-(((x - focus.x) / (30 * u)) ** 2)) * (t > 0.4 ? 1 : 0),
    });
    layers.push(...dune(frame, palette, seed, { line, base, t, i, light, isNight }));
    if (i === 2)
      layers.push(
        travellers({ frame, palette, random: random.fork('who'), seed, motif }, line, side, light.x),
      );
  }
  layers.push(scrim(frame, palette.deep));
  return {
    layers,
    light: {
      x: light.x,
      y: light.y,
      strength: isBright ? 0.14 : 0.3,
      tint: mix(palette.sun, palette.sky[2], 0.4),
      threshold: 0.66,
    },
    bloom: { strength: isBright ? 0.25 : 0.55, threshold: 0.6, radius: 9 },
    grade: { contrast: 0.3, vignette: 0.35, grain: 0.35 },
  };
};
