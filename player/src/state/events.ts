/** Events of the player for the page around it: analytics, saving positions. */
import type { AdPlace } from '../source/ad-plan.ts';
import type { PlayerError } from '../recovery/errors.ts';
import type { Preferences } from '../preferences/preferences.ts';
import type { RecoveryAction } from '../recovery/recovery.ts';
import type { PauseReason, PlayReason } from './state.ts';

/** Events of a place's advertisements. */
export type AdEvent =
  | {
      readonly type: 'ads-block-start' | 'ads-block-end';
      readonly place: AdPlace;
      /** Slots. */
      readonly count: number;
      /** Seconds of the content. */
      readonly position: number;
      readonly shown: number;
    }
  | {
      readonly type: 'ad-request';
      readonly place: AdPlace;
      readonly adPosition: number;
      readonly url: string;
    }
  | {
      readonly type: 'ad-playback' | 'ad-end' | 'ad-skip' | 'ad-click';
      readonly place: AdPlace;
      readonly adPosition: number;
      /** Seconds. */
      readonly duration: number;
    }
  | {
      readonly type: 'ad-error';
      readonly place: AdPlace;
      readonly adPosition: number;
      /** `1-5-{code}`. */
      readonly reason: string;
      readonly name: string;
      readonly resultCode: number;
    };

export type PlayerEvent =
  | AdEvent
  /** Initialised: the stream is there. */
  | { readonly type: 'ready' }
  /** The first picture is on the screen, `elapsed` ms after the source was handed in. */
  | { readonly type: 'first-frame'; readonly elapsed: number }
  /** `tech` when the programme began it, not the viewer. */
  | { readonly type: 'play'; readonly reason: PlayReason }
  | { readonly type: 'pause'; readonly reason: PauseReason }
  /** Seconds. */
  | { readonly type: 'seek'; readonly from: number; readonly to: number }
  | { readonly type: 'need-gesture' }
  | {
      readonly type: 'setting';
      /** `captions` is the look of subtitles, its value the whole style as JSON. */
      readonly name: keyof Preferences | 'captions';
      readonly value: number | string | boolean | null;
    }
  /** An error as it is stored, and the action taken. */
  | { readonly type: 'error'; readonly error: PlayerError; readonly action: RecoveryAction }
  | { readonly type: 'recovered' }
  | { readonly type: 'ended' };

export type PlayerEventListener = (event: PlayerEvent) => void;
