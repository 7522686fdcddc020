import type { AdEvent, PlayerEvent } from '@kadr/player';
import { isAdEvent } from '../../data/ad-event.ts';
import type { OwnFields, Tell } from './tell.ts';

type Action = OwnFields<'ad_event'>;

const nothing = {
  address: null,
  ad_position: null,
  duration: null,
  ads_count: null,
  ads_shown: null,
  reason: null,
  error: null,
  result_code: null,
} satisfies Omit<Action, 'action' | 'ad_place_type'>;

/** Name of the error that an ad blocker in the browser causes. */
const blocked = 'AD_BLOCKING_BY_USER';

/** Converts a player's events to events of advertisements for analytics. */
export function createAdRecorder(tell: Tell): (event: PlayerEvent) => void {
  /** Requested slots without a result yet: players request in advance. */
  const asked = new Map<number, ReturnType<typeof slotAt>>();
  /** Addresses of ad servers by the slots requested from them. */
  const servers = new Map<string, string>();
  const slotAt = (event: SlotEvent) => ({
    ...slotOf(event),
    address: servers.get(keyOf(event)) ?? null,
  });
  /** Players do not report an answer without an advertisement: it is inferred from what follows. */
  const settle = (): void => {
    for (const slot of asked.values())
      tell('ad_event', { ...nothing, ...slot, action: 'no_ad', result_code: 1 });
    asked.clear();
  };
  return (event) => {
    if (!isAdEvent(event)) return undefined;
    switch (event.type) {
      case 'ads-block-start':
      case 'ads-block-end': {
        settle();
        const { place, count, shown } = event;
        const action = event.type === 'ads-block-start' ? 'block_start' : 'block_end';
        return tell('ad_event', {
          ...nothing,
          action,
          ad_place_type: place,
          ads_count: count,
          ads_shown: shown,
        });
      }
      case 'ad-request': {
        const address = event.url.split(/[?#]/, 1)[0]?.slice(0, 300) ?? '';
        servers.set(keyOf(event), address);
        asked.set(event.adPosition, slotAt(event));
        return tell('ad_request', { ...slotOf(event), address });
      }
      case 'ad-playback':
      case 'ad-end':
      case 'ad-skip': {
        asked.delete(event.adPosition);
        const { duration } = event;
        const [action, tracked] = (
          {
            'ad-playback': ['start', 'impression'],
            'ad-end': ['end', 'complete'],
            'ad-skip': ['skip', 'skip'],
          } as const
        )[event.type];
        tell('ad_event', { ...nothing, ...slotAt(event), action, duration });
        return tell('ad_tracking', { ...slotAt(event), tracked, duration });
      }
      case 'ad-click':
        return tell('ad_tracking', { ...slotAt(event), tracked: 'click', duration: event.duration });
      case 'ad-error': {
        asked.delete(event.adPosition);
        if (event.name === blocked) tell('ad_block', { error: blocked, code: 1 });
        const { reason, name, resultCode } = event;
        return tell('ad_event', {
          ...nothing,
          ...slotAt(event),
          action: 'error',
          reason,
          error: name.slice(0, 60),
          result_code: resultCode,
        });
      }
      default:
        return event satisfies never;
    }
  };
}

type SlotEvent = Extract<AdEvent, { readonly adPosition: number }>;

const keyOf = ({ place, adPosition }: SlotEvent): string => `${place} ${adPosition}`;

function slotOf({ place, adPosition }: SlotEvent) {
  return { ad_place_type: place, ad_position: adPosition };
}
