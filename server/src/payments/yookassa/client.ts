import type { z } from 'zod';
import { exchange } from '../exchange.ts';
import { errorSchema } from './answers.ts';

/** How long YooKassa may take, in milliseconds: after 30 s it answers 500 by itself. */
const patience = 35_000;
/** The largest answer, in bytes: a page of 100 payments. */
const longestAnswer = 1024 * 1024;

export interface YooKassaAccess {
  /** Before `/payments`, without a slash at its end. */
  readonly url: () => string;
  readonly shopId: string;
  readonly secretKey: string;
  /** Milliseconds; {@link patience} by default. */
  readonly patience?: number;
  readonly send?: typeof fetch;
}

/**
 * The result of a call. `refused`: it was understood and not done, and a repeat needs another key. `unknown`: whether
 * it was done is unknown: a repeat needs the same key.
 */
export type CallResult<Value> =
  | { readonly kind: 'value'; readonly value: Value }
  | { readonly kind: 'refused'; readonly code: string; readonly text: string; readonly parameter: string }
  | { readonly kind: 'unknown' };

export interface Call<Value> {
  readonly path: string;
  readonly answer: z.ZodType<Value>;
  /** Makes it a POST, carried out once for this key. */
  readonly once?: { readonly key: string; readonly body: unknown };
}

export type YooKassaClient = <Value>(call: Call<Value>) => Promise<CallResult<Value>>;

/** @throws for wrong credentials, which the operator must correct, and for a key that was used for another request. */
export function createClient({
  url,
  shopId,
  secretKey,
  patience: longest = patience,
  send = fetch,
}: YooKassaAccess): YooKassaClient {
  const authorization = `Basic ${Buffer.from(`${shopId}:${secretKey}`).toString('base64')}`;
  return async ({ path, answer: schema, once }) => {
    const answer = await exchange(
      { url: `${url()}${path}`, patience: longest, longest: longestAnswer, send },
      {
        method: once === undefined ? 'GET' : 'POST',
        headers: {
          authorization,
          accept: 'application/json',
          ...(once !== undefined && { 'content-type': 'application/json', 'idempotence-key': once.key }),
        },
        ...(once !== undefined && { body: JSON.stringify(once.body) }),
      },
    );
    if (answer === null) return { kind: 'unknown' };
    const { status, body } = answer;
    if (status === 200) {
      const value = schema.safeParse(body);
      return value.success ? { kind: 'value', value: value.data } : { kind: 'unknown' };
    }
    const error = errorSchema.safeParse(body);
    if (!error.success || status >= 500 || status === 429) return { kind: 'unknown' };
    const { code, description = '', parameter = '' } = error.data;
    if (code === 'invalid_credentials' || code === 'forbidden')
      throw new Error(`The payment provider rejects our credentials: ${code} ${description}`);
    if (/idempotence/i.test(`${description} ${parameter}`))
      throw new Error(`The key ${once?.key} was used for another request.`);
    return { kind: 'refused', code, text: description, parameter };
  };
}
