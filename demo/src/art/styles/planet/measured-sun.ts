import { mist, scrim, sky, fineStep } from '../../atmosphere.ts';
import { hex, mix } from '../../colour.ts';
import { Drawing } from '../../drawing.ts';
import { stander, woman } from '../../figures.ts';
import { clamp, lerp, noise, smoothstep } from '../../noise.ts';
import { quadrant } from '../../props/apparatus.ts';
import { goat } from '../../props/beasts.ts';
import type { Brief, Layer, Scene } from '../../scene.ts';
import { ridgeLine, under } from '../../terrain.ts';

/** A mountain top by day: an enormous sun with its spots, an instrument, a woman and unimpressed goats. */
export function measuredSun({ frame, palette, random, seed }: Brief): Scene {
  const { width, height, u, focus, purpose } = frame;
  const isPoster = purpose === 'poster';
  const horizon = height * (isPoster ? 0.68 : 0.76);
  const light = { x: focus.x, y: isPoster ? height * 0.36 : height * 0.42, radius: (isPoster ? 34 : 33) * u };
  const fire = noise(`${seed}/fire`);
  const hot = mix(palette.sun, [1, 1, 1], 0.4);
  const deep = palette.tone(0, 0.68, 0.17);
  const layers: Layer[] = [
    sky(frame, palette, seed, { light, clouds: 0.35, horizon: horizon + 8 * u, glow: 60 }),
  ];
  layers.push({
    kind: 'field',
    depth: 0.05,
    step: fineStep(frame),
    rows: [light.y - light.radius * 1.6, light.y + light.radius * 1.6],
    shade: (x, y, out) => {
      const dx = (x - light.x) / light.radius;
      const dy = (y - light.y) / light.radius;
      const r = Math.hypot(dx, dy);
      if (r > 1.6) return;
      const angle = Math.atan2(dy, dx);
      const flame = fire.fbm(Math.cos(angle) * 3 + 5, Math.sin(angle) * 3, 4) * 0.16;
      const grain = fire.fbm(dx * 6, dy * 6, 4);
      const spot = smoothstep(0.36, 0.5, fire.at(dx * 2.6 + 9, dy * 4.4 + 3)) * smoothstep(0.9, 0.6, r);
      const t = clamp(r ** 2.2 * 0.8 + grain * 0.45 + spot * 0.9);
      for (let k = 0; k < 3; k++) out[k] = lerp(hot[k] ?? 0, deep[k] ?? 0, t);
      out[3] =
        r < 1 ? 1 : clamp(smoothstep(1.04 + Math.max(0, flame) * 2.2, 1, r) + Math.exp(-(r - 1) * 7) * 0.35);
    },
  });
  for (let i = 0; i < 3; i++) {
    const line = ridgeLine(`${seed}/m${i}`, {
      base: horizon + i * 5 * u,
      rise: (12 - i * 3) * u,
      span: 42 * u,
      jag: 0.5 - i * 0.2,
    });
    const tone = palette.land(0.2 + i * 0.22);
    const d = new Drawing(width, height);
    d.path(
      under(line, width, height + u, u, 2 * u),
      d.linear(
        [0, horizon - 10 * u],
        [0, horizon + 20 * u],
        [
          [0, tone],
          [1, mix(tone, palette.sky[2], 0.3)],
        ],
      ),
    );
    layers.push({ kind: 'vector', depth: 0.2 + i * 0.1, svg: d.toSvg() });
    layers.push(
      mist(frame, mix(palette.sky[2], palette.sun, 0.4), `${seed}${i}`, {
        from: horizon - 6 * u + i * 5 * u,
        to: horizon + 14 * u + i * 5 * u,
        strength: 0.5,
        depth: 0.25 + i * 0.1,
      }),
    );
  }
  const d = new Drawing(width, height);
  const top = isPoster ? height * 0.68 : height * 0.86;
  const line = (x: number): number =>
    top + ((x - focus.x) / (40 * u)) ** 2 * 5 * u + fire.fbm(x / (10 * u), 3, 3) * 1.6 * u;
  d.path(
    under(line, width, height + u, 0.8 * u, 2 * u),
    d.linear(
      [0, top],
      [0, top + 24 * u],
      [
        [0, mix(palette.near, palette.sky[1], 0.2)],
        [1, palette.near],
      ],
    ),
  );
  const tones = {
    dark: palette.near,
    light: mix(palette.sun, [1, 1, 1], 0.3),
    accent: palette.tone(0, 0.66, 0.13),
  };
  quadrant(d, focus.x + 8 * u, line(focus.x + 8 * u) + u, 32 * u, tones, -1);
  d.path(woman(focus.x - 13 * u, line(focus.x - 13 * u) + 0.6 * u, 17 * u, 1), hex(palette.near));
  for (const [i, away] of [-34, -41, 34].entries())
    goat(
      d,
      focus.x + away * u,
      line(focus.x + away * u) + 0.5 * u,
      (8 - i * 0.7) * u,
      { ...tones, light: mix(palette.near, palette.sky[1], 0.3) },
      away < 0 ? 1 : -1,
    );
  if (random.chance(0.5))
    d.path(stander(focus.x + 46 * u, line(focus.x + 46 * u) + 0.6 * u, 13 * u, -1), hex(palette.near));
  layers.push({ kind: 'vector', depth: 0.8, svg: d.toSvg() });
  layers.push(scrim(frame, palette.deep));
  return {
    layers,
    bloom: { strength: 0.3, threshold: 0.7, radius: 9 },
    grade: { contrast: 0.3, vignette: 0.35, grain: 0.3 },
  };
}
