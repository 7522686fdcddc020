import type { User } from '@kadr/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { DataRouter } from 'react-router';
import { whenIdle } from '../data/idle.ts';
import { guestPlacesText } from '../data/guest-places-text.ts';
import type { Settings } from '../data/initial-data.tsx';
import { signIns } from '../data/sign-in.ts';
import { closeOnNavigation } from '../modals/close-on-navigation.ts';
import { modals } from '../modals/modals.ts';
import { activeParameters, takeEntryParameters } from '../data/entry-parameters.ts';

export interface StartUp {
  readonly router: DataRouter;
  readonly queries: QueryClient;
  readonly settings: Settings;
  /** Settled when the browser has a session, or could not get one. */
  readonly session: Promise<unknown>;
}

/** What belongs to a page's life beside its content. All but the least of it comes when the browser has nothing better to do. */
export function startUp(surroundings: StartUp): void {
  const { router, settings } = surroundings;
  closeOnNavigation(router, modals);
  signIns.deliverTo((user) => {
    followPlaces(surroundings);
    followLanguage(user, settings, router);
  });
  const [load] = performance.getEntriesByType('navigation');
  const isReloaded = load instanceof PerformanceNavigationTiming && load.type === 'reload';
  const parameters = takeEntryParameters(location, history, isReloaded);
  if (activeParameters.some((name) => parameters.has(name))) {
    const { pathname } = location;
    void import('./follow-parameters.ts').then(
      ({ followParameters }) => followParameters(surroundings, { parameters, pathname }),
      () => undefined,
    );
  }
  whenIdle(() => {
    void import('./after-load.ts').then(
      ({ afterLoad }) => afterLoad(surroundings),
      // Without its code a page is whole.
      () => undefined,
    );
  });
}

/** Shows a guest how far he has watched in this browser; an account takes it over. */
export function followPlaces({ queries }: Pick<StartUp, 'queries'>): void {
  if (guestPlacesText() === '') return;
  import('../data/browser-guest-places.ts')
    .then(({ followGuestPlaces }) => followGuestPlaces(queries))
    // They stay in the browser: the next page tries again.
    .catch(() => undefined);
}

/**
 * A viewer whose own language is another than the page's gets the page in his: the one that he is going to, if the
 * sign-in was on the way there.
 */
function followLanguage(user: User, { language }: Settings, router: DataRouter): void {
  if (user.language === language) return;
  // The caller of the sign-in goes on first.
  setTimeout(() => {
    const { location: next } = router.state.navigation;
    if (next) location.assign(next.pathname + next.search + next.hash);
    else location.reload();
  });
}
