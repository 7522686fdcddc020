/** The picture over a place of the timeline. */

interface Thumbnail {
  /** The sprite that holds the picture. */
  readonly url: string;
  readonly width: number;
  readonly height: number;
  /** Pixels from the sprite's top edge. */
  readonly top: number;
}

export interface Thumbnails {
  readonly width: number;
  readonly height: number;
  /** Pictures in order of time; each holds until the next. */
  readonly entries: readonly { readonly timestamp: number; readonly url: string; readonly top: number }[];
}

/** The picture of the second `seconds`, or null before the first. */
export function thumbnailAt(thumbnails: Thumbnails, seconds: number): Thumbnail | null {
  const entry = thumbnails.entries.findLast(({ timestamp }) => timestamp <= seconds);
  if (entry === undefined) return null;
  return { url: entry.url, top: entry.top, width: thumbnails.width, height: thumbnails.height };
}
