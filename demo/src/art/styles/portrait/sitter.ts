import { mix, oklch } from '../../colour.ts';
import type { Appearance } from '../../people/appearance.ts';
import type { Head } from '../../people/head.ts';
import type { Brief } from '../../scene.ts';

/** Where the head of a portrait stands; `grow` enlarges it. */
export function headOf({ frame, palette }: Brief, grow = 1): Head {
  const isPoster = frame.purpose === 'poster';
  const x = isPoster ? frame.width / 2 : frame.focus.x;
  return {
    x,
    y: isPoster ? frame.height * 0.35 : frame.height * 0.46,
    size: (isPoster ? 62 : 64) * frame.u * grow,
    lit: frame.purpose === 'hero' || frame.purpose === 'card' ? 1 : -1,
    warm: mix(palette.sky[2], palette.sun, 0.6),
    cool: palette.sky[0],
  };
}

/** A woman of no particular kind, to be changed by whoever draws her. */
export const plain: Appearance = {
  isWoman: true,
  age: 34,
  skin: oklch(0.78, 0.065, 58),
  hair: oklch(0.26, 0.03, 45),
  eyes: oklch(0.36, 0.06, 55),
  lips: oklch(0.52, 0.12, 20),
  hairStyle: 'bun',
  beard: 'none',
  glasses: 'none',
  clothes: 'dress',
  cloth: oklch(0.25, 0.04, 300),
  earrings: true,
  jaw: 0.35,
  browWeight: 0.95,
  noseLength: 0.1,
  fullness: 0.6,
  isEastAsian: false,
  turn: -0.6,
  backdrop: [40, 300],
  setting: 'studio',
};
