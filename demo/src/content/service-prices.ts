import type { ServiceImport, SubscriptionInput } from '@kadr/contract';

type ServicePrice = NonNullable<ServiceImport['prices']>[number];

const monthly = (amount: number, more: Partial<ServicePrice> = {}): ServicePrice => ({
  duration: 1,
  duration_unit: 'month',
  amount,
  currency: 'RUB',
  ...more,
});
const yearly = (amount: number, original_amount: number): ServicePrice => ({
  duration: 1,
  duration_unit: 'year',
  amount,
  original_amount,
  currency: 'RUB',
});
const fortnight = { trial_duration: 14, trial_duration_unit: 'day' } as const;

/** What the services of the demo cost, by alias, in kopecks. */
export const demoServicePrices: ReadonlyMap<string, readonly [ServicePrice, ...ServicePrice[]]> = new Map<
  string,
  readonly [ServicePrice, ...ServicePrice[]]
>([
  ['big-cinema', [monthly(29_900, fortnight), yearly(249_900, 358_800)]],
  ['series-by-night', [monthly(19_900), yearly(169_900, 238_800)]],
  ['little-explorers', [monthly(14_900, fortnight)]],
  ['how-things-work', [monthly(14_900)]],
  ['world-cinema', [monthly(24_900, { original_amount: 34_900 })]],
  ['laugh-and-be-well', [monthly(9900)]],
  ['armenian-evening', [monthly(19_900, fortnight)]],
  ['tv-big', [monthly(34_900, fortnight), yearly(299_900, 418_800)]],
  ['tv-kids', [monthly(9900)]],
  ['tv-sport', [monthly(24_900)]],
]);

/** Films that can be watched only with a service that contains them, by slug. */
export const demoOnlyInServices: ReadonlySet<string> = new Set([
  'winter-in-gyumri',
  'the-stenographer',
  'the-weavers-mistake',
  'the-company-clerk',
  'the-tide-table',
]);

/** Subscriptions that the demo's accounts start with: on trial, and so free at first. */
export const demoSubscriptions: readonly SubscriptionInput[] = [
  { account: { email: 'anna@kadr.example' }, service: 'big-cinema' },
];
