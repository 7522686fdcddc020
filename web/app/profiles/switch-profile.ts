import type { Notification } from '@kadr/contract';
import type { QueryClient } from '@tanstack/react-query';
import { promoPanel } from '../data/promo-panel.ts';
import { apiOf } from '../data/query-client.ts';
import { viewedTime } from '../data/watched-seconds.ts';
import { toasts } from '../data/toasts.ts';
import { noPin } from './pin-problem.ts';

/** The notification of a switch waits here while the page reloads. */
const waiting = 'profile_notice';

export interface SwitchOptions {
  readonly pin?: string;
  /** Reloads the page; during sign-in the page refetches what it shows instead. */
  readonly reloads: boolean;
}

/**
 * Goes on as another profile: what was watched and is not saved is forgotten, answers that nobody shows go, the notification
 * shows, the page reloads. Rejects with what the service refuses with.
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
