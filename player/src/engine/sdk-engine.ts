/** The second player variant: an engine that wraps the embedded live-TV SDK. */
import type { PlayerEnvironment, Timer } from '../environment/environment.ts';
import { PlayerError } from '../recovery/errors.ts';
import type { LiveTvEvent, LiveTvSdk, LiveTvSession } from '../live-sdk/live-tv-sdk-api.ts';
import type { Engine, EngineEvents, LoadRequest, PlaybackStatistics } from './engine.ts';

/** Milliseconds after the SDK's beginning in which it has to have started. */
const START_PATIENCE = 5000;

export function createSdkEngine(
  sdk: LiveTvSdk,
  environment: Pick<PlayerEnvironment, 'setTimer' | 'clearTimer'>,
): Engine {
  let media: HTMLVideoElement | null = null;
  let events: EngineEvents | null = null;
  let session: LiveTvSession | null = null;
  let patience: Timer | null = null;
  /** What the SDK has said of a load that has not ended. */
  const failures: PlayerError[] = [];
  let isLoading = false;
  let loads = 0;

  const stopWaiting = (): void => {
    if (patience !== null) environment.clearTimer(patience);
    patience = null;
  };
  const hear = (event: LiveTvEvent): void => {
    if (event.type === 'tracks') return events?.tracksChanged();
    if (event.type === 'error') return fail(event);
    if (event.state === 'buffering' || event.state === 'loading') return events?.buffering(true);
    if (event.state === 'playing') {
      stopWaiting();
      events?.buffering(false);
    }
    // While it loads, the element stands still, whatever the viewer wants.
    if (event.state === 'playing' || !isLoading) events?.stateChanged(event.state);
  };
  const fail = ({ fatal, code, message }: Extract<LiveTvEvent, { type: 'error' }>): void => {
    const error = new PlayerError('SDK', { severity: fatal ? 2 : 1, code, message });
    if (fatal) stopWaiting();
    // The load rejects with it.
    if (fatal && isLoading) failures.push(error);
    else events?.failed(error);
  };
  const begin = (video: HTMLVideoElement, { headers, tokenQuery }: LoadRequest): LiveTvSession => {
    patience = environment.setTimer(() => {
      patience = null;
      events?.gestureNeeded();
    }, START_PATIENCE);
    return sdk.init({ video, headers, tokenQuery, onEvent: hear });
  };

  return {
    attach: async (element) => void (media = element),
    listen: (listeners) => void (events = listeners),

    load: async (request) => {
      if (media === null) throw new PlayerError('ENGINE', { message: 'The engine has no media element.' });
      loads += 1;
      const load = loads;
      failures.length = 0;
      isLoading = true;
      session ??= begin(media, request);
      let refusal: PlayerError | null = null;
      try {
        await session.load(request.url);
      } catch (cause) {
        refusal = new PlayerError('SDK', { cause });
      }
      // What the SDK says now is said of the load that has taken this one's place.
      if (load !== loads) throw new DOMException('Loading was interrupted.', 'AbortError');
      isLoading = false;
      if (refusal !== null) failures.push(refusal);
      const [first] = failures;
      if (first !== undefined) throw first;
    },
    watch: () => undefined,
    retry: () => false,

    tracks: () => {
      const { all, active } = session?.heights() ?? { all: [], active: null };
      return { heights: all, activeHeight: active, codecs: null, audios: [], subtitles: [] };
    },
    isLive: () => true,
    seekable: () => session?.seekable() ?? { start: 0, end: 0 },
    statistics: () => statisticsOf(media),
    startsAt: () => null,
    selectHeight: (height) => session?.selectHeight(height),
    selectAudio: () => undefined,
    selectSubtitle: () => undefined,
    destroy: async () => {
      events = null;
      stopWaiting();
      await session?.destroy();
    },
  };
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
