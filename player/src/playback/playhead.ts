/** Where playback stands, what of the source can be reached, and how it gets elsewhere. */
import type { PlayerEnvironment } from '../environment/environment.ts';
import type { PlayerEvent } from '../state/events.ts';
import type { PlaybackSession } from './playback-session.ts';
import type { PlayerState } from '../state/state.ts';
import type { Store } from '../store/store.ts';
import type { TimeRange } from '../timeline/timeline.ts';

interface PlayheadPorts {
  readonly media: HTMLVideoElement;
  readonly store: Store<PlayerState>;
  readonly environment: PlayerEnvironment;
  readonly session: () => PlaybackSession | null;
  /** An advertisement stands in the way of moving about. */
  readonly isClosed: () => boolean;
  readonly emit: (event: PlayerEvent) => void;
  readonly signal: AbortSignal;
}

/** All in seconds: of the element, or of the axis of a channel that reloads to go back. */
export interface Playhead {
  /** To the frame. */
  readonly position: () => number;
  readonly range: () => TimeRange;
  /** Stays inside what can be reached. */
  readonly seek: (seconds: number) => void;
  /** Looks at where a live stream's window has got to, until `until`: while it is paused, too. */
  readonly followClock: (until: AbortSignal) => void;
}

/** Milliseconds between two looks at where a live stream's window has got to. */
const LIVE_LOOK = 1000;
const none = { start: 0, end: 0 } as const;

export function createPlayhead(ports: PlayheadPorts): Playhead {
  const { media, store, environment, session, signal } = ports;
  const live = () => session()?.live() ?? null;
  const seekable = () => session()?.engine()?.seekable() ?? none;

  const range = (): TimeRange => {
    const timeline = live();
    if (timeline !== null) return timeline.range();
    const state = store.getState();
    const { start, end } = state.isLive ? seekable() : state.seekable;
    return end > start ? { start, end } : { start: 0, end: state.duration };
  };
  const followWindow = (): void => {
    if (!store.getState().isLive) return;
    const timeline = live();
    if (timeline !== null) store.patch({ seekable: timeline.range(), currentTime: timeline.position() });
    else if (session()?.isLoading() === false) store.patch({ seekable: seekable() });
  };
  for (const event of ['timeupdate', 'progress']) media.addEventListener(event, followWindow, { signal });

  const position = (): number => live()?.position() ?? media.currentTime;

  return {
    position,
    range,
    seek: (seconds) => {
      if (ports.isClosed()) return;
      const { start, end } = range();
      const target = Math.min(Math.max(seconds, start), end);
      const timeline = live();
      const from = position();
      if (timeline === null) media.currentTime = target;
      else {
        if (!timeline.aim(target)) return;
        void session()?.reload();
        store.patch({ currentTime: timeline.position() });
      }
      ports.emit({ type: 'seek', from, to: timeline?.position() ?? target });
    },
    followClock: (until) => {
      let timer = environment.setTimer(function tick() {
        followWindow();
        timer = environment.setTimer(tick, LIVE_LOOK);
      }, LIVE_LOOK);
      until.addEventListener('abort', () => environment.clearTimer(timer));
    },
  };
}
