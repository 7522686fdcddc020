import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connectMediaSession } from './media-session.ts';
import { initialState } from '../state/state.ts';
import { createStore } from '../store/store.ts';

type Handler = (details: MediaSessionActionDetails) => void;

const handlers = new Map<string, Handler>();
const positions: (MediaPositionState | undefined)[] = [];
const session = {
  metadata: null as { title: string } | null,
  playbackState: 'none',
  setPositionState: (state?: MediaPositionState) => void positions.push(state),
  setActionHandler: (action: string, handler: Handler | null) => {
    if (action === 'enterpictureinpicture') throw new TypeError('This browser does not know it.');
    if (handler === null) handlers.delete(action);
    else handlers.set(action, handler);
  },
};
const ports = {
  play: vi.fn<() => void>(),
  pause: vi.fn<() => void>(),
  seek: vi.fn<(seconds: number) => void>(),
  enterPip: vi.fn<() => void>(),
};
const store = createStore(initialState);
let abort: AbortController;

beforeEach(() => {
  vi.stubGlobal('navigator', { mediaSession: session });
  vi.stubGlobal(
    'MediaMetadata',
    class {
      title: string;
      constructor({ title }: { title: string }) {
        this.title = title;
      }
    },
  );
  handlers.clear();
  positions.length = 0;
  vi.clearAllMocks();
  store.patch(initialState);
  abort = new AbortController();
  connectMediaSession({ id: '1', name: 'Маяк' }, store, ports, abort.signal);
});
afterEach(() => {
  abort.abort();
  vi.unstubAllGlobals();
});

const ask = (action: MediaSessionAction, details: Partial<MediaSessionActionDetails> = {}): void =>
  handlers.get(action)?.({ action, ...details });

it('names what plays and obeys the buttons of the system', () => {
  expect(session.metadata?.title).toBe('Маяк');
  store.patch({ currentTime: 40 });
  ask('play');
  ask('pause');
  ask('seekbackward');
  ask('seekforward', { seekOffset: 10 });
  ask('seekto', { seekTime: 7 });
  expect(ports.play).toHaveBeenCalledOnce();
  expect(ports.pause).toHaveBeenCalledOnce();
  expect(ports.seek.mock.calls).toEqual([[25], [50], [7]]);
});

it('tells the system where the film is, once a second and at every change of speed', () => {
  store.patch({ duration: 90, currentTime: 3.2, isPaused: false });
  store.patch({ currentTime: 3.9 });
  store.patch({ isBoosted: true });
  store.patch({ currentTime: 4 });
  expect(session.playbackState).toBe('playing');
  expect(positions).toEqual([
    { duration: 90, position: 3.2, playbackRate: 1 },
    { duration: 90, position: 3.9, playbackRate: 2 },
    { duration: 90, position: 4, playbackRate: 2 },
  ]);
});

it('has no position to tell of a live stream', () => {
  store.patch({ duration: 90, currentTime: 3, isLive: true });
  expect(positions).toEqual([]);
});

it('lets go of the system with the film', () => {
  abort.abort();
  expect(session).toMatchObject({ metadata: null, playbackState: 'none' });
  expect(handlers.size).toBe(0);
  expect(positions).toEqual([undefined]);
});
