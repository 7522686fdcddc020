/** Changes of whether it plays, and of the reason why not. */
import { change } from './change.ts';
import type { Change } from './change.ts';
import type { PauseReason } from './state.ts';

const playState = change<'state/play-state'>;

export const playing = playState({
  isPaused: false,
  pauseReason: null,
  isEnded: false,
  isNeedUserGesture: false,
});

export const paused = (pauseReason: PauseReason): Change => playState({ isPaused: true, pauseReason });

/** Stopped after the last picture; not ended while an advertisement follows it. */
export const atEnd = (isEnded: boolean): Change => playState({ isPaused: true, isEnded });

/** The viewer has gone back from the end. */
export const awayFromEnd = playState({ isEnded: false });

export const gestureNeeded = (isNeedUserGesture: boolean): Change => playState({ isNeedUserGesture });

/** Whether it waits for data. */
export const loading = (isLoading: boolean): Change => playState({ isLoading });
