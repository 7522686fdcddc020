/** The engine on Shaka Player. Everything specific to Shaka stays in this folder. */
import { PlayerError } from '../recovery/errors.ts';
import { heightConfig, shakaConfig, watchingConfig } from './shaka-config.ts';
import { fromShaka, isInterruption } from './shaka-error.ts';
import type { RequestWatch } from './shaka-request-watch.ts';
import { prepareRequest } from './shaka-requests.ts';
import type { RequestKind } from './shaka-requests.ts';
import { CueCollector } from './shaka-text.ts';
import { readTracks, trackValues } from './shaka-tracks.ts';
import type { Engine, EngineEvents, LoadRequest } from './engine.ts';
import type shaka from 'shaka-player/dist/shaka-player.dash-es2021.js';

/** The parts of Shaka that we use and that both builds (DASH, HLS) contain. */
export type Shaka = Pick<typeof shaka, 'Player' | 'net' | 'polyfill' | 'util'>;

/**
 * Seconds of the old rendition kept when the viewer chooses another: enough for the new one to arrive without a pause,
 * but little enough for the choice to show soon.
 */
const SWITCH_MARGIN = 4;

/** Bits per second, measured by this page's last playback: the next one starts at the right quality. */
let measuredBandwidth: number | null = null;

/** The state that the operations of one engine share. */
interface ShakaContext {
  readonly shaka: Shaka;
  readonly player: shaka.Player;
  readonly prefersAv1: boolean;
  readonly destroyed: AbortController;
  media: HTMLVideoElement | null;
  events: EngineEvents | null;
  request: LoadRequest | null;
  watch: RequestWatch | null;
  /** The viewer's choice; null is automatic. */
  height: number | null;
}

export function createShakaEngine(shaka: Shaka, { prefersAv1 }: { readonly prefersAv1: boolean }): Engine {
  const player = new shaka.Player();
  const context: ShakaContext = {
    shaka,
    player,
    prefersAv1,
    destroyed: new AbortController(),
    media: null,
    events: null,
    request: null,
    watch: null,
    height: null,
  };
  filterRequests(context);
  followPlayer(context);
  return {
    attach: (element) => attach(context, element),
    listen: (listeners) => void (context.events = listeners),
    load: (request) => load(context, request),
    watch: () => watch(context),
    retry: () => {
      context.watch?.askAgain();
      return player.retryStreaming(0);
    },
    tracks: () =>
      readTracks({
        videos: player.getVideoTracks(),
        audios: player.getAudioTracks(),
        subtitles: player.getTextTracks(),
      }),
    isLive: () => player.isLive(),
    seekable: () => player.seekRange(),
    statistics: () => context.watch?.statistics() ?? null,
    startsAt: () => player.getPresentationStartTimeAsDate()?.getTime() ?? null,
    selectHeight: (height) => selectHeight(context, height),
    selectAudio: (value) => {
      const tracks = player.getAudioTracks();
      const chosen = tracks[trackValues(tracks).indexOf(value)];
      if (chosen !== undefined) player.selectAudioTrack(chosen);
    },
    selectSubtitle: (value) => {
      const tracks = player.getTextTracks();
      player.selectTextTrack(value === null ? null : (tracks[trackValues(tracks).indexOf(value)] ?? null));
    },
    destroy: () => destroy(context),
  };
}

function filterRequests(context: ShakaContext): void {
  const { shaka, player } = context;
  const network = player.getNetworkingEngine();
  const { RequestType } = shaka.net.NetworkingEngine;
  network?.registerRequestFilter((type, outgoing) =>
    context.request?.gate.turn(outgoing, type === RequestType.SEGMENT),
  );
  network?.registerResponseFilter((_type, { originalRequest }) => {
    const gate = context.request?.gate;
    if (gate?.probed() === originalRequest) gate.open();
  });
  network?.registerRequestFilter(async (type, outgoing, details) => {
    const { request } = context;
    if (request === null) return;
    await prepareRequest(outgoing, kindOf(shaka, type), request);
    request.teleport()?.ask(shaka, outgoing, details);
  });
  // Otherwise Shaka runs the filters for a further attempt before it sees that no attempt is left.
  network?.addEventListener('retry', (event) => event.preventDefault());
}

function followPlayer(context: ShakaContext): void {
  const { player } = context;
  const on = (name: string, listener: (event: Event) => void): void =>
    player.addEventListener(name, listener);
  for (const name of ['trackschanged', 'variantchanged', 'adaptation', 'textchanged', 'audiotrackschanged'])
    on(name, () => context.events?.tracksChanged());
  for (const name of ['adaptation', 'variantchanged'])
    on(name, () => {
      const active = player.getVariantTracks().find((track) => track.active);
      if (active !== undefined) context.request?.teleport()?.switched(active.bandwidth);
    });
  on('buffering', (event) => context.events?.buffering('buffering' in event && event.buffering === true));
  on('error', (event) => failed(context, 'detail' in event ? event.detail : null));
}

function failed({ events, request }: ShakaContext, thrown: unknown): void {
  if (isInterruption(thrown)) return;
  // No listener yet: the stream is only prepared, and waits until it is watched.
  if (events === null) request?.gate.close();
  events?.failed(fromShaka(thrown));
}

async function attach(context: ShakaContext, media: HTMLVideoElement): Promise<void> {
  const { shaka, player, destroyed } = context;
  context.media = media;
  player.configure(
    'textDisplayFactory',
    (_player: unknown) => new CueCollector(media, (cues) => context.events?.cuesChanged(cues)),
  );
  import('./shaka-request-watch.ts').then(
    (module) => {
      if (!destroyed.signal.aborted)
        context.watch = module.watchRequests(shaka, player, {
          media,
          signal: destroyed.signal,
          gate: () => context.request?.gate,
          failed: (thrown) => failed(context, thrown),
          heightsLimited: () => context.height === null && selectHeight(context, null),
        });
    },
    () => undefined,
  );
  await player.attach(media);
}

async function load(context: ShakaContext, request: LoadRequest): Promise<void> {
  const { player, media, prefersAv1 } = context;
  if (media === null) throw new PlayerError('ENGINE', { message: 'No media element.' });
  context.request = request;
  context.height = request.height;
  const bandwidth = measuredBandwidth ?? guessedBandwidth();
  player.configure(shakaConfig(request, { bandwidth, prefersAv1 }));
  player.configure(watchingConfig(request));
  try {
    await player.load(request.url, request.startTime, mimeTypeOf(request));
  } catch (error) {
    throw isInterruption(error)
      ? new DOMException('Interrupted.', 'AbortError')
      : // Its parsers stumble over what is no manifest at all.
        fromShaka(error, 'MANIFEST_INVALID');
  }
}

function watch(context: ShakaContext): void {
  const { player } = context;
  if (context.request !== null) {
    context.request = { ...context.request, isAhead: false };
    // Only the changes: Shaka would select and fetch again anything else configured here.
    player.configure(watchingConfig(context.request));
  }
  goToEdge(context);
  // Failures so far had no listener.
  context.request?.gate.recovered();
  player.retryStreaming(0);
}

/** Seconds that a live stream loaded ahead may be behind when it is watched: a longer lag is made up for. */
const LATE = 6;

function goToEdge({ player, media }: ShakaContext): void {
  if (media === null || !player.isLive()) return;
  const { end } = player.seekRange();
  if (end - media.currentTime > LATE) media.currentTime = end;
}

function selectHeight(context: ShakaContext, height: number | null): void {
  const { player, watch } = context;
  const most = watch?.mostHeight() ?? 0;
  context.height = height;
  // Automatic quality only leaves what is too much for the device: what is buffered would stutter for minutes.
  const best = player
    .getVideoTracks()
    .filter((track) => (height === null ? (track.height ?? 0) <= most : track.height === height))
    .sort((a, b) => b.bandwidth - a.bandwidth)[0];
  // Before the limits, which would make the same switch but leave the old quality in the buffer.
  player.configure('abr.enabled', false);
  if (best !== undefined) player.selectVideoTrack(best, true, SWITCH_MARGIN);
  player.configure('abr', { enabled: true, ...heightConfig(height, most) });
}

async function destroy(context: ShakaContext): Promise<void> {
  const { player } = context;
  context.events = null;
  context.destroyed.abort();
  const estimate = player.getStats().estimatedBandwidth;
  if (estimate > 0 && estimate < Infinity) measuredBandwidth = estimate;
  await player.destroy();
}

/** The browser's own estimate, in bits per second, of recent downloads from anywhere, where it offers one. */
function guessedBandwidth(): number {
  const { connection } = navigator as { readonly connection?: { readonly downlink?: number } };
  return (connection?.downlink ?? 2.5) * 1e6;
}

function mimeTypeOf({ protocol }: LoadRequest): string {
  return protocol === 'dash' ? 'application/dash+xml' : 'application/x-mpegurl';
}

function kindOf(shaka: Shaka, type: shaka.net.NetworkingEngine.RequestType): RequestKind {
  const { RequestType } = shaka.net.NetworkingEngine;
  if (type === RequestType.LICENSE) return 'licence';
  if (type === RequestType.KEY) return 'key';
  const isStream = [RequestType.MANIFEST, RequestType.PLAYLIST, RequestType.SEGMENT].includes(type);
  return isStream ? 'stream' : 'other';
}
