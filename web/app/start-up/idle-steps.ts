/** The steps of `start-up.ts` that no first screen needs: a chunk that is loaded when the browser is idle. */
import type { User } from '@kadr/contract';
import { userQuery } from '../data/queries.ts';
import { browserToggles, onboardingToggle, readToggle, toggleLifetime } from '../data/toggles.ts';
import { fetchVersion } from '../routing/fetch-version.ts';
import type { StartedPage } from '../routing/started-page.ts';
import { watchVersion } from '../routing/version-check.ts';

export { recordEvents } from './record-events.ts';

/** Toggles used by this build. */
const toggleKeys = [onboardingToggle] as const;

/** Reloads a page of an older build when the viewer leaves it. */
export function watchVersions({ router, settings }: StartedPage): void {
  watchVersion({
    router,
    revision: settings.revision,
    fetchVersion,
    load: (address) => location.assign(address),
  });
}

/** Asks who watches, and for the PIN if a profile requires it. */
export async function startProfiles(page: StartedPage, user: User | undefined): Promise<void> {
  if (user?.isAuth !== true) return;
  // The page works without its code.
  await import('../profiles/start.ts')
    .then((profiles) => profiles.startProfiles(page))
    .catch(() => undefined);
}

/** Reads the toggles, and again when they expire. */
export async function keepToggles(page: StartedPage): Promise<void> {
  const ports = await browserToggles(page.queries);
  await Promise.all(toggleKeys.map((key) => readToggle(key, ports)));
  setTimeout(() => void keepToggles(page), toggleLifetime);
}

/**
 * The push channel, blocks of accounts and view limits are for viewers with an account: their code is loaded for them
 * only.
 */
export function listenWhenSignedIn(page: StartedPage): void {
  const { queries } = page;
  const { queryKey } = userQuery();
  const look = (): void => {
    if (queries.getQueryData(queryKey)?.isAuth !== true) return;
    end();
    void import('../push/start-push.ts').then(
      ({ startPush }) => startPush(page),
      () => undefined,
    );
    void import('../account-block/start.ts').then(
      ({ watchAccount }) => watchAccount(page),
      () => undefined,
    );
    void import('../view-limits/start.ts').then(
      ({ startViewLimits }) => startViewLimits(page),
      () => undefined,
    );
  };
  const end = queries.getQueryCache().subscribe(({ query, type }) => {
    if (type === 'updated' && query.queryKey[0] === queryKey[0]) look();
  });
  look();
}

/** Reports errors of the page, if the operator has configured an address. */
export function startMonitor({ settings }: StartedPage): void {
  const { errors } = settings.endpoints;
  if (errors === null) return;
  void import('./monitor.ts').then(
    (monitor) =>
      monitor.startMonitor({
        settings,
        address: errors,
        requestId: requestId(),
        deviceId: localStorage.getItem('uid'),
      }),
    () => undefined,
  );
}

/** Gestures of the Aurora system, only there. */
export function startAurora({ router }: StartedPage): void {
  if (!/Aurora|Sailfish/i.test(navigator.userAgent)) return;
  void import('./aurora.ts').then(
    (aurora) => aurora.startAurora(router),
    () => undefined,
  );
}

/** Id of the request that this page answered, from the server's header. */
function requestId(): string | null {
  const [entry] = performance.getEntriesByType('navigation');
  if (!(entry instanceof PerformanceNavigationTiming)) return null;
  return entry.serverTiming.find(({ name }) => name === 'request')?.description ?? null;
}
