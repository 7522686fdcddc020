import { mix, shift } from '../colour.ts';
import type { Rgb } from '../colour.ts';
import { n } from '../drawing.ts';
import type { Drawing, Point } from '../drawing.ts';
import type { Appearance } from './appearance.ts';

/** A head to be drawn: `x`, `y` is the middle between the eyes, `size` the height from crown to chin, in pixels. */
export interface Head {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** −1 lit from the left, 1 from the right. */
  readonly lit: -1 | 1;
  /** Colour that the light and the shadow are tinted with. */
  readonly warm: Rgb;
  readonly cool: Rgb;
}

/** What every part of a face is drawn with. */
export interface Tools {
  readonly d: Drawing;
  readonly look: Appearance;
  readonly head: Head;
  /** Point of the head: 1 is its height; turned features move with `parallax`. */
  readonly at: (px: number, py: number, parallax?: number) => Point;
  readonly all: (points: readonly Point[], parallax?: number) => Point[];
  readonly skin: { readonly light: Rgb; readonly base: Rgb; readonly shade: Rgb; readonly deep: Rgb };
}

/** Places and skin tones of one head in its light. */
export function tools(d: Drawing, look: Appearance, head: Head): Tools {
  const { x, y, size } = head;
  const at = (px: number, py: number, parallax = 0): Point => [
    x + (px + look.turn * 0.075 * parallax) * size,
    y + py * size,
  ];
  const base = look.skin;
  return {
    d,
    look,
    head,
    at,
    all: (points, parallax = 0) => points.map(([px, py]) => at(px, py, parallax)),
    skin: {
      light: mix(shift(base, { l: 0.07 }), head.warm, 0.16),
      base,
      shade: mix(shift(base, { l: -0.16, c: 0.25, h: -8 }), head.cool, 0.2),
      deep: mix(shift(base, { l: -0.3, c: 0.3, h: -12 }), head.cool, 0.22),
    },
  };
}

/** A point as a path writes it. */
export const pair = (point: Point): string => `${n(point[0])} ${n(point[1])}`;
