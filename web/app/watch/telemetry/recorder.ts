import type { MediaType, PlayerAnalyticsEvent, PlayerType, WatchedType } from '@kadr/contract';
import type { PauseReason, PlaybackStatistics, PlayerEvent, PlayerState } from '@kadr/player';
import { mediaTypeOf } from './media-type.ts';
import { bufferAhead, createQualityMetrics, toMilliseconds } from './quality-metrics.ts';
import type { QualityMetrics } from './quality-metrics.ts';
import type { DataOf, OwnFields, Tell } from './tell.ts';

/** The content and the player of a playback. */
export interface RecordedPlayback {
  readonly playbackSessionId: string;
  readonly contentId: number;
  readonly contentType: WatchedType;
  readonly playerType: PlayerType;
  readonly assetType: Exclude<MediaType, 'pause_live'>;
  readonly isEmbedded: boolean;
  /** Start position, in seconds of the content. */
  readonly startTime: number;
}

/** The recorded part of a player's state. */
export type RecordedState = Pick<
  PlayerState,
  | 'currentTime'
  | 'duration'
  | 'isPaused'
  | 'isLoading'
  | 'isEnded'
  | 'isLive'
  | 'hasFirstFrame'
  | 'seekable'
  | 'buffered'
  | 'activeHeight'
>;

/** Creates a player's events for analytics. `now` is always in seconds of one monotonic clock. */
export interface Recorder {
  readonly heard: (event: PlayerEvent, state: RecordedState, now: number) => void;
  /** Must be called when the state has changed, and about once a second, then with the statistics. */
  readonly look: (state: RecordedState, now: number, statistics?: PlaybackStatistics | null) => void;
  /** Records an event that the recorder does not detect itself. */
  readonly tell: Tell;
  /** Ends the player's recording; nothing is recorded afterwards. */
  readonly end: (now: number) => void;
}

/** Seconds of playback between two events. */
const [statusEvery, metricsEvery] = [60, 300];
/** Maximum seconds between two calls that count: time in standby is not played. */
const longestLook = 90;
/** Seconds after a seek in which loading belongs to the seek, not to a stall. */
const jumpTime = 1;
/** Seconds before the end in which a pause belongs to the end. */
const endTime = 0.5;
/** Maximum number of reported errors per player. An unstable network causes thousands. */
const mostErrors = 50;

/** Position in seconds; for a channel without a picture yet, the start of the stream. */
function positionIn(state: RecordedState | null, startTime: number): number {
  if (state === null) return startTime;
  const { isLive, hasFirstFrame, seekable, currentTime } = state;
  return isLive && !hasFirstFrame ? seekable.end : currentTime;
}

/** The recorded state of a player. Times are seconds of the clock of `now`. */
interface Recording {
  readonly playback: RecordedPlayback;
  readonly put: (event: PlayerAnalyticsEvent) => void;
  readonly begun: number;
  readonly metrics: QualityMetrics;
  state: RecordedState | null;
  clock: number;
  sequence: number;
  phase: 'waiting' | 'playing' | 'over' | 'closed';
  isReady: boolean;
  startup: number | null;
  pause: { readonly since: number; readonly reason: PauseReason } | null;
  playedInAll: number;
  errors: number;
  /** Of this playback: it may be replayed from its beginning. */
  played: number;
  stalls: number;
  stalledSeconds: number;
  sinceStatus: number;
  sinceMetrics: number;
  jumpedAt: number;
  isStalled: boolean;
  /** Whether there is a critical error: metrics stop until playback resumes. */
  hasFailed: boolean;
}

/** @param begun time of the player's creation */
export function createRecorder(
  playback: RecordedPlayback,
  put: (event: PlayerAnalyticsEvent) => void,
  begun: number,
): Recorder {
  const ctx: Recording = {
    playback,
    put,
    begun,
    metrics: createQualityMetrics(),
    state: null,
    clock: begun,
    sequence: 0,
    phase: 'waiting',
    isReady: false,
    startup: null,
    pause: null,
    playedInAll: 0,
    errors: 0,
    ...noneYet,
    jumpedAt: -Infinity,
    isStalled: false,
    hasFailed: false,
  };
  tell(ctx, 'player_init', {});
  return {
    heard: (event, next, now) => {
      if (ctx.phase !== 'closed') hear(ctx, event, next, now);
    },
    look: (next, now, statistics) => {
      if (ctx.phase === 'closed') return;
      if (statistics) ctx.metrics.look(statistics);
      see(ctx, next, now);
    },
    tell: (name, fields) => {
      if (ctx.phase !== 'closed') tell(ctx, name, fields);
    },
    end: (now) => {
      if (ctx.phase === 'closed') return;
      pass(ctx, now);
      if (ctx.phase === 'playing') stop(ctx, ctx.hasFailed ? 'error' : 'left');
      tell(ctx, 'player_end', { played_seconds: toMilliseconds(ctx.playedInAll), errors: ctx.errors });
      ctx.phase = 'closed';
    },
  };
}

/** Initial counters of a playback. */
const noneYet = { played: 0, stalls: 0, stalledSeconds: 0, sinceStatus: 0, sinceMetrics: 0 };

function tell<Name extends PlayerAnalyticsEvent['name']>(
  ctx: Recording,
  name: Name,
  fields: OwnFields<Name>,
): void {
  const { playback, state } = ctx;
  const data = {
    playback_session_id: playback.playbackSessionId,
    sequence: ctx.sequence,
    content_id: playback.contentId,
    content_type: playback.contentType,
    player_type: playback.playerType,
    media_type: state === null ? playback.assetType : mediaTypeOf(playback.assetType, state),
    is_embedded: playback.isEmbedded,
    position: toMilliseconds(Math.max(positionIn(state, playback.startTime), 0)),
    ...fields,
  };
  ctx.sequence += 1;
  // The fields of a name are those of its event.
  ctx.put({ name, data } as unknown as PlayerAnalyticsEvent);
}

function hear(ctx: Recording, event: PlayerEvent, next: RecordedState, now: number): void {
  see(ctx, next, now);
  if (event.type === 'ready') becomeReady(ctx);
  else if (event.type === 'pause') notePause(ctx, event.reason, next);
  else if (event.type === 'play') noteResume(ctx, event.reason);
  else if (event.type === 'error') fail(ctx, event);
  else if (event.type === 'recovered') ctx.hasFailed = false;
  else if (event.type === 'seek') {
    ctx.jumpedAt = ctx.clock;
    const [from, to] = [event.from, event.to].map((place) => toMilliseconds(Math.max(place, 0)));
    tell(ctx, 'playback_set_position', { from: from ?? 0, to: to ?? 0 });
  }
}

function see(ctx: Recording, next: RecordedState, now: number): void {
  pass(ctx, now);
  noticeStall(ctx, next);
  ctx.state = next;
  if (next.hasFirstFrame) ctx.startup ??= toMilliseconds(ctx.clock - ctx.begun);
  if (ctx.phase === 'playing') {
    if (next.isEnded) stop(ctx, 'ended');
  } else if (next.hasFirstFrame && !next.isPaused && !next.isLoading && !next.isEnded) begin(ctx);
  tellWhatIsDue(ctx);
}

function isWatching({ phase, state }: Recording): boolean {
  return phase === 'playing' && state !== null && !state.isPaused && !state.isEnded;
}

/** Attributes the time since the last call to the state at that call. */
function pass(ctx: Recording, now: number): void {
  const seconds = Math.min(Math.max(now - ctx.clock, 0), longestLook);
  ctx.clock = Math.max(ctx.clock, now);
  if (!isWatching(ctx)) return;
  ctx.metrics.pass(seconds, ctx.isStalled);
  ctx.sinceStatus += seconds;
  if (!ctx.hasFailed) ctx.sinceMetrics += seconds;
  if (ctx.isStalled) ctx.stalledSeconds += seconds;
  else {
    ctx.played += seconds;
    ctx.playedInAll += seconds;
  }
}

function noticeStall(ctx: Recording, next: RecordedState): void {
  if (!next.isLoading || next.isPaused || next.isEnded || ctx.phase !== 'playing') {
    ctx.isStalled = false;
  } else if (!ctx.isStalled && ctx.state?.isLoading === false && ctx.clock - ctx.jumpedAt >= jumpTime) {
    ctx.isStalled = true;
    ctx.stalls += 1;
    ctx.metrics.stall();
  }
}

function becomeReady(ctx: Recording): void {
  if (ctx.isReady) return;
  ctx.isReady = true;
  tell(ctx, 'player_start', { elapsed_seconds: toMilliseconds(ctx.clock - ctx.begun) });
}

function begin(ctx: Recording): void {
  becomeReady(ctx);
  const isRepeated = ctx.phase === 'over';
  Object.assign(ctx, noneYet);
  ctx.phase = 'playing';
  ctx.pause = null;
  tell(ctx, 'playback_start', { startup_seconds: isRepeated ? null : ctx.startup });
}

function stop(ctx: Recording, reason: DataOf<'playback_stop'>['reason']): void {
  tell(ctx, 'playback_stop', {
    reason,
    played_seconds: toMilliseconds(ctx.played),
    rebuffer_count: ctx.stalls,
    rebuffer_seconds: toMilliseconds(ctx.stalledSeconds),
  });
  ctx.phase = 'over';
}

function tellWhatIsDue(ctx: Recording): void {
  if (!isWatching(ctx) || ctx.state === null) return;
  const buffer_seconds = bufferAhead(ctx.state);
  if (ctx.sinceStatus >= statusEvery) {
    ctx.sinceStatus %= statusEvery;
    tell(ctx, 'playback_status', {
      played_seconds: toMilliseconds(ctx.played),
      buffer_seconds,
      is_buffering: ctx.isStalled,
      height: ctx.state.activeHeight,
    });
  }
  if (ctx.sinceMetrics < metricsEvery) return;
  ctx.sinceMetrics %= metricsEvery;
  tell(ctx, 'sqm_metrics', { startup_seconds: ctx.startup, ...ctx.metrics.take(), buffer_seconds });
}

function fail(ctx: Recording, { error, action }: Extract<PlayerEvent, { type: 'error' }>): void {
  if (error.severity === 2) [ctx.hasFailed, ctx.sinceMetrics] = [true, 0];
  ctx.errors += 1;
  if (ctx.errors > mostErrors) return;
  tell(ctx, 'playback_error', {
    reason: error.reason,
    error: error.error,
    code: error.code,
    category: error.category,
    severity: error.severity,
    http_status: error.httpStatus,
    action: action.type,
    message: error.message.slice(0, 300),
  });
}

function notePause(ctx: Recording, reason: PauseReason, next: RecordedState): void {
  const { currentTime, duration, isLive } = next;
  const isTheEnd = reason === 'tech' && !isLive && duration > 0 && currentTime >= duration - endTime;
  if (ctx.phase !== 'playing' || ctx.pause !== null || isTheEnd) return;
  tell(ctx, 'playback_pause', { reason });
  ctx.pause = { since: ctx.clock, reason };
}

function noteResume(ctx: Recording, reason: PauseReason): void {
  ctx.hasFailed = false;
  if (ctx.pause === null || ctx.phase !== 'playing') return;
  const { since, reason: pause_reason } = ctx.pause;
  tell(ctx, 'playback_resume', { paused_seconds: toMilliseconds(ctx.clock - since), reason, pause_reason });
  ctx.pause = null;
}
