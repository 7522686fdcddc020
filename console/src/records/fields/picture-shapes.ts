import { imageProfiles } from '@kadr/contract/image-url';
import type { ImageProfile } from '@kadr/contract/image-url';

/** An aspect ratio of crops, with its profiles. */
export interface PictureShape {
  /** Width by height. */
  readonly ratio: number;
  /** The first one names it. */
  readonly profiles: readonly ImageProfile[];
}

/** Shapes that differ by less than this fraction count as the same. */
const alike = 0.04;

/** All shapes in which the service shows pictures, from narrowest to widest. */
export const pictureShapes: readonly PictureShape[] = shapesOf();

function shapesOf(): PictureShape[] {
  const shapes: { ratio: number; profiles: ImageProfile[] }[] = [];
  for (const [profile, [width, height]] of Object.entries(imageProfiles)) {
    const ratio = width / height;
    const known = shapes.find((shape) => Math.abs(shape.ratio / ratio - 1) < alike);
    if (known === undefined) shapes.push({ ratio, profiles: [profile as ImageProfile] });
    else known.profiles.push(profile as ImageProfile);
  }
  return shapes.toSorted((one, other) => one.ratio - other.ratio);
}
