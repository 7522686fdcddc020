/** Keys under which calls that change money happen once. */
export interface MoneyKeys {
  /** The key of a request: the same one while the same request has no answer. */
  readonly keyOf: (request: unknown) => string;
  /** The request has its answer: the next one is another. */
  readonly answered: () => void;
}

/** @param random gives a new key */
export function createMoneyKeys(random: () => string = () => crypto.randomUUID()): MoneyKeys {
  let known: { readonly request: string; readonly key: string } | null = null;
  return {
    keyOf: (request) => {
      const text = JSON.stringify(request);
      if (known?.request !== text) known = { request: text, key: random() };
      return known.key;
    },
    answered: () => {
      known = null;
    },
  };
}
