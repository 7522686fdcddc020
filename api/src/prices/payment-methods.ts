import { currencies, paymentMethodIds } from '@kadr/contract';
import type { Currency, Language, Money, PaymentMethod, PaymentType, PurchasePrice } from '@kadr/contract';

/** The ids of the payment methods that can pay a price in a currency, in the order in which they are offered. */
export type MethodsFor = (currency: Currency) => readonly number[];

/** What the account has to pay with. */
export interface Wallet {
  readonly balances: readonly Money[];
  readonly cards: readonly LinkedCard[];
  /** Whether cards are taken in a currency, and by whom. */
  readonly providerOf: (currency: Currency) => { readonly id: string } | null;
  /** Where browsers send card data; null where they are sent to a page of the bank. */
  readonly paymentUrl: string | null;
  /** Where the account is topped up. */
  readonly topUpUrl: string;
}

export interface LinkedCard {
  readonly id: number;
  readonly provider: string;
  readonly type: string;
  readonly last4: string;
}

/** How a purchase is paid, as the id of its payment method says. */
export type ChosenMethod =
  | { readonly name: 'account_prepaid' | 'any_card' }
  | { readonly name: 'linked_card'; readonly cardId: number };

export function methodsFor({ cards, providerOf }: Pick<Wallet, 'cards' | 'providerOf'>): MethodsFor {
  return (currency) => {
    const provider = providerOf(currency);
    if (provider === null) return [paymentMethodIds.prepaid];
    const linked = cards.filter((card) => card.provider === provider.id);
    return [
      paymentMethodIds.prepaid,
      ...linked.map(({ id }) => paymentMethodIds.linkedCard + id),
      paymentMethodIds.anyCard,
    ];
  };
}

/** Null for an id that is no method. */
export function methodOf(id: number): ChosenMethod | null {
  if (id === paymentMethodIds.prepaid) return { name: 'account_prepaid' };
  if (id === paymentMethodIds.anyCard) return { name: 'any_card' };
  if (id > paymentMethodIds.linkedCard)
    return { name: 'linked_card', cardId: id - paymentMethodIds.linkedCard };
  return null;
}

/** A price, once for each method that can pay it. */
export function byMethod(
  price: Omit<PurchasePrice, 'payment_method_id' | 'bonus_program'>,
  methods: MethodsFor,
): PurchasePrice[] {
  const by = (payment_method_id: number): PurchasePrice => ({
    ...price,
    payment_method_id,
    bonus_program: null,
  });
  return methods(price.currency).map(by);
}

const words = {
  prepaid: { rus: 'Баланс аккаунта', eng: 'Account balance', hye: 'Հաշվի մնացորդ' },
  anyCard: { rus: 'Банковская карта', eng: 'Bank card', hye: 'Բանկային քարտ' },
  topUp: { rus: 'Пополнить баланс', eng: 'Top up the balance', hye: 'Համալրել մնացորդը' },
} as const satisfies Record<string, Readonly<Record<Language, string>>>;

/** The payment methods of types, in the order in which they were asked for. */
export function paymentTypesOf(
  types: readonly PaymentType['name'][],
  wallet: Wallet,
  language: Language,
): PaymentType[] {
  return types.map((name) => ({ name, payment_methods: methodsOfType(name, wallet, language) }));
}

function methodsOfType(
  type: PaymentType['name'],
  { balances, cards, paymentUrl, topUpUrl, providerOf }: Wallet,
  language: Language,
): PaymentMethod[] {
  const method = { payment_url: null, bank_card: null, balances: [] };
  const providers = new Set(currencies.flatMap((currency) => providerOf(currency)?.id ?? []));
  const isCardTaken = providers.size > 0;
  const anyCard: PaymentMethod = {
    ...method,
    id: paymentMethodIds.anyCard,
    name: 'any_card',
    description: words.anyCard[language],
    payment_url: paymentUrl,
  };
  switch (type) {
    case 'purchase':
      return [
        {
          ...method,
          id: paymentMethodIds.prepaid,
          name: 'account_prepaid',
          description: words.prepaid[language],
          balances: [...balances],
        },
        ...cards.filter(({ provider }) => providers.has(provider)).map(linkedMethod),
        ...(isCardTaken ? [anyCard] : []),
      ];
    case 'card_bind':
      return isCardTaken ? [anyCard] : [];
    case 'account_refill':
    default:
      return isCardTaken
        ? [
            {
              ...method,
              id: paymentMethodIds.externalUrl,
              name: 'external_url',
              description: words.topUp[language],
              payment_url: topUpUrl,
            },
          ]
        : [];
  }
}

function linkedMethod({ id, type, last4 }: LinkedCard): PaymentMethod {
  return {
    id: paymentMethodIds.linkedCard + id,
    name: 'linked_card',
    description: `•• ${last4}`,
    payment_url: null,
    bank_card: { id, type, last4 },
    balances: [],
  };
}
