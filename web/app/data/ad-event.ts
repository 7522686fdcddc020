import type { AdEvent, PlayerEvent } from '@kadr/player';

/** Whether a player's event is about advertisements. */
export function isAdEvent(event: PlayerEvent): event is AdEvent {
  return event.type.startsWith('ad-') || event.type.startsWith('ads-');
}
