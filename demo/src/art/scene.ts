import type { Rgb } from './colour.ts';
import type { Grade } from './light.ts';
import type { Blend, Picture, Shade } from './picture.ts';
import type { Random } from './random.ts';
import type { Palette } from './palette.ts';

/** What the picture is for decides its composition. */
export type Purpose = 'poster' | 'card' | 'hero' | 'still' | 'plate';

/** The canvas an artist is given. */
export interface Frame {
  readonly purpose: Purpose;
  readonly width: number;
  readonly height: number;
  /** One hundredth of the short side, in pixels: what sizes are counted in. */
  readonly u: number;
  /** Where the eye shall rest, in pixels: off the middle by thirds; right of it in a hero, whose left carries text. */
  readonly focus: { readonly x: number; readonly y: number };
  /** Where far land meets the sky, in pixels from the top. */
  readonly horizon: number;
}

/**
 * One layer of a scene, painted back to front. `depth` is 0 at infinity and 1 before the lens: moving pictures shift
 * near layers more than far ones.
 */
export type Layer =
  | {
      readonly kind: 'field';
      readonly depth: number;
      readonly shade: Shade;
      readonly step: number;
      readonly blend?: Blend;
      readonly rows?: readonly [number, number];
    }
  | {
      readonly kind: 'vector';
      readonly depth: number;
      readonly svg: string;
      readonly blend?: Blend;
      readonly opacity?: number;
    }
  | {
      readonly kind: 'effect';
      readonly depth: number;
      readonly apply: (picture: Picture) => void | Promise<void>;
    };

/** A picture as it is to be painted. */
export interface Scene {
  readonly layers: readonly Layer[];
  /** The light that rays stream from, in pixels, if the scene has one. */
  readonly light?: {
    readonly x: number;
    readonly y: number;
    readonly strength: number;
    readonly tint: Rgb;
    readonly threshold?: number;
  };
  readonly bloom?: { readonly strength: number; readonly threshold?: number; readonly radius?: number };
  readonly grade?: Grade;
}

/** What an artist works from. `motif` says what the title is about, when it is one the style can draw. */
export interface Brief {
  readonly frame: Frame;
  readonly palette: Palette;
  readonly random: Random;
  /** Seeds noise; differs between variations of one title. */
  readonly seed: string;
  readonly motif: string | null;
}

/** A style is a hand: the same brief gives the same scene. */
export type Style = (brief: Brief) => Scene;

/** The canvas for a purpose, its focus and horizon set by thirds and moved a little by `random`. */
export function createFrame(purpose: Purpose, width: number, height: number, random: Random): Frame {
  const u = Math.min(width, height) / 100;
  const place = {
    poster: { x: random.range(0.38, 0.62), y: random.range(0.36, 0.42), horizon: random.range(0.56, 0.62) },
    card: { x: random.range(0.68, 0.73), y: random.range(0.36, 0.44), horizon: random.range(0.58, 0.66) },
    hero: { x: random.range(0.66, 0.72), y: random.range(0.38, 0.46), horizon: random.range(0.58, 0.66) },
    still: {
      x: random.pick([random.range(0.3, 0.4), random.range(0.6, 0.7)]),
      y: random.range(0.34, 0.5),
      horizon: random.range(0.5, 0.72),
    },
    plate: { x: random.range(0.52, 0.62), y: random.range(0.38, 0.46), horizon: random.range(0.6, 0.66) },
  }[purpose];
  return {
    purpose,
    width,
    height,
    u,
    focus: { x: place.x * width, y: place.y * height },
    horizon: place.horizon * height,
  };
}
