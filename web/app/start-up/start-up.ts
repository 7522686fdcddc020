/**
 * Starts everything on a page besides its content, in this order. Before it, `entry-client.tsx` has loaded texts and
 * code, created the router, hydrated the server's markup, and requested a session.
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
import { keepEarlyClicks } from './early-clicks.ts';
import type * as IdleSteps from './idle-steps.ts';

export function startUp(page: StartedPage): void {
  // At once.
  closeOnNavigation(page.router, modals);
  signIns.deliverTo((user) => {
    followPlaces(page);
    followLanguage(user, page.settings, page.router);
  });
  followAddress(page);
  const takeClicks = keepEarlyClicks(document);
  whenIdle(() => {
    void import('./idle-steps.ts').then(
      (steps) => startIdle(page, steps, takeClicks),
      // The page works without its code.
      () => undefined,
    );
  });
}

function startIdle(page: StartedPage, steps: typeof IdleSteps, takeClicks: () => readonly Element[]): void {
  const { queries, session } = page;
  // When the browser is idle.
  steps.watchVersions(page);
  steps.startMonitor(page);
  steps.startAurora(page);
  // Once a guest has signed in, or at once for a signed-in viewer: the push channel, a block of the account, the
  // profile's limits.
  steps.listenWhenSignedIn(page);
  // Once there is a session, or there cannot be one.
  const whoWatches = session.then(
    () => queries.getQueryData(userQuery().queryKey),
    () => undefined,
  );
  void whoWatches.then((user) => steps.recordEvents(page, user ?? null, takeClicks()));
  void whoWatches.then(() => followPlaces(page));
  void whoWatches.then((user) => steps.startProfiles(page, user));
  // Once there is a session.
  void session.then(
    () => steps.keepToggles(page),
    () => undefined,
  );
}

/** Performs the actions of the address's parameters, and removes these. */
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

/** Shows a guest's progress in this browser; an account takes it over. */
function followPlaces({ queries }: Pick<StartedPage, 'queries'>): void {
  if (guestPlacesText() === '') return;
  import('../data/browser-guest-places.ts')
    .then(({ followGuestPlaces }) => followGuestPlaces(queries))
    // They stay in the browser: the next page tries again.
    .catch(() => undefined);
}

/**
 * If the viewer's language differs from the page's, loads the page in it: the target page, if the sign-in was on the
 * way there.
 */
function followLanguage(user: User, { language }: Settings, router: DataRouter): void {
  if (user.language === language) return;
  // The caller of the sign-in continues first.
  setTimeout(() => {
    const { location: next } = router.state.navigation;
    if (next) location.assign(next.pathname + next.search + next.hash);
    else location.reload();
  });
}
