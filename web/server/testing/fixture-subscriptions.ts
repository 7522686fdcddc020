import type { Subscription, SubscriptionChange } from '@kadr/contract';
import type { KadrClient } from '@kadr/contract/client';
import { notification, rental, serviceOption } from './fixture-purchases.ts';

/** A more expensive service that starts at once, and a cheaper one that starts at the end of the period. */
export const fixtureChanges: SubscriptionChange[] = [
  {
    service: { id: 7, alias: 'big-cinema', name: 'Большое кино' },
    price_id: 11,
    duration: 1,
    duration_unit: 'month',
    amount: 29_900,
    currency: 'RUB',
    begins: 'now',
    begins_at: 1_789_000_000,
    credit: 7642,
    due: 22_258,
    next_payment_at: 1_791_600_000,
    option: {
      ...serviceOption,
      periods: [
        {
          duration: 1,
          duration_unit: 'month',
          is_default: true,
          prices: [{ ...rental, price_id: 11, amount: 29_900 }],
        },
      ],
      is_quick_purchase: true,
    },
  },
  {
    service: { id: 9, alias: 'kids', name: 'Мультики' },
    price_id: 12,
    duration: 1,
    duration_unit: 'month',
    amount: 9900,
    currency: 'RUB',
    begins: 'period_end',
    begins_at: 1_790_000_000,
    credit: 0,
    due: 9900,
    next_payment_at: 1_792_600_000,
    option: null,
  },
];

/** The account's only subscription, which no operation changes. */
export function fixtureSubscriptions(
  onCall: (operation: string) => void | Promise<void> = () => undefined,
): KadrClient['subscriptions'] {
  const subscription = (): Subscription => ({
    service: { id: 8, alias: 'series-by-night', name: 'Сериалы на ночь', image: null, color: null },
    purchase_state: {
      service: {
        status: 'subscribed',
        status_change_date: 1_790_000_000,
        parent_service: null,
        external_billing: null,
        autopayment: { status: 'on' },
      },
    },
    standing: 'active',
    due: null,
    pause: null,
    new_price: null,
    next_service: null,
    bank_card: null,
    started_at: 1_787_000_000,
    ends_at: 1_790_000_000,
    is_trial: false,
    amount: 19_900,
    currency: 'RUB',
    duration: 1,
    duration_unit: 'month',
  });
  const change = (operation: string) => async () => {
    await onCall(operation);
    return { notification: notification('Готово', 'Изменено.') };
  };
  return {
    list: async () => {
      await onCall('subscriptions.list');
      return { items: [subscription()] };
    },
    cancel: change('subscriptions.cancel'),
    resume: change('subscriptions.resume'),
    pay: async () => {
      await onCall('subscriptions.pay');
      return { ticket_id: null, status: 'paid', payment: null };
    },
    pause: async () => {
      await onCall('subscriptions.pause');
      return { pause: { from: 1_790_000_000, until: 1_792_592_000 } };
    },
    acceptPrice: async () => {
      await onCall('subscriptions.acceptPrice');
      return {};
    },
    changes: async () => {
      await onCall('subscriptions.changes');
      return { items: fixtureChanges };
    },
    changeAtEnd: async () => {
      await onCall('subscriptions.changeAtEnd');
      return {};
    },
    setCard: async () => {
      await onCall('subscriptions.setCard');
      return {};
    },
  };
}
