import { beforeEach, describe, expect, it } from 'vitest';
import { createLiveTimeline } from './live-timeline.ts';
import type { LiveTimeline, Timeshift } from './live-timeline.ts';

let now: number;
let mediaTime: number;

beforeEach(() => {
  now = 1_800_000_000_000;
  mediaTime = 0;
});

/** A channel that plays, `behindEdge` seconds behind the end of what was loaded. */
function playing(timeshift: Timeshift = { pauseLiveDuration: 600 }, behindEdge = 0): LiveTimeline {
  const timeline = createLiveTimeline(timeshift, { now: () => now, mediaTime: () => mediaTime });
  mediaTime = 100;
  timeline.loaded(mediaTime + behindEdge);
  return timeline;
}
const behind = (timeline: LiveTimeline): number => timeline.range().end - timeline.position();
/** Time passes; for the element, too, while it plays. */
function pass(seconds: number, isPlaying = true): void {
  now += seconds * 1000;
  if (isPlaying) mediaTime += seconds;
}
/** The offset that the stream is loaded with when the viewer goes `seconds` behind now. */
function offsetAt(timeline: LiveTimeline, seconds: number): number | null {
  return timeline.aim(timeline.range().end - seconds) ? timeline.offset() : null;
}

describe('the timeline of a channel', () => {
  it('reaches from the oldest moment that may be gone to, to now, and moves on with the clock (LV-025)', () => {
    const timeline = playing();
    expect(timeline.range()).toEqual({ start: 0, end: 600 });
    expect(timeline.position()).toBe(600);
    pass(30);
    expect(timeline.range()).toEqual({ start: 30, end: 630 });
    expect(timeline.position()).toBe(630);
  });

  it('knows the time of day by the clock of the service', () => {
    const timeline = playing({ pauseLiveDuration: 600, clockOffset: 90_000 });
    expect(timeline.startsAt + timeline.position() * 1000).toBe(now + 90_000);
  });

  it.each([
    [5, 0],
    [5.01, 5],
    [6, 6],
    [60.4, 60],
    [600, 600],
  ])(
    'going %s s behind now loads with the offset %s (LV-027, LV-028, LV-029, LV-066, LV-068)',
    (seconds, offset) => {
      const timeline = playing();
      pass(1000);
      offsetAt(timeline, 300);
      expect(offsetAt(timeline, seconds)).toBe(offset);
    },
  );

  it('goes no further than now, nor further back than is allowed (LV-025, LV-033)', () => {
    const timeline = playing();
    expect(offsetAt(timeline, 5000)).toBe(600);
    expect(offsetAt(timeline, -50)).toBe(0);
    expect(timeline.position()).toBe(timeline.range().end);
  });

  it('does not reload what is playing when it is asked for again; from behind it does (LV-029)', () => {
    const timeline = playing();
    expect(offsetAt(timeline, 0)).toBeNull();
    pass(8, false);
    expect(offsetAt(timeline, 0)).toBe(0);
  });

  it('stays as far behind as it was gone while it plays, and falls behind while it does not (LV-031)', () => {
    const timeline = playing();
    offsetAt(timeline, 60);
    expect(Number.isNaN(timeline.shift())).toBe(true);
    expect(behind(timeline)).toBe(60);
    mediaTime = 7;
    timeline.loaded(mediaTime + 1);
    expect(behind(timeline)).toBe(61);
    pass(20);
    expect(behind(timeline)).toBe(61);
    pass(12, false);
    expect(behind(timeline)).toBe(73);
    expect(timeline.position()).toBe(mediaTime + timeline.shift());
  });

  it('is reloaded after a failure at the same position', () => {
    const timeline = playing();
    pass(40, false);
    timeline.aimHere();
    expect(timeline.offset()).toBe(40);
    expect(behind(timeline)).toBe(40);
  });
});

describe('going on after a pause', () => {
  it('goes on in place while the loaded stream has the moment', () => {
    const timeline = playing();
    pass(30, false);
    expect(timeline.resumption(20)).toBeNull();
  });

  it('reloads the same moment once the manifest no longer has it', () => {
    const timeline = playing();
    pass(200, false);
    expect(timeline.resumption(mediaTime + 10)).toBe(timeline.position());
  });

  it('goes on at the oldest moment allowed after a pause beyond the limit (LV-061)', () => {
    const timeline = playing({ pauseLiveDuration: 60 });
    pass(59, false);
    expect(timeline.resumption(0)).toBeNull();
    pass(30, false);
    const target = timeline.resumption(0);
    expect(target).toBe(timeline.range().start);
    timeline.aim(target ?? 0);
    expect(timeline.offset()).toBe(60);
  });

  it('goes on at what is on where pause-live is not allowed, and offers nothing to go back to (LV-062)', () => {
    const timeline = playing({ pauseLiveDuration: 0 });
    expect(timeline.range().start).toBe(timeline.range().end);
    expect(offsetAt(timeline, 30)).toBeNull();
    pass(4, false);
    expect(timeline.resumption(0)).toBeNull();
    pass(30, false);
    const target = timeline.resumption(0);
    expect(target).toBe(timeline.range().end);
    expect(timeline.aim(target ?? 0)).toBe(true);
    expect(timeline.offset()).toBe(0);
  });
});
