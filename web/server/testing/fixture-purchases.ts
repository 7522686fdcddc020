import { KadrError } from '@kadr/contract';
import type {
  Language,
  Payment,
  Purchase,
  PurchaseOption,
  PurchaseVariant,
  ServicePage,
  Ticket,
  WireCardEntry,
} from '@kadr/contract';
import type { KadrClient } from '@kadr/contract/client';
import { cardOf, findSeed } from './fixture-catalogue.ts';
import { fixtureReceipt } from './fixture-receipts.ts';

const money = {
  currency: 'RUB',
  payment_method_id: 1,
  trial: null,
  intro: null,
  bonus_program: null,
} as const;
export const rental = { ...money, type: 'one_time', original_amount: null } as const;

/** Offers of every film of the fixture catalogue: to buy, and to rent for two days or a week. */
function optionsOf(id: string, language: Language): PurchaseOption[] {
  const seed = findSeed(id);
  if (seed === undefined) throw new KadrError('NOT_FOUND');
  const content = {
    id: seed.id,
    name: seed.name[language],
    media_item_type: seed.type,
    quality: 'HD',
  } as const;
  const sale = { ...money, price_id: 1, type: 'discount', amount: 39_900, original_amount: 49_900 } as const;
  return [
    {
      seq_id: 1,
      usage_model: 'EST',
      service: null,
      content,
      periods: [{ duration: null, duration_unit: null, is_default: true, prices: [sale] }],
      is_quick_purchase: true,
    },
    {
      seq_id: 2,
      usage_model: 'TVOD',
      service: null,
      content,
      periods: [
        {
          duration: 48,
          duration_unit: 'hour',
          is_default: true,
          prices: [{ ...rental, price_id: 2, amount: 14_900 }],
        },
        {
          duration: 7,
          duration_unit: 'day',
          is_default: false,
          prices: [{ ...rental, price_id: 3, amount: 24_900 }],
        },
      ],
      is_quick_purchase: false,
    },
  ];
}

/** The fixtures' service: for a month with a fortnight's trial, or for a year. */
export const serviceOption: PurchaseOption = {
  seq_id: 1,
  usage_model: 'SERVICE',
  service: { id: 7, name: 'Большое кино', content_type: 'service' },
  content: null,
  periods: [
    {
      duration: 1,
      duration_unit: 'month',
      is_default: true,
      prices: [
        {
          ...rental,
          price_id: 11,
          type: 'trial',
          amount: 29_900,
          trial: { duration: 14, duration_unit: 'day' },
        },
      ],
    },
    {
      duration: 1,
      duration_unit: 'year',
      is_default: false,
      prices: [{ ...money, price_id: 12, type: 'discount', amount: 249_900, original_amount: 358_800 }],
    },
  ],
  is_quick_purchase: false,
};

/** The same offers as on the service's page. */
export const fixtureServiceVariants: ServicePage['purchase_variants'] = variantsOf([serviceOption]).map(
  (variant, at) =>
    Object.assign(variant, { trial: at === 0 ? { duration: 14, duration_unit: 'day' as const } : null }),
);

/** The same offers as on a title's own page. */
export function fixtureVariants(): PurchaseVariant[] {
  return variantsOf(optionsOf('salt-line', 'rus'));
}

function variantsOf(options: readonly PurchaseOption[]): PurchaseVariant[] {
  return options.flatMap(({ usage_model, periods, is_quick_purchase }) =>
    periods.flatMap(({ duration, duration_unit, prices }) =>
      prices.map(({ amount, original_amount, currency, type }) => ({
        usage_model,
        amount,
        original_amount,
        currency,
        type,
        duration,
        duration_unit,
        periods: null,
        is_quick_purchase,
      })),
    ),
  );
}

export const notification = (message: string, submessage: string) => ({
  event_type: 'sync_purchase',
  display: { message, submessage, poster: null, target: null },
});

/** Purchases without a service behind them: every purchase succeeds, nothing is kept. */
export function fixturePurchases(
  language: Language,
  onCall: (operation: string) => void | Promise<void> = () => undefined,
): KadrClient['purchases'] {
  const answer = async <T>(operation: string, value: () => T): Promise<T> => {
    await onCall(operation);
    return value();
  };
  return {
    options: ({ id }) => answer('purchases.options', () => ({ items: optionsOf(id, language) })),
    serviceOptions: () => answer('purchases.serviceOptions', () => ({ items: [serviceOption] })),
    paymentMethods: () =>
      answer('purchases.paymentMethods', () => ({
        items: [
          {
            name: 'purchase' as const,
            payment_methods: [prepaid],
          },
        ],
      })),
    buy: ({ is_confirmed }) =>
      answer('purchases.buy', () =>
        is_confirmed
          ? {
              ticket_id: '0b6f3a52-6c1e-4e0e-9d1c-0a5f3f1d2c3b',
              status: 'wait_payment' as const,
              order_id: 7,
              notification: null,
              payment: null,
            }
          : {
              ticket_id: null,
              status: 'preview' as const,
              order_id: null,
              notification: notification('Списать деньги с баланса?', 'Останется 202 ₽.'),
              payment: null,
            },
      ),
    confirmTicket: () =>
      answer('purchases.confirmTicket', () => ({
        status: 'paid' as const,
        notification: notification('Фильм ваш', 'Списано.'),
        payment: null,
      })),
    ticket: ({ ticket_id }) => answer('purchases.ticket', () => ({ ...fixtureTicket, ticket_id })),
    retryTicket: () => answer('purchases.retryTicket', () => ({ payment: fixtureEntry })),
    list: () =>
      answer('purchases.list', () => ({
        items: purchasesOf(language),
        next_cursor: null,
      })),
    payments: ({ kind, month }) =>
      answer('purchases.payments', () => ({
        balances,
        choices: {
          kinds: ['purchase', 'credit', 'refund', 'certificate_sale'],
          months: ['2026-09', '2026-08'],
        },
        items: [
          payment({ id: 4, kind: 'certificate_sale', amount: -50_000, balance: 60_100, content: null }),
          payment({ id: 3, kind: 'refund', amount: 50_000, balance: 110_100, content: null }),
          payment({
            id: 2,
            kind: 'purchase',
            amount: -39_900,
            balance: 60_100,
            is_by_card: true,
            bank_card: { type: 'mir', last4: '0004' },
            receipt_id: fixtureReceipt.id,
          }),
          payment({ id: 1, kind: 'credit', amount: 100_000, balance: 100_000, content: null }),
        ].filter((one) => (kind === undefined || one.kind === kind) && month !== '2026-08'),
        next_cursor: null,
      })),
  };
}

/** A card to be entered, at a bank that does not exist. */
export const fixtureEntry = {
  kind: 'direct_post',
  payment_url: 'https://bank.test/card',
  order: 'order-1',
  expires_at: 2_000_000_000,
  fields: [],
} satisfies WireCardEntry;

/** A film that waits for a card. */
export const fixtureTicket: Ticket = {
  ticket_id: '0b6f3a52-6c1e-4e0e-9d1c-0a5f3f1d2c3b',
  order_id: 7,
  purpose: 'purchase',
  status: 'wait_payment',
  amount: 39_900,
  currency: 'RUB',
  is_should_link_card: false,
  content: { id: 1, name: 'Соляная линия', media_item_type: 'film', slug: 'salt-line', usage_model: 'EST' },
  payment: fixtureEntry,
};

const balances = [{ amount: 60_100, currency: 'RUB' as const }];

const prepaid = {
  id: 1,
  name: 'account_prepaid' as const,
  description: 'Баланс аккаунта',
  payment_url: null,
  bank_card: null,
  balances,
  bonus_program: null,
};

/** A rented film and a bought one. */
function purchasesOf(language: Language): Purchase[] {
  const seed = findSeed('salt-line');
  if (seed === undefined) throw new KadrError('NOT_FOUND');
  const media_item = { ...cardOf(seed, language), is_playable: true };
  return [
    {
      id: 2,
      usage_model: 'TVOD',
      quality: 'HD',
      media_item,
      purchased_at: 1_790_000_000,
      ends_at: 1_790_172_800,
    },
    { id: 1, usage_model: 'EST', quality: 'UHD', media_item, purchased_at: 1_789_000_000, ends_at: null },
  ];
}

function payment(rest: Pick<Payment, 'id' | 'kind' | 'amount' | 'balance'> & Partial<Payment>): Payment {
  return {
    currency: 'RUB',
    created_at: 1_790_000_000,
    bank_card: null,
    receipt_id: null,
    is_by_card: false,
    content: { name: 'Соляная линия', media_item_type: 'film', slug: 'salt-line', usage_model: 'EST' },
    ...rest,
  };
}
