/** How a playback recovers: what the recovery table needs to know about it, and can do to it. */
import { MEDIA_CATEGORY } from '../recovery/errors.ts';
import type { PlayerError } from '../recovery/errors.ts';
import type { RecoveryPorts } from '../recovery/recovery-runner.ts';
import type { RecoveryAction } from '../recovery/recovery.ts';
import { readRanges } from '../state/media-state.ts';
import { leaveTeleport } from './session-context.ts';
import type { SessionContext } from './session-context.ts';

/** `load` loads the source again at the present position. */
export function recoveryPorts(session: SessionContext, load: () => void): RecoveryPorts {
  const { source, media, store, environment, resume } = session;
  return {
    environment,
    gate: () => session.stream.load.gate,
    circumstances: () => ({
      isLive: source.type === 'live',
      canRefreshToken: session.renewal !== null,
      canSwitch: (session.engine?.tracks().heights.length ?? 0) > 1,
      canFallBack: !session.isInH264 && isBesideH264(session),
      filmLeft: session.isLoading || store.getState().isLoading ? 0 : bufferEnd(media) - media.currentTime,
    }),
    retry: () => !session.isLoading && session.engine?.retry() === true,
    reload: load,
    switch: () => {
      session.forcedHeight = otherHeight(session);
      load();
    },
    'fall-back': () => {
      session.isInH264 = true;
      load();
    },
    refuseLicenceToken: () => session.stream.refuseLicenceToken(),
    refreshToken: async () => session.renewal?.renew(),
    resume,
    decided: (action, error) => decided(session, action, error),
  };
}

function isBesideH264({ stream, codecs }: SessionContext): boolean {
  return stream.isHevc || (codecs !== null && !codecs.startsWith('avc'));
}

/** The next lower one, else the highest. */
function otherHeight({ engine }: SessionContext): number | null {
  const { heights, activeHeight } = engine?.tracks() ?? { heights: [], activeHeight: null };
  const others = heights.filter((height) => height !== activeHeight).sort((a, b) => b - a);
  return others.find((height) => height < (activeHeight ?? Infinity)) ?? others[0] ?? null;
}

function decided(session: SessionContext, action: RecoveryAction, error: PlayerError): void {
  const { media } = session;
  if (action.type === 'stop') {
    session.renewal?.pause();
    leaveTeleport(session);
  }
  session.failure = {
    position: media.currentTime,
    buffer: bufferEnd(media),
    isOfDecoder: error.category === MEDIA_CATEGORY,
  };
  // While peers deliver it, it counts as another stream.
  session.failed(
    session.stream.load.teleport() === null ? error : error.with({ origin: 'peer_stream' }),
    action,
  );
}

/** Whether data came in since the last failure. */
export function hasProgressed({ isLoading, failure, media }: SessionContext): boolean {
  // Data buffered without its licence is no progress: none of it can be shown.
  if (isLoading || media.readyState < media.HAVE_CURRENT_DATA) return false;
  // Data that cannot be decoded is buffered all the same.
  return failure.isOfDecoder
    ? media.currentTime > failure.position + 1
    : bufferEnd(media) > failure.buffer + 0.5;
}

function bufferEnd(media: HTMLVideoElement): number {
  const around = readRanges(media.buffered).findLast(
    ({ start, end }) => start <= media.currentTime + 0.5 && media.currentTime <= end,
  );
  return around?.end ?? media.currentTime;
}
