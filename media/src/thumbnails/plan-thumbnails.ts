import type { ThumbnailsPlaylist } from '@kadr/contract';
import { framesToCover, grid } from '../grid.ts';
import type { PictureSize } from '../ladder.ts';

/** A single column of little pictures, top to bottom in time, at a regular interval. */
export interface ThumbnailsPlan {
  readonly width: number;
  readonly height: number;
  readonly count: number;
  /** Pictures of the film from one thumbnail to the next; a whole number of groups, so each is a key picture. */
  readonly frames: number;
}

const longSide = 192;
const shortSide = 108;
/** Keeps a sprite at about a megabyte, and under the 65 500 lines that a JPEG can have. */
const mostThumbnails = 300;

/** The thumbnails for `duration` seconds of a picture of this shape. */
export function planThumbnails(picture: PictureSize, duration: number): ThumbnailsPlan {
  const [boxWidth, boxHeight] =
    picture.width >= picture.height ? [longSide, shortSide] : [shortSide, longSide];
  const scale = Math.min(1, boxWidth / picture.width, boxHeight / picture.height);
  const groups = Math.ceil(framesToCover(duration) / grid.framesPerGop);
  const step = Math.ceil(groups / mostThumbnails);
  return {
    width: evenLength(picture.width * scale),
    height: evenLength(picture.height * scale),
    count: Math.ceil(groups / step),
    frames: step * grid.framesPerGop,
  };
}

/** The playlist of the contract (DR-033, DR-034); its sprite is `hd.jpg` beside it (DR-035). */
export function thumbnailsPlaylist({ width, height, count, frames }: ThumbnailsPlan): ThumbnailsPlaylist {
  return {
    images: ['hd.jpg'],
    thumb_size: { width, height },
    thumbs: Array.from({ length: count }, (_, index) => ({
      timestamp: timeOf({ frames }, index),
      image: 0,
      region: { top: index * height },
    })),
  };
}

/** Seconds at which the thumbnail is taken, exact to the millisecond. */
export function timeOf({ frames }: Pick<ThumbnailsPlan, 'frames'>, index: number): number {
  return Math.round((index * frames * 1000) / grid.frameRate) / 1000;
}

function evenLength(length: number): number {
  return Math.max(2, 2 * Math.round(length / 2));
}
