import { currencies, paymentMethodIds } from '@kadr/contract';
import type {
  BonusProgram,
  BonusStatus,
  Currency,
  Language,
  Money,
  PaymentMethod,
  PaymentType,
  PurchasePrice,
} from '@kadr/contract';

/** The payment methods for a currency, in the order in which they are offered. */
export type MethodsFor = (currency: Currency) => readonly PayingMethod[];

export interface PayingMethod {
  readonly id: number;
  /** The programme whose points pay; null for money. */
  readonly bonus: BonusTerms | null;
}

/** Payment terms of a bonus programme. */
export interface BonusTerms {
  readonly id: number;
  readonly name: string;
  readonly status: BonusStatus;
  readonly currency: Currency;
  /** Value of a point in minor units. */
  readonly pointValue: number;
}

/** An account's means of payment. */
export interface Wallet {
  readonly balances: readonly Money[];
  readonly cards: readonly LinkedCard[];
  readonly bonuses: readonly BonusProgram[];
  /** The provider that takes cards in a currency; null when there is none. */
  readonly providerOf: (currency: Currency) => { readonly id: string } | null;
  /** Address to which browsers send card data; null when they are sent to a page of the bank. */
  readonly paymentUrl: string | null;
  /** Page on which the account is topped up. */
  readonly topUpUrl: string;
}

export interface LinkedCard {
  readonly id: number;
  readonly provider: string;
  readonly type: string;
  readonly last4: string;
}

/** The payment method of a purchase, as its id encodes it. */
export type ChosenMethod =
  | { readonly name: 'account_prepaid' | 'any_card' }
  | { readonly name: 'linked_card'; readonly cardId: number }
  | { readonly name: 'bonus'; readonly programId: number };

export function methodsFor({
  cards,
  bonuses,
  providerOf,
}: Pick<Wallet, 'cards' | 'providerOf'> & { readonly bonuses: readonly BonusTerms[] }): MethodsFor {
  return (currency) => {
    const provider = providerOf(currency);
    const linked = cards.filter((card) => card.provider === provider?.id);
    const ids: readonly number[] = [
      paymentMethodIds.prepaid,
      ...linked.map(({ id }) => paymentMethodIds.linkedCard + id),
      ...(provider === null ? [] : [paymentMethodIds.anyCard]),
    ];
    return [
      ...ids.map((id) => ({ id, bonus: null })),
      ...bonuses
        .filter((bonus) => bonus.currency === currency)
        .map((bonus) => ({ id: paymentMethodIds.bonus + bonus.id, bonus })),
    ];
  };
}

/** Whether a card pays, linked or entered. */
export function isByCard(method: ChosenMethod | null): boolean {
  return method?.name === 'any_card' || method?.name === 'linked_card';
}

/** Removes points, which pay for titles only: renewals take money, and the rest of a period is worth money. */
export function moneyOnly(methods: MethodsFor): MethodsFor {
  return (currency) => methods(currency).filter(({ bonus }) => bonus === null);
}

/** Null for an id that is not a method. */
export function methodOf(id: number): ChosenMethod | null {
  if (id === paymentMethodIds.prepaid) return { name: 'account_prepaid' };
  if (id === paymentMethodIds.anyCard) return { name: 'any_card' };
  if (id > paymentMethodIds.linkedCard)
    return { name: 'linked_card', cardId: id - paymentMethodIds.linkedCard };
  if (id > paymentMethodIds.bonus && id < paymentMethodIds.linkedCard)
    return { name: 'bonus', programId: id - paymentMethodIds.bonus };
  return null;
}

/** A price, once per method that can pay it. */
export function byMethod(
  price: Omit<PurchasePrice, 'payment_method_id' | 'bonus_program'>,
  methods: MethodsFor,
): PurchasePrice[] {
  const by = ({ id: payment_method_id, bonus }: PayingMethod): PurchasePrice => {
    if (bonus === null) return { ...price, payment_method_id, bonus_program: null };
    const { id, name, status, pointValue } = bonus;
    const points = Math.ceil(price.amount / pointValue);
    return { ...price, type: 'bonus', payment_method_id, bonus_program: { id, name, status, points } };
  };
  return methods(price.currency).map(by);
}

const words = {
  prepaid: { rus: 'Баланс аккаунта', eng: 'Account balance', hye: 'Հաշվի մնացորդ' },
  anyCard: { rus: 'Банковская карта', eng: 'Bank card', hye: 'Բանկային քարտ' },
  topUp: { rus: 'Пополнить баланс', eng: 'Top up the balance', hye: 'Համալրել մնացորդը' },
} as const satisfies Record<string, Readonly<Record<Language, string>>>;

/** The payment methods of the given types, in the order of the types. */
export function paymentTypesOf(
  types: readonly PaymentType['name'][],
  wallet: Wallet,
  language: Language,
): PaymentType[] {
  return types.map((name) => ({ name, payment_methods: methodsOfType(name, wallet, language) }));
}

function methodsOfType(
  type: PaymentType['name'],
  { balances, cards, bonuses, paymentUrl, topUpUrl, providerOf }: Wallet,
  language: Language,
): PaymentMethod[] {
  const method = { payment_url: null, bank_card: null, balances: [], bonus_program: null };
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
        ...bonuses.map((bonus_program): PaymentMethod => ({
          ...method,
          id: paymentMethodIds.bonus + bonus_program.id,
          name: 'bonus',
          description: bonus_program.name,
          bonus_program,
        })),
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
    bonus_program: null,
  };
}
