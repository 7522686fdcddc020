/** Getting ready on intent: by the click, engine and stream are there and the first picture is decoded. */
import { browserEnvironment } from '../environment/environment.ts';
import type { PlayerEnvironment } from '../environment/environment.ts';
import { createGate } from '../recovery/gate.ts';
import { createLicenceTokens } from '../source/licence-token.ts';
import { createPlaybackHeaders } from '../source/playback-headers.ts';
import { readPreferences } from '../preferences/preferences.ts';
import { isSafari, streamAddress } from '../source/source.ts';
import type { PlayerSource } from '../source/source.ts';
import type { PeerDelivery } from './peer-delivery.ts';
import { decodesHevc } from './codecs.ts';
import type { Engine, LoadRequest } from './engine.ts';
import { loadEngine } from './load-engine.ts';

export interface PreparedSource {
  readonly source: PlayerSource;
  /** Holds the first picture; the player that takes the prepared source must be made with this element. */
  readonly media: HTMLVideoElement;
  /** Resolves when the first picture is there, or when preparing has failed; never rejects. */
  readonly ready: Promise<void>;
  /** Neither taken nor cancelled. */
  readonly isOpen: () => boolean;
  /** Hands everything to a player, once; null when cancelled, taken, or never made. */
  readonly take: () => Promise<TakenSource | null>;
  /** Drops what was fetched and stops fetching. Does nothing once a player has taken it. */
  readonly cancel: () => void;
}

interface TakenSource {
  readonly engine: Engine;
  readonly stream: StreamRequest;
  /** The loading of the stream into the engine; may still be under way, and rejects when it fails. */
  readonly loading: Promise<void>;
}

/** A load request with the token that its further requests will carry. */
export interface StreamRequest {
  readonly load: LoadRequest;
  /** Whether it is requested in HEVC alone. */
  readonly isHevc: boolean;
  /** The same stream in H.264 alone. */
  readonly h264Url: string;
  readonly setToken: (query: string) => void;
  /** Segments come from peers, too, from now on; null ends that. */
  readonly setTeleport: (teleport: PeerDelivery | null) => void;
  /** The licence server refused the last licence token. */
  readonly refuseLicenceToken: () => void;
}

/** Loads the first seconds of `source` into a detached element, for a click that may follow. */
export function prepare(
  source: PlayerSource,
  environment: PlayerEnvironment = browserEnvironment(),
): PreparedSource {
  const stream = streamRequest(source, environment);
  const media = createMedia();
  let state: 'open' | 'taken' | 'cancelled' = 'open';
  const made = loadEngine(stream.load, environment).then(async (engine) => {
    await engine.attach(media);
    return engine;
  });
  const loading = made.then((engine) =>
    state === 'cancelled' ? undefined : engine.load({ ...stream.load, isAhead: true }),
  );
  return {
    source,
    media,
    ready: loading.then(() => firstPicture(media)).catch(() => undefined),
    isOpen: () => state === 'open',
    take: async () => {
      if (state !== 'open') return null;
      state = 'taken';
      const engine = await made.catch(() => null);
      return engine === null ? null : { engine, stream, loading };
    },
    cancel: () => {
      if (state !== 'open') return;
      state = 'cancelled';
      void made.then((engine) => engine.destroy()).catch(() => undefined);
    },
  };
}

/** Resolves when the first picture is decoded, or when the element is emptied instead. */
async function firstPicture(media: HTMLVideoElement): Promise<void> {
  if (media.readyState >= media.HAVE_CURRENT_DATA) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  for (const event of ['loadeddata', 'emptied', 'error'])
    media.addEventListener(event, () => resolve(), { once: true });
  await promise;
}

/** The element every player plays in. */
export function createMedia(): HTMLVideoElement {
  const media = document.createElement('video');
  media.playsInline = true;
  media.preload = 'auto';
  return media;
}

const unprotected = {
  getToken: () => Promise.reject(new Error('The source has no protection.')),
};

/** The request to the engine for `source`, with the viewer's stored choices. */
export function streamRequest(source: PlayerSource, environment: PlayerEnvironment): StreamRequest {
  const browser = { isSafari: isSafari(navigator), decodesHevc: decodesHevc() };
  const address = streamAddress(source, browser);
  const absolute = (url: string): string => new URL(url, location.href).href;
  const preferences = readPreferences(environment.storage);
  let tokenQuery = source.token?.query ?? null;
  let teleport: PeerDelivery | null = null;
  const licenceTokens = createLicenceTokens(source.drm ?? unprotected);
  return {
    load: {
      url: absolute(address.url),
      protocol: address.protocol,
      playerType: source.playerType,
      isLive: source.type === 'live',
      startTime: source.startTime ?? null,
      height: preferences.resolution,
      audio: preferences.audio,
      subtitle: preferences.subtitle,
      drm: source.drm ?? null,
      isAhead: false,
      gate: createGate(environment),
      headers: createPlaybackHeaders(source.identity),
      licenceToken: licenceTokens.next,
      tokenQuery: () => tokenQuery,
      teleport: () => teleport,
    },
    isHevc: source.isHevc === true && browser.decodesHevc,
    h264Url: absolute(streamAddress(source, browser, 'h264').url),
    refuseLicenceToken: licenceTokens.refuse,
    setToken: (query) => {
      tokenQuery = query;
    },
    setTeleport: (opened) => {
      teleport = opened;
    },
  };
}
