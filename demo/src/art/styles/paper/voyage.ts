import { hex, mix } from '../../colour.ts';
import { Drawing, n, polygon } from '../../drawing.ts';
import { sheet } from '../../papercut.ts';
import { foldedBoat } from '../../props/sea.ts';
import { cup, teapot } from '../../props/crockery.ts';
import type { Brief, Frame, Layer } from '../../scene.ts';
import { paperTone, tonesOf } from './box.ts';
import { sunAndClouds } from './landscape.ts';

function wave(frame: Frame, base: number, size: number, phase: number): string {
  const { width, height } = frame;
  let d = `M${n(-size * 2 + phase)} ${n(height + 40)}V${n(base)}`;
  for (let x = -size * 2 + phase; x < width + size * 2; x += size)
    d += `q${n(size * 0.36)} ${n(size * 0.3)} ${n(size * 0.62)} ${n(-size * 0.02)}q${n(size * 0.12)} ${n(-size * 0.24)} ${n(size * 0.38)} ${n(size * 0.02)}`;
  return `${d}V${n(height + 40)}Z`;
}

/** A teapot under sail with a crew of cups. */
export function voyage(brief: Brief): Layer[] {
  const { frame, palette, random } = brief;
  const { width, height, u, focus, purpose } = frame;
  const layers = sunAndClouds(brief);
  const base = purpose === 'poster' ? height * 0.54 : height * 0.68;
  const tones = tonesOf(brief);
  for (let i = 0; i < 5; i++) {
    const t = i / 4;
    const d = new Drawing(width, height);
    d.path(
      wave(frame, base + t * 26 * u, (12 + t * 7) * u, -random.next() * 18 * u),
      hex(mix(palette.tone(1, 0.74 - t * 0.34, 0.1), paperTone(brief, 0.5), 0.15)),
    );
    layers.push(sheet(d.toSvg(), { lift: (1.6 + t) * u, depth: 0.5 + t * 0.4, strength: 0.42 }));
    const thing = new Drawing(width, height);
    if (i === 1) {
      teapot(thing, focus.x, base + 11 * u, 46 * u, { ...tones, accent: palette.accent }, 1);
      layers.push(sheet(thing.toSvg(), { lift: 2.2 * u, depth: 0.6, strength: 0.45 }));
    } else if (i === 3) {
      for (const k of [-1, 0.1, 1.1])
        cup(
          thing,
          focus.x + k * 25 * u,
          base + (22 + Math.abs(k) * 1.5) * u,
          13 * u,
          {
            ...tones,
            accent: k < 0 ? palette.tone(0, 0.72, 0.15) : k < 1 ? palette.accent : palette.tone(2, 0.6, 0.13),
          },
          k < 0 ? -1 : 1,
        );
      layers.push(sheet(thing.toSvg(), { lift: 1.8 * u, depth: 0.75, strength: 0.45 }));
    }
  }
  return layers;
}

/** Folded boats on a spring stream. */
export function regatta(brief: Brief): Layer[] {
  const { frame, palette, random } = brief;
  const { width, height, u, focus, purpose } = frame;
  const layers = sunAndClouds(brief);
  const base = purpose === 'poster' ? height * 0.5 : height * 0.6;
  const skyline = new Drawing(width, height);
  const town = hex(mix(paperTone(brief, 0.45), palette.tone(2, 0.5, 0.1), 0.4));
  for (let x = -4 * u; x < width; x += random.range(7, 12) * u) {
    const wide = random.range(7, 11) * u;
    const tall = random.range(10, 24) * u;
    skyline.path(
      polygon([
        [x, base + 9 * u],
        [x, base - tall],
        [x + wide / 2, base - tall - random.range(1, 6) * u],
        [x + wide, base - tall],
        [x + wide, base + 9 * u],
      ]),
      town,
    );
    for (let k = 0; k < 4; k++)
      skyline.rect(
        x + wide * (k % 2 === 0 ? 0.2 : 0.58),
        base - tall * (0.78 - Math.floor(k / 2) * 0.4),
        wide * 0.2,
        wide * 0.28,
        hex(palette.sun),
      );
  }
  layers.push(sheet(skyline.toSvg(), { lift: 1.8 * u, depth: 0.4, strength: 0.42 }));
  const papers = [
    mix(palette.sun, [1, 1, 1], 0.7),
    palette.tone(2, 0.82, 0.13),
    mix([1, 1, 1], palette.sky[2], 0.15),
    mix(palette.accent, [1, 1, 1], 0.4),
  ];
  for (let i = 0; i < 5; i++) {
    const t = i / 4;
    const y = base + t ** 1.2 * (height - base) * 0.5;
    const d = new Drawing(width, height);
    d.path(
      wave(frame, y, (9 + t * 12) * u, -random.next() * 20 * u),
      hex(mix(palette.tone(1, 0.75 - t * 0.36, 0.11), paperTone(brief, 0.6), 0.2)),
    );
    layers.push(sheet(d.toSvg(), { lift: (1.4 + t * 1.2) * u, depth: 0.45 + t * 0.45, strength: 0.42 }));
    if (i < 1 || i > 3) continue;
    const boats = new Drawing(width, height);
    const places = i === 1 ? [-26, 22] : i === 2 ? [3] : [-24, 30];
    for (const [k, place] of places.entries())
      foldedBoat(
        boats,
        focus.x + place * u,
        y + (5 + t * 4) * u,
        (i === 2 ? 34 : 15 + t * 9) * u,
        { ...tonesOf(brief), light: papers[(i + k) % papers.length] ?? palette.sun },
        k % 2 === 0 ? 1 : -1,
      );
    layers.push(sheet(boats.toSvg(), { lift: 1.8 * u, depth: 0.5 + t * 0.4, strength: 0.42 }));
  }
  return layers;
}
