import { describe, expect, it } from 'vitest';
import { createFrameLimit } from './frame-drops.ts';
import type { WatchedFrames } from './frame-drops.ts';

/** Looks after each 48 frames, of which `dropped` are dropped. */
function watch() {
  let [total, dropped] = [0, 0];
  let isHidden = false;
  const video: { -readonly [Name in keyof WatchedFrames]: WatchedFrames[Name] } = {
    paused: false,
    playbackRate: 1,
    videoHeight: 720,
    getVideoPlaybackQuality: () => ({
      creationTime: 0,
      corruptedVideoFrames: 0,
      totalVideoFrames: total,
      droppedVideoFrames: dropped,
    }),
  };
  const look = createFrameLimit(video, () => isHidden);
  const after = (more: number, frames = 48): number => {
    [total, dropped] = [total + frames, dropped + more];
    return look();
  };
  return { video, after, hide: () => (isHidden = true) };
}

/** The limits at the next looks, none of which finds a dropped frame. */
const next = ({ after }: ReturnType<typeof watch>, looks: number): number[] =>
  Array.from({ length: looks }, () => after(0));

describe('automatic quality', () => {
  it('stays below a height of which the device drops 15 % of the frames, for half a minute', () => {
    const watched = watch();
    expect([watched.after(7), watched.after(8)]).toEqual([0, 719]);
    watched.video.videoHeight = 360;
    expect(next(watched, 15)).toEqual([...Array.from({ length: 14 }, () => 719), 0]);
  });

  it('stays below it twice as long the next time', () => {
    const watched = watch();
    watched.after(20);
    expect(next(watched, 15).at(-1)).toBe(0);
    watched.after(20);
    expect(next(watched, 30)).toEqual([...Array.from({ length: 29 }, () => 719), 0]);
  });

  it('goes lower only when the lower height is too much, too', () => {
    const watched = watch();
    expect([watched.after(20), watched.after(20)]).toEqual([719, 719]);
    watched.video.videoHeight = 360;
    expect(watched.after(20)).toBe(359);
  });

  it.each<[string, (watched: ReturnType<typeof watch>) => number]>([
    ['is paused', ({ video, after }) => ((video.paused = true), after(40))],
    ['is faster than usual', ({ video, after }) => ((video.playbackRate = 1.5), after(40))],
    ['is hidden', ({ hide, after }) => (hide(), after(40))],
    ['has drawn few frames', ({ after }) => after(23, 23)],
  ])('learns nothing from a video that %s', (_what, look) => {
    expect(look(watch())).toBe(0);
  });
});
