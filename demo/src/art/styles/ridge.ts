import { disc, mist, scrim, sky, detailStep, stars } from '../atmosphere.ts';
import { hex, mix, shift } from '../colour.ts';
import { Drawing } from '../drawing.ts';
import { conifers } from '../flora.ts';
import type { Layer, Style } from '../scene.ts';
import { foreground } from './ridge/foreground.ts';
import { relief } from './ridge/relief.ts';
import { ridgeLine, under } from '../terrain.ts';

/** Mountain country: range behind range, a great peak, mist in the valleys, a wood and somebody who looks at it. */
export const ridge: Style = ({ frame, palette, random, seed, motif }) => {
  const { width, height, u, focus } = frame;
  const layers: Layer[] = [];
  const isNight = palette.mood === 'dark';
  const isBright = palette.mood === 'bright';
  const horizon = frame.horizon;
  const light = {
    x: focus.x + random.range(-0.08, 0.08) * width,
    y: isNight ? focus.y - 14 * u : horizon - random.range(26, 40) * u,
    radius: (isBright ? random.range(4, 6) : isNight ? random.range(5, 9) : random.range(7, 12)) * u,
  };
  layers.push(
    sky(frame, palette, seed, {
      light,
      clouds: random.range(0.25, 0.6),
      horizon: horizon + 8 * u,
      glow: isNight ? 45 : isBright ? 34 : 75,
    }),
  );
  if (palette.mood !== 'bright')
    layers.push(
      stars(frame, palette, random.fork('stars'), { count: isNight ? 620 : 160, until: horizon * 0.8 }),
    );
  layers.push(disc(frame, palette, light, seed, isNight));

  const count = 5;
  const peakX = focus.x + random.range(-6, 6) * u;
  for (let i = 0; i < count; i++) {
    const t = i / (count - 1);
    const base = horizon + (height - horizon) * t ** 1.4 * 0.62 + 4 * u;
    const isPeak = i === 1;
    const line = ridgeLine(`${seed}/ridge${i}`, {
      base,
      rise: isPeak ? 30 * u : (10 + 6 * (1 - t)) * u,
      span: (isPeak ? 62 : 40 - 12 * t) * u,
      jag: isPeak ? 0.62 : 0.45 - 0.35 * t,
      lift: isPeak
        ? (x) => 0.62 * Math.exp(-(((x - peakX) / (30 * u)) ** 2)) - 0.18
        : (x) => -0.25 * Math.exp(-(((x - focus.x) / (34 * u)) ** 2)) * (i > 1 ? 1 : 0),
    });
    const depth = 0.1 + t * 0.6;
    const tone = palette.land(0.12 + t * 0.72);
    const d = new Drawing(width, height);
    const top = base - 26 * u;
    d.path(
      under(line, width, height, u * 0.7, 4 * u),
      d.linear(
        [0, top],
        [0, base + 20 * u],
        [
          [0, shift(tone, { l: -0.03 })],
          [1, mix(tone, palette.sky[2], 0.42 * (1 - t * 0.75))],
        ],
      ),
    );
    if (i === count - 2)
      d.path(
        conifers(random.fork(`wood${i}`), line, {
          from: -4 * u,
          to: width + 4 * u,
          gap: 1.5 * u,
          height: 5.5 * u,
        }),
        hex(shift(tone, { l: -0.025 })),
      );
    layers.push({ kind: 'vector', depth, svg: d.toSvg() });
    if (i < count - 2)
      layers.push(
        relief(
          frame.width,
          frame.height,
          u,
          line,
          `${seed}/rock${i}`,
          light,
          palette.sun,
          palette.sky[0],
          isPeak ? 1 : 0.45,
          base,
          isPeak ? snowOf(palette.mood) : 0,
          depth,
          detailStep(frame),
        ),
      );
    if (i < count - 1)
      layers.push(
        mist(frame, mix(palette.sky[2], palette.sun, 0.2), `${seed}${i}`, {
          from: base - 9 * u,
          to: base + 17 * u,
          strength: (0.75 - t * 0.35) * (isBright ? 0.6 : 1),
          depth: depth + 0.05,
        }),
      );
  }

  layers.push(foreground({ frame, palette, random, seed, motif }));
  layers.push(scrim(frame, palette.deep));
  return {
    layers,
    light: {
      x: light.x,
      y: light.y,
      strength: isNight ? 0.25 : isBright ? 0.16 : 0.5,
      tint: mix(palette.sun, palette.sky[2], 0.4),
      threshold: 0.6,
    },
    bloom: { strength: isNight ? 0.5 : isBright ? 0.25 : 0.55, threshold: isBright ? 0.75 : 0.55, radius: 9 },
    grade: { contrast: 0.28, vignette: 0.35, grain: 0.3 },
  };
};

const snowOf = (mood: string): number => (mood === 'bright' ? 0.75 : 0.5);
