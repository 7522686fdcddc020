import type { PaymentProvider } from '@kadr/api';
import { currencies } from '@kadr/contract';
import type { Currency } from '@kadr/contract';
import type { PaymentOrigins } from '@kadr/web/server';
import type { PaymentsConfig } from '../config/payments-config.ts';
import { createArca } from './arca/provider.ts';
import type { BankAccess, BankProcess } from './bank-process.ts';
import { createStripe } from './stripe/provider.ts';
import { createYooKassa } from './yookassa/provider.ts';

/** The sandbox sells in Russia, at the main rate of 2026. */
const sandboxReceipts = { vat: 22 };

/** The configured payment providers, by currency; a currency that is missing cannot be paid by card. */
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
      receipts: sandboxReceipts,
      now,
    });
    return new Map(currencies.map((currency) => [currency, provider]));
  }
  const provider = configuredProvider(config, now);
  if (provider === null) return new Map();
  // YooKassa charges saved cards in roubles only.
  const taken = provider.id === 'yookassa' ? (['RUB'] as const) : currencies;
  return new Map(taken.map((currency) => [currency, provider]));
}

function configuredProvider(config: PaymentsConfig, now: () => Date): PaymentProvider | null {
  switch (config.provider) {
    case 'yookassa':
      return createYooKassa({ ...config, id: 'yookassa', url: () => config.url, sandbox: null, now });
    case 'stripe':
      return createStripe({ ...config, url: () => config.url, now });
    case 'arca':
      return createArca({ ...config, url: () => config.url, now });
    case 'sandbox':
    case 'off':
    default:
      return null;
  }
}

/** Origins that the page of a payment needs: the target of card data, of its script and of its frames. */
export function paymentOriginsOf(
  config: PaymentsConfig,
  bank: Pick<BankProcess, 'url'> | null,
): PaymentOrigins {
  if (bank !== null) return { connect: [bank.url], script: [], frame: [] };
  if (config.provider !== 'stripe') return { connect: [], script: [], frame: [] };
  const script = new URL(config.scriptUrl).origin;
  const isStripe = script === 'https://js.stripe.com';
  return {
    connect: [config.url],
    script: [script],
    // 3-D Secure, and the fields in frames of several origins.
    frame: isStripe ? [script, 'https://*.js.stripe.com', 'https://hooks.stripe.com'] : [script],
  };
}
