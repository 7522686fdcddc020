import { thisDeviceId } from '../data/device-id.ts';
import { entryParameters, isEmbedded } from '../data/entry-parameters.ts';
import { events, lastWords, track } from '../data/events.ts';
import { userQuery } from '../data/queries.ts';
import type { StartedPage } from '../routing/started-page.ts';
import { blocksIn, watchBlockFocus } from './block-focus.ts';
import { clickEventOf } from './click-events.ts';
import { createEventCalls } from './event-calls.ts';
import { createDelivery } from './event-delivery.ts';
import { startFacts } from './start-facts.ts';

/**
 * Records the viewer's actions and sends them: the start, pages, clicks, visible blocks, the end. Previews are not
 * recorded: no viewer is involved. `earlyClicks` are elements that were clicked before.
 */
export function recordEvents(
  { router, settings, queries }: StartedPage,
  user: Parameters<typeof startFacts>[0]['user'],
  earlyClicks: readonly Element[],
): void {
  if (entryParameters().has('brand_preview')) return;
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
  const recordClick = (clicked: Element): void => {
    const event = clickEventOf(clicked, location.origin);
    if (event) track(event.name, event.data);
  };
  earlyClicks.forEach(recordClick);
  document.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element) recordClick(target);
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
