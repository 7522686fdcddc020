import { failureOf } from '../data/page-errors.ts';

/** Call options with the idempotency key. */
interface Keyed {
  readonly context: { readonly 'idempotency-key': string };
}

/**
 * Makes calls that change money, each under an idempotency key: after an answer, even a refusal, the next one is a new
 * call.
 */
export interface MoneyKeys {
  /** Without an answer, the same `request` keeps its key, under which the service executes it once. */
  readonly call: <Answer>(request: unknown, make: (keyed: Keyed) => Promise<Answer>) => Promise<Answer>;
}

/** @param random returns a new key */
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
