import type { z } from 'zod';
import { readBounded } from '../read-bounded.ts';

/** How long ArCa may take, in milliseconds. */
const patience = 35_000;
/** Greatest answer, in bytes. */
const longestAnswer = 256 * 1024;

export interface ArcaAccess {
  /** Before `/register.do`, without a slash at its end. It differs by bank. */
  readonly url: () => string;
  readonly userName: string;
  readonly password: string;
}

/** The answer, whose `errorCode` may refuse; null when nobody can say what was done. */
export type ArcaClient = <Value extends { readonly errorCode: string }>(
  method: string,
  fields: Readonly<Record<string, string | number>>,
  answer: z.ZodType<Value>,
) => Promise<Value | null>;

/** What the calls of an adapter share. */
export interface ArcaContext {
  readonly call: ArcaClient;
  readonly now: () => Date;
}

/** What `errorCode` says; ArCa answers 200 to everything. */
export const faults = { none: '0', known: '1', access: '5', unknownOrder: '6', system: '7' } as const;

/** @throws for wrong credentials, which the operator has to mend */
export function createClient({ url, userName, password }: ArcaAccess): ArcaClient {
  return async (method, fields, schema) => {
    let body: unknown;
    try {
      const answer = await fetch(`${url()}/${method}`, {
        method: 'POST',
        body: new URLSearchParams({
          userName,
          password,
          ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)])),
        }),
        signal: AbortSignal.timeout(patience),
        redirect: 'error',
      });
      if (answer.status !== 200) return null;
      body = JSON.parse(await readBounded(answer, longestAnswer));
    } catch {
      // No answer, one cut off, or one that is not JSON.
      return null;
    }
    const read = schema.safeParse(body);
    if (!read.success) return null;
    const message = (body as { errorMessage?: unknown }).errorMessage;
    // 5 is also a wrong value; only this one is the operator's to mend.
    if (
      read.data.errorCode === faults.access &&
      typeof message === 'string' &&
      /access|password/i.test(message)
    )
      throw new Error(`ArCa refuses our credentials: ${message}`);
    return read.data;
  };
}
