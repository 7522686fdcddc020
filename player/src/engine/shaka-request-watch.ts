/** The engine's watching of its requests and frames: playing begins without it, so its code comes later. */
import { watchFrames } from '../environment/frame-drops.ts';
import { watchFailedRequests } from './shaka-failed-requests.ts';
import { watchInitializations } from './shaka-initializations.ts';
import type { Initializations } from './shaka-initializations.ts';
import { readStatistics } from './shaka-statistics.ts';
import type { PlaybackStatistics } from './engine.ts';
import { takeTurns } from './shaka-turns.ts';
import type { SegmentRequest } from './shaka-turns.ts';
import type { Gate } from '../recovery/gate.ts';
import type { Shaka } from './shaka-engine.ts';
import type shaka from 'shaka-player/dist/shaka-player.dash-es2021.js';

interface WatchPorts {
  readonly media: HTMLVideoElement;
  /** Ends it. */
  readonly signal: AbortSignal;
  readonly gate: () => Gate | undefined;
  /** Called with failures that Shaka does not report. */
  readonly failed: (thrown: unknown) => void;
  /** Called when `mostHeight` has changed. */
  readonly heightsLimited: () => void;
}

export interface RequestWatch extends Initializations {
  readonly statistics: () => PlaybackStatistics;
  /** The greatest height that automatic quality may have on this device; 0: any. */
  readonly mostHeight: () => number;
}

/** Watches the requests of `player`, and the seeks and frames of `media`. */
export function watchRequests(shaka: Shaka, player: shaka.Player, ports: WatchPorts): RequestWatch {
  const { net } = shaka;
  const { media, signal } = ports;
  watchFailedRequests(shaka, player, ports);
  const mostHeight = watchFrames(media, { changed: ports.heightsLimited, signal });
  const types = net.NetworkingEngine.AdvancedRequestType;
  const { of, answered, release } = takeTurns(media);
  const isSegment = (
    context: shaka.extern.RequestContext | undefined,
  ): context is shaka.extern.RequestContext & SegmentRequest =>
    context?.type === types.MEDIA_SEGMENT && !!context.segment && !!context.stream;
  const network = player.getNetworkingEngine();
  network?.registerRequestFilter((_type, _request, context) =>
    isSegment(context) ? of(context) : undefined,
  );
  network?.registerResponseFilter((_type, _response, context) => {
    if (isSegment(context)) answered(context);
  });
  // A needed segment may never arrive.
  player.addEventListener('error', release);
  media.addEventListener('seeking', release, { signal });
  const { askAgain } = watchInitializations(player, types, media, signal);
  return { askAgain, mostHeight, statistics: () => readStatistics(player.getStats()) };
}
