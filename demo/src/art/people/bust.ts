import type { Drawing } from '../drawing.ts';
import type { Appearance } from './appearance.ts';
import { clothes } from './clothes.ts';
import { drawFace } from './face.ts';
import type { Head } from './head.ts';
import { drawHairBefore } from './hair-before.ts';
import { drawHairBehind } from './hair-behind.ts';

/** Shoulders, neck, head and hair; the head is placed by `head`. */
export function drawBust(d: Drawing, look: Appearance, head: Head): void {
  drawHairBehind(d, look, head);
  drawFace(d, look, head);
  clothes(d, look, head);
  drawHairBefore(d, look, head);
}
