/** Play and pause as requested, by the viewer or the program. */
import { gestureNeeded, paused } from '../state/play-state.ts';
import type { PauseReason, PlayReason } from '../state/state.ts';
import { tryAutoplay, whenPlayable } from './autoplay.ts';
import { emit } from './player-context.ts';
import type { PlayerContext } from './player-context.ts';
import { rangeOf, seek, windowOf } from './playhead.ts';

/** Reason `tech` unless the viewer asked. */
export async function play(context: PlayerContext, reason: PlayReason = 'tech'): Promise<void> {
  const { intent, media, session, ads, store } = context;
  intent.wantsToPlay = true;
  // Undoes a pause whose event has not come yet; while the element reloads, it never comes.
  intent.pauseReason = null;
  if (ads?.play(reason) === true) return;
  const { isEnded, hasFirstFrame } = store.getState();
  const isResumed = media.paused && hasFirstFrame && session?.isLoading === false;
  const elsewhere = isResumed ? session.live?.resumption(windowOf(context).start) : null;
  if (elsewhere === null || elsewhere === undefined) {
    if (isEnded) seek(context, session?.live ? rangeOf(context).end : rangeOf(context).start);
    return start(context, reason);
  }
  intent.reasonWhenLoaded = reason;
  seek(context, elsewhere);
}

/** Reason `user` unless said otherwise. */
export function pause(context: PlayerContext, reason: PauseReason = 'user'): void {
  const { intent, media, ads, store } = context;
  if (reason === 'user' && ads?.pause() === true) return;
  intent.wantsToPlay = false;
  if (media.paused) {
    // An element that is being reloaded pauses without an event.
    store.patch(paused(reason));
    return;
  }
  intent.pauseReason = reason;
  media.pause();
}

export function togglePlay(context: PlayerContext): void {
  const { ad, isPaused } = context.store.getState();
  // A reloading element is paused, whatever is requested.
  const isLoading = context.session?.isLoading === true;
  const isStill = ad?.isPaused ?? (isLoading ? isPaused : context.media.paused);
  if (isStill) void play(context, 'user');
  else pause(context);
}

/** The stream is loaded: plays it, if that is still wanted and no advertisement comes before it. */
export function begin(context: PlayerContext): void {
  const { intent, ads } = context;
  const reason = intent.reasonWhenLoaded;
  if (intent.wantsToPlay && ads?.play(reason) !== true) void start(context, reason);
  intent.reasonWhenLoaded = 'tech';
}

/** The browser, or an embedded SDK, requires a gesture first. */
export function askForGesture(context: PlayerContext): void {
  context.store.patch(gestureNeeded(true));
  emit(context, { type: 'need-gesture' });
}

/** The reason of a pause that has just happened; can be taken once. */
export function takePauseReason({ intent, media, session }: PlayerContext): PauseReason {
  const asked = intent.pauseReason;
  intent.pauseReason = null;
  // The caller of the pause has set whether playback is still wanted; the viewer may have changed that since.
  if (asked !== null) return asked;
  // A pause that the player did not request came from the viewer by other ways (picture-in-picture, media keys).
  const isOurs = media.ended || !intent.wantsToPlay || media.error !== null || session?.isLoading === true;
  if (isOurs || !media.paused) return 'tech';
  intent.wantsToPlay = false;
  return 'user';
}

/** The element plays: says who asked for it. */
export function reportPlay(context: PlayerContext): void {
  emit(context, { type: 'play', reason: context.intent.playReason });
  context.intent.playReason = 'user';
}

async function start(context: PlayerContext, reason: PlayReason): Promise<void> {
  const { intent, media, environment, signal } = context;
  if (media.paused) intent.playReason = reason;
  const outcome = await tryAutoplay(() => media.play(), whenPlayable(media), environment);
  if (outcome !== 'refused' || signal.aborted) return;
  pause(context, 'tech');
  askForGesture(context);
}
