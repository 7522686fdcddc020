import type { MediaType, PlayerAnalyticsEvent, PlayerType, WatchedType } from '@kadr/contract';
import type { PauseReason, PlaybackStatistics, PlayerEvent, PlayerState } from '@kadr/player';
import { mediaTypeOf } from './media-type.ts';
import { bufferAhead, createQualityMetrics, toMilliseconds } from './quality-metrics.ts';
import type { DataOf, Tell } from './tell.ts';

/** What is played, in which player. */
export interface RecordedPlayback {
  readonly playbackSessionId: string;
  readonly contentId: number;
  readonly contentType: WatchedType;
  readonly playerType: PlayerType;
  readonly assetType: Exclude<MediaType, 'pause_live'>;
  readonly isEmbedded: boolean;
  /** Seconds of the content at which it begins. */
  readonly startTime: number;
}

/** What of a player's state says how it plays. */
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

/** Makes a player's events for analytics. `now` is always seconds of one clock that never goes back. */
export interface Recorder {
  readonly heard: (event: PlayerEvent, state: RecordedState, now: number) => void;
  /** To be called when the state has changed, and about once a second, then with the statistics. */
  readonly look: (state: RecordedState, now: number, statistics?: PlaybackStatistics | null) => void;
  /** Records what the recorder does not see by itself. */
  readonly tell: Tell;
  /** The player is let go; nothing is recorded after that. */
  readonly end: (now: number) => void;
}

/** Seconds of playing between two events. */
const [statusEvery, metricsEvery] = [60, 300];
/** Seconds between two looks that count at most: a machine that slept has not played. */
const longestLook = 90;
/** Seconds after a jump in which loading is the jump's: it is no stall. */
const jumpTime = 1;
/** A pause so near to the end, in seconds, belongs to the end. */
const endTime = 0.5;
/** Errors of one player that are reported. An unstable network has thousands. */
const mostErrors = 50;

/** Seconds; of a channel without a picture yet, where it is sent. */
function positionIn(state: RecordedState | null, startTime: number): number {
  if (state === null) return startTime;
  const { isLive, hasFirstFrame, seekable, currentTime } = state;
  return isLive && !hasFirstFrame ? seekable.end : currentTime;
}

export function createRecorder(
  playback: RecordedPlayback,
  put: (event: PlayerAnalyticsEvent) => void,
  begun: number,
): Recorder {
  const metrics = createQualityMetrics();
  let state: RecordedState | null = null;
  let clock = begun;
  let sequence = 0;
  let phase: 'waiting' | 'playing' | 'over' | 'closed' = 'waiting';
  let isReady = false;
  let startup: number | null = null;
  let pause: { readonly since: number; readonly reason: PauseReason } | null = null;
  let [playedInAll, errors] = [0, 0];
  /** Of this playback: it may be played again from its beginning. */
  let [played, stalls, stalledSeconds] = [0, 0, 0];
  let [sinceStatus, sinceMetrics] = [0, 0];
  let jumpedAt = -Infinity;
  let isStalled = false;
  /** A critical error stands: there are no metrics until playing goes on. */
  let hasFailed = false;

  const tell: Tell = (name, fields) => {
    const position = positionIn(state, playback.startTime);
    const data = {
      playback_session_id: playback.playbackSessionId,
      sequence,
      content_id: playback.contentId,
      content_type: playback.contentType,
      player_type: playback.playerType,
      media_type: state === null ? playback.assetType : mediaTypeOf(playback.assetType, state),
      is_embedded: playback.isEmbedded,
      position: toMilliseconds(Math.max(position, 0)),
      ...fields,
    };
    sequence += 1;
    // The fields of one name are those of its event.
    put({ name, data } as unknown as PlayerAnalyticsEvent);
  };

  const isWatching = (): boolean =>
    phase === 'playing' && state !== null && !state.isPaused && !state.isEnded;

  /** The time since the last look was what the state was then. */
  const pass = (now: number): void => {
    const seconds = Math.min(Math.max(now - clock, 0), longestLook);
    clock = Math.max(clock, now);
    if (!isWatching()) return;
    metrics.pass(seconds, isStalled);
    sinceStatus += seconds;
    if (!hasFailed) sinceMetrics += seconds;
    if (isStalled) stalledSeconds += seconds;
    else {
      played += seconds;
      playedInAll += seconds;
    }
  };

  const noticeStall = (next: RecordedState): void => {
    if (!next.isLoading || next.isPaused || next.isEnded || phase !== 'playing') {
      isStalled = false;
    } else if (!isStalled && state?.isLoading === false && clock - jumpedAt >= jumpTime) {
      isStalled = true;
      stalls += 1;
      metrics.stall();
    }
  };

  const becomeReady = (): void => {
    if (isReady) return;
    isReady = true;
    tell('player_start', { elapsed_seconds: toMilliseconds(clock - begun) });
  };

  const begin = (): void => {
    becomeReady();
    const isAnew = phase === 'over';
    phase = 'playing';
    [played, stalls, stalledSeconds, sinceStatus, sinceMetrics] = [0, 0, 0, 0, 0];
    pause = null;
    tell('playback_start', { startup_seconds: isAnew ? null : startup });
  };

  const stop = (reason: DataOf<'playback_stop'>['reason']): void => {
    tell('playback_stop', {
      reason,
      played_seconds: toMilliseconds(played),
      rebuffer_count: stalls,
      rebuffer_seconds: toMilliseconds(stalledSeconds),
    });
    phase = 'over';
  };

  const tellWhatIsDue = (): void => {
    if (!isWatching() || state === null) return;
    const buffer_seconds = bufferAhead(state);
    if (sinceStatus >= statusEvery) {
      sinceStatus %= statusEvery;
      tell('playback_status', {
        played_seconds: toMilliseconds(played),
        buffer_seconds,
        is_buffering: isStalled,
        height: state.activeHeight,
      });
    }
    if (sinceMetrics < metricsEvery) return;
    sinceMetrics %= metricsEvery;
    tell('sqm_metrics', { startup_seconds: startup, ...metrics.take(), buffer_seconds });
  };

  const see = (next: RecordedState, now: number): void => {
    pass(now);
    noticeStall(next);
    state = next;
    if (next.hasFirstFrame) startup ??= toMilliseconds(clock - begun);
    if (phase === 'playing') {
      if (next.isEnded) stop('ended');
    } else if (next.hasFirstFrame && !next.isPaused && !next.isLoading && !next.isEnded) begin();
    tellWhatIsDue();
  };

  const fail = ({ error, action }: Extract<PlayerEvent, { type: 'error' }>): void => {
    if (error.severity === 2) [hasFailed, sinceMetrics] = [true, 0];
    errors += 1;
    if (errors > mostErrors) return;
    tell('playback_error', {
      reason: error.reason,
      error: error.error,
      code: error.code,
      category: error.category,
      severity: error.severity,
      http_status: error.httpStatus,
      action: action.type,
      message: error.message.slice(0, 300),
    });
  };

  const notePause = (reason: PauseReason, { currentTime, duration, isLive }: RecordedState): void => {
    const isTheEnd = reason === 'tech' && !isLive && duration > 0 && currentTime >= duration - endTime;
    if (phase !== 'playing' || pause !== null || isTheEnd) return;
    tell('playback_pause', { reason });
    pause = { since: clock, reason };
  };

  const noteResume = (reason: PauseReason): void => {
    hasFailed = false;
    if (pause === null || phase !== 'playing') return;
    const paused_seconds = toMilliseconds(clock - pause.since);
    const { reason: pause_reason } = pause;
    tell('playback_resume', { paused_seconds, reason, pause_reason });
    pause = null;
  };

  tell('player_init', {});
  return {
    heard: (event, next, now) => {
      if (phase === 'closed') return;
      see(next, now);
      if (event.type === 'ready') becomeReady();
      else if (event.type === 'pause') notePause(event.reason, next);
      else if (event.type === 'play') noteResume(event.reason);
      else if (event.type === 'error') fail(event);
      else if (event.type === 'recovered') hasFailed = false;
      else if (event.type === 'seek') {
        jumpedAt = clock;
        const [from, to] = [event.from, event.to].map((place) => toMilliseconds(Math.max(place, 0)));
        tell('playback_set_position', { from: from ?? 0, to: to ?? 0 });
      }
    },
    look: (next, now, statistics) => {
      if (phase === 'closed') return;
      if (statistics) metrics.look(statistics);
      see(next, now);
    },
    tell: (name, fields) => {
      if (phase !== 'closed') tell(name, fields);
    },
    end: (now) => {
      if (phase === 'closed') return;
      pass(now);
      if (phase === 'playing') stop(hasFailed ? 'error' : 'left');
      tell('player_end', { played_seconds: toMilliseconds(playedInAll), errors });
      phase = 'closed';
    },
  };
}
