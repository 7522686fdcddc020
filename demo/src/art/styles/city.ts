import { disc, mist, scrim, sky, stars } from '../atmosphere.ts';
import { mix } from '../colour.ts';
import { Drawing } from '../drawing.ts';
import { clockTower, skyscraper } from '../props/towers.ts';
import { water } from '../reflection.ts';
import type { Brief, Layer, Scene, Style } from '../scene.ts';
import { quarter } from './city/quarter.ts';
import { embankment, quay } from './city/banks.ts';
import { block } from './city/block.ts';
import { rain } from './city/rain.ts';
import { roofs, twinPeaks } from './city/roofs.ts';
import { street } from './city/street.ts';

/** A great city at night: across the river, down a wet street, or over the roofs. */
export const city: Style = (brief) => {
  const { random, motif } = brief;
  const views: Record<string, View> = {
    bridge: 'river',
    river: 'river',
    torch: 'blackout',
    rooftops: 'roofs',
    roof: 'roofs',
    cat: 'roofs',
    street: 'street',
    car: 'street',
    taxi: 'street',
    window: 'shop',
    bakery: 'shop',
    snow: 'snow',
    telephone: 'stairs',
    lamp: 'lamps',
    laundry: 'washing',
    skyscraper: 'river',
    clock: 'roofs',
  };
  const view = (motif !== null && views[motif]) || random.pick<View>(['river', 'street', 'roofs']);
  if (view === 'street') return street(brief);
  if (view === 'washing' || view === 'shop' || view === 'snow' || view === 'stairs' || view === 'lamps')
    return quarter(brief, view);
  return skyline(brief, view);
};

type View = 'river' | 'street' | 'roofs' | 'blackout' | 'shop' | 'snow' | 'stairs' | 'lamps' | 'washing';

function skyline({ frame, palette, random, seed, motif }: Brief, view: View): Scene {
  const { width, height, u, focus, purpose } = frame;
  const isBright = palette.mood === 'bright';
  const isDark = view === 'blackout';
  const isRiver = view === 'river';
  const base = isRiver
    ? height * (purpose === 'poster' ? 0.57 : 0.66)
    : height * (purpose === 'poster' ? 0.66 : 0.84);
  const light = {
    x: focus.x + random.range(-20, 20) * u,
    y: base - random.range(38, 58) * u,
    radius: random.range(6, 11) * u,
  };
  const layers: Layer[] = [
    sky(frame, palette, seed, {
      light,
      clouds: isDark ? 0.2 : random.range(0.35, 0.7),
      horizon: base + 4 * u,
      glow: isDark ? 40 : 70,
      stretch: 4,
    }),
  ];
  if (!isBright)
    layers.push(
      stars(frame, palette, random.fork('stars'), { count: isDark ? 900 : 160, until: base * 0.7 }),
    );
  layers.push(disc(frame, palette, light, seed, palette.mood === 'dark'));
  const glow = mix(palette.sky[2], palette.sun, 0.25);
  if (isDark || view === 'roofs') layers.push(twinPeaks(frame, palette, base));
  const count = 4;
  for (let i = 0; i < count; i++) {
    const t = i / (count - 1);
    layers.push(
      block(frame, palette, random.fork(`block${i}`), {
        base,
        t,
        depth: 0.15 + t * 0.35,
        peak: focus.x,
        isBright,
        isDark,
      }),
    );
    layers.push(
      mist(frame, glow, `${seed}${i}`, {
        from: base - (30 - t * 10) * u,
        to: base + 7 * u,
        strength: (0.55 - t * 0.3) * (isDark ? 0.5 : 1),
        depth: 0.18 + t * 0.35,
      }),
    );
  }
  const tower = motif === 'skyscraper' ? skyscraper : motif === 'clock' ? clockTower : null;
  if (tower) {
    const d = new Drawing(width, height);
    const tones = {
      dark: palette.near,
      light: mix(palette.sun, palette.tone(0, 0.8, 0.13), 0.4),
      accent: palette.accent,
    };
    const tall = (motif === 'clock' ? (purpose === 'poster' ? 64 : 60) : purpose === 'poster' ? 76 : 62) * u;
    tower(
      d,
      focus.x - (motif === 'clock' ? 0 : 2 * u),
      base + (isRiver ? 1 : 6) * u,
      tall,
      tones,
      light.x > focus.x ? 1 : -1,
    );
    layers.push({ kind: 'vector', depth: 0.5, svg: d.toSvg() });
  }
  if (isRiver) {
    layers.push(quay(frame, palette, random.fork('quay'), base));
    layers.push(
      water({
        from: base + 1.4 * u,
        colour: mix(palette.near, palette.sky[0], 0.5),
        ripple: 9 * u,
        throw: 3.2 * u,
        mirror: 0.85,
        seed,
        depth: 0.5,
        squash: 1.15,
      }),
    );
    layers.push(embankment(frame, palette, random.fork('bank'), base));
  } else {
    layers.push(roofs(frame, palette, random.fork('roofs'), isDark));
  }
  if (!isBright && isRiver && random.chance(0.45)) layers.push(rain(frame, random.fork('rain'), palette));
  layers.push(scrim(frame, palette.deep));
  return {
    layers,
    light: { x: light.x, y: light.y, strength: 0.22, tint: glow, threshold: 0.7 },
    bloom: { strength: isBright ? 0.3 : 0.85, threshold: 0.52, radius: 7 },
    grade: { contrast: 0.3, vignette: 0.35, grain: 0.3 },
  };
}
