import type { Money } from '@kadr/contract';
import { currencySchema } from '@kadr/contract';
import { z } from 'zod';

/** An amount in YooKassa's form: text with two decimals. Never a float: `19.99 * 100` is not 1999. */
export const amountSchema = z
  .object({ value: z.string().regex(/^\d{1,12}\.\d{2}$/), currency: currencySchema })
  .transform(({ value, currency }): Money => ({ amount: Number(value.replace('.', '')), currency }));

export function toAmount({ amount, currency }: Money): { readonly value: string; readonly currency: string } {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError(`${amount} is no sum of money.`);
  const digits = String(amount).padStart(3, '0');
  return { value: `${digits.slice(0, -2)}.${digits.slice(-2)}`, currency };
}
