/** What the engine watches once somebody moves about in a film: playing begins without it, so its code comes later. */
import { watchInitializations } from './shaka-initializations.ts';
import type { Initializations } from './shaka-initializations.ts';
import { takeTurns } from './shaka-turns.ts';
import type { SegmentRequest } from './shaka-turns.ts';
import type { Shaka } from './shaka-engine.ts';
import type shaka from 'shaka-player/dist/shaka-player.dash-es2021.js';

/** Watches the requests of `player`, and the seeks of `media`, until `signal` is aborted. */
export function watchRequests(
  { net }: Shaka,
  player: shaka.Player,
  media: HTMLVideoElement,
  signal: AbortSignal,
): Initializations {
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
  // What was needed may not come any more.
  player.addEventListener('error', release);
  media.addEventListener('seeking', release, { signal });
  return watchInitializations(player, types, media, signal);
}
