import { z } from 'zod';

/** The payment provider. */
export type PaymentsConfig =
  | { readonly provider: 'off' }
  | {
      readonly provider: 'yookassa';
      /** Before `/payments`, without a slash at its end. */
      readonly url: string;
      readonly shopId: string;
      readonly secretKey: string;
      /** The VAT of fiscal receipts, in per cent, null without VAT; null where the shop registers none by YooKassa. */
      readonly receipts: { readonly vat: number | null } | null;
    }
  | {
      readonly provider: 'stripe';
      /** Before `/v1`, without a slash at its end. */
      readonly url: string;
      /** Address of the script that takes cards in the browser. */
      readonly scriptUrl: string;
      readonly publicKey: string;
      readonly secretKey: string;
      readonly webhookSecret: string;
    }
  | {
      readonly provider: 'arca';
      /** Before `/register.do`, without a slash at its end. */
      readonly url: string;
      readonly userName: string;
      readonly password: string;
    }
  | {
      readonly provider: 'sandbox';
      /** Port of the bank; 0 lets the system choose. */
      readonly port: number;
      /** Origin at which browsers reach the bank; null: this machine's loopback. */
      readonly publicUrl: string | null;
    };

const addressSchema = z.url({
  protocol: /^https?$/,
  error: 'must be an address that starts with https://',
});

/** Variables of card payments. */
export const paymentVariables = {
  KADR_PAYMENTS: z.enum(['sandbox', 'yookassa', 'stripe', 'arca', 'off']).optional(),
  KADR_YOOKASSA_SHOP_ID: z.string().max(64).optional(),
  KADR_YOOKASSA_SECRET: z.string().min(16, 'must be at least 16 characters long').optional(),
  KADR_YOOKASSA_URL: addressSchema.default('https://api.yookassa.ru/v3'),
  KADR_YOOKASSA_VAT: z.enum(['none', '0', '5', '7', '10', '20', '22']).optional(),
  KADR_STRIPE_PUBLIC_KEY: z.string().regex(/^pk_/, 'must begin with pk_').optional(),
  KADR_STRIPE_SECRET: z
    .string()
    .regex(/^[rs]k_/, 'must begin with sk_ or rk_')
    .optional(),
  KADR_STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_/, 'must begin with whsec_')
    .optional(),
  KADR_STRIPE_URL: addressSchema.default('https://api.stripe.com'),
  KADR_STRIPE_SCRIPT: addressSchema.default('https://js.stripe.com/v3/'),
  KADR_ARCA_USER: z.string().max(100).optional(),
  KADR_ARCA_PASSWORD: z.string().min(8, 'must be at least 8 characters long').optional(),
  KADR_ARCA_URL: addressSchema.default('https://ipay.arca.am/payment/rest'),
  KADR_BANK_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  KADR_BANK_URL: addressSchema.optional(),
} as const;

const variablesSchema = z.object(paymentVariables);
type Variables = z.infer<typeof variablesSchema> & {
  readonly PORT: number;
  readonly DATABASE_URL?: string | undefined;
};

/** A further invalid variable, and why; null when all are valid. */
export function paymentsFault(value: Variables): { readonly name: string; readonly message: string } | null {
  if (value.KADR_PAYMENTS === 'sandbox' && value.DATABASE_URL !== undefined)
    return { name: 'KADR_PAYMENTS', message: 'cannot be sandbox beside DATABASE_URL: the bank is embedded' };
  const provider = value.KADR_PAYMENTS ?? 'off';
  const missing = needed[provider].find((name) => value[name] === undefined);
  return missing === undefined
    ? null
    : { name: missing, message: `is required with KADR_PAYMENTS=${provider}` };
}

/** The secret settings of each provider. */
const needed = {
  off: [],
  sandbox: [],
  yookassa: ['KADR_YOOKASSA_SHOP_ID', 'KADR_YOOKASSA_SECRET'],
  stripe: ['KADR_STRIPE_PUBLIC_KEY', 'KADR_STRIPE_SECRET', 'KADR_STRIPE_WEBHOOK_SECRET'],
  arca: ['KADR_ARCA_USER', 'KADR_ARCA_PASSWORD'],
} as const satisfies Readonly<Record<PaymentsConfig['provider'], readonly (keyof Variables)[]>>;

function receiptsOf(vat: string | undefined): { readonly vat: number | null } | null {
  return vat === undefined ? null : { vat: vat === 'none' ? null : Number(vat) };
}

const withoutSlash = (address: string): string => address.replace(/\/+$/, '');

/** An embedded service uses the sandbox bank by default. The bank's port is next to the service's. */
export function paymentsOf(value: Variables): PaymentsConfig {
  const provider = value.KADR_PAYMENTS ?? (value.DATABASE_URL === undefined ? 'sandbox' : 'off');
  if (provider === 'off') return { provider };
  if (provider === 'yookassa') {
    const { KADR_YOOKASSA_SHOP_ID: shopId = '', KADR_YOOKASSA_SECRET: secretKey = '' } = value;
    const receipts = receiptsOf(value.KADR_YOOKASSA_VAT);
    return { provider, url: withoutSlash(value.KADR_YOOKASSA_URL), shopId, secretKey, receipts };
  }
  if (provider === 'stripe')
    return {
      provider,
      url: withoutSlash(value.KADR_STRIPE_URL),
      scriptUrl: value.KADR_STRIPE_SCRIPT,
      publicKey: value.KADR_STRIPE_PUBLIC_KEY ?? '',
      secretKey: value.KADR_STRIPE_SECRET ?? '',
      webhookSecret: value.KADR_STRIPE_WEBHOOK_SECRET ?? '',
    };
  if (provider === 'arca')
    return {
      provider,
      url: withoutSlash(value.KADR_ARCA_URL),
      userName: value.KADR_ARCA_USER ?? '',
      password: value.KADR_ARCA_PASSWORD ?? '',
    };
  const isNextFree = value.PORT > 0 && value.PORT < 65_535;
  return {
    provider,
    port: value.KADR_BANK_PORT ?? (isNextFree ? value.PORT + 1 : 0),
    publicUrl: value.KADR_BANK_URL === undefined ? null : new URL(value.KADR_BANK_URL).origin,
  };
}
