import type { Language, Money, PaymentMethod, PaymentType } from '@kadr/contract';

/** The account's own money, put on it before. */
export const prepaidMethodId = 1;

const prepaid: Readonly<Record<Language, string>> = {
  rus: 'Баланс аккаунта',
  eng: 'Account balance',
  hye: 'Հաշվի մնացորդ',
};

/** The payment methods of types, in the order in which they were asked for. */
export function paymentTypesOf(
  types: readonly PaymentType['name'][],
  balances: readonly Money[],
  language: Language,
): PaymentType[] {
  const account: PaymentMethod = {
    id: prepaidMethodId,
    name: 'account_prepaid',
    description: prepaid[language],
    payment_url: null,
    bank_card: null,
    balances: [...balances],
  };
  return types.map((name) => ({ name, payment_methods: name === 'purchase' ? [account] : [] }));
}
