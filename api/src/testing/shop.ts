import type { BuyInput, CatalogueImport, PurchaseOption } from '@kadr/contract';
import { signIn } from './sign-in.ts';
import type { TestApi } from './test-api.ts';

export type SoldTitle = NonNullable<CatalogueImport['media_items']>[number];

/** A rental in roubles. */
export const rental = { usage_model: 'TVOD', currency: 'RUB' } as const;

const films: SoldTitle[] = [
  { slug: 'free-film', type: 'film', name: { rus: 'Даром' } },
  {
    slug: 'on-sale',
    type: 'film',
    name: { rus: 'Море & чайки', eng: 'The Sea' },
    usage_model: 'EST',
    prices: [
      { usage_model: 'EST', amount: 39_900, original_amount: 49_900, currency: 'RUB' },
      { ...rental, duration: 48, duration_unit: 'hour', amount: 14_900 },
      { ...rental, duration: 7, duration_unit: 'day', amount: 24_900 },
    ],
  },
  ...[1, 2, 3, 4].map((number): SoldTitle => ({
    slug: `for-rent-${number}`,
    type: 'film',
    name: { rus: `Напрокат ${number}` },
    usage_model: 'TVOD',
    prices: [{ ...rental, duration: 2, duration_unit: 'day', amount: 10_000 }],
  })),
];

/** Creates a service with a film, a channel and a trial of its monthly price, and one without a trial. */
export async function openServices(test: TestApi): Promise<void> {
  await test.import({
    media_items: [
      { slug: 'by-subscription', type: 'film', name: { rus: 'По подписке' }, usage_model: 'SERVICE' },
    ],
    services: [
      {
        alias: 'cinema',
        name: { rus: 'Кино', eng: 'Cinema' },
        media_items: ['by-subscription'],
        prices: [
          {
            duration: 1,
            duration_unit: 'month',
            amount: 29_900,
            currency: 'RUB',
            trial_duration: 14,
            trial_duration_unit: 'day',
          },
          { duration: 1, duration_unit: 'year', amount: 249_900, original_amount: 358_800, currency: 'RUB' },
        ],
      },
      {
        alias: 'television',
        name: { rus: 'Телевидение' },
        prices: [{ duration: 20, duration_unit: 'day', amount: 10_000, currency: 'RUB' }],
      },
    ],
    channels: [
      {
        slug: 'in-service',
        name: { rus: 'Канал' },
        service: 'television',
        is_tstv_allowed: true,
        is_catchup_allowed: true,
        is_pltv_allowed: true,
      },
    ],
  });
  await test.publish('by-subscription');
}

/** Publishes a free film, one that is sold and rented out, and four for rent. */
export async function openShop(test: TestApi): Promise<void> {
  await test.import({ media_items: films });
  for (const { slug } of films) await test.publish(slug);
}

let accounts = 0;

/** A signed-in viewer whose account has this balance. */
export async function customerWith(
  test: TestApi,
  amount: number,
  over: { is_account_blocked?: boolean } = {},
) {
  accounts += 1;
  const login = { email: `viewer-${accounts}@kadr.example`, password: 'a-good-password' };
  const operator = test.operator().operator;
  await operator.importAccounts({ accounts: [{ ...login, ...over }] });
  if (amount > 0) {
    await operator.creditAccounts({
      credits: [{ account: { email: login.email }, key: 'start', amount, currency: 'RUB' }],
    });
  }
  const cookies = await signIn(test, login);
  const client = test.client({ cookies });
  return { email: login.email, cookies, client, purchases: client.purchases };
}

export type Customer = Awaited<ReturnType<typeof customerWith>>;

/** The input to buy the period `at` of an option. */
export function orderOf(option: PurchaseOption | undefined, at = 0): BuyInput {
  const price = option?.periods[at]?.prices[0];
  if (option === undefined || price === undefined) throw new Error('There is no such offer.');
  const { price_id, payment_method_id, amount, currency } = price;
  return {
    option:
      option.content === null
        ? { service_id: option.service?.id ?? 0 }
        : { media_item_id: option.content.id, seq_id: option.seq_id },
    price: { price_id, payment_method_id, amount, currency },
    is_confirmed: true,
    has_session_id: false,
  };
}

/** The input to buy the first option of a title. */
export async function firstOrder({ purchases }: Customer, slug: string): Promise<BuyInput> {
  return orderOf((await purchases.options({ id: slug })).items[0]);
}

/** The input to subscribe to a service for its period `at`. */
export async function serviceOrder({ purchases }: Customer, alias: string, at = 0): Promise<BuyInput> {
  return orderOf((await purchases.serviceOptions({ id: alias })).items[0], at);
}

/** Subscribes to a service; returns its id. */
export async function subscribe(viewer: Customer, alias: string, at = 0): Promise<number> {
  const order = await serviceOrder(viewer, alias, at);
  const { ticket_id } = await viewer.purchases.buy(order);
  await viewer.purchases.confirmTicket({ ticket_id: ticket_id ?? '', has_session_id: false });
  return 'service_id' in order.option ? order.option.service_id : 0;
}

export async function buyAndPay(viewer: Customer, slug: string) {
  const { ticket_id } = await viewer.purchases.buy(await firstOrder(viewer, slug));
  return viewer.purchases.confirmTicket({ ticket_id: ticket_id ?? '', has_session_id: false });
}

/** The account's balance in kopecks. */
export async function balanceOf({ purchases }: Customer): Promise<number | undefined> {
  const { balances } = await purchases.payments({});
  return balances.find(({ currency }) => currency === 'RUB')?.amount;
}
