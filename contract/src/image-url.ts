/**
 * All sizes of served pictures, width × height in CSS pixels. `@2x` after a name is the double size. Pictures are
 * cropped to cover, never enlarged beyond their pixels.
 */
export const imageProfiles = {
  poster: [158, 230],
  poster_big: [230, 333],
  poster_horizontal: [580, 330],
  card: [330, 188],
  channel: [176, 100],
  epg: [176, 132],
  epg_rail: [230, 130],
  epg_rail_wide: [290, 165],
  collection: [352, 226],
  karaoke: [180, 180],
  service: [376, 502],
  banner_medium: [386, 216],
  banner_small: [228, 228],
  panel: [176, 254],
  avatar: [120, 120],
  key_visual: [1440, 810],
  key_visual_small: [780, 975],
  story: [540, 960],
  share: [1200, 630],
} as const satisfies Record<string, readonly [number, number]>;

export type ImageProfile = keyof typeof imageProfiles;

/** Size in pixels of the square that holds a whole picture, for choosing its focal point. */
export const wholePicture = 1280;

/**
 * The point of a picture that stays visible in every crop: percent (0–99) from the left and top edges. A picture of
 * another shape loses this share of the cropped part on that side, like `object-position`; in the crop the point keeps
 * its relative place.
 */
export interface FocalPoint {
  readonly x: number;
  readonly y: number;
}

/** The focal point of pictures without one: faces and titles are in their upper part. */
export const usualFocalPoint: FocalPoint = { x: 50, y: 25 };

/** Splits a path into that of the picture and its focal point, null without one. */
export function splitFocalPoint(path: string): {
  readonly picture: string;
  readonly point: FocalPoint | null;
} {
  const match = /^(\/[0-9a-f]{64})\.(\d\d)(\d\d)$/.exec(path);
  const [, picture = path, x, y] = match ?? [];
  return { picture, point: match === null ? null : { x: Number(x), y: Number(y) } };
}

/** Returns the path of a picture with another focal point; null: the usual one. */
export function withFocalPoint(path: string, point: FocalPoint | null): string {
  const { picture } = splitFocalPoint(path);
  const two = (percent: number): string => String(Math.round(percent)).padStart(2, '0');
  return point === null ? picture : `${picture}.${two(point.x)}${two(point.y)}`;
}

/** Returns the address of `path` in `profile`, at `scale` 1 or 2; `base` is the images base url of the initial data. */
export function imageUrl(
  base: string,
  path: string,
  profile: ImageProfile | 'whole',
  scale: 1 | 2 = 1,
): string {
  return `${base}${path}/${profile}${scale === 2 ? '@2x' : ''}`;
}
