/** Every word the interface says; the embedding page chooses the set. */
import type { PlayerError } from '../../recovery/errors.ts';
import type { PlayerLabels } from '../../settings/labels.ts';
import type { CaptionColour, CaptionStyle } from '../../subtitles/caption-style.ts';

/** Problems in a viewer's terms; the values that the report sends. */
export const reportAnswers = ['out_of_sync', 'no_sound', 'poor_picture', 'does_not_play'] as const;
export type ReportAnswer = (typeof reportAnswers)[number];

/** What happened and what to do. */
export interface ErrorText {
  readonly title: string;
  readonly text: string;
}

/** Kinds of failure a viewer can tell apart. */
export type ErrorKind =
  | 'offline'
  | 'network'
  | 'missing'
  | 'access'
  | 'region'
  | 'browser'
  | 'protection'
  | 'playback';

export interface PlayerMessages {
  readonly labels: PlayerLabels;
  readonly player: (name: string) => string;
  readonly play: string;
  readonly pause: string;
  readonly replay: string;
  readonly mute: string;
  readonly unmute: string;
  readonly volume: string;
  readonly settings: string;
  readonly fullscreen: string;
  readonly exitFullscreen: string;
  readonly pictureInPicture: string;
  readonly exitPictureInPicture: string;
  readonly close: string;
  readonly back: string;
  readonly skipBack: (seconds: number) => string;
  readonly skipForward: (seconds: number) => string;
  /** `+30 с`. */
  readonly rewindBy: (seconds: number) => string;
  readonly timeline: string;
  /** Spoken position, both formatted: `12:30 из 46:00`. */
  readonly timeOf: (time: string, duration: string) => string;
  readonly live: string;
  /** A button: from behind to what is on the air now. */
  readonly toLive: string;
  /** Spoken position of a live stream, formatted: how far behind the air. */
  readonly behindLive: (time: string) => string;
  readonly showTimeLeft: string;
  readonly showTimePlayed: string;
  /** The film's end, as a clock: `до 22:41`. */
  readonly until: (clock: string) => string;
  readonly loading: string;
  readonly reconnecting: string;
  readonly waitingForNetwork: string;
  readonly quality: string;
  readonly speed: string;
  /** While a finger or a key is held down. */
  readonly boosted: string;
  readonly audio: string;
  readonly subtitles: string;
  readonly captionStyle: {
    readonly title: string;
    readonly sample: string;
    readonly size: string;
    readonly font: string;
    readonly fonts: Readonly<Record<CaptionStyle['font'], string>>;
    readonly colour: string;
    readonly background: string;
    readonly colours: Readonly<Record<CaptionColour, string>>;
    readonly opacity: string;
    readonly edge: string;
    readonly edges: Readonly<Record<CaptionStyle['edge'], string>>;
    readonly position: string;
    readonly positions: Readonly<Record<CaptionStyle['position'], string>>;
    readonly reset: string;
  };
  /** Automatic quality and what it has chosen: `Авто · 720p`. */
  readonly automaticAt: (label: string, quality: string) => string;
  readonly report: string;
  readonly reportQuestion: string;
  readonly reportAnswers: Readonly<Record<ReportAnswer, string>>;
  readonly send: string;
  readonly reportSent: string;
  readonly reportFailed: string;
  readonly skipRecap: string;
  readonly skipIntro: string;
  readonly skipCredits: string;
  readonly nextUp: string;
  /** `Следующая серия через 7 с`; shown, not spoken. */
  readonly nextIn: (seconds: number) => string;
  /** Spoken once, when the next title is about to start automatically. */
  readonly nextSoon: (title: string) => string;
  /** Spoken once, when it waits for the viewer. */
  readonly nextOffered: (title: string) => string;
  readonly watchNext: string;
  readonly watchCredits: string;
  /** Name of the setting. */
  readonly autoplayNext: string;
  readonly on: string;
  readonly off: string;
  readonly ad: {
    /** The mark that the law requires. */
    readonly mark: string;
    /** `1 из 2`. */
    readonly of: (number: number, count: number) => string;
    readonly visit: string;
    /** Spoken after it. */
    readonly newTab: string;
    /** The page of an icon of the advertising industry, when the icon does not name it. */
    readonly about: string;
    readonly skip: string;
    readonly skipIn: (seconds: number) => string;
  };
  readonly errors: Readonly<Record<ErrorKind, ErrorText>>;
  readonly retry: string;
  readonly errorCode: (reason: string) => string;
  readonly shortcuts: string;
  readonly shortcutNames: {
    readonly play: string;
    readonly boost: string;
    readonly rewind: string;
    readonly volume: string;
    readonly mute: string;
    readonly fullscreen: string;
    readonly pictureInPicture: string;
    readonly subtitles: string;
    readonly speed: string;
    readonly share: string;
    readonly ends: string;
    readonly frame: string;
    readonly help: string;
  };
}

/** The texts for an error. */
export function errorKind(error: PlayerError, isOnline: boolean): ErrorKind {
  if (error.category === 1) {
    if (!isOnline) return 'offline';
    if (error.httpStatus === 451) return 'region';
    if (error.httpStatus === 401 || error.httpStatus === 403) return 'access';
    return error.httpStatus === 404 || error.httpStatus === 410 ? 'missing' : 'network';
  }
  if (error.category === 6) return 'protection';
  if (error.error === 'ENGINE_NOT_LOADED') return isOnline ? 'network' : 'offline';
  return error.error === 'BROWSER_UNSUPPORTED' || error.error === 'NOTHING_PLAYABLE' ? 'browser' : 'playback';
}
