/** The second player variant: an engine that wraps the embedded live-TV SDK. */
import type { PlayerEnvironment, Timer } from '../environment/environment.ts';
import { PlayerError } from '../recovery/errors.ts';
import type { LiveTvEvent, LiveTvSdk, LiveTvSession } from '../live-sdk/live-tv-sdk-api.ts';
import type { Engine, EngineEvents, LoadRequest, PlaybackStatistics } from './engine.ts';

/** Milliseconds after its beginning within which the SDK must have started. */
const START_PATIENCE = 5000;

/** The state that the operations of one engine share. */
interface SdkContext {
  readonly sdk: LiveTvSdk;
  readonly environment: Pick<PlayerEnvironment, 'setTimer' | 'clearTimer'>;
  /** Errors that the SDK has reported during the current load. */
  readonly failures: PlayerError[];
  media: HTMLVideoElement | null;
  events: EngineEvents | null;
  session: LiveTvSession | null;
  patience: Timer | null;
  isLoading: boolean;
  loads: number;
}

export function createSdkEngine(sdk: LiveTvSdk, environment: SdkContext['environment']): Engine {
  const context: SdkContext = {
    sdk,
    environment,
    failures: [],
    media: null,
    events: null,
    session: null,
    patience: null,
    isLoading: false,
    loads: 0,
  };
  return {
    attach: async (element) => void (context.media = element),
    listen: (listeners) => void (context.events = listeners),
    load: (request) => load(context, request),
    watch: () => undefined,
    retry: () => false,
    tracks: () => {
      const { all, active } = context.session?.heights() ?? { all: [], active: null };
      return { heights: all, activeHeight: active, codecs: null, audios: [], subtitles: [] };
    },
    isLive: () => true,
    seekable: () => context.session?.seekable() ?? { start: 0, end: 0 },
    statistics: () => statisticsOf(context.media),
    startsAt: () => null,
    selectHeight: (height) => context.session?.selectHeight(height),
    selectAudio: () => undefined,
    selectSubtitle: () => undefined,
    destroy: async () => {
      context.events = null;
      stopWaiting(context);
      await context.session?.destroy();
    },
  };
}

async function load(context: SdkContext, request: LoadRequest): Promise<void> {
  const { media, failures } = context;
  if (media === null) throw new PlayerError('ENGINE', { message: 'No media element.' });
  context.loads += 1;
  const thisLoad = context.loads;
  failures.length = 0;
  context.isLoading = true;
  context.session ??= begin(context, media, request);
  let refusal: PlayerError | null = null;
  try {
    await context.session.load(request.url);
  } catch (cause) {
    refusal = new PlayerError('SDK', { cause });
  }
  // The SDK's errors now belong to the load that has replaced this one.
  if (thisLoad !== context.loads) throw new DOMException('Interrupted.', 'AbortError');
  context.isLoading = false;
  if (refusal !== null) failures.push(refusal);
  const [first] = failures;
  if (first !== undefined) throw first;
}

function begin(context: SdkContext, video: HTMLVideoElement, request: LoadRequest): LiveTvSession {
  const { sdk, environment } = context;
  const { headers, tokenQuery } = request;
  context.patience = environment.setTimer(() => {
    context.patience = null;
    context.events?.gestureNeeded();
  }, START_PATIENCE);
  return sdk.init({ video, headers, tokenQuery, onEvent: (event) => hear(context, event) });
}

function hear(context: SdkContext, event: LiveTvEvent): void {
  const { events, isLoading } = context;
  if (event.type === 'tracks') return events?.tracksChanged();
  if (event.type === 'error') return fail(context, event);
  if (event.state === 'buffering' || event.state === 'loading') return events?.buffering(true);
  if (event.state === 'playing') {
    stopWaiting(context);
    events?.buffering(false);
  }
  // While it loads, the element is paused, whatever the viewer wants.
  if (event.state === 'playing' || !isLoading) events?.stateChanged(event.state);
}

function fail(
  context: SdkContext,
  { fatal, code, message }: Extract<LiveTvEvent, { readonly type: 'error' }>,
): void {
  const error = new PlayerError('SDK', { severity: fatal ? 2 : 1, code, message });
  if (fatal) stopWaiting(context);
  // The load rejects with it.
  if (fatal && context.isLoading) context.failures.push(error);
  else context.events?.failed(error);
}

function stopWaiting(context: SdkContext): void {
  if (context.patience !== null) context.environment.clearTimer(context.patience);
  context.patience = null;
}

function statisticsOf(media: HTMLVideoElement | null): PlaybackStatistics {
  const quality = media?.getVideoPlaybackQuality();
  return {
    decodedFrames: quality?.totalVideoFrames ?? 0,
    droppedFrames: quality?.droppedVideoFrames ?? 0,
    bandwidth: null,
    bitrate: null,
    width: media?.videoWidth ?? null,
    height: media?.videoHeight ?? null,
  };
}
