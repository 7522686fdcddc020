/**
 * The part of advertising that is there before its code is loaded: whether the content waits for a preroll. The rest
 * (`ads.ts`) is fetched when the source has a plan.
 */
import type { AdPorts, Ads } from './ad-ports.ts';
import { adDue, adsBlocked } from './ad-state.ts';
import { isPrerollDue } from './preroll.ts';

/** Milliseconds within which the code must arrive. */
const SCRIPT_TIMEOUT = 4000;

export function createAdGate(
  ports: AdPorts,
  load: () => Promise<{ readonly createAds: (ports: AdPorts, isPrerollDue: boolean) => Ads }> = () =>
    import('./ads.ts'),
): Ads {
  const { plan, environment, store, signal } = ports;
  let ads: Ads | null = null;
  let isHeld = plan.requests.preroll !== undefined && isPrerollDue(ports.startTime, ports.isLive);
  let wantsToPlay = false;

  const open = (): void => {
    if (!isHeld) return;
    isHeld = false;
    store.patch(adDue(false));
    if (wantsToPlay) ports.goOn();
  };
  const timer = environment.setTimer(open, SCRIPT_TIMEOUT);
  signal.addEventListener('abort', () => environment.clearTimer(timer));
  load().then(
    ({ createAds }) => {
      environment.clearTimer(timer);
      if (signal.aborted) return;
      ads = createAds(ports, isHeld);
      if (isHeld && wantsToPlay) ads.play('tech');
    },
    () => {
      environment.clearTimer(timer);
      if (signal.aborted) return;
      // A script that does not arrive although the browser is online was blocked.
      if (environment.isOnline()) {
        store.patch(adsBlocked);
        ports.emit({
          type: 'ad-error',
          place: 'preroll',
          adPosition: 1,
          reason: '1-5-1',
          name: 'AD_BLOCKING_BY_USER',
          resultCode: -1,
        });
      }
      open();
    },
  );

  return {
    play: (reason) => {
      if (ads !== null) return ads.play(reason);
      if (!isHeld) return false;
      wantsToPlay = true;
      store.patch(adDue(true));
      return true;
    },
    pause: () => {
      if (ads !== null) return ads.pause();
      wantsToPlay = false;
      if (isHeld) store.patch(adDue(false));
      return isHeld;
    },
    isClosed: () => ads?.isClosed() ?? (isHeld && wantsToPlay),
    holdsEnd: () => ads?.holdsEnd() ?? false,
    end: (finish) => (ads === null ? finish() : ads.end(finish)),
    skip: () => ads?.skip(),
    visit: () => ads?.visit(),
    iconShown: (url) => ads?.iconShown(url),
    visitIcon: (url) => ads?.visitIcon(url),
    stop: () => {
      isHeld = false;
      ads?.stop();
      store.patch(adDue(false));
    },
  };
}
