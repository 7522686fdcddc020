import { disc, scrim, sky, stars } from '../../atmosphere.ts';
import { hex, mix } from '../../colour.ts';
import { Drawing, n, polygon, specks } from '../../drawing.ts';
import type { Point } from '../../drawing.ts';
import { clamp, lerp, noise, smoothstep } from '../../noise.ts';
import { lighthouse, rowingBoat, sailingBoat, steamer } from '../../props/sea.ts';
import type { Brief, Scene } from '../../scene.ts';
import { vesselFor } from './vessel.ts';
import type { Vessel } from './vessel.ts';

/** Rows of swell with foam on their crests, drawn as bands. */
export function rolling({ frame, palette, random, seed, motif }: Brief): Scene {
  const { width, height, u, focus, purpose } = frame;
  const edge = height * (purpose === 'poster' ? 0.46 : 0.52);
  const isNight = palette.mood === 'dark';
  const light = {
    x: focus.x + random.range(-8, 8) * u,
    y: edge - random.range(18, 26) * u,
    radius: random.range(13, 18) * u,
  };
  const layers = [
    sky(frame, palette, seed, { light, clouds: 0.5, horizon: edge + 6 * u, glow: 60, stretch: 3.4 }),
    disc(frame, palette, light, seed, isNight),
  ];
  if (isNight)
    layers.splice(1, 0, stars(frame, palette, random.fork('stars'), { count: 420, until: edge * 0.9 }));
  const rows = 9;
  const deep = mix(palette.near, palette.sky[0], 0.35);
  const foam = mix(palette.sun, [1, 1, 1], 0.3);
  const subject = vesselFor(motif, random.pick<Vessel>(['sail', 'steamer', 'row']));
  const lean = random.chance(0.5) ? 1 : -1;
  for (let i = 0; i < rows; i++) {
    const t = i / (rows - 1);
    const base = edge + (height - edge) * t ** 1.3 * 0.9 + 1.4 * u;
    const swing = noise(`${seed}/swell${i}`);
    const length = lerp(11, 62, t ** 1.2) * u;
    const rise = length * 0.13;
    const crest: Point[] = [];
    const inner: Point[] = [];
    for (let s = -length; s < width + length; s += u * 0.6) {
      const phase = (s / length) * Math.PI * 2 + swing.at(s / (length * 1.9), 3) * 2.4 + i * 1.9;
      const swell = rise * (0.62 + 0.55 * swing.at(s / (length * 1.3), 9));
      const up = Math.cos(phase);
      const x = s - Math.sin(phase) * swell * 0.95 + lean * swell * Math.max(0, up) * 0.55;
      const y = base - up * swell;
      crest.push([x, y]);
      const cap = smoothstep(0.25, 1, up) * swell * 0.34 * (0.8 + 0.4 * swing.at(s / (u * 2.4), 5));
      inner.push([x - lean * cap * 0.6, y + cap]);
    }
    const line = (x: number): number =>
      crest.reduce(
        (best, point) => (Math.abs(point[0] - x) < Math.abs(best[0] - x) ? point : best),
        crest[0] ?? [0, base],
      )[1];
    const tone = mix(mix(palette.sky[2], palette.sky[1], clamp(0.25 + t * 1.6)), deep, t ** 0.75 * 0.96);
    const d = new Drawing(width, height);
    d.path(
      polygon([...crest, [width + length, height + u], [-length, height + u]]),
      d.linear(
        [0, base - rise],
        [0, base + length * 0.32],
        [
          [0, mix(tone, palette.sun, 0.36 * (1 - t * 0.45))],
          [0.3, mix(tone, palette.sky[1], 0.25)],
          [0.75, tone],
          [1, mix(tone, deep, 0.6)],
        ],
      ),
    );
    d.path(
      polygon([...crest, ...inner.toReversed()]),
      hex(mix(foam, tone, 0.12)),
      `fill-opacity="${n(0.75)}"`,
    );
    const rnd = random.fork(`foam${i}`);
    const spray: [number, number, number][] = [];
    for (let k = 0; k < crest.length; k++) {
      const [x, y] = crest[k] ?? [0, 0];
      const high = (base - y) / rise;
      if (high > 0.75 && rnd.chance(0.35))
        spray.push([
          x + rnd.around() * 1.4 * u * (0.4 + t),
          y - rnd.next() * 1.6 * u * (0.3 + t),
          rnd.range(0.12, 0.42) * u * (0.5 + t),
        ]);
    }
    d.path(specks(spray), hex(foam), 'fill-opacity="0.85"');
    let streaks = '';
    for (let k = 0; k < 22; k++) {
      const [x, y] = crest[Math.floor(rnd.next() * crest.length)] ?? [0, 0];
      const l = length * rnd.range(0.08, 0.3);
      const down = y + rnd.range(0.4, 1.9) * rise;
      streaks += `M${n(x)} ${n(down)}q${n(l * 0.5)} ${n(l * 0.07)} ${n(l)} 0`;
    }
    d.stroke(streaks, hex(mix(tone, palette.sun, 0.55)), lerp(0.12, 0.34, t) * u, 'stroke-opacity="0.35"');
    layers.push({ kind: 'vector', depth: 0.2 + t * 0.7, svg: d.toSvg() });
    if (i === 2) {
      const things = new Drawing(width, height);
      const side = random.chance(0.5) ? 1 : -1;
      const x = clamp(focus.x + side * 3 * u, 14 * u, width - 14 * u);
      const tones = { dark: palette.near, light: foam, accent: palette.accent };
      if (subject === 'lighthouse') lighthouse(things, x, line(x) + 7 * u, 44 * u, tones, side);
      else if (subject === 'steamer') steamer(things, x, line(x) + 3.4 * u, 27 * u, tones, side);
      else if (subject === 'row') rowingBoat(things, x, line(x) + 1.6 * u, 16 * u, tones, side);
      else sailingBoat(things, x, line(x) + 3 * u, 30 * u, tones, side);
      layers.push({ kind: 'vector', depth: 0.42, svg: things.toSvg() });
    }
  }
  layers.push(scrim(frame, palette.deep));
  return {
    layers,
    light: {
      x: light.x,
      y: light.y,
      strength: 0.28,
      tint: mix(palette.sun, palette.sky[2], 0.4),
      threshold: 0.68,
    },
    bloom: { strength: palette.mood === 'bright' ? 0.25 : 0.5, threshold: 0.6, radius: 7 },
    grade: { contrast: 0.25, vignette: 0.3, grain: 0.35 },
  };
}
