import { failureOf } from '../data/page-errors.ts';

/** The options of a call that carry its key. */
interface Keyed {
  readonly context: { readonly 'idempotency-key': string };
}

/** Makes calls that change money, each under a key: with an answer, a refusal too, the next one is another call. */
export interface MoneyKeys {
  /** Without an answer the same `request` keeps its key, under which the service does it once. */
  readonly call: <Answer>(request: unknown, make: (keyed: Keyed) => Promise<Answer>) => Promise<Answer>;
}

/** @param random gives a new key */
export function createMoneyKeys(random: () => string = () => crypto.randomUUID()): MoneyKeys {
  let known: { readonly request: string; readonly key: string } | null = null;
  return {
    call: async (request, make) => {
      const text = JSON.stringify(request);
      if (known?.request !== text) known = { request: text, key: random() };
      try {
        const answer = await make({ context: { 'idempotency-key': known.key } });
        known = null;
        return answer;
      } catch (error) {
        if (failureOf(error).status > 0) known = null;
        throw error;
      }
    },
  };
}
