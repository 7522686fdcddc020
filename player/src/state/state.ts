/** The player's visible state: the specification's fields and those that the controls need besides. */
import type { ShownAd } from '../source/ad-plan.ts';
import type { Option } from '../preferences/option.ts';
import type { PlayerError } from '../recovery/errors.ts';
import { DEFAULT_VOLUME } from '../preferences/preferences.ts';
import type { RecoveryAction } from '../recovery/recovery.ts';
import type { Rewind } from '../input/rewind.ts';
import { defaultCaptionStyle } from '../subtitles/caption-style.ts';
import type { CaptionStyle } from '../subtitles/caption-style.ts';
import type { Cue } from '../subtitles/cues.ts';
import type { Thumbnails } from '../thumbnails/thumbnail-at.ts';
import type { TimeRange } from '../timeline/timeline.ts';

export type PauseReason = 'user' | 'tech' | 'tech_error' | 'adv';

export type PlayReason = Extract<PauseReason, 'user' | 'tech'>;

export interface PlayerState {
  /** 0–1. */
  readonly volume: number;
  readonly isMuted: boolean;
  readonly isPaused: boolean;
  /** Why it is paused; null while playing and before the first play. */
  readonly pauseReason: PauseReason | null;
  readonly isEnded: boolean;
  /** Seconds; 0 until known. */
  readonly duration: number;
  readonly isLive: boolean;
  /** Seconds. */
  readonly currentTime: number;
  readonly isLoading: boolean;
  readonly buffered: readonly TimeRange[];
  readonly speeds: readonly Option<number>[];
  /** `null` is off. */
  readonly subtitles: readonly Option<string | null>[];
  /** Heights in lines; `null` is automatic. */
  readonly resolutions: readonly Option<number | null>[];
  readonly audios: readonly Option<string>[];
  readonly isPip: boolean;
  readonly isNeedUserGesture: boolean;
  /** `ended`: no more follow; `blocked`: requests for them are blocked. */
  readonly isAdPlaying: boolean | 'ended' | 'blocked';
  readonly thumbnails: Thumbnails | null;
  readonly error: PlayerError | null;

  /** The content is paused for an advertisement that is on its way. */
  readonly isAdDue: boolean;
  /** The current advertisement; null between two. */
  readonly ad: ShownAd | null;
  readonly phase: 'initial' | 'ready';
  /** A picture has been shown. */
  readonly hasFirstFrame: boolean;
  /** The seekable range: the whole film, or a live stream's window. */
  readonly seekable: TimeRange;
  readonly rewind: Rewind | null;
  /** Subtitles to show now. */
  readonly cues: readonly Cue[];
  readonly captionStyle: CaptionStyle;
  /** Twice as fast while a finger or the space bar is held down. */
  readonly isBoosted: boolean;
  /** The wall clock at second 0 of a live stream, in ms since the epoch; null when the stream does not say. */
  readonly startsAt: number | null;
  /** Lines of the picture that is playing, for "automatic (720p)". */
  readonly activeHeight: number | null;
  /** Width of the picture by its height. */
  readonly aspectRatio: number;
  /** The current recovery from the last error; `stop` is the end. */
  readonly recovery: RecoveryAction | null;
  /** After a `stop`, another try was requested and is under way. */
  readonly isRetrying: boolean;
  readonly isFullscreen: boolean;
  readonly canFullscreen: boolean;
  readonly canPip: boolean;
  /** The viewer's choice: the next title starts automatically. */
  readonly autoplayNext: boolean;
}

/** State of a source about which nothing is known yet. Other fields, the viewer's and the window's, outlive sources. */
export const sourceState = {
  isPaused: true,
  pauseReason: null,
  isEnded: false,
  duration: 0,
  isLive: false,
  currentTime: 0,
  isLoading: false,
  buffered: [],
  subtitles: [],
  resolutions: [],
  audios: [],
  isNeedUserGesture: false,
  isAdPlaying: false,
  isAdDue: false,
  ad: null,
  thumbnails: null,
  error: null,
  phase: 'initial',
  hasFirstFrame: false,
  seekable: { start: 0, end: 0 },
  rewind: null,
  cues: [],
  isBoosted: false,
  startsAt: null,
  activeHeight: null,
  aspectRatio: 16 / 9,
  recovery: null,
  isRetrying: false,
} satisfies Partial<PlayerState>;

export const initialState: PlayerState = {
  ...sourceState,
  volume: DEFAULT_VOLUME,
  isMuted: false,
  speeds: [],
  isPip: false,
  captionStyle: defaultCaptionStyle,
  isFullscreen: false,
  canFullscreen: false,
  canPip: false,
  autoplayNext: true,
};
