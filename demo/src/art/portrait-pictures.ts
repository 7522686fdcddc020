import sharp from 'sharp';
import type { DemoPerson } from '../content/types.ts';
import { paintScene } from './paint.ts';
import { personPortrait } from './people/portrait.ts';

const size = 480;

/** Head and shoulders of a person (JPEG), 480 × 480. The same person gives the same bytes. */
export async function drawPortrait(person: DemoPerson): Promise<Buffer> {
  const bytes = await paintScene(personPortrait(person, size), size, size);
  return sharp(bytes, { raw: { width: size, height: size, channels: 3 } })
    .jpeg({ quality: 86, chromaSubsampling: '4:4:4' })
    .toBuffer();
}
