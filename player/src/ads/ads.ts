/** The advertisements of one playback: which place comes up, and what becomes of the content meanwhile. */
import { createMedia } from '../engine/prepare.ts';
import { runAdBlock } from './ad-block.ts';
import { AdError } from './ad-error.ts';
import { playAd } from './ad-playback.ts';
import type { AdPlayback } from './ad-playback.ts';
import type { AdPlace, ShownAd } from './ad-plan.ts';
import type { AdPorts, Ads } from './ad-ports.ts';
import { adRequestUrl, hasPosition } from './ad-request.ts';
import { createAdSlots, createMidrolls, isPauserollDue } from './ad-rules.ts';
import type { AdBreak } from './ad-rules.ts';
import { rankMediaFiles } from './media-file.ts';
import { loadVast } from './vast-loader.ts';
import type { LoadedAd } from './vast-loader.ts';

/** A break that has come up, from the first question to the last picture. */
interface Running {
  readonly adBreak: AdBreak;
  readonly abort: AbortController;
  /** The content stands still for it. */
  holds: boolean;
  playback: AdPlayback | null;
  adPosition: number;
}

export function createAds(ports: AdPorts, isPrerollDue: boolean): Ads {
  const { plan, isLive, media, store, environment, emit, signal } = ports;
  const slots = createAdSlots(isLive);
  const midrolls = createMidrolls(plan.requests.midroll === undefined ? [] : plan.midrolls, ports.startTime);
  const element = createMedia();
  let prerollIsDue = isPrerollDue;
  let pauserollEndedAt: number | null = null;
  let running: Running | null = null;
  /** The last that was asked for was kept away (AD-046, AD-047). */
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
    return loadVast(url, { environment, signal: now.abort.signal, isMuted: media.muted });
  };

  /** False: the viewer has paused meanwhile, it is not the time. */
  const takeOver = (now: Running): boolean => {
    if (now.holds) return true;
    if (now.adBreak.place === 'midroll' && media.paused) return false;
    now.holds = true;
    return true;
  };

  const show = async (
    now: Running,
    ad: LoadedAd,
    number: number,
    count: () => number | null,
  ): Promise<boolean> => {
    const files = rankFor(ad);
    if (!takeOver(now)) {
      now.abort.abort();
      return false;
    }
    ports.hold();
    store.patch({ isAdDue: true });
    now.adPosition = number;
    slots.use(now.adBreak);
    place();
    followVolume();
    const view = (isWaiting: boolean): ShownAd => ({
      place: now.adBreak.place,
      number,
      count: count(),
      advertiser: ad.advertiser,
      duration: Number.isFinite(element.duration) ? element.duration : ad.duration,
      currentTime: element.currentTime,
      isPaused: element.paused,
      isWaiting,
      skipOffset: ad.skipOffset,
      canVisit: ad.canVisit,
    });
    let wasSeen = false;
    const playback = playAd({
      element,
      ad,
      files,
      environment,
      began: () => {
        wasSeen = true;
        isBlocked = false;
        element.style.visibility = '';
        store.patch({ isAdPlaying: true, isAdDue: false, isNeedUserGesture: false, ad: view(false) });
        void ports.showInPip(element);
        adEvent('ad-playback', now);
      },
      changed: (isWaiting) => {
        if (wasSeen) store.patch({ ad: view(isWaiting) });
      },
      needGesture: () => {
        // In the middle of what somebody watches nothing waits for a gesture.
        if (now.adBreak.place !== 'preroll' || number > 1) return false;
        store.patch({ isNeedUserGesture: true, isAdDue: false });
        emit({ type: 'need-gesture' });
        return true;
      },
      signal: now.abort.signal,
    });
    now.playback = playback;
    const { isFullscreen } = store.getState();
    const followFullscreen = store.subscribe(() => {
      if (store.getState().isFullscreen !== (ad.tracker.fullscreen ?? isFullscreen))
        ad.tracker.setFullscreen(store.getState().isFullscreen);
    });
    try {
      adEvent((await playback.done) === 'skipped' ? 'ad-skip' : 'ad-end', now);
    } catch (error) {
      if (!signal.aborted && !now.abort.signal.aborted) report(now.adBreak, AdError.of(error), number);
    } finally {
      followFullscreen();
      now.playback = null;
      if (!now.abort.signal.aborted) store.patch({ ad: null, isAdDue: true });
    }
    return wasSeen;
  };

  const rankFor = (ad: LoadedAd) => {
    try {
      return rankMediaFiles(ad.files, {
        height: ports.wrapper.clientHeight * devicePixelRatio,
        bandwidth: ports.bandwidth(),
        canPlay: (type) => element.canPlayType(type) !== '',
      });
    } catch (error) {
      ad.tracker.error({ ERRORCODE: AdError.of(error).vastCode });
      throw error;
    }
  };

  /** Resolves with how many were seen once the element is the content's again. */
  const run = async (adBreak: AdBreak, holds: boolean): Promise<{ shown: number; wasCut: boolean }> => {
    const now: Running = { adBreak, holds, abort: new AbortController(), playback: null, adPosition: 0 };
    running = now;
    if (holds) store.patch({ isAdDue: true });
    const block = { place: adBreak.place, count: slots.free(adBreak) };
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
  /** AD-006, AD-008, AD-009. */
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
    } else if (store.getState().pauseReason === 'adv') store.patch({ pauseReason: 'user' });
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
        // Whoever goes on watching is not kept.
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
      const now = running;
      const address = now?.playback?.visit() ?? null;
      if (now === null || address === null) return;
      now.playback?.pause();
      window.open(address, '_blank', 'noopener');
      adEvent('ad-click', now);
    },
    stop: () => {
      prerollIsDue = false;
      running?.abort.abort();
    },
  };
}

/** Safari's names. */
interface WebkitVideo extends HTMLVideoElement {
  readonly webkitDisplayingFullscreen?: boolean;
  readonly webkitExitFullscreen?: () => void;
}

/** The video element's own fullscreen, not the player's (AD-078). */
function fillsScreenAlone(media: WebkitVideo): boolean {
  return media.webkitDisplayingFullscreen === true || document.fullscreenElement === media;
}

async function leaveNativeFullscreen(media: WebkitVideo): Promise<void> {
  if (document.fullscreenElement === media) await document.exitFullscreen().catch(() => undefined);
  else if (media.webkitDisplayingFullscreen === true) media.webkitExitFullscreen?.();
}
