/**
 * State that follows the media element: each slice names its events and reads its fields from the element. Nothing
 * is assumed: a request changes the element, the element's event changes the state.
 */
import { mergeRanges } from '../timeline/timeline.ts';
import type { TimeRange } from '../timeline/timeline.ts';
import { change } from './change.ts';
import type { Change, PlayerStore } from './change.ts';
import { atEnd, awayFromEnd, loading, paused, playing } from './play-state.ts';
import { movedTo, reachable } from './position-state.ts';
import type { PauseReason, PlayerState } from './state.ts';

interface Slice {
  readonly events: readonly string[];
  readonly read: (
    media: HTMLVideoElement,
    event: string,
    state: PlayerState,
    shift: number,
  ) => readonly (Change | false)[];
}

const mediaState = change<'state/media-state'>;

const waiting: Slice = {
  events: ['seeking', 'loadstart', 'waiting', 'seeked', 'loadeddata', 'playing', 'ended'],
  read: (media, event) => [
    loading(
      ['seeking', 'loadstart', 'waiting'].includes(event) ||
        // An engine that waits for more data lets the element "play" at speed 0.
        (event === 'playing' && media.playbackRate === 0),
    ),
  ],
};

const time: Slice = {
  events: ['timeupdate', 'seeking', 'seeked', 'durationchange', 'loadeddata'],
  read: ({ currentTime, duration, ended }, _event, { isLive, isEnded, seekable }, shift) => [
    !Number.isNaN(shift) && movedTo(currentTime + shift),
    Number.isFinite(duration) && mediaState({ duration }),
    Number.isFinite(duration) &&
      !isLive &&
      seekable.end !== duration &&
      reachable({ start: 0, end: duration }),
    isEnded && !ended && awayFromEnd,
  ],
};

const buffered: Slice = {
  events: ['progress', 'timeupdate', 'seeked', 'loadeddata'],
  read: (media, _event, state, shift) => [
    mediaState({
      buffered: sameRanges(state.buffered, mergeRanges(shifted(readRanges(media.buffered), shift))),
    }),
  ],
};

const volume: Slice = {
  events: ['volumechange'],
  read: (media) => [readVolume(media)],
};

export function readVolume({ volume, muted }: HTMLVideoElement): Change {
  return mediaState({ volume, isMuted: muted });
}

/** The visible rendition, which changes later than the chosen one. */
const picture: Slice = {
  events: ['resize', 'loadedmetadata'],
  read: ({ videoWidth, videoHeight }) => [
    videoWidth > 0 &&
      videoHeight > 0 &&
      mediaState({ activeHeight: videoHeight, aspectRatio: videoWidth / videoHeight }),
  ],
};

const firstFrame: Slice = {
  events: ['loadeddata'],
  read: () => [mediaState({ hasFirstFrame: true })],
};

const slices: readonly Slice[] = [waiting, time, buffered, volume, picture, firstFrame];

/** Keeps `store` in step with `media` until `signal` aborts; `takePauseReason` says who asked for a pause. */
export function followMedia(
  media: HTMLVideoElement,
  store: PlayerStore,
  options: {
    readonly takePauseReason: () => PauseReason;
    /** Something comes after the last picture: it is not the end yet. */
    readonly holdsEnd?: () => boolean;
    /** Seconds from the element's times to the player's; NaN while the element has none. 0 without it. */
    readonly shift?: () => number;
    readonly signal: AbortSignal;
  },
): void {
  const { takePauseReason, holdsEnd, shift = () => 0, signal } = options;
  const playback: Slice = {
    events: ['play', 'pause', 'ended'],
    read: (_media, event) => [
      event === 'play'
        ? playing
        : event === 'pause'
          ? paused(takePauseReason())
          : atEnd(holdsEnd?.() !== true),
    ],
  };
  const all = [...slices, playback];
  for (const name of new Set(all.flatMap(({ events }) => events))) {
    const concerned = all.filter(({ events }) => events.includes(name));
    // One patch for an event: each is drawn at once, and the engine learns of a seek only after that.
    const follow = (): void => {
      const state = store.getState();
      store.patch(...concerned.flatMap(({ read }) => read(media, name, state, shift())));
    };
    media.addEventListener(name, follow, { signal });
  }
}

/** The element's whole state now, for an element whose events fired before the player listened. */
export function readMedia(
  media: HTMLVideoElement,
  state: PlayerState,
  shift = 0,
): readonly (Change | false)[] {
  return [
    ...[time, buffered, volume, picture].flatMap((slice) => slice.read(media, '', state, shift)),
    ...(media.readyState >= media.HAVE_CURRENT_DATA
      ? [mediaState({ hasFirstFrame: true }), loading(false)]
      : []),
  ];
}

export function readRanges(ranges: TimeRanges): readonly TimeRange[] {
  return Array.from({ length: ranges.length }, (_, index) => ({
    start: ranges.start(index),
    end: ranges.end(index),
  }));
}

function shifted(ranges: readonly TimeRange[], shift: number): readonly TimeRange[] {
  if (shift === 0) return ranges;
  if (Number.isNaN(shift)) return [];
  return ranges.map(({ start, end }) => ({ start: start + shift, end: end + shift }));
}

/** Returns the known value when nothing changed, so that nothing is rendered again. */
function sameRanges(known: readonly TimeRange[], next: readonly TimeRange[]): readonly TimeRange[] {
  const isSame =
    known.length === next.length &&
    known.every((range, index) => range.start === next[index]?.start && range.end === next[index].end);
  return isSame ? known : next;
}
