import type { Rgb } from './colour.ts';
import { clamp, noise } from './noise.ts';
import { discard } from './picture.ts';
import type { Layer } from './scene.ts';

/** A sheet of water; sizes in pixels. */
export interface Water {
  /** Row at which the water begins, in pixels. */
  readonly from: number;
  readonly colour: Rgb;
  /** Size of a ripple near the lens, in pixels. */
  readonly ripple: number;
  /** How far ripples throw the picture sideways and down, in pixels. */
  readonly throw: number;
  /** How much of what stands above is seen in it, 0…1. */
  readonly mirror: number;
  readonly seed: string;
  readonly depth: number;
  /** Height of what is mirrored to the height of its image. */
  readonly squash?: number;
}

/** Calm water: mirrors all that has been painted above its edge, broken by ripples that grow towards us. */
export function water({ from, colour, ripple, throw: cast, mirror, seed, depth, squash = 1 }: Water): Layer {
  return {
    kind: 'effect',
    depth,
    apply: ({ width, height, data }) => {
      const waves = noise(`${seed}/water`);
      const start = Math.ceil(from);
      const copy = data.slice(0, start * width * 3);
      for (let y = start; y < height; y++) {
        const down = y - from;
        const near = down / (height - from);
        const scale = ripple * (0.12 + near);
        const calm = 0.25 + near;
        const fade = mirror * (1 - near * 0.55);
        let at = y * width * 3;
        for (let x = 0; x < width; x += 2) {
          const swell =
            waves.at(x / (scale * 3.6) + down * 0.002, down / (scale * 0.42)) +
            0.5 * waves.at(x / (scale * 1.4) + 7, down / (scale * 0.2));
          const row = clamp(Math.round(from - 1 - down * squash - swell * cast * calm * 0.8), 0, start - 1);
          const glint = clamp(0.5 + swell * 0.55);
          for (let k = 0; k < 2 && x + k < width; k++, at += 3) {
            const column = clamp(Math.round(x + k + swell * cast * calm * 0.5), 0, width - 1);
            const source = (row * width + column) * 3;
            const share = fade * (0.72 + 0.28 * glint);
            for (let c = 0; c < 3; c++) {
              const base = (colour[c] ?? 0) * (0.8 + 0.3 * glint);
              data[at + c] = base + ((copy[source + c] ?? 0) - base) * share;
            }
          }
        }
      }
      discard(copy);
    },
  };
}
