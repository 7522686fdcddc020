import type { ArtDirection } from '../content/types.ts';
import { along, mix, oklch, shift } from './colour.ts';
import type { Rgb } from './colour.ts';
import type { Random } from './random.ts';

/** The colours of one picture. */
export interface Palette {
  readonly mood: ArtDirection['palette']['mood'];
  /** Sky from the top down to the horizon. */
  readonly sky: readonly [Rgb, Rgb, Rgb];
  readonly sun: Rgb;
  /** The darkest silhouette before the lens. */
  readonly near: Rgb;
  /** The calm dark that lettering stands on. */
  readonly deep: Rgb;
  /** What the eye shall find: a coat, a lamp, a sail. */
  readonly accent: Rgb;
  /** Land by distance: 0 far in the haze, 1 before the lens. */
  land(t: number): Rgb;
  /** A tone of the picture's own family: hue of light (0), body (1) or shadow (2). */
  tone(hue: 0 | 1 | 2, lightness: number, chroma: number): Rgb;
}

type Lc = readonly [lightness: number, chroma: number];

const moods = {
  dark: {
    top: [0.13, 0.06],
    middle: [0.27, 0.105],
    low: [0.55, 0.15],
    sun: [0.94, 0.08],
    near: [0.075, 0.03],
  },
  dusk: {
    top: [0.23, 0.09],
    middle: [0.45, 0.14],
    low: [0.79, 0.13],
    sun: [0.96, 0.07],
    near: [0.115, 0.04],
  },
  bright: {
    top: [0.47, 0.13],
    middle: [0.68, 0.125],
    low: [0.89, 0.09],
    sun: [0.985, 0.055],
    near: [0.22, 0.07],
  },
} as const satisfies Record<string, Record<string, Lc>>;

const distance = (a: number, b: number): number => Math.abs(((a - b + 540) % 360) - 180);

/** The palette of a title: its three hues in the light of its mood, a little different for every seed. */
export function createPalette(
  { hues: [light, body, shadow], mood }: ArtDirection['palette'],
  random: Random,
): Palette {
  const turn = random.around() * 6;
  const tone = ([l, c]: Lc, hue: number): Rgb =>
    oklch(l * (1 + random.around() * 0.025), c * (1 + random.around() * 0.08), hue + turn);
  const lights = moods[mood];
  const sky: [Rgb, Rgb, Rgb] = [
    tone(lights.top, mood === 'bright' ? body : shadow),
    tone(lights.middle, body),
    tone(lights.low, light),
  ];
  const near = tone(lights.near, shadow);
  const muddy = (hue: number): boolean => hue > 50 && hue < 128;
  const deepHue = [shadow, body, light].find((hue) => !muddy(hue)) ?? shadow + 150;
  const accentHue = distance(light, body) > 55 ? light : body + 165;
  const haze = mix(sky[2], sky[1], mood === 'bright' ? 0.6 : 0.5);
  const ground = shift(mix(sky[1], near, 0.5), { c: 0.15 });
  return {
    mood,
    sky,
    sun: tone(lights.sun, light),
    near,
    deep: oklch(
      mood === 'bright' ? 0.2 : mood === 'dusk' ? 0.125 : 0.09,
      mood === 'bright' ? 0.055 : 0.035,
      deepHue,
    ),
    accent: tone([mood === 'bright' ? 0.68 : 0.78, 0.17], accentHue),
    land: (t) => along([haze, ground, near], t ** 0.85),
    tone: (hue, l, c) => oklch(l, c, [light, body, shadow][hue] ?? light),
  };
}
