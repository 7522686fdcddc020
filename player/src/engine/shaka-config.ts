/** How Shaka is set up for one source: numbers of the specification and what differs from Shaka's own defaults. */
import { bucketRange } from '../quality.ts';
import type { KeySystem } from '../source.ts';
import type { LoadRequest } from './engine.ts';

/** Seconds (PL-139 – PL-142, DR-052). */
export const buffering = { vodGoal: 120, liveGoal: 30, liveRebuffer: 10, liveDelay: 40 } as const;

/** Seconds of the film kept behind the present position: a step back needs no network. */
const BUFFER_BEHIND = 60;
/** Seconds that must be there before playback goes on after a stall; less than one segment, so starts are not slowed. */
const VOD_REBUFFER = 2;
/** Seconds buffered on intent: the first segment or two. */
const AHEAD_GOAL = 4;
/** Bits per second assumed before anything is measured, where the browser does not say. */
const FIRST_BANDWIDTH = 2_500_000;

const keySystemNames: Readonly<Record<KeySystem, string>> = {
  widevine: 'com.widevine.alpha',
  playready: 'com.microsoft.playready',
  fairplay: 'com.apple.fps',
};

/** A partial `shaka.extern.PlayerConfiguration`. `bandwidth` is what this page measured before, or null. */
export function shakaConfig(request: LoadRequest, bandwidth: number | null): object {
  return {
    streaming: {
      bufferingGoal: request.isAhead ? AHEAD_GOAL : request.isLive ? buffering.liveGoal : buffering.vodGoal,
      rebufferingGoal: request.isLive ? buffering.liveRebuffer : VOD_REBUFFER,
      bufferBehind: BUFFER_BEHIND,
      segmentPrefetchLimit: 2,
      ignoreTextStreamFailures: true,
      retryParameters: {
        maxAttempts: 2,
        baseDelay: 300,
        backoffFactor: 2,
        fuzzFactor: 0.3,
        timeout: 30_000,
        stallTimeout: 10_000,
        connectionTimeout: 10_000,
      },
      // What to do about a failure is the recovery policy's business alone.
      failureCallback: (_error: unknown) => undefined,
    },
    manifest: {
      ...(request.isLive && request.protocol === 'dash' && { defaultPresentationDelay: buffering.liveDelay }),
      dash: { ignoreMinBufferTime: true },
      retryParameters: { maxAttempts: 2, baseDelay: 300, backoffFactor: 2, fuzzFactor: 0.3, timeout: 15_000 },
    },
    abr: {
      defaultBandwidthEstimate: bandwidth ?? FIRST_BANDWIDTH,
      useNetworkInformation: bandwidth === null,
      ...heightConfig(request.height),
      ...(request.isAhead && { restrictToElementSize: false }),
      restrictToScreenSize: request.isAhead,
    },
    preferredAudio: [{ ...trackPreference(request.audio), channelCount: 2 }],
    preferredText: request.subtitle === null ? [] : [trackPreference(request.subtitle)],
    ...(request.drm !== null && { drm: drmConfig(request.drm) }),
  };
}

/** Part of `abr`: a chosen height means its whole bucket, automatic follows the size of the picture on screen. */
export function heightConfig(height: number | null): object {
  const range = height === null ? null : bucketRange(height);
  return {
    restrictToElementSize: range === null,
    restrictions: { minHeight: range?.min ?? 0, maxHeight: range?.max ?? Infinity },
  };
}

/** `ru` or `ru:Commentary` (see `shaka-tracks.ts`) → what Shaka looks for. */
function trackPreference(value: string | null): object {
  const [language = '', label = ''] = splitOnce(value ?? '');
  return { language, label };
}

function splitOnce(value: string): readonly string[] {
  const at = value.indexOf(':');
  return at === -1 ? [value] : [value.slice(0, at), value.slice(at + 1)];
}

function drmConfig(drm: NonNullable<LoadRequest['drm']>): object {
  const servers = Object.fromEntries(
    Object.entries(drm.urls).map(([system, url]) => [keySystemNames[system as KeySystem], url]),
  );
  return {
    servers,
    ...(drm.fairplayCertificateUrl !== undefined && {
      advanced: { [keySystemNames.fairplay]: { serverCertificateUri: drm.fairplayCertificateUrl } },
    }),
  };
}
