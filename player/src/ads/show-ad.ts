/** Shows one advertisement of a break, or one that stands in for it. */
import type { ShownAd } from '../source/ad-plan.ts';
import { gestureNeeded } from '../state/play-state.ts';
import type { Cue } from '../subtitles/cues.ts';
import { emitAdEvent, followVolume, reportAdError } from './ad-context.ts';
import type { AdContext, RunningBreak } from './ad-context.ts';
import { adChanged, adDue, adShown, betweenAds } from './ad-state.ts';
import type { AdPlayback } from './ad-playback.ts';
import { loadReader } from './load-reader.ts';
import { subtitleLanguage } from './subtitle-language.ts';
import { AdError } from './vast/ad-error.ts';
import type { LoadedAd } from './vast/loaded-ad.ts';
import type { MediaFile } from './vast/media-file.ts';

/** Place of an advertisement within its break. */
export interface AdNumber {
  /** From 1 on. */
  readonly number: number;
  /** Null until all of the break are known. */
  readonly count: () => number | null;
}

type Reader = Awaited<ReturnType<typeof loadReader>>;

/** True when any of it was seen. @throws {AdError} the first failure, when none of it was. */
export async function showAd(
  context: AdContext,
  now: RunningBreak,
  ad: LoadedAd,
  at: AdNumber,
): Promise<boolean> {
  if (!takeOver(context, now)) {
    now.abort.abort();
    return false;
  }
  context.slots.use(now.adBreak);
  let failure: AdError | null = null;
  for (let next: LoadedAd | undefined = ad; next !== undefined; next = ad.instead.shift()) {
    // VAST 4.3 §3.4.14: an advertisement is not shown after its expiry.
    if (next.expiresAt < context.ports.environment.now()) continue;
    try {
      return await showOne(context, now, next, at);
    } catch (error) {
      now.unseen.delete(next);
      if (now.abort.signal.aborted) return false;
      failure ??= AdError.of(error);
    }
  }
  if (failure !== null) throw failure;
  return false;
}

/** False: the viewer has paused in the meantime, and no midroll interrupts a pause. */
function takeOver({ ports }: AdContext, now: RunningBreak): boolean {
  if (!now.holds && now.adBreak.place === 'midroll' && ports.media.paused) return false;
  now.holds = true;
  return true;
}

/** @throws {AdError} when none of it was seen. */
async function showOne(context: AdContext, now: RunningBreak, ad: LoadedAd, at: AdNumber): Promise<boolean> {
  const { ports, element } = context;
  const { store } = ports;
  const reader = await loadReader(ports.environment);
  const files = rankFiles(context, ad, reader);
  ports.hold();
  store.patch(adDue(true));
  now.adPosition = at.number;
  now.ad = ad;
  element.style.visibility = 'hidden';
  element.style.background = '#000';
  if (!element.isConnected) ports.wrapper.append(element);
  followVolume(context);
  const isOver = new AbortController();
  const shown = startAd(context, { now, ad, at, files, reader, isOver: isOver.signal });
  now.playback = shown.playback;
  const stopFollowing = followFullscreen(context, ad);
  try {
    emitAdEvent(context, (await shown.playback.done) === 'skipped' ? 'ad-skip' : 'ad-end', now);
  } catch (cause) {
    if (ports.signal.aborted || now.abort.signal.aborted) return shown.wasSeen();
    const error = AdError.of(cause);
    if (!shown.wasSeen()) throw asWrongType(context, error, files, reader) ?? error;
    reportAdError(context, now.adBreak, error, at.number);
  } finally {
    isOver.abort();
    stopFollowing();
    now.playback = null;
    now.ad = null;
    if (!now.abort.signal.aborted) store.patch(betweenAds);
  }
  return shown.wasSeen();
}

interface Start {
  readonly now: RunningBreak;
  readonly ad: LoadedAd;
  readonly at: AdNumber;
  readonly files: readonly MediaFile[];
  readonly reader: Reader;
  /** Aborted when the clip is over. */
  readonly isOver: AbortSignal;
}

/** Plays the clip and keeps the store in step with it. */
function startAd(
  context: AdContext,
  { now, ad, at, files, reader, isOver }: Start,
): { readonly playback: AdPlayback; readonly wasSeen: () => boolean } {
  const { ports, element } = context;
  const { store } = ports;
  let wasSeen = false;
  let cues: readonly Cue[] = [];
  const view = (isWaiting: boolean): ShownAd => ({
    place: now.adBreak.place,
    number: at.number,
    count: at.count(),
    advertiser: ad.advertiser,
    duration: reader.durationOf(element, ad),
    currentTime: element.currentTime,
    isPaused: element.paused,
    isWaiting,
    skipOffset: reader.skipTime(element, ad),
    canVisit: ad.canVisit,
    icons: reader.iconsDue(ad.icons, element.currentTime, reader.durationOf(element, ad)),
    cues,
  });
  const playback = reader.playAd({
    element,
    ad,
    files,
    environment: ports.environment,
    began: () => {
      wasSeen = true;
      context.isBlocked = false;
      now.unseen.delete(ad);
      now.macros?.began();
      element.style.visibility = '';
      store.patch(adShown(view(false)), gestureNeeded(false));
      void ports.showInPip(element);
      emitAdEvent(context, 'ad-playback', now);
      void showSubtitles(context, ad, AbortSignal.any([now.abort.signal, isOver]), (active) => {
        cues = active;
        store.patch(adChanged(view(false)));
      });
    },
    changed: (isWaiting) => {
      if (wasSeen) store.patch(adChanged(view(isWaiting)));
    },
    needGesture: () => {
      // Only the first preroll waits for a gesture: later ones would interrupt what is being watched.
      if (now.adBreak.place !== 'preroll' || at.number > 1) return false;
      store.patch(gestureNeeded(true), adDue(false));
      ports.emit({ type: 'need-gesture' });
      return true;
    },
    signal: now.abort.signal,
  });
  return { playback, wasSeen: () => wasSeen };
}

/** Its files, the best first. @throws {AdError} when none can be played; the error is reported to its advertiser. */
function rankFiles(context: AdContext, ad: LoadedAd, reader: Reader): readonly MediaFile[] {
  const { ports } = context;
  try {
    return reader.rankMediaFiles(ad.files, {
      height: ports.wrapper.clientHeight * devicePixelRatio,
      bandwidth: ports.bandwidth(),
      canPlay: canPlay(context),
    });
  } catch (error) {
    ad.tracker.error(AdError.of(error).vastCode);
    throw error;
  }
}

const canPlay =
  ({ element }: AdContext) =>
  (type: string): boolean =>
    element.canPlayType(type) !== '';

/** The failure of files that the browser had declared unplayable; null for any other. */
function asWrongType(
  context: AdContext,
  cause: AdError,
  files: readonly MediaFile[],
  { isUnlikely }: Reader,
): AdError | null {
  return cause.error === 'MEDIA_ERR_SRC_NOT_SUPPORTED' &&
    files.every((file) => isUnlikely(file, canPlay(context)))
    ? new AdError('MEDIA_FILE_TYPE_NOT_SUPPORTED', { cause })
    : null;
}

/** Reports to the advertiser when fullscreen begins and ends. Returns how to stop. */
function followFullscreen({ ports: { store } }: AdContext, { tracker }: LoadedAd): () => void {
  let { isFullscreen } = store.getState();
  return store.subscribe(() => {
    if (store.getState().isFullscreen === isFullscreen) return;
    isFullscreen = !isFullscreen;
    tracker.resized(isFullscreen);
  });
}

/** Captions of the clip in the language of the viewer's subtitles, where those are on. */
async function showSubtitles(
  { ports: { store, environment }, element }: AdContext,
  ad: LoadedAd,
  signal: AbortSignal,
  changed: (cues: readonly Cue[]) => void,
): Promise<void> {
  const language = subtitleLanguage(store.getState(), environment.storage);
  if (language === null || ad.captions.length === 0) return;
  const { showCaptions } = await import('./ad-captions.ts');
  await showCaptions({ element, files: ad.captions, language, fetch: environment.fetch, changed, signal });
}
