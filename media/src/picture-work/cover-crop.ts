export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Crop {
  readonly region: Size & { readonly left: number; readonly top: number };
  readonly output: Size;
}

/** Share of the surplus height that is cut above: faces and titles stand in the upper part of a picture. */
const cutAbove = 0.25;

/**
 * The greatest region of `picture` with the shape of `wanted`, from the middle across and a little above it, and the
 * size it is shown in: `wanted`, or less where the picture has fewer pixels.
 */
export function coverCrop(picture: Size, wanted: Size): Crop {
  const scale = Math.min(picture.width / wanted.width, picture.height / wanted.height);
  const width = atLeastOne(Math.min(picture.width, wanted.width * scale));
  const height = atLeastOne(Math.min(picture.height, wanted.height * scale));
  const shown = Math.min(1, scale);
  return {
    region: {
      left: Math.round((picture.width - width) / 2),
      top: Math.round((picture.height - height) * cutAbove),
      width,
      height,
    },
    output: { width: atLeastOne(wanted.width * shown), height: atLeastOne(wanted.height * shown) },
  };
}

function atLeastOne(pixels: number): number {
  return Math.max(1, Math.round(pixels));
}
