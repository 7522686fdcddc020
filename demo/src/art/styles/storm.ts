import { scrim } from '../atmosphere.ts';
import { mix } from '../colour.ts';
import { Drawing } from '../drawing.ts';
import { clamp } from '../noise.ts';
import { airship } from '../props/aloft.ts';
import { aeroplane } from '../props/flying.ts';
import { lighthouse, steamer } from '../props/sea.ts';
import { water } from '../reflection.ts';
import type { Layer, Style } from '../scene.ts';
import { clouds, curtain } from './storm/clouds.ts';
import { downpour, snowfall } from './storm/falling.ts';
import { field, kiteFlyer } from './storm/field.ts';
import { polarNight } from './storm/polar-night.ts';
import { lightning, tornado } from './storm/strikes.ts';
import { swell } from './storm/swell.ts';

/** Weather: towering clouds lit from within, lightning, rain, and something small that stands against it. */
export const storm: Style = ({ frame, palette, random, seed, motif }) => {
  const { width, height, u, focus, purpose } = frame;
  const horizon = height * (purpose === 'poster' ? 0.58 : 0.68);
  const isSea =
    motif === 'lighthouse' || motif === 'ship' || motif === 'sea' || (motif === null && random.chance(0.4));
  const bolt = { x: focus.x + random.range(-9, 9) * u, y: horizon * random.range(0.3, 0.42) };
  const layers: Layer[] = [clouds(frame, palette, seed, horizon, bolt)];
  const funnel = motif === 'tornado' || motif === 'wind';
  if (motif === 'aurora') return polarNight({ frame, palette, random, seed, motif });
  if (funnel) layers.push(tornado(frame, palette, seed, bolt.x, horizon));
  else if (motif !== 'weathervane' && motif !== 'snow' && motif !== 'kite')
    layers.push(lightning(frame, palette, random.fork('bolt'), bolt, horizon));
  layers.push(curtain(frame, palette, seed, horizon));
  const tones = { dark: palette.near, light: mix(palette.sun, palette.sky[2], 0.2), accent: palette.accent };
  const side = random.chance(0.5) ? 1 : -1;
  const x = clamp(bolt.x + side * random.range(15, 22) * u, 16 * u, width - 16 * u);
  if (isSea) {
    const d = new Drawing(width, height);
    if (motif === 'ship' || (motif !== 'lighthouse' && random.chance(0.4)))
      steamer(d, x, horizon + 2 * u, 28 * u, tones, -side);
    else lighthouse(d, x, horizon + 2 * u, 42 * u, tones, -side);
    layers.push({ kind: 'vector', depth: 0.4, svg: d.toSvg() });
    layers.push(
      water({
        from: horizon + 1.4 * u,
        colour: mix(palette.near, palette.sky[0], 0.4),
        ripple: 11 * u,
        throw: 6 * u,
        mirror: 0.62,
        seed,
        depth: 0.45,
      }),
    );
    layers.push(swell(frame, palette, seed, horizon));
  } else {
    layers.push(
      ...field({ frame, palette, random: random.fork('field'), seed, motif }, horizon, x, side, tones),
    );
  }
  if (motif === 'airship') {
    const d = new Drawing(width, height);
    const ax = clamp(focus.x, 34 * u, width - 34 * u);
    airship(
      d,
      ax,
      bolt.y + (purpose === 'poster' ? 6 : 9) * u,
      (purpose === 'poster' ? 66 : 72) * u,
      tones,
      side,
    );
    layers.push({ kind: 'vector', depth: 0.6, svg: d.toSvg() });
  }
  if (motif === 'kite')
    layers.push(kiteFlyer({ frame, palette, random, seed, motif }, tones, { x, horizon, side }));
  if (motif === 'lightning' || motif === 'aeroplane' || motif === 'plane') {
    const d = new Drawing(width, height);
    aeroplane(
      d,
      clamp(bolt.x - side * 16 * u, 24 * u, width - 24 * u),
      bolt.y + (purpose === 'poster' ? 8 : 14) * u,
      40 * u,
      tones,
      side,
    );
    layers.push({ kind: 'vector', depth: 0.6, svg: d.toSvg() });
  }
  layers.push(
    motif === 'weathervane' || motif === 'snow'
      ? snowfall(frame, random.fork('snow'))
      : downpour(frame, palette, random.fork('rain')),
  );
  layers.push(scrim(frame, palette.deep));
  return {
    layers,
    light: {
      x: bolt.x,
      y: bolt.y,
      strength: 0.25,
      tint: mix(palette.sun, palette.sky[2], 0.5),
      threshold: 0.6,
    },
    bloom: { strength: 0.75, threshold: 0.58, radius: 8 },
    grade: { contrast: 0.35, vignette: 0.45, grain: 0.35 },
  };
};
