/**
 * Returns a function that tells which moments (milliseconds, in order) start a new frame at `rate` frames per second:
 * at most one in each frame's time.
 */
export function createFrameClock(rate: number): (time: number) => boolean {
  let last = -1;
  return (time) => {
    const frame = Math.floor((time * rate) / 1000);
    const isNew = frame !== last;
    last = frame;
    return isNew;
  };
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The part of a picture that fills a box of another shape, cut evenly: x, y, width and height in the picture. */
export function coveredPart(picture: Size, box: Size): readonly [number, number, number, number] {
  const scale = Math.max(box.width / picture.width, box.height / picture.height);
  const [width, height] = [box.width / scale, box.height / scale];
  return [(picture.width - width) / 2, (picture.height - height) / 2, width, height];
}
