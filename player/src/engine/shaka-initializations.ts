/**
 * Lets go of requests that Shaka would keep for ever. It asks for the beginning (initialization) of a film's next part
 * ahead of need, and keeps that request also when a seek aborts it or when it fails: from then on each need of that
 * beginning is answered with the same abortion or failure, and playback never goes on (shaka-player, pull request
 * 10587).
 */
import type shaka from 'shaka-player/dist/shaka-player.dash-es2021.js';

export interface Initializations {
  /** Requests every initialization segment again whose request failed or was aborted. */
  readonly askAgain: () => void;
}

/** Watches the requests of `player`, and the seeks of `media` until `signal` is aborted. */
export function watchInitializations(
  player: shaka.Player,
  { INIT_SEGMENT }: Pick<typeof shaka.net.NetworkingEngine.AdvancedRequestType, 'INIT_SEGMENT'>,
  media: HTMLVideoElement,
  signal: AbortSignal,
): Initializations {
  /** Each request has its own context. */
  const unanswered = new Set<shaka.extern.RequestContext>();
  const network = player.getNetworkingEngine();
  network?.registerRequestFilter((_type, _request, context) => {
    if (context?.type === INIT_SEGMENT) unanswered.add(context);
  });
  network?.registerResponseFilter((_type, _response, context) => {
    if (context !== undefined) unanswered.delete(context);
  });
  const askAgain = (): void => {
    if (unanswered.size === 0) return;
    unanswered.clear();
    // Shaka has no other way to forget them; the content of its buffer stays.
    const { segmentPrefetchLimit } = player.getConfiguration().streaming;
    for (const limit of [0, segmentPrefetchLimit]) player.configure('streaming.segmentPrefetchLimit', limit);
  };
  media.addEventListener(
    'seeking',
    () => {
      // Before it plays Shaka itself moves to where the film starts; within what is buffered it aborts nothing.
      if (media.played.length > 0 && !isBuffered(media)) askAgain();
    },
    { signal },
  );
  return { askAgain };
}

function isBuffered({ buffered, currentTime }: HTMLVideoElement): boolean {
  return Array.from({ length: buffered.length }, (_, at) => at).some(
    (at) => buffered.start(at) <= currentTime && currentTime <= buffered.end(at),
  );
}
