/**
 * State that follows the media element: each slice names its events and reads its fields from the element. Nothing
 * is assumed: a request changes the element, the element's event changes the state.
 */
import { mergeRanges } from '../timeline/timeline.ts';
import type { TimeRange } from '../timeline/timeline.ts';
import { atEnd, awayFromEnd, paused, playing } from './play-state.ts';
import type { PauseReason, PlayerState } from './state.ts';
import type { Store } from '../store/store.ts';

interface Slice {
  readonly events: readonly string[];
  readonly read: (
    media: HTMLVideoElement,
    event: string,
    state: PlayerState,
    shift: number,
  ) => Partial<PlayerState>;
}

const loading: Slice = {
  events: ['seeking', 'loadstart', 'waiting', 'seeked', 'loadeddata', 'playing', 'ended'],
  read: (media, event) => ({
    // An engine that waits for more data lets the element "play" at speed 0.
    isLoading:
      event === 'seeking' ||
      event === 'loadstart' ||
      event === 'waiting' ||
      (event === 'playing' && media.playbackRate === 0),
  }),
};

const time: Slice = {
  events: ['timeupdate', 'seeking', 'seeked', 'durationchange', 'loadeddata'],
  read: (media, _event, state, shift) => ({
    ...(!Number.isNaN(shift) && { currentTime: media.currentTime + shift }),
    ...(Number.isFinite(media.duration) && { duration: media.duration }),
    ...(!state.isLive &&
      Number.isFinite(media.duration) && {
        seekable: sameRange(state.seekable, { start: 0, end: media.duration }),
      }),
    ...(state.isEnded && !media.ended && awayFromEnd),
  }),
};

const buffered: Slice = {
  events: ['progress', 'timeupdate', 'seeked', 'loadeddata'],
  read: (media, _event, state, shift) => ({
    buffered: sameRanges(state.buffered, mergeRanges(shifted(readRanges(media.buffered), shift))),
  }),
};

const volume: Slice = {
  events: ['volumechange'],
  read: (media) => ({ volume: media.volume, isMuted: media.muted }),
};

/** The rendition as it is seen, which is later than when it was chosen. */
const picture: Slice = {
  events: ['resize', 'loadedmetadata'],
  read: ({ videoWidth, videoHeight }) =>
    videoWidth > 0 && videoHeight > 0
      ? { activeHeight: videoHeight, aspectRatio: videoWidth / videoHeight }
      : {},
};

const firstFrame: Slice = {
  events: ['loadeddata'],
  read: () => ({ hasFirstFrame: true }),
};

const pictureInPicture: Slice = {
  events: ['enterpictureinpicture', 'leavepictureinpicture', 'webkitpresentationmodechanged'],
  read: (media, event) => ({
    isPip:
      event === 'webkitpresentationmodechanged'
        ? readPresentationMode(media) === 'picture-in-picture'
        : event === 'enterpictureinpicture',
  }),
};

const slices: readonly Slice[] = [loading, time, buffered, volume, picture, firstFrame, pictureInPicture];

/** Keeps `store` in step with `media` until `signal` aborts; `takePauseReason` says who asked for a pause. */
export function followMedia(
  media: HTMLVideoElement,
  store: Store<PlayerState>,
  options: {
    readonly takePauseReason: () => PauseReason;
    /** Something comes after the last picture: it is not the end yet. */
    readonly holdsEnd?: () => boolean;
    /** Seconds from the element's times to the player's; NaN while the element has none to tell. 0 without it. */
    readonly shift?: () => number;
    readonly signal: AbortSignal;
  },
): void {
  const { takePauseReason, holdsEnd, shift = () => 0, signal } = options;
  const playback: Slice = {
    events: ['play', 'pause', 'ended'],
    read: (_media, event) => {
      if (event === 'play') return playing;
      return event === 'pause' ? paused(takePauseReason()) : atEnd(holdsEnd?.() !== true);
    },
  };
  const all = [...slices, playback];
  for (const name of new Set(all.flatMap(({ events }) => events))) {
    const concerned = all.filter(({ events }) => events.includes(name));
    // One patch for an event: each is drawn at once, and the engine hears of a seek only after that.
    const follow = (): void => {
      const state = store.getState();
      store.patch(
        Object.assign(
          {},
          ...concerned.map(({ read }) => read(media, name, state, shift())),
        ) as Partial<PlayerState>,
      );
    };
    media.addEventListener(name, follow, { signal });
  }
}

/** Everything the element says of itself now, for an element that had its events before anybody listened. */
export function readMedia(media: HTMLVideoElement, state: PlayerState, shift = 0): Partial<PlayerState> {
  const patch = Object.assign(
    {},
    ...[time, buffered, volume, picture].map((slice) => slice.read(media, '', state, shift)),
  ) as Partial<PlayerState>;
  return media.readyState >= media.HAVE_CURRENT_DATA
    ? { ...patch, hasFirstFrame: true, isLoading: false }
    : patch;
}

export function readRanges(ranges: TimeRanges): readonly TimeRange[] {
  return Array.from({ length: ranges.length }, (_, index) => ({
    start: ranges.start(index),
    end: ranges.end(index),
  }));
}

/** Safari's own name for picture-in-picture. */
function readPresentationMode(media: HTMLVideoElement): unknown {
  return 'webkitPresentationMode' in media ? media.webkitPresentationMode : null;
}

/** Returns the known value when nothing changed, so that nothing is rendered again. */
function sameRange(known: TimeRange, next: TimeRange): TimeRange {
  return known.start === next.start && known.end === next.end ? known : next;
}

function shifted(ranges: readonly TimeRange[], shift: number): readonly TimeRange[] {
  if (shift === 0) return ranges;
  if (Number.isNaN(shift)) return [];
  return ranges.map(({ start, end }) => ({ start: start + shift, end: end + shift }));
}

function sameRanges(known: readonly TimeRange[], next: readonly TimeRange[]): readonly TimeRange[] {
  const isSame =
    known.length === next.length &&
    known.every((range, index) => range.start === next[index]?.start && range.end === next[index].end);
  return isSame ? known : next;
}
