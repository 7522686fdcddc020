/**
 * Every size a picture is served in, width × height in CSS pixels. `@2x` after a name is the
 * double size. Pictures are cropped to cover, never enlarged beyond their own pixels.
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

/** Address of `path` in `profile`, at `scale` 1 or 2; `base` is the images base url of the initial data. */
export function imageUrl(base: string, path: string, profile: ImageProfile, scale: 1 | 2 = 1): string {
  return `${base}${path}/${profile}${scale === 2 ? '@2x' : ''}`;
}
