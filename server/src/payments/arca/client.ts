import type { z } from 'zod';
import { exchange } from '../exchange.ts';

/** How long ArCa may take, in milliseconds. */
const patience = 35_000;
/** The largest answer, in bytes. */
const longestAnswer = 256 * 1024;

export interface ArcaAccess {
  /** Before `/register.do`, without a slash at its end. It differs by bank. */
  readonly url: () => string;
  readonly userName: string;
  readonly password: string;
}

/** The answer, whose `errorCode` may refuse; null when the outcome is unknown. */
export type ArcaClient = <Value extends { readonly errorCode: string }>(
  method: string,
  fields: Readonly<Record<string, string | number>>,
  answer: z.ZodType<Value>,
) => Promise<Value | null>;

/** The context that the calls of an adapter share. */
export interface ArcaContext {
  readonly call: ArcaClient;
  readonly now: () => Date;
}

/** Values of `errorCode`; ArCa answers 200 to everything. */
export const faults = { none: '0', known: '1', access: '5', unknownOrder: '6', system: '7' } as const;

/** @throws for wrong credentials, which the operator must correct */
export function createClient({ url, userName, password }: ArcaAccess): ArcaClient {
  return async (method, fields, schema) => {
    const answer = await exchange(
      { url: `${url()}/${method}`, patience, longest: longestAnswer },
      {
        method: 'POST',
        body: new URLSearchParams({
          userName,
          password,
          ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)])),
        }),
      },
    );
    if (answer?.status !== 200) return null;
    const { body } = answer;
    const read = schema.safeParse(body);
    if (!read.success) return null;
    const message = (body as { errorMessage?: unknown }).errorMessage;
    // 5 can also mean an invalid value; only this one is the operator's to correct.
    if (
      read.data.errorCode === faults.access &&
      typeof message === 'string' &&
      /access|password/i.test(message)
    )
      throw new Error(`ArCa rejects our credentials: ${message}`);
    return read.data;
  };
}
