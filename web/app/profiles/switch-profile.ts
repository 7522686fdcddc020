import type { Notification } from '@kadr/contract';
import type { QueryClient } from '@tanstack/react-query';
import { promoPanel } from '../data/promo-panel.ts';
import { apiOf } from '../data/query-client.ts';
import { viewedTime } from '../data/watched-seconds.ts';
import { toasts } from '../data/toasts.ts';
import { noPin } from './pin-problem.ts';

/** The notification of a switch waits here for the page that is loaded anew. */
const waiting = 'profile_notice';

export interface SwitchOptions {
  readonly pin?: string;
  /** Loads the page anew (PR-057); inside of signing in what is shown is asked for again in its place. */
  readonly reloads: boolean;
}

/**
 * Goes on as another profile (PR-053): what was watched and is not saved is forgotten (PR-055), answers that nobody shows go
 * (PR-056), the notification shows (PR-054), the page is loaded anew. Rejects with what the service refuses with.
 */
export async function switchProfile(
  queries: QueryClient,
  id: number,
  { pin = noPin, reloads }: SwitchOptions,
): Promise<void> {
  const api = await apiOf(queries);
  viewedTime(queries).flush();
  const { notification } = await api.profiles.switch({ id, pin_code: pin });
  viewedTime(queries).reset();
  queries.removeQueries({ type: 'inactive' });
  if (reloads) {
    sessionStorage.setItem(waiting, JSON.stringify(notification));
    location.reload();
    // The document goes; nothing more is to happen in it.
    await new Promise(() => undefined);
  }
  toasts.show(promoPanel(notification));
  await queries.invalidateQueries();
}

/** Shows what the switch before this page said. */
export function showWaitingNotice(): void {
  const text = sessionStorage.getItem(waiting);
  if (text === null) return;
  sessionStorage.removeItem(waiting);
  // Written above, by this build or the one before it.
  const notification = JSON.parse(text) as Notification;
  toasts.show(promoPanel(notification));
}
