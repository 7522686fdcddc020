import type { CatalogueImport, CreditInput } from '@kadr/contract';

type ImportedTitle = NonNullable<CatalogueImport['media_items']>[number];
type Price = NonNullable<ImportedTitle['prices']>[number];

const purchase = (amount: number, more: Partial<Price> = {}): Price => ({
  usage_model: 'EST',
  amount,
  currency: 'RUB',
  ...more,
});
const rental = (amount: number, duration: number, duration_unit: 'hour' | 'day'): Price => ({
  usage_model: 'TVOD',
  amount,
  duration,
  duration_unit,
  currency: 'RUB',
});

/** The films of the demo that are sold, by slug, in kopecks; all others are free. */
export const demoPrices: ReadonlyMap<string, readonly [Price, ...Price[]]> = new Map<
  string,
  readonly [Price, ...Price[]]
>([
  ['three-weddings-and-a-lift', [purchase(39_900, { original_amount: 49_900 }), rental(14_900, 48, 'hour')]],
  ['the-cartographer-of-ganymede', [purchase(29_900), purchase(44_900, { quality: 'UHD' })]],
  ['night-shift-at-the-archive', [purchase(24_900), rental(9900, 48, 'hour')]],
  ['the-silence-inspector', [purchase(19_900)]],
  ['the-undeveloped-roll', [rental(14_900, 48, 'hour'), rental(24_900, 7, 'day')]],
  ['the-house-with-no-east', [rental(9900, 48, 'hour')]],
]);

/** What the demo's accounts start with; README.md lists it. */
export const demoCredits: readonly CreditInput[] = [
  { account: { email: 'anna@kadr.example' }, key: 'demo', amount: 100_000, currency: 'RUB' },
  { account: { phone: '+70000000001' }, key: 'demo', amount: 10_000, currency: 'RUB' },
];
