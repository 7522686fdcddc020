import type { EventDisplay, NotificationEvent, PushFrame } from '@kadr/contract';
import { refreshedBy } from './refreshed-by.ts';
import type { Refreshed } from './refreshed-by.ts';

/** The page's reactions to frames. */
export interface PushedPage {
  readonly noteUnread: (count: number) => void;
  readonly refresh: (what: readonly Refreshed[]) => void;
  /** Reports the new status of a message. */
  readonly sayStatus: (messageId: number, status: 'delivered' | 'shown' | 'clicked') => void;
  /** Shows a panel; `onShown` is called once it is visible, `onFollow` when its link is followed. */
  readonly showPanel: (event: NotificationEvent, display: EventDisplay, seen: Seen) => void;
  /** Shows a popup, if the viewer allows it; for a poll, the poll itself. */
  readonly showPopup: (event: NotificationEvent, display: EventDisplay, seen: Seen) => void;
  /** Shows how many more messages the journal has than are shown individually. */
  readonly showMissed: (count: number) => void;
  readonly recommend: (event: NotificationEvent, alias: string) => void;
  readonly showFrame: (event: NotificationEvent, address: string) => void;
  /** Asks the viewer to rate a title. */
  readonly askRating: (event: NotificationEvent, mediaItemId: number) => void;
  /** Asks whether the viewer liked a bought film or wants to exchange it. */
  readonly askExchange: (event: NotificationEvent, mediaItemId: number) => void;
  /** Opens the purchase of a title. */
  readonly sell: (event: NotificationEvent, mediaItemId: number) => void;
  /** Reports a failed payment, and reloads the page. */
  readonly failPurchase: (event: NotificationEvent) => void;
}

/** Called when the viewer sees a notification, and when its link is followed. */
export interface Seen {
  readonly onShown: () => void;
  readonly onFollow: () => void;
}

/** Codes whose delivery the service wants confirmed. */
const acknowledged: ReadonlySet<string> = new Set(['marketing_message', 'poll']);

/** Returns a function that takes the frames of the push channel in order and applies them to the page. */
export function receiver(page: PushedPage): (frame: PushFrame) => void {
  let isFirst = true;
  /** A message is sent again to a page that reconnects before confirming it. */
  const known = new Set<number>();

  const take = (event: NotificationEvent): void => {
    const { event_type, event_code, message_id, display, item, media_view_alias, src, unread_messages } =
      event;
    if (message_id !== null) {
      if (known.has(message_id)) return;
      known.add(message_id);
    }
    if (unread_messages !== null) page.noteUnread(unread_messages);
    const what = [...refreshedBy(event_code), ...(message_id === null ? [] : (['journal'] as const))];
    if (what.length > 0) page.refresh(what);
    if (message_id !== null && event_type === 'display' && acknowledged.has(event_code))
      page.sayStatus(message_id, 'delivered');

    const say = (status: 'shown' | 'clicked') => (): void => {
      if (message_id !== null) page.sayStatus(message_id, status);
    };
    const seen = { onShown: say('shown'), onFollow: say('clicked') };
    if (event_code === 'payment_failed') page.failPurchase(event);
    else if (event_code === 'item_recommendations' && media_view_alias !== null)
      page.recommend(event, media_view_alias);
    else if (event_code === 'item_rating' && item !== null) page.askRating(event, item.id);
    else if (event_code === 'item_rate_exchange' && item !== null) page.askExchange(event, item.id);
    else if (event_code === 'item_selling_screen' && item !== null) page.sell(event, item.id);
    else if (event_code === 'iframe' && src !== null) page.showFrame(event, src);
    else if (display?.display_type === 'popup') page.showPopup(event, display, seen);
    else if (display !== null) page.showPanel(event, display, seen);
  };

  return (frame) => {
    switch (frame.event_type) {
      case 'heartbeat':
      case 'party':
        return;
      case 'unread_messages':
        page.noteUnread(frame.unread_messages);
        page.refresh(['journal']);
        return;
      case 'streams_changed':
        page.refresh(['streams']);
        return;
      case 'missed_messages':
        page.showMissed(frame.count);
        return;
      case 'ready':
        page.noteUnread(frame.unread_messages);
        // Anything may have changed while the page was not connected.
        if (!isFirst) page.refresh(['viewer', 'titles', 'journal', 'payments', 'streams']);
        isFirst = false;
        return;
      case 'display':
      case 'player':
      case 'target':
      case 'item':
        take(frame);
    }
  };
}
