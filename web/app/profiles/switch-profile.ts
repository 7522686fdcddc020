import type { Notification } from '@kadr/contract';
import type { QueryClient } from '@tanstack/react-query';
import { promoPanel } from '../data/promo-panel.ts';
import { apiOf } from '../data/query-client.ts';
import { viewedTime } from '../data/watched-seconds.ts';
import { toasts } from '../data/toasts.ts';
import { noPin } from './pin-problem.ts';

/** Key of the notification of a switch while the page reloads. */
const waiting = 'profile_notice';

export interface SwitchOptions {
  readonly pin?: string;
  /** Reloads the page; during sign-in its data are refetched instead. */
  readonly reloads: boolean;
}

/**
 * Switches to another profile: discards unsaved viewing time and unused answers, shows the notification, and reloads
 * the page. Rejects with the service's refusal.
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
    // The document is being unloaded; nothing else must run in it.
    await new Promise(() => undefined);
  }
  toasts.show(promoPanel(notification));
  await queries.invalidateQueries();
}

/** Shows the notification of the switch before this page. */
export function showWaitingNotice(): void {
  const text = sessionStorage.getItem(waiting);
  if (text === null) return;
  sessionStorage.removeItem(waiting);
  // Written above, by this build or the previous one.
  const notification = JSON.parse(text) as Notification;
  toasts.show(promoPanel(notification));
}
