import { expect, it } from 'vitest';
import { pushEventCodes, pushEventTypes } from './push.ts';

it('knows the codes and types of the specification (NT-005, NT-026)', () => {
  const codes =
    'marketing_message, poll, vod_certificate_created, refill_by_external_url, item_rating, item_rate_exchange, item_selling_screen, item_recommendations, iframe, ott_tv_activated, profile_changed, profile_updated, location_changed, account_status, sync_purchases, sync_unsubscribes, sync_purchase, sync_unsubscribe, promocode_activated, bank_card_deleted, bank_card_added, payment_failed, get_billing_info_request, bonuses_changed';
  expect(pushEventCodes.join(', ')).toBe(codes);
  expect(pushEventTypes.join(', ')).toBe('display, player, target, item');
});
