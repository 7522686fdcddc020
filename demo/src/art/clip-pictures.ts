import sharp from 'sharp';
import { clipSize } from '../film/timing.ts';
import { discard } from './picture.ts';
import { encode, paintTitle } from './title-art.ts';
import type { DrawableTitle } from './title-art.ts';

/** Encoded pictures (JPEG) of a clip. */
export interface ClipArt {
  /** Upright key visual without text, 720 × 1280. */
  readonly picture: Buffer;
  /** The opening of its film, of the size of clips. */
  readonly opening: Buffer;
}

const size = [720, 1280] as const;

/** Draws a clip of a short series: the series' art, composed anew for each. The same clip gives the same bytes. */
export async function drawClipPictures(series: DrawableTitle, clip: string): Promise<ClipArt> {
  const painting = await paintTitle(series, 'poster', ...size, { key: clip });
  const picture = await encode(painting);
  const { bytes, ...rest } = painting;
  const [width, height] = size;
  const frame = await sharp(bytes, { raw: { width, height, channels: 3 } })
    .resize(clipSize.width, clipSize.height)
    .raw()
    .toBuffer();
  discard(bytes);
  // Without lettering: the feed says the title over the picture.
  const opening = await encode({ ...rest, ...clipSize, bytes: frame });
  discard(frame);
  return { picture, opening };
}
