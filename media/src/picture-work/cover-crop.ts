import { usualFocalPoint } from '@kadr/contract/image-url';
import type { FocalPoint } from '@kadr/contract/image-url';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Crop {
  readonly region: Size & { readonly left: number; readonly top: number };
  readonly output: Size;
}

/**
 * The largest region of `picture` with the shape of `wanted` in which `point` has the same relative place as in the
 * whole, and its size on the screen: `wanted`, or less where the picture has fewer pixels.
 */
export function coverCrop(picture: Size, wanted: Size, point: FocalPoint = usualFocalPoint): Crop {
  const scale = Math.min(picture.width / wanted.width, picture.height / wanted.height);
  const width = atLeastOne(Math.min(picture.width, wanted.width * scale));
  const height = atLeastOne(Math.min(picture.height, wanted.height * scale));
  const shown = Math.min(1, scale);
  return {
    region: {
      left: Math.round(((picture.width - width) * point.x) / 100),
      top: Math.round(((picture.height - height) * point.y) / 100),
      width,
      height,
    },
    output: { width: atLeastOne(wanted.width * shown), height: atLeastOne(wanted.height * shown) },
  };
}

function atLeastOne(pixels: number): number {
  return Math.max(1, Math.round(pixels));
}
