/** Writers of the state: every field has exactly one. */
import type { Store } from '../store/store.ts';
import { sourceState } from './state.ts';
import type { PlayerState } from './state.ts';

/** The fields that each file of `src` alone changes, enforced by `writers.test.ts`. */
export interface Writers {
  'state/play-state': 'isPaused' | 'pauseReason' | 'isEnded' | 'isNeedUserGesture' | 'isLoading';
  'state/failure-state': 'error' | 'recovery' | 'isRetrying';
  'state/position-state': 'currentTime' | 'seekable';
  'state/media-state':
    | 'volume'
    | 'isMuted'
    | 'duration'
    | 'buffered'
    | 'hasFirstFrame'
    | 'activeHeight'
    | 'aspectRatio';
  'ads/ad-state': 'isAdPlaying' | 'isAdDue' | 'ad';
  'settings/settings':
    | 'speeds'
    | 'subtitles'
    | 'resolutions'
    | 'audios'
    | 'autoplayNext'
    | 'captionStyle'
    | 'isBoosted';
  'playback/playback-session': 'cues' | 'thumbnails';
  'playback/load-source': 'isLive' | 'phase' | 'startsAt';
  'playback/player': 'rewind' | 'isPip' | 'isFullscreen' | 'canFullscreen' | 'canPip';
}

declare const isMade: unique symbol;

/** A change that the store accepts: fields put together by their writer. A literal is not one. */
export type Change = Partial<PlayerState> & { readonly [isMade]: true };

export type PlayerStore = Store<PlayerState, Change>;

/** A change of some fields, for their writer: it names itself. */
export function change<Writer extends keyof Writers>(
  fields: Partial<Pick<PlayerState, Writers[Writer]>>,
): Change {
  return fields as Change;
}

/** Everything of the source before, for another one. */
export const sourceReset = sourceState as Partial<PlayerState> as Change;
