import type { ArtDirection } from '../content/types.ts';
import { hex } from './colour.ts';
import { createPalette } from './palette.ts';
import { random } from './random.ts';

/** `#rrggbb`: what a title's pictures are remembered by, which is seldom the darkness that most of a poster is. */
export function toneOf({ slug, art }: { readonly slug: string; readonly art: ArtDirection }): string {
  return hex(createPalette(art.palette, random(`${slug}/color`)).sky[1]);
}
