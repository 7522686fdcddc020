import type { Language } from '@kadr/contract';
import { encodeWithTitle, paintTitle } from './title-art.ts';
import type { DrawableTitle } from './title-art.ts';

/** The opening picture of a film (JPEG): its art with the title on the left, `width` × `height` pixels. */
export async function drawTitleFrame(
  title: DrawableTitle,
  width: number,
  height: number,
  language: Language,
): Promise<Buffer> {
  return encodeWithTitle(await paintTitle(title, 'card', width, height), title, language, 'card');
}
