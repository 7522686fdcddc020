/** One source being played: its engine, its token, its thumbnails and its recovery. The player makes one per load. */
import { buffering } from '../engine/buffering.ts';
import type { Engine } from '../engine/engine.ts';
import { loadEngine } from '../engine/load-engine.ts';
import { streamRequest } from '../engine/prepare.ts';
import { PlayerError } from '../recovery/errors.ts';
import { createRecovery } from '../recovery/recovery-runner.ts';
import type { Recovery } from '../recovery/recovery-runner.ts';
import { withOffset } from '../source/source.ts';
import { createTokenRenewal } from '../source/token-renewal.ts';
import type { TokenRenewal } from '../source/token-renewal.ts';
import { change } from '../state/change.ts';
import { loading } from '../state/play-state.ts';
import { isAbort } from './autoplay.ts';
import { leaveTeleport } from './session-context.ts';
import type { SessionContext, SessionPorts } from './session-context.ts';
import { hasProgressed, recoveryPorts } from './session-recovery.ts';

export interface PlaybackSession extends SessionContext {
  readonly recovery: Recovery;
}

const sessionState = change<'playback/playback-session'>;

export function createPlaybackSession(ports: SessionPorts): PlaybackSession {
  const { source, media, environment } = ports;
  const abort = new AbortController();
  const context: SessionContext = {
    ...ports,
    abort,
    renewal: createRenewal(ports, (query) => context.stream.setToken(query)),
    engine: null,
    stream: streamRequest(source, environment),
    live: null,
    isLoading: true,
    position: source.startTime ?? null,
    forcedHeight: null,
    isInH264: false,
    codecs: null,
    failure: { position: 0, buffer: 0, isOfDecoder: false },
    hasPicture: false,
    teleport: null,
  };
  const recovery = createRecovery(recoveryPorts(context, () => void loadSession(session)));
  const session = Object.assign(context, { recovery });
  const { signal } = abort;
  media.addEventListener('loadeddata', () => void (context.hasPicture = true), { signal });
  const noticeProgress = (): void => {
    if (hasProgressed(context) && recovery.succeeded()) ports.recovered();
  };
  for (const event of ['progress', 'timeupdate', 'loadeddata'])
    media.addEventListener(event, noticeProgress, { signal });
  return session;
}

/** Loads the source, or loads it again at the present position. Never rejects. */
export async function loadSession(session: PlaybackSession): Promise<void> {
  const { abort, media, store, recovery, live } = session;
  const { signal } = abort;
  if (signal.aborted) return;
  if (!session.isLoading) {
    session.position = media.currentTime;
    live?.aimHere();
  }
  session.isLoading = true;
  session.hasPicture = false;
  store.patch(loading(true));
  try {
    await loadStream(session);
  } catch (error) {
    if (signal.aborted || isAbort(error)) return;
    return recovery.handle(
      error instanceof PlayerError ? error : new PlayerError('ENGINE', { cause: error }),
    );
  }
  if (!signal.aborted) loaded(session);
}

/** Loads the stream where `live` is aimed at. */
export async function reloadSession(session: PlaybackSession): Promise<void> {
  // The first load will go there.
  if (session.engine === null) return;
  session.isLoading = true;
  await loadSession(session);
}

export async function destroySession(session: PlaybackSession): Promise<void> {
  session.abort.abort();
  leaveTeleport(session);
  session.recovery.destroy();
  session.renewal?.destroy();
  await session.engine?.destroy();
}

function createRenewal(
  { source: { token, refreshToken: getToken }, environment }: SessionPorts,
  setToken: (query: string) => void,
): TokenRenewal | null {
  if (token === undefined || getToken === undefined) return null;
  return createTokenRenewal({ token, getToken, renewed: ({ query }) => setToken(query), environment });
}

async function loadStream(session: PlaybackSession): Promise<void> {
  const { abort } = session;
  if (session.engine === null && (await takePrepared(session))) return;
  await makeTimeline(session);
  const { stream, live } = session;
  if (session.engine === null) {
    const made = await loadEngine(stream.load, session.environment);
    adopt(session, made);
    if (abort.signal.aborted) return made.destroy();
    await made.attach(session.media);
  }
  await session.engine?.load({
    ...stream.load,
    url: withOffset(session.isInH264 ? stream.h264Url : stream.load.url, live?.offset() ?? 0),
    startTime: live === null ? session.position : null,
    height: session.forcedHeight ?? stream.load.height,
  });
}

/** True when the prepared source is loaded and can be watched. */
async function takePrepared(session: PlaybackSession): Promise<boolean> {
  const taken = await session.prepared?.take();
  if (!taken) return false;
  session.stream = taken.stream;
  adopt(session, taken.engine);
  if (session.abort.signal.aborted) {
    await taken.engine.destroy();
    return true;
  }
  return taken.loading.then(
    async () => {
      await makeTimeline(session);
      taken.engine.watch();
      return true;
    },
    () => false,
  );
}

/** Most sources are not channels: the code is fetched with the first channel. */
async function makeTimeline(session: PlaybackSession): Promise<void> {
  const { source, media, environment } = session;
  const { timeshift } = source;
  if (timeshift === undefined || source.type !== 'live' || session.live !== null) return;
  try {
    const { createLiveTimeline } = await import('../live/live-timeline.ts');
    session.live ??= createLiveTimeline(timeshift, {
      now: environment.now,
      mediaTime: () => (session.hasPicture ? media.currentTime : Number.NaN),
    });
  } catch (cause) {
    throw new PlayerError('ENGINE_NOT_LOADED', { cause });
  }
}

function adopt(session: PlaybackSession, made: Engine): void {
  const { store } = session;
  session.engine = made;
  made.listen({
    tracksChanged: () => {
      session.codecs = made.tracks().codecs ?? session.codecs;
      session.tracksChanged();
    },
    // Data that the engine drops is no longer waited for; data that it loads instead is.
    buffering: (isBuffering) => store.patch(loading(isBuffering || session.isLoading)),
    cuesChanged: (cues) => store.patch(sessionState({ cues })),
    failed: session.recovery.handle,
    stateChanged: session.stateChanged,
    gestureNeeded: session.gestureNeeded,
  });
}

function loaded(session: PlaybackSession): void {
  const { engine, live, failure } = session;
  session.isLoading = false;
  // Any picture is progress.
  failure.buffer = -1;
  session.codecs = engine?.tracks().codecs ?? session.codecs;
  if (engine !== null) live?.loaded(engine.seekable().end);
  session.loaded();
  addThumbnails(session);
  addPeers(session);
}

/** Adds thumbnails. Without their code or playlist there are none; those that are there stay. */
function addThumbnails(session: PlaybackSession): void {
  const { store, stream, abort } = session;
  if (store.getState().thumbnails !== null) return;
  import('../thumbnails/show-thumbnails.ts').then(
    (module) =>
      module.showThumbnails({
        ...session,
        headers: stream.load.headers,
        shown: (thumbnails) => store.patch(sessionState({ thumbnails })),
        signal: abort.signal,
      }),
    () => undefined,
  );
}

/** Adds peer delivery. It reports its own failures; without its code the stream comes from the server. */
function addPeers(session: PlaybackSession): void {
  const { source, media, stream } = session;
  const { teleport } = source;
  if (teleport === undefined || session.teleport !== null) return;
  const { signal } = (session.teleport = new AbortController());
  const failed = (error: PlayerError): void => session.failed(error, { type: 'ignore' });
  import('../teleport/attach-teleport.ts').then(
    (module) =>
      module.attachTeleport({
        source: { ...source, teleport },
        stream,
        media,
        bufferingGoal: stream.load.isLive ? buffering.liveGoal : buffering.vodGoal,
        signal,
        failed,
      }),
    (cause: unknown) =>
      failed(
        new PlayerError('SDK', {
          severity: 1,
          origin: 'teleport',
          code: 1,
          message: 'TELEPORT_LOAD_LIB_ERROR',
          cause,
        }),
      ),
  );
}
