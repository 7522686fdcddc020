import type { AdPlan, PlayerType, ReportedEvent } from '@kadr/contract';
import type { Player } from '@kadr/player';
import { isAdEvent } from '../../data/ad-event.ts';
import { lastWords, trackPlayer } from '../../data/events.ts';
import { createLateRecorder } from './late-recorder.ts';
import { createRecentEvents } from './recent-events.ts';
import type { Recorder, RecordedPlayback } from './recorder.ts';

/** The recording of a player. */
export interface Recording {
  /** Events of the last minute, earliest first. */
  readonly lastMinute: () => readonly ReportedEvent[];
  readonly stop: () => void;
}

/** The recorded facts of a playback. */
export interface RecordedContent {
  readonly playback_session_id: string;
  readonly content: { readonly id: number; readonly type: RecordedPlayback['contentType'] };
  /** Start position, in seconds of the content. */
  readonly start_time: number;
  /** By default `embed` in an embedded player, `vod` elsewhere. */
  readonly asset_type?: RecordedPlayback['assetType'];
  readonly ads?: AdPlan | null;
}

export interface Recorded {
  readonly playback: RecordedContent;
  readonly playerType: PlayerType;
  /** Whether the player is in a frame of another site. */
  readonly isEmbedded: boolean;
}

type RecordedPlayer = Pick<Player, 'store' | 'on' | 'statistics'>;

/**
 * Sends the player's events to analytics, from now until `stop`, or until the page is left. Must be called before the
 * player gets its source: earlier events are lost.
 */
export function recordPlayback(player: RecordedPlayer, recorded: Recorded): Recording {
  const recent = createRecentEvents();
  let recorder = begin(recorded, player.store.getState().currentTime);
  const look = (): void => {
    const state = player.store.getState();
    recent.look(state.isLoading, Date.now());
    recorder.look(state, seconds());
  };
  const forget = player.store.subscribe(look);
  // Playback without advertisements does without their code.
  const heardOfAds =
    (recorded.playback.ads ?? null) === null
      ? null
      : import('./ad-recorder.ts').then(({ createAdRecorder }) =>
          createAdRecorder((name, fields) => recorder.tell(name, fields)),
        );
  heardOfAds?.catch(() => undefined);
  const deafen = player.on((event) => {
    recent.heard(event, Date.now());
    recorder.heard(event, player.store.getState(), seconds());
    if (isAdEvent(event)) heardOfAds?.then((heard) => heard(event)).catch(() => undefined);
  });
  const timer = setInterval(
    () => recorder.look(player.store.getState(), seconds(), player.statistics()),
    1000,
  );
  const leave = (): void => recorder.end(seconds());
  // A page restored from the browser's cache still has its player.
  const comeBack = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) recorder = begin(recorded, player.store.getState().currentTime);
  };
  lastWords.add(leave);
  window.addEventListener('pageshow', comeBack);
  return {
    lastMinute: () => recent.last(Date.now()),
    stop: () => {
      forget();
      deafen();
      clearInterval(timer);
      lastWords.delete(leave);
      window.removeEventListener('pageshow', comeBack);
      leave();
    },
  };
}

function begin({ playback, playerType, isEmbedded }: Recorded, position: number): Recorder {
  const { playback_session_id, content, start_time } = playback;
  return createLateRecorder(
    {
      playbackSessionId: playback_session_id,
      contentId: content.id,
      contentType: content.type,
      playerType,
      assetType: playback.asset_type ?? (isEmbedded ? 'embed' : 'vod'),
      isEmbedded,
      startTime: position > 0 ? position : start_time,
    },
    trackPlayer,
    seconds(),
  );
}

function seconds(): number {
  return performance.now() / 1000;
}
