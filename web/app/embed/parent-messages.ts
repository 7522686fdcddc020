import type { AdEvent, PlayerEvent } from '@kadr/player';
import { isAdEvent } from '../data/ad-event.ts';
import type { Told } from './parent-window.ts';

/** The content that is played in a frame. */
export interface FramedContent {
  readonly contentId: number;
  /** Seconds. */
  readonly duration: number;
}

/** Returns a function for the message to the framing page about a playback's event; null for internal events. */
export function createParentMessages({
  contentId: content_id,
  duration,
}: FramedContent): (event: PlayerEvent) => Told | null {
  /** Advertisements of this playback so far. */
  let ads_shown = 0;
  /** The first frame may appear behind an advertisement and before playback begins: both are required for a start. */
  const start = { 'first-frame': false, play: false };
  return (event) => {
    if (event.type === 'ad-playback') ads_shown += 1;
    if (event.type === 'first-frame' || event.type === 'play') {
      if (start['first-frame'] && start.play) return null;
      start[event.type] = true;
      return start['first-frame'] && start.play ? { name: 'playback_start', content_id } : null;
    }
    if (event.type === 'ended') return { name: 'playback_end', content_id, position: duration, ads_shown };
    if (event.type === 'error') {
      const { reason, message, severity } = event.error;
      return { name: 'info', content_id, reason, message, severity };
    }
    const told = isAdEvent(event) ? ofAdvertising(event, ads_shown) : null;
    return told === null ? null : { ...told, content_id };
  };
}

const names = {
  'ads-block-start': 'ads_block_start',
  'ads-block-end': 'ads_block_end',
  'ad-request': 'ad_request',
  'ad-playback': 'ad_playback',
  'ad-end': 'ad_end',
  'ad-skip': 'ad_skip',
  'ad-error': 'ad_error',
} as const satisfies Partial<Record<AdEvent['type'], Told['name']>>;

function ofAdvertising(event: AdEvent, ads_shown: number): Omit<Told, 'content_id'> | null {
  switch (event.type) {
    case 'ads-block-start':
    case 'ads-block-end': {
      const { place, count, position } = event;
      return { name: names[event.type], ad_place_type: place, ads_count: count, position, ads_shown };
    }
    case 'ad-request':
      return { name: names[event.type], ...slotOf(event), duration: null };
    case 'ad-playback':
    case 'ad-end':
    case 'ad-skip':
      return { name: names[event.type], ...slotOf(event), duration: event.duration };
    case 'ad-error': {
      const { reason, name, resultCode } = event;
      return {
        name: names[event.type],
        ...slotOf(event),
        duration: null,
        reason,
        message: name,
        result_code: resultCode,
      };
    }
    // The advertiser's.
    case 'ad-click':
      return null;
    default:
      return event satisfies never;
  }
}

function slotOf({ place, adPosition }: Extract<AdEvent, { readonly adPosition: number }>) {
  return { ad_place_type: place, ad_position: adPosition };
}
