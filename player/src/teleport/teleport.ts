/** Peer delivery ("teleport"): segments come from other viewers of the stream, or else from the server. */
import type { Core, Segment } from 'p2p-media-loader-core';
import { PlayerError } from '../recovery/errors.ts';
import type { SourceType, TeleportConfig } from '../source/source.ts';
import { SEGMENT_DURATION, segmentNumber, sharedAddress, swarmId } from './addresses.ts';

/** A rendition of sound or picture with all its known segments. */
export interface PeerStream {
  /** The id in the manifest. */
  readonly id: string;
  readonly type: 'main' | 'secondary';
  readonly segments: readonly PeerSegment[];
}

export interface PeerSegment {
  readonly url: string;
  /** Seconds of the presentation. */
  readonly startTime: number;
  readonly endTime: number;
}

export interface Teleport {
  /**
   * The bytes of a segment, from peers or from the server. Rejects when neither delivers them, and with an AbortError
   * when cancelled: then the engine asks the server itself.
   */
  readonly fetch: (stream: PeerStream, segment: PeerSegment, signal: AbortSignal) => Promise<ArrayBuffer>;
  readonly watching: (position: number, rate: number) => void;
  /** Bits per second of the current rendition. */
  readonly switched: (bandwidth: number) => void;
  readonly destroy: () => void;
}

interface TeleportOptions {
  readonly config: TeleportConfig;
  readonly type: SourceType;
  readonly manifestUrl: string;
  /** How far ahead is fetched, in seconds. */
  readonly bufferingGoal: number;
  /**
   * Makes the request for a segment that comes from the server: with the newest token and the playback headers. Throws
   * while no requests may be sent to it.
   */
  readonly request: (url: string, signal: AbortSignal) => Request;
  /** Called when the library itself fails, not a segment: it is unusable from then on. */
  readonly onBroken: (error: PlayerError) => void;
  /** Fetches the library's code; a parameter so that its failure can be tried. */
  readonly load?: () => Promise<{ readonly Core: typeof Core }>;
}

/** A failure costs peers, not playback: severity 1. */
const failure = (code: 1 | 2, message: string, cause: unknown): PlayerError =>
  new PlayerError('SDK', { severity: 1, origin: 'teleport', code, message, cause });

/**
 * Fetches the library and joins the swarm of the stream.
 *
 * @throws {PlayerError} `1-7-1` (TELEPORT_LOAD_LIB_ERROR) when the library does not come, `1-7-2` when it does not
 * begin.
 */
export async function openTeleport(options: TeleportOptions): Promise<Teleport> {
  const { load = () => import('p2p-media-loader-core') } = options;
  const library = await load().catch((cause: unknown) => {
    throw failure(1, 'TELEPORT_LOAD_LIB_ERROR', cause);
  });
  try {
    return join(library.Core, options);
  } catch (cause) {
    throw failure(2, 'Peer delivery could not begin.', cause);
  }
}

function join(
  TeleportCore: typeof Core,
  { config, type, manifestUrl, bufferingGoal, request, onBroken }: TeleportOptions,
): Teleport {
  const isLive = type === 'live';
  const apiKey = config.apiKeys[isLive ? 'live' : 'vod'];
  const core = new TeleportCore({
    announceTrackers: config.trackers.map((tracker) => `${tracker}?key=${encodeURIComponent(apiKey)}`),
    rtcConfig: { iceServers: [...(config.iceServers ?? [])] },
    swarmId: swarmId(manifestUrl, apiKey),
    // A viewer without peers buffers as usual.
    highDemandTimeWindow: bufferingGoal,
    httpDownloadTimeWindow: bufferingGoal,
    p2pDownloadTimeWindow: 2 * bufferingGoal,
    httpRequestSetup: async (url, _range, signal) => request(url, signal),
  });
  core.setIsLive(isLive);
  core.setManifestResponseUrl(manifestUrl);
  let peers = 0;
  const meet = (change: 1 | -1): void => {
    peers += change;
    // With peers, segments needed soon still do not wait for them.
    core.applyDynamicConfig({ highDemandTimeWindow: peers > 0 ? 3 * SEGMENT_DURATION : bufferingGoal });
  };
  core.addEventListener('onPeerConnect', () => meet(1));
  core.addEventListener('onPeerClose', () => meet(-1));

  const keyOf = (stream: PeerStream, { startTime }: PeerSegment): string =>
    `${stream.id}|${segmentNumber(startTime)}`;
  const know = (stream: PeerStream): void => {
    core.addStreamIfNoneExists({ runtimeId: stream.id, type: stream.type, index: stream.id });
    const known = core.getStream(stream.id)?.segments ?? new Map<string, unknown>();
    const now = new Map(stream.segments.map((segment) => [keyOf(stream, segment), segment]));
    const added = [...now]
      .filter(([key]) => !known.has(key))
      .map(([key, segment]) => described(key, segment));
    const gone = [...known.keys()].filter((key) => !now.has(key));
    if (added.length > 0 || gone.length > 0) core.updateStream(stream.id, added, gone);
  };

  return {
    fetch: (stream, segment, signal) => {
      know(stream);
      const key = keyOf(stream, segment);
      return new Promise((resolve, reject) => {
        const abort = (): void => {
          core.abortSegmentLoading(key);
          reject(new DOMException('The segment is not wanted any more.', 'AbortError'));
        };
        if (signal.aborted) return abort();
        signal.addEventListener('abort', abort, { once: true });
        const settle = (end: () => void): void => {
          signal.removeEventListener('abort', abort);
          end();
        };
        core
          .loadSegment(key, {
            onSuccess: ({ data }) => settle(() => resolve(data)),
            onError: (error) => settle(() => reject(error)),
          })
          .catch((cause: unknown) => {
            const error = failure(2, 'Peer delivery could not begin.', cause);
            onBroken(error);
            settle(() => reject(error));
          });
      });
    },
    watching: (position, rate) => core.updatePlayback(position, rate),
    switched: (bandwidth) => core.setActiveLevelBitrate(bandwidth),
    destroy: () => core.destroy(),
  };
}

function described(runtimeId: string, { url, startTime, endTime }: PeerSegment): Segment {
  return { runtimeId, externalId: segmentNumber(startTime), url: sharedAddress(url), startTime, endTime };
}
