/** The life of a source: loaded in place of the one before, failing, recovering, over. */
import { createAdGate } from '../ads/ad-gate.ts';
import type { AdPlan } from '../source/ad-plan.ts';
import type { PreparedSource } from '../engine/prepare.ts';
import type { PlayerError } from '../recovery/errors.ts';
import type { EndedBy, RecoveryAction } from '../recovery/recovery.ts';
import type { PlayerSource } from '../source/source.ts';
import { change, sourceReset } from '../state/change.ts';
import { failing, noFailure, retrying, stopped } from '../state/failure-state.ts';
import { readMedia } from '../state/media-state.ts';
import { loading, paused, playing } from '../state/play-state.ts';
import { movedTo, reachable } from '../state/position-state.ts';
import { askForGesture, begin, pause, play } from './play-intent.ts';
import { createPlaybackSession, destroySession, loadSession } from './playback-session.ts';
import type { PlaybackSession } from './playback-session.ts';
import { emit, engineOf } from './player-context.ts';
import type { PlayerContext } from './player-context.ts';
import { followClock, rangeOf, seek } from './playhead.ts';

export interface LoadOptions {
  /** True by default; the browser may refuse. */
  readonly autoplay?: boolean;
  /** The result of `prepare` for the same source, for the player made with its element; any other player drops it. */
  readonly prepared?: PreparedSource | undefined;
}

const loadState = change<'playback/load-source'>;

/** Plays `source` in place of whatever plays now. Failures show in the store. */
export async function loadSource(
  context: PlayerContext,
  source: PlayerSource,
  { autoplay = true, prepared }: LoadOptions = {},
): Promise<void> {
  context.loads += 1;
  const thisLoad = context.loads;
  context.loadedAt = context.environment.now();
  await closeSession(context);
  // Another source has been set by now, or the player is gone.
  if (context.signal.aborted || thisLoad !== context.loads) return prepared?.cancel();
  context.sessionAbort = new AbortController();
  context.intent.wantsToPlay = autoplay;
  context.hasOwnTempo = source.hasOwnTempo === true;
  const isLive = source.type === 'live';
  context.store.patch(sourceReset, loadState({ isLive }), movedTo(source.startTime ?? 0));
  addSystemControls(context, source);
  const matches = prepared?.source.assetUrl === source.assetUrl && prepared.media === context.media;
  if (!matches) prepared?.cancel();
  const session = openSession(context, source, matches ? (prepared ?? null) : null);
  context.session = session;
  if (source.ad !== undefined) openAds(context, source, source.ad);
  if (isLive) followClock(context, context.sessionAbort.signal);
  await loadSession(session);
}

export async function closeSession(context: PlayerContext): Promise<void> {
  const closing = context.session;
  context.session = null;
  context.ads = null;
  context.sessionAbort.abort();
  stopMoving(context);
  if (closing !== null) await destroySession(closing);
}

export function firstFrameSeen(context: PlayerContext): void {
  if (context.loadedAt === null) return;
  const elapsed = context.environment.now() - context.loadedAt;
  context.loadedAt = null;
  emit(context, { type: 'first-frame', elapsed });
}

/** Begins again where playback stopped. The error stays in the store until it plays. */
export function resume(context: PlayerContext, by: EndedBy): void {
  context.intent.wantsToPlay = by === 'viewer' || context.wasToPlay;
  context.store.patch(retrying(by !== 'channel'));
  context.session?.recovery.resume(by);
}

function stopMoving({ rewind, settings }: PlayerContext): void {
  rewind.cancel();
  settings.actions.setBoost(false);
}

function openSession(
  context: PlayerContext,
  source: PlayerSource,
  prepared: PreparedSource | null,
): PlaybackSession {
  const { media, store, environment, settings, intent } = context;
  return createPlaybackSession({
    source,
    prepared,
    media,
    store,
    environment,
    tracksChanged: settings.readTracks,
    loaded: () => loaded(context),
    failed: (error, action) => failed(context, error, action),
    recovered: () => {
      store.patch(noFailure);
      emit(context, { type: 'recovered' });
    },
    resume: (by) => resume(context, by),
    stateChanged: (state) =>
      store.patch(state === 'playing' ? playing : paused(store.getState().pauseReason ?? 'tech')),
    gestureNeeded: () => {
      if (intent.wantsToPlay) askForGesture(context);
    },
  });
}

function loaded(context: PlayerContext): void {
  const { media, store, session } = context;
  const engine = engineOf(context);
  if (engine === null) return;
  const timeline = session?.live;
  const isLive = Boolean(timeline) || engine.isLive();
  store.patch(
    loadState({ isLive, phase: 'ready' }),
    isLive && loadState({ startsAt: timeline?.startsAt ?? engine.startsAt() }),
    isLive && reachable(timeline?.range() ?? engine.seekable()),
  );
  store.patch(...readMedia(media, store.getState(), timeline?.shift()));
  if (store.getState().hasFirstFrame) firstFrameSeen(context);
  begin(context);
  context.settings.apply();
  emit(context, { type: 'ready' });
}

function failed(context: PlayerContext, error: PlayerError, action: RecoveryAction): void {
  const { store } = context;
  emit(context, { type: 'error', error, action });
  const { recovery } = store.getState();
  // The message stays until it plays again, even during retries.
  if (action.type === 'ignore') return recovery === null ? store.patch(noFailure) : undefined;
  if (action.type !== 'stop')
    return recovery?.type === 'stop' ? undefined : store.patch(failing(error, action));
  context.wasToPlay = context.intent.wantsToPlay;
  context.ads?.stop();
  pause(context, 'tech_error');
  store.patch(stopped(error, action), loading(false));
}

/** The system's own controls are useless without a picture, and no picture waits for them. */
function addSystemControls(context: PlayerContext, { content }: PlayerSource): void {
  const { signal } = context.sessionAbort;
  const ports = {
    play: () => void play(context, 'user'),
    pause: () => pause(context),
    seek: (seconds: number) => seek(context, seconds),
    enterPip: () => void context.pictureInPicture.enter(),
  };
  import('../screen/media-session.ts').then(
    (module) => signal.aborted || module.connectMediaSession(content, context.store, ports, signal),
    () => undefined,
  );
}

function openAds(context: PlayerContext, { type, startTime = 0 }: PlayerSource, plan: AdPlan): void {
  const { media, adWrapper, store, environment, intent, pictureInPicture } = context;
  context.ads = createAdGate({
    plan,
    isLive: type === 'live',
    startTime,
    media,
    wrapper: adWrapper,
    store,
    environment,
    bandwidth: () => engineOf(context)?.statistics()?.bandwidth ?? null,
    hold: () => {
      stopMoving(context);
      pause(context, 'adv');
    },
    goOn: () => goOn(context),
    showInPip: pictureInPicture.show,
    emit: (event) => emit(context, event),
    signal: context.sessionAbort.signal,
  });
  // Requested while the content is fetched.
  if (intent.wantsToPlay) context.ads.play('tech');
}

/** The content goes on after advertisements. */
function goOn(context: PlayerContext): void {
  const { intent, store, media } = context;
  intent.wantsToPlay = true;
  const { phase, isLive } = store.getState();
  // Before that there is nothing to play: playback begins when it is loaded.
  if (phase === 'initial') return;
  if (isLive && media.played.length === 0) seek(context, rangeOf(context).end);
  void play(context);
}
