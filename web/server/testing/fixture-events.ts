/** Push events as the service sends them, for tests of pages. */
import type { EventDisplay, NotificationEvent } from '@kadr/contract';

export const fixtureDisplay = (over: Partial<EventDisplay> = {}): EventDisplay => ({
  display_type: 'panel',
  popup_type: null,
  panel_type: null,
  message: 'Премьера недели',
  submessage: null,
  image: null,
  duration: null,
  target: null,
  is_cancellable: true,
  force_display: false,
  poll: null,
  ...over,
});

export const fixtureEvent = (over: Partial<NotificationEvent>): NotificationEvent => ({
  event_type: 'display',
  event_code: 'marketing_message',
  message_id: null,
  display: null,
  item: null,
  media_view_alias: null,
  ab_test: null,
  src: null,
  title: null,
  unread_messages: null,
  ...over,
});
