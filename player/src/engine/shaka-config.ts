/** How Shaka is set up for one source: numbers of the specification and what differs from Shaka's own defaults. */
import { bucketRange } from '../preferences/quality.ts';
import { buffering } from './buffering.ts';
import type { KeySystem } from '../source/source.ts';
import type { LoadRequest } from './engine.ts';

/** Seconds of the film kept behind the present position: a step back needs no network. */
const BUFFER_BEHIND = 60;
/** Seconds required before playback goes on after a stall; less than one segment, so starts are not slowed. */
const VOD_REBUFFER = 2;
/** Segments requested before the current one has arrived. */
const SEGMENTS_AHEAD = 1;
/** Seconds buffered on intent: the first segment or two. */
const AHEAD_GOAL = 4;
/** Milliseconds that a licence may take: longer than the service waits for its provider. */
const LICENCE_PATIENCE = 12_000;

const keySystemNames: Readonly<Record<KeySystem, string>> = {
  widevine: 'com.widevine.alpha',
  playready: 'com.microsoft.playready',
  fairplay: 'com.apple.fps',
  clearkey: 'org.w3.clearkey',
};

/** The minimum robustness of Widevine: decoding in software, which every browser with Widevine can do. */
const widevineRobustness = { videoRobustness: ['SW_SECURE_DECODE'], audioRobustness: ['SW_SECURE_CRYPTO'] };

/** Retries are solely the recovery table's business; milliseconds until it learns of a failure. */
const attempts = { maxAttempts: 1, baseDelay: 100 };

/** Facts that the page knows before it plays. */
interface Knowledge {
  /** Bits per second, measured by this page before or guessed. */
  readonly bandwidth: number;
  /** AV1 comes before H.264 where there are both. */
  readonly prefersAv1: boolean;
}

/** Settings that depend on whether the stream is watched; configured again once that changes. */
export function watchingConfig({ isAhead, isLive, height }: LoadRequest): object {
  return {
    streaming: {
      bufferingGoal: isAhead ? AHEAD_GOAL : isLive ? buffering.liveGoal : buffering.vodGoal,
      // Useless for the first picture, and dropped when the first measurements change the quality.
      segmentPrefetchLimit: isAhead ? 0 : SEGMENTS_AHEAD,
    },
    abr: {
      ...heightConfig(height),
      ...(isAhead && { restrictToElementSize: false }),
      restrictToScreenSize: isAhead,
    },
  };
}

/** A partial `shaka.extern.PlayerConfiguration`. */
export function shakaConfig(request: LoadRequest, { bandwidth, prefersAv1 }: Knowledge): object {
  return {
    streaming: {
      rebufferingGoal: request.isLive ? buffering.liveRebuffer : VOD_REBUFFER,
      bufferBehind: BUFFER_BEHIND,
      ignoreTextStreamFailures: true,
      retryParameters: {
        ...attempts,
        timeout: 30_000,
        stallTimeout: 10_000,
        connectionTimeout: 10_000,
      },
      // Failed requests disable no rendition: the others of an unavailable service are unavailable, too.
      maxDisabledTime: 0,
      failureCallback: (_error: unknown) => undefined,
    },
    manifest: {
      ...(request.isLive && request.protocol === 'dash' && { defaultPresentationDelay: buffering.liveDelay }),
      dash: { ignoreMinBufferTime: true, ignoreSuggestedPresentationDelay: request.isLive },
      retryParameters: { ...attempts, timeout: 15_000 },
    },
    abr: {
      defaultBandwidthEstimate: bandwidth,
      // Shaka would drop its measurements and current requests whenever the browser's estimate changes.
      useNetworkInformation: false,
      // It would make the rendition unavailable; `environment/frame-drops.ts` limits automatic quality.
      droppedFrames: false,
    },
    // By default, it takes the codec of the smallest rendition of each size, and may change it with the size.
    preferredVideo: (prefersAv1 ? ['av01', 'avc1'] : ['avc1', 'av01']).map((codec) => ({ codec })),
    preferredAudio: [{ ...trackPreference(request.audio), channelCount: 2 }],
    preferredText: request.subtitle === null ? [] : [trackPreference(request.subtitle)],
    ...(request.drm !== null && { drm: drmConfig(request.drm) }),
  };
}

/**
 * Part of `abr`: a chosen height means its whole bucket, automatic follows the size of the picture on screen, up to the
 * height `most` if it is not 0.
 */
export function heightConfig(height: number | null, most = 0): object {
  const range = height === null ? null : bucketRange(height);
  return {
    restrictToElementSize: range === null,
    restrictions: { minHeight: range?.min ?? 0, maxHeight: range?.max ?? (most || Infinity) },
  };
}

/** `ru` or `ru:Commentary` (see `shaka-tracks.ts`) → Shaka's criteria. */
function trackPreference(value: string | null): object {
  const [language = '', label = ''] = (value ?? '').split(/:(.*)/s);
  return { language, label };
}

function drmConfig(drm: NonNullable<LoadRequest['drm']>): object {
  const servers = Object.fromEntries(
    Object.entries(drm.urls).map(([system, url]) => [keySystemNames[system as KeySystem], url]),
  );
  const advanced = {
    ...(drm.urls.widevine !== undefined && { [keySystemNames.widevine]: widevineRobustness }),
    ...(drm.fairplayCertificateUrl !== undefined && {
      [keySystemNames.fairplay]: { serverCertificateUri: drm.fairplayCertificateUrl },
    }),
  };
  return {
    servers,
    advanced,
    // Shaka would repeat a request with a refused token: retries are the recovery policy's business.
    retryParameters: { ...attempts, timeout: LICENCE_PATIENCE, stallTimeout: 0, connectionTimeout: 0 },
    // FairPlay's init data, `skd://` and a key id, is what the licence is asked for by: Shaka's own transform adds the
    // certificate to it where the browser has Apple's old interface.
  };
}
