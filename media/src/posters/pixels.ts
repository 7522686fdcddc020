import sharp from 'sharp';

/** Three bytes a pixel, red, green, blue, row by row from the top. */
export interface Pixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Reads a picture of our own making; `within` makes it smaller, to fit a square with this many pixels a side. */
export async function readPixels(file: string, within?: number): Promise<Pixels> {
  const image = sharp(file, { limitInputPixels: 100_000_000 });
  const smaller =
    within === undefined ? image : image.resize(within, within, { fit: 'inside', withoutEnlargement: true });
  const { data, info } = await smaller
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
