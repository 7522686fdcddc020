import { disc, mist, scrim, sky, stars } from '../../atmosphere.ts';
import { mix } from '../../colour.ts';
import type { Brief, Layer, Scene } from '../../scene.ts';
import { rows } from './houses.ts';
import { lamps } from './lamps.ts';
import { shop } from './shop.ts';
import { snowy } from './snow.ts';
import { stairs } from './stairs.ts';
import { washing } from './washing.ts';

/** One corner of a town: a lit shop at night, a street in the snow, stairs with a telephone, a boulevard of lamps, a courtyard. */
export function quarter(brief: Brief, view: 'shop' | 'snow' | 'stairs' | 'lamps' | 'washing'): Scene {
  const { frame, palette, random, seed } = brief;
  const { height, u, focus, purpose } = frame;
  const base = height * (purpose === 'poster' ? 0.6 : 0.8);
  const isBright = palette.mood === 'bright';
  const light = {
    x: focus.x + random.range(-16, 24) * u,
    y: height * 0.2,
    radius: (view === 'lamps' ? 13 : 7) * u,
  };
  const layers: Layer[] = [
    sky(frame, palette, seed, {
      light,
      clouds: view === 'snow' ? 0.7 : 0.4,
      horizon: base + 8 * u,
      glow: 60,
    }),
  ];
  if (!isBright)
    layers.push(
      stars(frame, palette, random.fork('stars'), { count: view === 'lamps' ? 700 : 200, until: base * 0.7 }),
    );
  layers.push(disc(frame, palette, light, seed, palette.mood !== 'bright'));
  layers.push(
    rows(frame, palette, random.fork('far'), {
      base: base - 4 * u,
      size: 0.62,
      t: 0.25,
      lit: 0.3,
      snow: view === 'snow',
    }),
  );
  layers.push(
    mist(frame, mix(palette.sky[2], palette.sun, 0.2), seed, {
      from: base - 34 * u,
      to: base + 4 * u,
      strength: 0.6,
      depth: 0.25,
    }),
  );
  if (view === 'washing') layers.push(...washing(brief));
  else if (view === 'shop') layers.push(...shop(brief, base));
  else if (view === 'snow') layers.push(...snowy(brief, base));
  else if (view === 'stairs') layers.push(...stairs(brief, base));
  else layers.push(...lamps(brief, base));
  layers.push(scrim(frame, palette.deep));
  return {
    layers,
    bloom: { strength: isBright ? 0.25 : 0.8, threshold: 0.55, radius: 7 },
    grade: { contrast: 0.28, vignette: 0.38, grain: 0.3 },
  };
}
