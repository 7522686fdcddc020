/** Changes of play and pause: nothing else writes `isPaused`, `pauseReason`, `isEnded` and `isNeedUserGesture`. */
import type { PauseReason, PlayerState } from './state.ts';

type PlayState = Partial<Pick<PlayerState, 'isPaused' | 'pauseReason' | 'isEnded' | 'isNeedUserGesture'>>;

export const playing: PlayState = {
  isPaused: false,
  pauseReason: null,
  isEnded: false,
  isNeedUserGesture: false,
};

export const paused = (pauseReason: PauseReason): PlayState => ({ isPaused: true, pauseReason });

/** Stopped after the last picture; not ended while an advertisement follows it. */
export const atEnd = (isEnded: boolean): PlayState => ({ isPaused: true, isEnded });

/** The viewer has gone back from the end. */
export const awayFromEnd: PlayState = { isEnded: false };

export const gestureNeeded = (isNeedUserGesture: boolean): PlayState => ({ isNeedUserGesture });
