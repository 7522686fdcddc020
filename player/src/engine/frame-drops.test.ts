import { describe, expect, it } from 'vitest';
import { createFrameLimit } from './frame-drops.ts';
import type { FrameSample } from './frame-drops.ts';
import { heightConfig } from './shaka-config.ts';

/** Samples two seconds apart, of 48 frames each, of which `dropped` are dropped. */
function watch() {
  const limitAfter = createFrameLimit();
  let last = { now: 0, total: 0, dropped: 0 };
  return (dropped: number, { seconds = 2, ...more }: Partial<FrameSample> & { seconds?: number } = {}) => {
    last = { now: last.now + seconds * 1000, total: last.total + 48, dropped: last.dropped + dropped };
    return limitAfter({ ...last, height: 720, isTelling: true, ...more });
  };
}

describe('createFrameLimit', () => {
  it('limits a height of which the device drops 15 % of the frames, for half a minute', () => {
    const after = watch();
    expect(after(7)).toBeNull();
    expect(after(8)).toBe(720);
    expect(after(0, { height: 360 })).toBe(720);
    expect(after(0, { height: 360, seconds: 30 })).toBeNull();
  });

  it('limits for twice as long each time', () => {
    const after = watch();
    after(20);
    expect(after(0, { seconds: 30 })).toBeNull();
    after(20);
    expect(after(0, { seconds: 30 })).toBe(720);
    expect(after(0, { seconds: 30 })).toBeNull();
  });

  it('goes lower only for the height below', () => {
    const after = watch();
    after(20);
    expect(after(20)).toBe(720);
    expect(after(20, { height: 360 })).toBe(360);
  });

  it('learns nothing while paused or hidden, or from few frames', () => {
    const after = watch();
    expect(after(40, { isTelling: false })).toBeNull();
    const few = createFrameLimit();
    expect(few({ now: 0, total: 23, dropped: 23, height: 720, isTelling: true })).toBeNull();
  });
});

describe('the limit', () => {
  it('holds for automatic quality and never for a chosen height', () => {
    expect(heightConfig(null, 720)).toMatchObject({ restrictions: { minHeight: 0, maxHeight: 719 } });
    expect(heightConfig(720, 720)).toEqual(heightConfig(720));
  });
});
