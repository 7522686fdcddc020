import { beforeEach, describe, expect, it } from 'vitest';
import { followMedia } from './media-state.ts';
import { gestureNeeded } from './play-state.ts';
import { initialState } from './state.ts';
import type { PauseReason, PlayerState } from './state.ts';
import { createStore } from '../store/store.ts';
import type { Store } from '../store/store.ts';

class FakeMedia extends EventTarget {
  currentTime = 0;
  duration = Number.NaN;
  playbackRate = 1;
  volume = 1;
  muted = false;
  ended = false;
  videoWidth = 0;
  videoHeight = 0;
  ranges: [number, number][] = [];
  get buffered(): Pick<TimeRanges, 'length' | 'start' | 'end'> {
    return {
      length: this.ranges.length,
      start: (index) => this.ranges[index]?.[0] ?? 0,
      end: (index) => this.ranges[index]?.[1] ?? 0,
    };
  }
  fire(...names: string[]): void {
    for (const name of names) this.dispatchEvent(new Event(name));
  }
}

let media: FakeMedia;
let store: Store<PlayerState>;
let abort: AbortController;
let reason: PauseReason;
const state = (): PlayerState => store.getState();

beforeEach(() => {
  media = new FakeMedia();
  store = createStore(initialState);
  abort = new AbortController();
  reason = 'user';
  followMedia(media as unknown as HTMLVideoElement, store, {
    takePauseReason: () => reason,
    signal: abort.signal,
  });
});

describe('state that follows the media element', () => {
  it.each([
    ['seeking', 'PL-041'],
    ['loadstart', 'PL-042'],
    ['waiting', 'PL-043'],
  ])('loads on %s (%s of PL-041, PL-042, PL-043)', (name) => {
    media.fire(name);
    expect(state().isLoading).toBe(true);
  });

  it.each([
    ['seeked', 'PL-044'],
    ['loadeddata', 'PL-045'],
  ])('has loaded on %s (%s of PL-044, PL-045)', (name) => {
    media.fire('waiting', name);
    expect(state().isLoading).toBe(false);
  });

  it('loads on while the engine holds the picture still for want of data', () => {
    media.playbackRate = 0;
    media.fire('waiting', 'playing');
    expect(state().isLoading).toBe(true);
    media.playbackRate = 1;
    media.fire('playing');
    expect(state().isLoading).toBe(false);
  });

  it('is paused with the reason it was paused for (PL-036, PL-037)', () => {
    media.fire('play');
    expect(state()).toMatchObject({ isPaused: false, pauseReason: null });
    for (reason of ['user', 'tech', 'tech_error', 'adv'] as const) {
      media.fire('play', 'pause');
      expect(state()).toMatchObject({ isPaused: true, pauseReason: reason });
    }
  });

  it('has ended at the end, and no longer after a jump back (PL-144)', () => {
    media.ended = true;
    media.fire('ended');
    expect(state().isEnded).toBe(true);
    media.ended = false;
    media.fire('seeking');
    expect(state().isEnded).toBe(false);
  });

  it('reads time, length and what is buffered from the element (PL-008)', () => {
    Object.assign(media, {
      currentTime: 12.5,
      duration: 90,
      ranges: [
        [0, 20],
        [20.1, 40],
        [60, 70],
      ],
    });
    media.fire('durationchange', 'timeupdate');
    expect(state()).toMatchObject({ currentTime: 12.5, duration: 90, seekable: { start: 0, end: 90 } });
    expect(state().buffered).toEqual([
      { start: 0, end: 40 },
      { start: 60, end: 70 },
    ]);
    const known = state().buffered;
    media.fire('progress');
    expect(state().buffered).toBe(known);
  });

  it('reads volume and mute from the element', () => {
    Object.assign(media, { volume: 0.3, muted: true });
    media.fire('volumechange');
    expect(state()).toMatchObject({ volume: 0.3, isMuted: true });
  });

  it('knows the size of the picture (PL-035)', () => {
    Object.assign(media, { videoWidth: 1920, videoHeight: 800 });
    media.fire('resize');
    expect(state()).toMatchObject({ activeHeight: 800, aspectRatio: 2.4 });
  });

  it('no longer needs a gesture once it plays (PL-063)', () => {
    store.patch(gestureNeeded(true));
    media.fire('play');
    expect(state().isNeedUserGesture).toBe(false);
  });

  it('hears nothing after the signal', () => {
    abort.abort();
    media.fire('play', 'waiting');
    expect(state()).toBe(initialState);
  });
});
