/**
 * The live-TV SDK as the page sees it: the script `/live-tv-sdk.js` sets `window.LiveTvSdk`. Described for operators in
 * docs/live-tv-sdk.md.
 */

/** The SDK's script, at the root of the product's own site. */
export const LIVE_SDK_ADDRESS = '/live-tv-sdk.js';

export interface LiveTvSdk {
  /** Version of this interface; a page refuses any other. */
  readonly version: 1;
  /** @throws nothing: errors come as an `error` event */
  readonly init: (options: LiveTvInit) => LiveTvSession;
}

export interface LiveTvInit {
  /** The picture is shown in it. */
  readonly video: HTMLVideoElement;
  /** Headers of the next request to the streaming server. */
  readonly headers: () => Readonly<Record<string, string>>;
  /** The current query that authorises requests to the streaming server; null when none is needed. */
  readonly tokenQuery: () => string | null;
  readonly onEvent: (event: LiveTvEvent) => void;
}

export type LiveTvEvent =
  | { readonly type: 'state'; readonly state: 'loading' | 'playing' | 'paused' | 'buffering' }
  /** The available choices have changed: read `heights`. */
  | { readonly type: 'tracks' }
  | {
      readonly type: 'error';
      /** Whether playback is over. */
      readonly fatal: boolean;
      /** A number of the SDK's own. */
      readonly code: number;
      /** For logs, in English. */
      readonly message: string;
    };

export interface LiveTvSession {
  /** Plays the channel `url` (an HLS playlist) at its edge, instead of the current one. Resolves once it can begin. */
  readonly load: (url: string) => Promise<void>;
  /** Lines of each available picture, and of the current one. */
  readonly heights: () => { readonly all: readonly number[]; readonly active: number | null };
  /** Null is automatic. */
  readonly selectHeight: (height: number | null) => void;
  /** Seekable seconds of the element. */
  readonly seekable: () => { readonly start: number; readonly end: number };
  readonly destroy: () => Promise<void>;
}

declare global {
  interface Window {
    LiveTvSdk?: LiveTvSdk;
  }
}
