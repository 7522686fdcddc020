import { beforeEach, describe, expect, it } from 'vitest';
import { pushEventCodes, pushEventTypes } from '@kadr/contract';
import type { PushFrame } from '@kadr/contract';
import { fixtureDisplay, fixtureEvent } from '../../server/testing/fixture-events.ts';
import { targetPath } from '../data/paths.ts';
import { receiver } from './receive.ts';
import type { Seen } from './receive.ts';
import { refreshedBy, refreshedKeys } from './refreshed-by.ts';

let did: unknown[] = [];
let seen: Seen | null = null;
let take: (frame: PushFrame) => void;

beforeEach(() => {
  [did, seen] = [[], null];
  take = receiver({
    noteUnread: (count) => did.push(['unread', count]),
    refresh: (what) => did.push(['refresh', ...what]),
    sayStatus: (id, status) => did.push([status, id]),
    showPanel: (_event, { message }, given) => {
      did.push(['panel', message]);
      seen = given;
    },
    showPopup: (_event, { message }) => did.push(['popup', message]),
    showMissed: (count) => did.push(['missed', count]),
    recommend: (_event, alias) => did.push(['recommend', alias]),
    showFrame: (_event, address) => did.push(['frame', address]),
    askRating: (_event, id) => did.push(['rating', id]),
    askExchange: (_event, id) => did.push(['exchange', id]),
    sell: (_event, id) => did.push(['sale', id]),
    failPurchase: () => did.push(['purchase failed']),
  });
});

const display = fixtureDisplay({ message: 'Слова' });

describe('a message', () => {
  it.each(['marketing_message', 'poll'])(
    '%s is said to be delivered, counted, and shown (NT-027, NT-028, NT-078)',
    (event_code) => {
      take(fixtureEvent({ event_code, message_id: 4, display, unread_messages: 2 }));
      expect(did).toEqual([
        ['unread', 2],
        ['refresh', 'journal'],
        ['delivered', 4],
        ['panel', 'Слова'],
      ]);
    },
  );

  it('of another code is shown and not said to be delivered (NT-029)', () => {
    take(fixtureEvent({ event_code: 'bonuses_changed', message_id: 4, display }));
    expect(did).toEqual([
      ['refresh', 'viewer', 'payments', 'journal'],
      ['panel', 'Слова'],
    ]);
  });

  it('says when it was seen and when it was followed (NT-030, NT-032, NT-033)', () => {
    take(fixtureEvent({ event_code: 'item_rating', message_id: 4, display }));
    did = [];
    seen?.onShown();
    seen?.onFollow();
    expect(did).toEqual([
      ['shown', 4],
      ['clicked', 4],
    ]);
  });

  it('asks for a rating of the title that it names, and shows its words where it names none (NT-037, CS-031, CT-148)', () => {
    take(fixtureEvent({ event_code: 'item_rating', item: { type: 'film', id: 7, slug: 'salt-line' } }));
    take(fixtureEvent({ event_code: 'item_rating', display }));
    expect(did).toEqual([
      ['rating', 7],
      ['panel', 'Слова'],
    ]);
  });

  it('asks whether a bought film was liked or is to be exchanged, and shows its words where it names none (NT-038, CS-028)', () => {
    take(
      fixtureEvent({ event_code: 'item_rate_exchange', item: { type: 'film', id: 7, slug: 'salt-line' } }),
    );
    take(fixtureEvent({ event_code: 'item_rate_exchange', display }));
    const refresh = ['refresh', 'viewer', 'titles', 'payments'];
    expect(did).toEqual([refresh, ['exchange', 7], refresh, ['panel', 'Слова']]);
  });

  it('sells the title that it names, and shows its words where it names none (NT-039, CS-038)', () => {
    take(
      fixtureEvent({ event_code: 'item_selling_screen', item: { type: 'film', id: 7, slug: 'salt-line' } }),
    );
    take(fixtureEvent({ event_code: 'item_selling_screen', display }));
    expect(did).toEqual([
      ['sale', 7],
      ['panel', 'Слова'],
    ]);
  });

  it('shows once, however often it comes', () => {
    const message = fixtureEvent({ message_id: 4, display });
    take(message);
    did = [];
    take(message);
    expect(did).toEqual([]);
  });

  it('of a code that this build does not know shows its words, and without words nothing (NT-053)', () => {
    take(fixtureEvent({ event_code: 'code_of_tomorrow', display }));
    take(fixtureEvent({ event_code: 'code_of_tomorrow', event_type: 'item' }));
    expect(did).toEqual([['panel', 'Слова']]);
  });

  it('of the types that name a target or an item shows what it says, whose link leads there (CT-149)', () => {
    const target = { type: 'media_item', link: 'salt-line', title: 'К фильму' } as const;
    for (const event_type of ['target', 'item'] as const) {
      did = [];
      take(fixtureEvent({ event_type, display: { ...display, target } }));
      expect(did).toEqual([['panel', 'Слова']]);
    }
    expect(targetPath(target)).toBe('/media_items/salt-line');
  });

  it('is a popup where it wants to be', () => {
    take(fixtureEvent({ display: { ...display, display_type: 'popup' } }));
    expect(did).toEqual([['popup', 'Слова']]);
  });
});

describe('an event', () => {
  it.each([
    ['profile_changed', ['everything']],
    ['profile_updated', ['everything']],
    ['location_changed', ['everything']],
    ['account_status', ['viewer', 'streams']],
    ['sync_purchases', ['viewer', 'titles', 'payments']],
    ['sync_unsubscribes', ['viewer', 'titles', 'payments']],
    ['sync_purchase', ['viewer', 'titles', 'payments']],
    ['sync_unsubscribe', ['viewer', 'titles', 'payments']],
    ['promocode_activated', ['viewer', 'titles', 'payments']],
    ['vod_certificate_created', ['viewer', 'titles', 'payments']],
    ['ott_tv_activated', ['viewer']],
    ['bank_card_added', ['viewer', 'payments']],
    ['bank_card_deleted', ['viewer', 'payments']],
    ['bonuses_changed', ['viewer', 'payments']],
    ['get_billing_info_request', ['viewer', 'payments']],
    ['refill_by_external_url', ['viewer', 'payments']],
  ])(
    '%s makes the page refetch %j (SS-083, NT-041, NT-042, NT-043, NT-044, NT-045, NT-046, NT-048, NT-049, NT-050, NT-051, NT-052, NT-108)',
    (event_code, what) => {
      take(fixtureEvent({ event_type: 'target', event_code }));
      expect(did).toEqual([['refresh', ...what]]);
    },
  );

  it.each(pushEventTypes)('of the type %s does what its code says (NT-054)', (event_type) => {
    take(fixtureEvent({ event_type, event_code: 'account_status' }));
    expect(did).toEqual([['refresh', 'viewer', 'streams']]);
  });

  it.each(pushEventCodes)('%s has its row, without which it would do nothing', (event_code) => {
    expect(refreshedBy(event_code)).toBeInstanceOf(Array);
  });

  it('promocode_activated refreshes what may be watched and what is paid for (PC-031)', () => {
    take(fixtureEvent({ event_type: 'target', event_code: 'promocode_activated' }));
    expect(did).toEqual([['refresh', 'viewer', 'titles', 'payments']]);
  });

  it('ott_tv_activated refreshes the devices of the account (PC-049)', () => {
    take(fixtureEvent({ event_type: 'target', event_code: 'ott_tv_activated' }));
    expect(did).toEqual([['refresh', 'viewer']]);
    expect(refreshedKeys.viewer).toContain('devices');
  });

  it('payment_failed says so and reloads the page (SS-091, NT-034)', () => {
    take(fixtureEvent({ event_type: 'target', event_code: 'payment_failed' }));
    expect(did).toEqual([['refresh', 'viewer', 'payments'], ['purchase failed']]);
  });

  it('item_recommendations recommends a view, iframe shows a page (NT-035, NT-040, CT-148)', () => {
    take(
      fixtureEvent({
        event_type: 'item',
        event_code: 'item_recommendations',
        media_view_alias: 'after_film',
      }),
    );
    take(fixtureEvent({ event_type: 'target', event_code: 'iframe', src: 'https://partner.example/' }));
    take(fixtureEvent({ event_type: 'target', event_code: 'iframe' }));
    expect(did).toEqual([
      ['recommend', 'after_film'],
      ['frame', 'https://partner.example/'],
    ]);
  });
});

it('asks again after a break for all that may have changed, not at the beginning', () => {
  take({ event_type: 'ready', unread_messages: 1 });
  take({ event_type: 'ready', unread_messages: 3 });
  expect(did).toEqual([
    ['unread', 1],
    ['unread', 3],
    ['refresh', 'viewer', 'titles', 'journal', 'payments', 'streams'],
  ]);
});

it('asks at once whether this screen may go on when one was stopped', () => {
  take({ event_type: 'streams_changed' });
  expect(did).toEqual([['refresh', 'streams']]);
});

it('says how many messages were missed beyond those that came', () => {
  take({ event_type: 'missed_messages', count: 9 });
  expect(did).toEqual([['missed', 9]]);
});

it('follows what was read elsewhere', () => {
  take({ event_type: 'unread_messages', unread_messages: 0 });
  expect(did).toEqual([
    ['unread', 0],
    ['refresh', 'journal'],
  ]);
});
