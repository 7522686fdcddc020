/**
 * The position, the reachable range, and seeking: in seconds of the element, or of the axis of a channel that reloads
 * to go back.
 */
import { movedTo, reachable } from '../state/position-state.ts';
import type { TimeRange } from '../timeline/timeline.ts';
import { reloadSession } from './playback-session.ts';
import { emit, engineOf } from './player-context.ts';
import type { PlayerContext } from './player-context.ts';

/** Milliseconds between two looks at the position of a live stream's window. */
const LIVE_LOOK = 1000;
const none = { start: 0, end: 0 } as const;

/** The position, to the frame. */
export function positionOf({ session, media }: PlayerContext): number {
  return session?.live?.position() ?? media.currentTime;
}

export function rangeOf(context: PlayerContext): TimeRange {
  const timeline = context.session?.live;
  if (timeline) return timeline.range();
  const { isLive, seekable, duration } = context.store.getState();
  const { start, end } = isLive ? windowOf(context) : seekable;
  return end > start ? { start, end } : { start: 0, end: duration };
}

/** Clamped to the reachable range. */
export function seek(context: PlayerContext, seconds: number): void {
  const { media, session, store } = context;
  if (context.ads?.isClosed() === true) return;
  const { start, end } = rangeOf(context);
  const target = Math.min(Math.max(seconds, start), end);
  const from = positionOf(context);
  if (!session?.live) media.currentTime = target;
  else {
    if (!session.live.aim(target)) return;
    void reloadSession(session);
    store.patch(movedTo(session.live.position()));
  }
  emit(context, { type: 'seek', from, to: session?.live?.position() ?? target });
}

/** Looks at the position of a live stream's window. */
export function followWindow(context: PlayerContext): void {
  const { store, session } = context;
  if (!store.getState().isLive) return;
  if (session?.live) store.patch(reachable(session.live.range()), movedTo(session.live.position()));
  else if (session?.isLoading === false) store.patch(reachable(windowOf(context)));
}

/** Follows the window until `until`, also while it is paused. */
export function followClock(context: PlayerContext, until: AbortSignal): void {
  const { environment } = context;
  let timer = environment.setTimer(function tick() {
    followWindow(context);
    timer = environment.setTimer(tick, LIVE_LOOK);
  }, LIVE_LOOK);
  until.addEventListener('abort', () => environment.clearTimer(timer));
}

/** The seekable range of the loaded stream. */
export function windowOf(context: PlayerContext): TimeRange {
  return engineOf(context)?.seekable() ?? none;
}
