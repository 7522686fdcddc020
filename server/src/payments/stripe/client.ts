import type { z } from 'zod';
import { exchange } from '../exchange.ts';
import { errorSchema } from './answers.ts';
import type { PaymentIntent, StripeFault } from './answers.ts';
import type { BrowserSide } from './mapping.ts';

/** How long Stripe may take, in milliseconds: its own libraries wait for 80 s. */
const patience = 80_000;
/** The largest answer, in bytes: a page of 100 payments with their charges. */
const longestAnswer = 4 * 1024 * 1024;
/** The version of the API, which determines the form of answers. */
const apiVersion = '2025-09-30.clover';

export interface StripeAccess {
  /** Before `/v1`, without a slash at its end. */
  readonly url: () => string;
  readonly secretKey: string;
  /** Milliseconds; {@link patience} by default. */
  readonly patience?: number;
}

/**
 * The result of a call. `refused`: it was understood and not done; the card's refusal has its payment. `unknown`:
 * whether it was done is unknown: a repeat needs the same key.
 */
export type CallResult<Value> =
  | { readonly kind: 'value'; readonly value: Value }
  | { readonly kind: 'refused'; readonly fault: StripeFault; readonly payment: PaymentIntent | null }
  | { readonly kind: 'unknown' };

export type Fields = Readonly<Record<string, string | number | boolean | readonly string[] | null>>;

export interface Call<Value> {
  readonly path: string;
  readonly answer: z.ZodType<Value>;
  readonly query?: Fields;
  /** Makes it a POST, carried out once for this key. */
  readonly once?: { readonly key: string; readonly fields: Fields };
}

export type StripeClient = <Value>(call: Call<Value>) => Promise<CallResult<Value>>;

/** @throws for wrong credentials, which the operator must correct, and for a key that was used for another request. */
export function createClient({ url, secretKey, patience: longest = patience }: StripeAccess): StripeClient {
  return async ({ path, answer: schema, query = {}, once }) => {
    const search = formOf(query).toString();
    const answer = await exchange(
      {
        url: `${url()}${path}${search === '' ? '' : `?${search}`}`,
        patience: longest,
        longest: longestAnswer,
      },
      {
        method: once === undefined ? 'GET' : 'POST',
        headers: {
          authorization: `Bearer ${secretKey}`,
          'stripe-version': apiVersion,
          ...(once !== undefined && { 'idempotency-key': once.key }),
        },
        ...(once !== undefined && { body: formOf(once.fields) }),
      },
    );
    if (answer === null) return { kind: 'unknown' };
    const { status, body } = answer;
    if (status === 200) {
      const value = schema.safeParse(body);
      return value.success ? { kind: 'value', value: value.data } : { kind: 'unknown' };
    }
    const read = errorSchema.safeParse(body);
    // 409: a request with this key is under way.
    if (!read.success || status >= 500 || status === 429 || status === 409) return { kind: 'unknown' };
    const { payment_intent: payment = null, ...fault } = read.data.error;
    if (status === 401 || status === 403)
      throw new Error(`Stripe rejects our credentials: ${fault.message ?? fault.type}`);
    if (fault.type === 'idempotency_error')
      throw new Error(`The key ${once?.key} was used for another request.`);
    return { kind: 'refused', fault, payment };
  };
}

/** Stripe's form encoding: lists as `name[]`; null is left out. */
function formOf(fields: Fields): URLSearchParams {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    if (value === null) continue;
    if (typeof value === 'object') for (const one of value) form.append(`${name}[]`, one);
    else form.append(name, String(value));
  }
  return form;
}

/** The context that the calls of an adapter share. */
export interface StripeContext {
  readonly call: StripeClient;
  readonly browser: BrowserSide;
  readonly now: () => Date;
}
