import { z } from 'zod';

/** Who takes cards. */
export type PaymentsConfig =
  | { readonly provider: 'off' }
  | {
      readonly provider: 'yookassa';
      /** Before `/payments`, without a slash at its end. */
      readonly url: string;
      readonly shopId: string;
      readonly secretKey: string;
    }
  | {
      readonly provider: 'sandbox';
      /** Of the bank; 0 lets the system choose. */
      readonly port: number;
      /** Origin by which browsers reach the bank; null: this machine's loopback. */
      readonly publicUrl: string | null;
    };

const addressSchema = z.url({
  protocol: /^https?$/,
  error: 'has to be an address that begins with https://',
});

/** Variables of card payments. */
export const paymentVariables = {
  KADR_PAYMENTS: z.enum(['sandbox', 'yookassa', 'off']).optional(),
  KADR_YOOKASSA_SHOP_ID: z.string().max(64).optional(),
  KADR_YOOKASSA_SECRET: z.string().min(16, 'has to be at least 16 characters long').optional(),
  KADR_YOOKASSA_URL: addressSchema.default('https://api.yookassa.ru/v3'),
  KADR_BANK_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  KADR_BANK_URL: addressSchema.optional(),
} as const;

const variablesSchema = z.object(paymentVariables);
type Variables = z.infer<typeof variablesSchema> & {
  readonly PORT: number;
  readonly DATABASE_URL?: string | undefined;
};

/** Which variable is at fault beside the others, and why; null when all is well. */
export function paymentsFault(value: Variables): { readonly name: string; readonly message: string } | null {
  if (value.KADR_PAYMENTS === 'sandbox' && value.DATABASE_URL !== undefined)
    return { name: 'KADR_PAYMENTS', message: 'cannot be sandbox beside DATABASE_URL: the bank is embedded' };
  const missing = (['KADR_YOOKASSA_SHOP_ID', 'KADR_YOOKASSA_SECRET'] as const).find(
    (name) => value.KADR_PAYMENTS === 'yookassa' && value[name] === undefined,
  );
  return missing === undefined ? null : { name: missing, message: 'is needed beside KADR_PAYMENTS=yookassa' };
}

/** The sandbox bank takes cards unless another provider is chosen, or the database is not embedded. It is next to the service's port. */
export function paymentsOf(value: Variables): PaymentsConfig {
  const provider = value.KADR_PAYMENTS ?? (value.DATABASE_URL === undefined ? 'sandbox' : 'off');
  if (provider === 'off') return { provider };
  if (provider === 'yookassa') {
    const { KADR_YOOKASSA_SHOP_ID: shopId = '', KADR_YOOKASSA_SECRET: secretKey = '' } = value;
    return { provider, url: value.KADR_YOOKASSA_URL.replace(/\/+$/, ''), shopId, secretKey };
  }
  const isNextFree = value.PORT > 0 && value.PORT < 65_535;
  return {
    provider,
    port: value.KADR_BANK_PORT ?? (isNextFree ? value.PORT + 1 : 0),
    publicUrl: value.KADR_BANK_URL === undefined ? null : new URL(value.KADR_BANK_URL).origin,
  };
}
