import type { PaymentProvider } from '@kadr/api';
import { currencies } from '@kadr/contract';
import type { Currency } from '@kadr/contract';
import type { PaymentsConfig } from '../config/payments-config.ts';
import type { BankAccess, BankProcess } from './bank-process.ts';
import { createYooKassa } from './yookassa/provider.ts';

/** Who takes cards, by currency, as the configuration says; a currency that is missing cannot be paid by card. */
export function paymentProviders(
  config: PaymentsConfig,
  bank: (Pick<BankProcess, 'url'> & { readonly access: BankAccess }) | null,
): ReadonlyMap<Currency, PaymentProvider> {
  const now = (): Date => new Date();
  if (bank !== null) {
    const { url, access } = bank;
    const provider = createYooKassa({
      ...access,
      id: 'sandbox',
      url: () => `${url}/v3`,
      sandbox: { paymentUrl: () => `${url}/card`, webhookSecret: access.webhookSecret },
      now,
    });
    return new Map(currencies.map((currency) => [currency, provider]));
  }
  if (config.provider !== 'yookassa') return new Map();
  const { url, shopId, secretKey } = config;
  const provider = createYooKassa({ id: 'yookassa', url: () => url, shopId, secretKey, sandbox: null, now });
  return new Map([['RUB', provider]]);
}
