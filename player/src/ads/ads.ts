/** The advertisements of one playback: which break is due, and how the viewer's requests reach it. */
import { paused } from '../state/play-state.ts';
import type { PlayReason } from '../state/state.ts';
import { createAdContext, emitAdEvent, followVolume, removeElement } from './ad-context.ts';
import type { AdContext, RunningBreak } from './ad-context.ts';
import type { AdPorts, Ads } from './ad-ports.ts';
import { isPauserollDue } from './ad-rules.ts';
import type { AdBreak } from './ad-rules.ts';
import { fillsScreenAlone, leaveNativeFullscreen } from './native-fullscreen.ts';
import { runBreak } from './run-break.ts';
import type { AdIcon } from './vast/vast-answer.ts';

export function createAds(ports: AdPorts, isPrerollDue: boolean): Ads {
  const context = createAdContext(ports, isPrerollDue);
  followMedia(context);
  const playback = () => context.running?.playback;
  return {
    play: (reason) => play(context, reason),
    pause: () => {
      if (context.running?.holds !== true) return false;
      playback()?.pause();
      return true;
    },
    isClosed: () => context.running?.holds === true,
    holdsEnd: () => hasPostroll(context),
    end: (finish) => {
      if (hasPostroll(context)) void postroll(context, finish);
      else finish();
    },
    skip: () => playback()?.skip(),
    visit: () => {
      const { running } = context;
      if (running !== null && leave(running, playback()?.visit() ?? null))
        emitAdEvent(context, 'ad-click', running);
    },
    iconShown: (url) => {
      const icon = iconOf(context, url);
      if (icon !== null) context.running?.ad?.tracker.iconShown(icon);
    },
    visitIcon: (url) => {
      const { running } = context;
      const icon = iconOf(context, url);
      if (running !== null && icon !== null) leave(running, playback()?.visitIcon(icon) ?? null);
    },
    stop: () => {
      context.isPrerollDue = false;
      context.running?.abort.abort();
    },
  };
}

function followMedia(context: AdContext): void {
  const { media, signal } = context.ports;
  media.addEventListener('timeupdate', () => void lookForMidroll(context), { signal });
  media.addEventListener('pause', () => void lookForPauseroll(context), { signal });
  media.addEventListener('volumechange', () => followVolume(context), { signal });
  signal.addEventListener('abort', () => {
    context.running?.abort.abort();
    removeElement(context);
  });
}

/** True when advertisements take the request: one plays, or the preroll begins. */
function play(context: AdContext, reason: PlayReason): boolean {
  if (context.running !== null) {
    const { holds, playback, adBreak, abort } = context.running;
    if (reason === 'user') playback?.resume();
    if (holds) return true;
    // A viewer who plays on is not delayed.
    if (adBreak.place === 'pauseroll') abort.abort();
    return false;
  }
  // After a gesture on the element the browser allows it to play with sound later.
  if (reason === 'user') context.element.load();
  if (!context.isPrerollDue) return false;
  void preroll(context);
  return true;
}

async function preroll(context: AdContext): Promise<void> {
  context.isPrerollDue = false;
  const { wasCut } = await runBreak(context, { place: 'preroll' }, true);
  if (!context.ports.signal.aborted && !wasCut) context.ports.goOn();
}

async function lookForMidroll(context: AdContext): Promise<void> {
  const { ports, midrolls } = context;
  const { media, store, environment, signal } = ports;
  if (context.running !== null || media.paused || media.ended || store.getState().rewind !== null) return;
  const at = midrolls.due({
    position: media.currentTime,
    now: environment.now(),
    isNativeFullscreen: fillsScreenAlone(media),
  });
  if (at === null) return;
  const adBreak: AdBreak = { place: 'midroll', at };
  const { shown, wasCut } = await runBreak(context, adBreak, false);
  if (signal.aborted) return;
  if (wasCut) midrolls.giveBack(at);
  else if (shown > 0 || store.getState().pauseReason === 'adv') ports.goOn();
}

async function lookForPauseroll(context: AdContext): Promise<void> {
  const { media, store, environment, plan, signal, goOn } = context.ports;
  const { pauseReason } = store.getState();
  if (context.running !== null || media.ended || plan.requests.pauseroll === undefined) return;
  if (fillsScreenAlone(media) || !isPauserollDue(pauseReason, context.pauserollEndedAt, environment.now()))
    return;
  const { shown, wasCut } = await runBreak(context, { place: 'pauseroll' }, false);
  if (signal.aborted || wasCut) return;
  if (shown > 0) {
    context.pauserollEndedAt = environment.now();
    goOn();
    // No advertisement was shown: it is the viewer's own pause again.
  } else if (store.getState().pauseReason === 'adv') store.patch(paused('user'));
}

function hasPostroll({ ports, running }: AdContext): boolean {
  return ports.plan.requests.postroll !== undefined && running === null;
}

async function postroll(context: AdContext, finish: () => void): Promise<void> {
  await leaveNativeFullscreen(context.ports.media);
  const { wasCut } = await runBreak(context, { place: 'postroll' }, true);
  if (!context.ports.signal.aborted && !wasCut) finish();
}

function iconOf({ running }: AdContext, url: string): AdIcon | null {
  return running?.ad?.icons.find((icon) => icon.url === url) ?? null;
}

/** Opens a page of the advertiser; returns false when there is none. */
function leave({ playback }: RunningBreak, address: string | null): boolean {
  if (address === null) return false;
  playback?.pause();
  window.open(address, '_blank', 'noopener');
  return true;
}
