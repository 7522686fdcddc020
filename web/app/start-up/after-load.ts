/** The quiet part of starting up: what no first screen needs. */
import { thisDeviceId } from '../data/device-id.ts';
import { events, lastWords, track } from '../data/events.ts';
import { userQuery } from '../data/queries.ts';
import { apiOf } from '../data/query-client.ts';
import { modals } from '../modals/modals.ts';
import { fetchVersion } from '../routing/fetch-version.ts';
import { watchVersion } from '../routing/version-check.ts';
import { blocksIn, watchBlockFocus } from './block-focus.ts';
import { watchBlock } from '../account-block/block-watch.ts';
import { clickEventOf } from './click-events.ts';
import { entryParameters, isEmbedded } from '../data/entry-parameters.ts';
import { createEventCalls } from './event-calls.ts';
import { createDelivery } from './event-delivery.ts';
import { startFacts } from './start-facts.ts';
import { followPlaces } from './start-up.ts';
import type { StartUp } from './start-up.ts';
import { readToggle, toggleLifetime } from './toggles.ts';

/** Toggles that this build reads. */
const toggleKeys = ['show_product_onboarding_modal'] as const;

export function afterLoad(surroundings: StartUp): void {
  const { router, queries, settings, session } = surroundings;
  watchVersion({
    router,
    revision: settings.revision,
    fetchVersion,
    load: (address) => location.assign(address),
  });
  const whoWatches = session.then(
    () => queries.getQueryData(userQuery().queryKey),
    () => undefined,
  );
  void whoWatches.then((user) => recordEvents(surroundings, user ?? null));
  void whoWatches.then(() => followPlaces(surroundings));
  void whoWatches.then(async (user) => {
    // Without its code a page is whole.
    if (user?.isAuth === true)
      await import('../profiles/start.ts')
        .then(({ startProfiles }) => startProfiles(surroundings))
        .catch(() => undefined);
  });
  void session.then(
    () => keepToggles(surroundings),
    () => undefined,
  );
  watchAccount(surroundings);
  listenWhenSignedIn(surroundings);
  const { errors } = settings.endpoints;
  if (errors !== null) {
    void import('./monitor.ts').then(
      ({ startMonitor }) =>
        startMonitor({
          settings,
          address: errors,
          requestId: requestId(),
          deviceId: localStorage.getItem('uid'),
        }),
      () => undefined,
    );
  }
  if (/Aurora|Sailfish/i.test(navigator.userAgent)) {
    void import('./aurora.ts').then(
      ({ startAurora }) => startAurora(surroundings.router),
      () => undefined,
    );
  }
}

function recordEvents(
  { router, settings, queries }: StartUp,
  user: Parameters<typeof startFacts>[0]['user'],
): void {
  const fingerprint = thisDeviceId(entryParameters());
  const delivery = createDelivery({
    ...createEventCalls(settings, fingerprint),
    after: (milliseconds, run) => setTimeout(run, milliseconds),
  });
  events.deliverTo(delivery.add);
  track(
    'start_app',
    startFacts({
      settings,
      user: user ?? queries.getQueryData(userQuery().queryKey) ?? null,
      fingerprint,
      isEmbedded: isEmbedded(),
      parameters: entryParameters(),
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      screen,
      referrer: document.referrer,
    }),
  );
  let shown = router.state.location;
  track('page_view', { path: shown.pathname, previous: null });
  router.subscribe(({ location: next, navigation }) => {
    if (navigation.state !== 'idle' || next.key === shown.key) return;
    track('page_view', { path: next.pathname, previous: shown.pathname });
    shown = next;
  });
  document.addEventListener(
    'click',
    ({ target }) => {
      const event = target instanceof Element ? clickEventOf(target, location.origin) : null;
      if (event) track(event.name, event.data);
    },
    { capture: true, passive: true },
  );
  watchBlockFocus({
    look: () => ({
      path: router.state.location.pathname,
      blocks: document.visibilityState === 'visible' ? blocksIn(document) : [],
      height: innerHeight,
    }),
    onMove: (listener) => {
      for (const type of ['scroll', 'resize']) addEventListener(type, listener, { passive: true });
      router.subscribe(listener);
    },
    after: (milliseconds, run) => {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
    track,
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') delivery.flush();
  });
  window.addEventListener('pagehide', () => {
    for (const tell of lastWords) tell();
    track('quit_app', { exit_frame: isEmbedded() });
    delivery.leave();
  });
  window.addEventListener('pageshow', delivery.stay);
}

async function keepToggles(surroundings: StartUp): Promise<void> {
  const api = await apiOf(surroundings.queries);
  const ports = {
    fetch: (key: string) => api.toggles.get({ key }),
    store: localStorage,
    now: Date.now,
  };
  await Promise.all(toggleKeys.map((key) => readToggle(key, ports)));
  setTimeout(() => void keepToggles(surroundings), toggleLifetime);
}

/** The push channel and view limits are for viewers with an account: their code comes once there is one. */
function listenWhenSignedIn(surroundings: StartUp): void {
  const { queries } = surroundings;
  const { queryKey } = userQuery();
  const look = (): void => {
    if (queries.getQueryData(queryKey)?.isAuth !== true) return;
    end();
    void import('../push/start-push.ts').then(
      ({ startPush }) => startPush(surroundings),
      () => undefined,
    );
    void import('../view-limits/start.ts').then(
      ({ startViewLimits }) => startViewLimits(surroundings),
      () => undefined,
    );
  };
  const end = queries.getQueryCache().subscribe(({ query, type }) => {
    if (type === 'updated' && query.queryKey[0] === queryKey[0]) look();
  });
  look();
}

function watchAccount({ queries }: StartUp): void {
  const { queryKey } = userQuery();
  watchBlock({
    user: () => queries.getQueryData(queryKey),
    onUser: (listener) =>
      queries.getQueryCache().subscribe(({ query, type }) => {
        if (type === 'updated' && query.queryKey[0] === queryKey[0]) listener();
      }),
    modals,
    after: (milliseconds, run) => {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
    open: () => {
      void modals.open(
        () => import('../account-block/account-block-modal.tsx').then((module) => module.AccountBlockModal),
        { refillAddress: null },
        { ignoresNavigation: true },
      );
    },
  });
}

/** Of the request that this page answered, as the server said beside it. */
function requestId(): string | null {
  const [entry] = performance.getEntriesByType('navigation');
  if (!(entry instanceof PerformanceNavigationTiming)) return null;
  return entry.serverTiming.find(({ name }) => name === 'request')?.description ?? null;
}
