/**
 * What starts with a page beside its content, in this order. Before it, `entry-client.tsx` has loaded words and code, made the
 * router, hydrated what the server rendered, and asked for a session.
 */
import type { User } from '@kadr/contract';
import type { DataRouter } from 'react-router';
import { activeParameters, takeEntryParameters } from '../data/entry-parameters.ts';
import { guestPlacesText } from '../data/guest-places-text.ts';
import { whenIdle } from '../data/idle.ts';
import type { Settings } from '../data/initial-data.tsx';
import { userQuery } from '../data/queries.ts';
import { signIns } from '../data/sign-in.ts';
import { closeOnNavigation } from '../modals/close-on-navigation.ts';
import { modals } from '../modals/modals.ts';
import type { StartedPage } from '../routing/started-page.ts';
import type * as IdleSteps from './idle-steps.ts';

export function startUp(page: StartedPage): void {
  // At once.
  closeOnNavigation(page.router, modals);
  signIns.deliverTo((user) => {
    followPlaces(page);
    followLanguage(user, page.settings, page.router);
  });
  followAddress(page);
  whenIdle(() => {
    void import('./idle-steps.ts').then(
      (steps) => startIdle(page, steps),
      // Without its code a page is whole.
      () => undefined,
    );
  });
}

function startIdle(page: StartedPage, steps: typeof IdleSteps): void {
  const { queries, session } = page;
  // When the browser is idle.
  steps.watchVersions(page);
  steps.startMonitor(page);
  steps.startAurora(page);
  // Once a guest has signed in, or at once for who has an account: the push channel, a block of the account, the limits of
  // the profile.
  steps.listenWhenSignedIn(page);
  // Once there is a session, or none could be had.
  const whoWatches = session.then(
    () => queries.getQueryData(userQuery().queryKey),
    () => undefined,
  );
  void whoWatches.then((user) => steps.recordEvents(page, user ?? null));
  void whoWatches.then(() => followPlaces(page));
  void whoWatches.then((user) => steps.startProfiles(page, user));
  // Once there is a session.
  void session.then(
    () => steps.keepToggles(page),
    () => undefined,
  );
}

/** Does what the address asks for, by parameters that it then no longer has. */
function followAddress(page: StartedPage): void {
  const [load] = performance.getEntriesByType('navigation');
  const isReloaded = load instanceof PerformanceNavigationTiming && load.type === 'reload';
  const parameters = takeEntryParameters(location, history, isReloaded);
  if (!activeParameters.some((name) => parameters.has(name))) return;
  const { pathname } = location;
  void import('./follow-parameters.ts').then(
    ({ followParameters }) => followParameters(page, { parameters, pathname }),
    () => undefined,
  );
}

/** Shows a guest how far he has watched in this browser; an account takes it over. */
function followPlaces({ queries }: Pick<StartedPage, 'queries'>): void {
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
