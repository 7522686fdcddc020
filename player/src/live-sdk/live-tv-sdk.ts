/**
 * The live-TV SDK as shipped: a thin HLS player behind the interface of `live-tv-sdk-api.ts`. An operator with a
 * vendor's SDK serves that instead. It is a separate script and contains no part of the page.
 */
import shaka from 'shaka-player/dist/shaka-player.hls-es2021.js';
import { watchFrames } from '../environment/frame-drops.ts';
import type { LiveTvEvent, LiveTvInit, LiveTvSdk, LiveTvSession } from './live-tv-sdk-api.ts';

/** Seconds. */
const buffering = { bufferingGoal: 30, rebufferingGoal: 10 } as const;
/** Numbers of the SDK's own, beside the engine's. */
const UNSUPPORTED = 1;
/** The engine's own numbers (`shaka.util.Error`). */
const LOAD_INTERRUPTED: number = shaka.util.Error.Code.LOAD_INTERRUPTED;
const CRITICAL: number = shaka.util.Error.Severity.CRITICAL;

const states = {
  loadstart: 'loading',
  playing: 'playing',
  pause: 'paused',
  waiting: 'buffering',
} as const satisfies Record<string, Extract<LiveTvEvent, { type: 'state' }>['state']>;

function init({ video, headers, tokenQuery, onEvent }: LiveTvInit): LiveTvSession {
  shaka.polyfill.installAll();
  const isSupported = shaka.Player.isBrowserSupported();
  const player = new shaka.Player();
  const abort = new AbortController();
  /** Origin of the streaming server: the token goes nowhere else. */
  let origin = '';
  player.configure({
    streaming: { ...buffering, ignoreTextStreamFailures: true },
    // Shaka would make the rendition unavailable.
    abr: { droppedFrames: false },
  });
  for (const [name, state] of Object.entries(states))
    video.addEventListener(name, () => onEvent({ type: 'state', state }), { signal: abort.signal });
  for (const name of ['trackschanged', 'adaptation', 'variantchanged'])
    player.addEventListener(name, () => onEvent({ type: 'tracks' }));
  player.addEventListener('error', (event) => fail('detail' in event ? event.detail : null));
  player.getNetworkingEngine()?.registerRequestFilter((_type, request) => {
    Object.assign(request.headers, headers());
    const token = tokenQuery();
    if (token === null) return;
    request.uris = request.uris.map((uri) => (new URL(uri).origin === origin ? withToken(uri, token) : uri));
  });

  const fail = (error: unknown): void => {
    const { code, severity } = readError(error);
    // Another load has replaced this one.
    if (code === LOAD_INTERRUPTED || abort.signal.aborted) return;
    onEvent({
      type: 'error',
      fatal: severity === CRITICAL,
      code,
      message: `Live TV SDK error ${code}.`,
    });
  };
  const attached = player.attach(video);

  return {
    load: async (url) => {
      if (!isSupported)
        return onEvent({ type: 'error', fatal: true, code: UNSUPPORTED, message: 'No media source.' });
      try {
        origin = new URL(url, location.href).origin;
        await attached;
        await player.load(url, null, 'application/x-mpegurl');
      } catch (error) {
        fail(error);
      }
    },
    heights: () => {
      const tracks = player.getVideoTracks();
      const active = tracks.find((track) => track.active);
      return {
        all: [...new Set(tracks.flatMap(({ height }) => (height === null ? [] : [height])))],
        active: active?.height ?? null,
      };
    },
    selectHeight: followHeights(player, video, abort.signal),
    seekable: () => player.seekRange(),
    destroy: async () => {
      abort.abort();
      await player.destroy();
    },
  };
}

/** Returns the choice of a height; automatic quality (null) stays below heights that are too much for the device. */
function followHeights(
  player: shaka.Player,
  media: HTMLVideoElement,
  signal: AbortSignal,
): (height: number | null) => void {
  let chosen: number | null = null;
  const restrict = (): void =>
    void player.configure('abr.restrictions', {
      minHeight: chosen ?? 0,
      maxHeight: chosen ?? (most() || Infinity),
    });
  const most = watchFrames(media, { changed: restrict, signal });
  return (height) => {
    chosen = height;
    restrict();
  };
}

/** Not with `URLSearchParams`, which re-encodes signed tokens. */
function withToken(uri: string, token: string): string {
  const names = new Set(token.split('&').map((pair) => pair.split('=', 1)[0]));
  const [path = '', query = ''] = uri.split('?', 2);
  const others = query.split('&').filter((pair) => pair !== '' && !names.has(pair.split('=', 1)[0]));
  return `${path}?${[...others, token].join('&')}`;
}

function readError(error: unknown): { readonly code: number; readonly severity: number } {
  if (typeof error !== 'object' || error === null) return { code: 0, severity: CRITICAL };
  const code = 'code' in error && typeof error.code === 'number' ? error.code : 0;
  const severity = 'severity' in error && typeof error.severity === 'number' ? error.severity : CRITICAL;
  return { code, severity };
}

const sdk: LiveTvSdk = { version: 1, init };
window.LiveTvSdk = sdk;
