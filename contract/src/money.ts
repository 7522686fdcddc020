import { z } from 'zod';

/** Currencies of payments (ISO 4217); each has hundredths. */
export const currencies = ['RUB', 'AMD', 'USD', 'EUR'] as const;
export const currencySchema = z.enum(currencies);
export type Currency = z.infer<typeof currencySchema>;

/** Hundredths of a currency; the maximum catches mistyped prices. */
export const amountSchema = z.int().positive().max(100_000_000);

/** Money in whole hundredths of `currency`. */
export const moneySchema = z.object({ amount: z.int(), currency: currencySchema });
export type Money = z.infer<typeof moneySchema>;
