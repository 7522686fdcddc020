/** The advertisements of one playback: which place comes up, and what becomes of the content meanwhile. */
import { createMedia } from '../engine/prepare.ts';
import type { Cue } from '../subtitles/cues.ts';
import { runAdBlock } from './ad-block.ts';
import { AdError } from './vast/ad-error.ts';
import type { AdMacros } from './ad-macros.ts';
import type { AdPlayback } from './ad-playback.ts';
import { gestureNeeded, paused } from '../state/play-state.ts';
import type { AdPlace, ShownAd } from '../source/ad-plan.ts';
import type { AdPorts, Ads } from './ad-ports.ts';
import { adRequestUrl, hasPosition } from './ad-request.ts';
import { createAdSlots, createMidrolls, isPauserollDue } from './ad-rules.ts';
import type { AdBreak } from './ad-rules.ts';
import { fillsScreenAlone, leaveNativeFullscreen } from './native-fullscreen.ts';
import { loadReader } from './load-reader.ts';
import type { MediaFile } from './vast/media-file.ts';
import type { AdIcon } from './vast/vast-answer.ts';
import { subtitleLanguage } from './subtitle-language.ts';
import type { LoadedAd } from './vast/loaded-ad.ts';

/** A break that has come up, from the first question to the last picture. */
interface Running {
  readonly adBreak: AdBreak;
  readonly abort: AbortController;
  /** The content stands still for it. */
  holds: boolean;
  playback: AdPlayback | null;
  /** The one that plays. */
  ad: LoadedAd | null;
  adPosition: number;
  /** What macros stand for; null before anything has been asked for. */
  macros: AdMacros | null;
  /** All that have come and were not seen so far. */
  readonly unseen: Set<LoadedAd>;
}

export function createAds(ports: AdPorts, isPrerollDue: boolean): Ads {
  const { plan, isLive, media, store, environment, emit, signal } = ports;
  const slots = createAdSlots(isLive);
  const midrolls = createMidrolls(plan.requests.midroll === undefined ? [] : plan.midrolls, ports.startTime);
  const element = createMedia();
  let prerollIsDue = isPrerollDue;
  let pauserollEndedAt: number | null = null;
  let running: Running | null = null;
  /** The last that was asked for was kept away. */
  let isBlocked = false;

  const place = (): void => {
    element.style.visibility = 'hidden';
    element.style.background = '#000';
    if (!element.isConnected) ports.wrapper.append(element);
  };
  const followVolume = (): void => {
    element.volume = media.volume;
    element.muted = media.muted;
  };
  const report = (adBreak: AdBreak, error: AdError, adPosition: number): void => {
    if (error.error === 'AD_BLOCKING_BY_USER') isBlocked = true;
    if (!error.isReported) return;
    const { reason, error: name, resultCode } = error;
    emit({ type: 'ad-error', place: adBreak.place, adPosition, reason, name, resultCode });
  };
  const adEvent = (type: 'ad-playback' | 'ad-end' | 'ad-skip' | 'ad-click', now: Running): void => {
    const duration = store.getState().ad?.duration ?? 0;
    emit({ type, place: now.adBreak.place, adPosition: now.adPosition, duration });
  };

  const ask = async (now: Running, adPosition: number): Promise<readonly LoadedAd[]> => {
    const { place: adPlace } = now.adBreak;
    const url = adRequestUrl(plan, adPlace, adPosition);
    emit({ type: 'ad-request', place: adPlace, adPosition, url });
    const { loadVast, createAdMacros } = await loadReader(environment);
    now.macros ??= createAdMacros({ ...ports, element, place: adPlace, slots: slots.free(now.adBreak) });
    const ads = await loadVast(url, {
      environment,
      signal: now.abort.signal,
      isMuted: media.muted,
      macros: now.macros.values,
      send,
    });
    for (const ad of [...ads, ...(ads[0]?.instead ?? [])]) now.unseen.add(ad);
    return ads;
  };

  /** False: the viewer has paused meanwhile, it is not the time. */
  const takeOver = (now: Running): boolean => {
    if (now.holds) return true;
    if (now.adBreak.place === 'midroll' && media.paused) return false;
    now.holds = true;
    return true;
  };

  /** Plays one, or another of its answer that stands by; true when something was seen. */
  const show = async (
    now: Running,
    ad: LoadedAd,
    number: number,
    count: () => number | null,
  ): Promise<boolean> => {
    if (!takeOver(now)) {
      now.abort.abort();
      return false;
    }
    slots.use(now.adBreak);
    let failure: AdError | null = null;
    for (let next: LoadedAd | undefined = ad; next !== undefined; next = ad.instead.shift()) {
      // VAST 4.3 §3.4.14: what has been kept for too long is not shown.
      if (next.expiresAt < environment.now()) continue;
      try {
        return await showOne(now, next, { number, count });
      } catch (error) {
        now.unseen.delete(next);
        if (now.abort.signal.aborted) return false;
        failure ??= AdError.of(error);
      }
    }
    if (failure !== null) throw failure;
    return false;
  };
  /** @throws {AdError} when nothing of it was seen. */
  const showOne = async (
    now: Running,
    ad: LoadedAd,
    { number, count }: { readonly number: number; readonly count: () => number | null },
  ): Promise<boolean> => {
    const { playAd, durationOf, skipTime, iconsDue, isUnlikely, rankMediaFiles } =
      await loadReader(environment);
    const canPlay = (type: string): boolean => element.canPlayType(type) !== '';
    const files = rankFor(ad, (all) =>
      rankMediaFiles(all, {
        height: ports.wrapper.clientHeight * devicePixelRatio,
        bandwidth: ports.bandwidth(),
        canPlay,
      }),
    );
    ports.hold();
    store.patch({ isAdDue: true });
    now.adPosition = number;
    now.ad = ad;
    place();
    followVolume();
    let cues: readonly Cue[] = [];
    const view = (isWaiting: boolean): ShownAd => ({
      place: now.adBreak.place,
      number,
      count: count(),
      advertiser: ad.advertiser,
      duration: durationOf(element, ad),
      currentTime: element.currentTime,
      isPaused: element.paused,
      isWaiting,
      skipOffset: skipTime(element, ad),
      canVisit: ad.canVisit,
      icons: iconsDue(ad.icons, element.currentTime, durationOf(element, ad)),
      cues,
    });
    let wasSeen = false;
    const isOver = new AbortController();
    const until = AbortSignal.any([now.abort.signal, isOver.signal]);
    const playback = playAd({
      element,
      ad,
      files,
      environment,
      began: () => {
        wasSeen = true;
        isBlocked = false;
        now.unseen.delete(ad);
        now.macros?.began();
        element.style.visibility = '';
        store.patch({ isAdPlaying: true, isAdDue: false, ...gestureNeeded(false), ad: view(false) });
        void ports.showInPip(element);
        adEvent('ad-playback', now);
        void captions(ad, until, (active) => {
          cues = active;
          store.patch({ ad: view(false) });
        });
      },
      changed: (isWaiting) => {
        if (wasSeen) store.patch({ ad: view(isWaiting) });
      },
      needGesture: () => {
        // In the middle of what somebody watches nothing waits for a gesture.
        if (now.adBreak.place !== 'preroll' || number > 1) return false;
        store.patch({ ...gestureNeeded(true), isAdDue: false });
        emit({ type: 'need-gesture' });
        return true;
      },
      signal: now.abort.signal,
    });
    now.playback = playback;
    let { isFullscreen } = store.getState();
    const followFullscreen = store.subscribe(() => {
      if (store.getState().isFullscreen === isFullscreen) return;
      isFullscreen = !isFullscreen;
      ad.tracker.resized(isFullscreen);
    });
    try {
      adEvent((await playback.done) === 'skipped' ? 'ad-skip' : 'ad-end', now);
    } catch (cause) {
      if (signal.aborted || now.abort.signal.aborted) return wasSeen;
      const error = AdError.of(cause);
      // What the browser had said it does not play, and does not, is of a wrong type.
      if (
        !wasSeen &&
        error.error === 'MEDIA_ERR_SRC_NOT_SUPPORTED' &&
        files.every((file) => isUnlikely(file, canPlay))
      )
        throw new AdError('MEDIA_FILE_TYPE_NOT_SUPPORTED', { cause });
      if (!wasSeen) throw error;
      report(now.adBreak, error, number);
    } finally {
      isOver.abort();
      followFullscreen();
      now.playback = null;
      now.ad = null;
      if (!now.abort.signal.aborted) store.patch({ ad: null, isAdDue: true });
    }
    return wasSeen;
  };
  /** In the viewer's subtitles' language, where he has subtitles on. */
  const captions = async (
    ad: LoadedAd,
    until: AbortSignal,
    changed: (cues: readonly Cue[]) => void,
  ): Promise<void> => {
    const language = subtitleLanguage(store.getState(), environment.storage);
    if (language === null || ad.captions.length === 0) return;
    const { showCaptions } = await import('./ad-captions.ts');
    await showCaptions({
      element,
      files: ad.captions,
      language,
      fetch: environment.fetch,
      changed,
      signal: until,
    });
  };

  const rankFor = (
    ad: LoadedAd,
    rank: (files: readonly MediaFile[]) => readonly MediaFile[],
  ): readonly MediaFile[] => {
    try {
      return rank(ad.files);
    } catch (error) {
      ad.tracker.error(AdError.of(error).vastCode);
      throw error;
    }
  };

  /** Resolves with how many were seen once the element is the content's again. */
  const run = async (adBreak: AdBreak, holds: boolean): Promise<{ shown: number; wasCut: boolean }> => {
    const block = { place: adBreak.place, count: slots.free(adBreak) };
    const now: Running = {
      adBreak,
      holds,
      abort: new AbortController(),
      playback: null,
      ad: null,
      adPosition: 0,
      macros: null,
      unseen: new Set(),
    };
    running = now;
    if (holds) store.patch({ isAdDue: true });
    emit({ type: 'ads-block-start', ...block, position: media.currentTime, shown: 0 });
    const shown = await runAdBlock<LoadedAd>({
      slots: block.count,
      isAskedOnce: !hasPosition(plan, adBreak.place),
      ask: (adPosition) => ask(now, adPosition),
      show: (ad, number, count) => show(now, ad, number, count),
      failed: (error, adPosition) => report(adBreak, error, adPosition),
      signal: now.abort.signal,
    });
    const wasCut = now.abort.signal.aborted;
    for (const ad of now.unseen) ad.tracker.notUsed();
    if (running === now) running = null;
    if (signal.aborted) return { shown, wasCut };
    await ports.showInPip(media);
    element.remove();
    element.removeAttribute('src');
    element.load();
    if (!wasCut) slots.close(adBreak);
    store.patch({ ad: null, isAdDue: false, isAdPlaying: stateAfter(adBreak.place) });
    emit({ type: 'ads-block-end', ...block, position: media.currentTime, shown });
    return { shown, wasCut };
  };
  const stateAfter = (last: AdPlace): false | 'ended' | 'blocked' => {
    if (isBlocked) return 'blocked';
    const { pauseroll, postroll } = plan.requests;
    const isOver = last === 'postroll' || (pauseroll === undefined && postroll === undefined);
    return isOver && !midrolls.hasMore() ? 'ended' : false;
  };

  const preroll = async (): Promise<void> => {
    prerollIsDue = false;
    const { wasCut } = await run({ place: 'preroll' }, true);
    if (!signal.aborted && !wasCut) ports.goOn();
  };
  const lookForMidroll = async (): Promise<void> => {
    if (running !== null || media.paused || media.ended || store.getState().rewind !== null) return;
    const at = midrolls.due({
      position: media.currentTime,
      now: environment.now(),
      isNativeFullscreen: fillsScreenAlone(media),
    });
    if (at === null) return;
    const adBreak: AdBreak = { place: 'midroll', at };
    const { shown, wasCut } = await run(adBreak, false);
    if (signal.aborted) return;
    if (wasCut) midrolls.giveBack(at);
    else if (shown > 0 || store.getState().pauseReason === 'adv') ports.goOn();
  };
  const lookForPauseroll = async (): Promise<void> => {
    const { pauseReason } = store.getState();
    if (running !== null || media.ended || plan.requests.pauseroll === undefined) return;
    if (fillsScreenAlone(media) || !isPauserollDue(pauseReason, pauserollEndedAt, environment.now())) return;
    const { shown, wasCut } = await run({ place: 'pauseroll' }, false);
    if (signal.aborted || wasCut) return;
    if (shown > 0) {
      pauserollEndedAt = environment.now();
      ports.goOn();
      // Nothing came of it: the viewer's own pause.
    } else if (store.getState().pauseReason === 'adv') store.patch(paused('user'));
  };

  const iconOf = (url: string): AdIcon | null => running?.ad?.icons.find((one) => one.url === url) ?? null;
  const leave = ({ playback }: Running, address: string | null): boolean => {
    if (address === null) return false;
    playback?.pause();
    window.open(address, '_blank', 'noopener');
    return true;
  };

  media.addEventListener('timeupdate', () => void lookForMidroll(), { signal });
  media.addEventListener('pause', () => void lookForPauseroll(), { signal });
  media.addEventListener('volumechange', followVolume, { signal });
  for (const event of ['enterpictureinpicture', 'leavepictureinpicture'])
    element.addEventListener(event, () => store.patch({ isPip: event === 'enterpictureinpicture' }), {
      signal,
    });
  signal.addEventListener('abort', () => {
    running?.abort.abort();
    element.remove();
    element.removeAttribute('src');
    element.load();
  });

  return {
    play: (reason) => {
      if (running !== null) {
        const { holds, playback, adBreak, abort } = running;
        if (reason === 'user') playback?.resume();
        if (holds) return true;
        // A viewer who plays on is not held up.
        if (adBreak.place === 'pauseroll') abort.abort();
        return false;
      }
      // An element that a gesture has touched may be heard later without one.
      if (reason === 'user') element.load();
      if (!prerollIsDue) return false;
      void preroll();
      return true;
    },
    pause: () => {
      if (running?.holds !== true) return false;
      running.playback?.pause();
      return true;
    },
    isClosed: () => running?.holds === true,
    holdsEnd: () => plan.requests.postroll !== undefined && running === null,
    end: (finish) => {
      if (plan.requests.postroll === undefined || running !== null) return finish();
      const last = async (): Promise<void> => {
        await leaveNativeFullscreen(media);
        const { wasCut } = await run({ place: 'postroll' }, true);
        if (!signal.aborted && !wasCut) finish();
      };
      void last();
    },
    skip: () => running?.playback?.skip(),
    visit: () => {
      if (running !== null && leave(running, running.playback?.visit() ?? null)) adEvent('ad-click', running);
    },
    iconShown: (url) => {
      const icon = iconOf(url);
      if (icon !== null) running?.ad?.tracker.iconShown(icon);
    },
    visitIcon: (url) => {
      const icon = iconOf(url);
      if (running !== null && icon !== null) leave(running, running.playback?.visitIcon(icon) ?? null);
    },
    stop: () => {
      prerollIsDue = false;
      running?.abort.abort();
    },
  };
}

/** Addresses that count are pictures to a browser: any server may be asked for one. */
function send(address: string): void {
  new Image().src = address;
}
