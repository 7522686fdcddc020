import type { ProviderStatement } from '../context/payment-provider.ts';
import type { StoredFault } from '../tables/book-checks.ts';

/** A payment or a refund of ours, with the facts that a statement has. */
export interface OwnMovement {
  readonly id: string;
  readonly ref: string | null;
  readonly amount: number;
  readonly currency: string;
  readonly isSucceeded: boolean;
}

interface OwnMovements {
  readonly payments: readonly OwnMovement[];
  readonly refunds: readonly OwnMovement[];
}

export interface Compared {
  readonly statement: ProviderStatement;
  /** Ours that the statement names, regardless of when they were made. */
  readonly named: OwnMovements;
  /** Ours that succeeded and were made in the span that the statement covers completely. */
  readonly made: OwnMovements;
}

/** Differences between a provider's statement (found) and our payments and refunds (expected). */
export function compare({ statement, named, made }: Compared): StoredFault[] {
  const payments = statement.payments.map((listed) => ({
    ...listed,
    sum: listed.amount && sumOf(listed.amount),
    own: named.payments.find(
      ({ id, ref }) => (listed.ref !== null && ref === listed.ref) || id === listed.key,
    ),
  }));
  const refunds = statement.refunds.map((listed) => ({
    ...listed,
    key: null,
    sum: sumOf(listed.amount),
    own: named.refunds.find(({ ref }) => ref === listed.ref),
  }));
  return [...compareAll('payment', payments, made.payments), ...compareAll('refund', refunds, made.refunds)];
}

/** An entry of the provider's list, and ours that it names; `sum` is null when the list has none. */
interface Listed {
  readonly ref: string | null;
  readonly key: string | null;
  readonly state: string;
  readonly sum: string | null;
  readonly own: OwnMovement | undefined;
}

function compareAll(
  kind: 'payment' | 'refund',
  listed: readonly Listed[],
  made: readonly { readonly id: string }[],
): StoredFault[] {
  const known = new Set(listed.flatMap(({ own }) => own?.id ?? []));
  return [
    ...listed.flatMap((one) => faultOf(kind, one) ?? []),
    ...made
      .filter(({ id }) => !known.has(id))
      .map(({ id }) => ({ fault: `${kind}_missing`, id, expected: 'succeeded', found: '' })),
  ];
}

function faultOf(kind: 'payment' | 'refund', { ref, key, state, sum, own }: Listed): StoredFault | null {
  const isSucceeded = state === 'succeeded';
  const id = own?.id ?? ref ?? key ?? '';
  if (own === undefined)
    return isSucceeded ? { fault: `${kind}_unknown`, id, expected: '', found: state } : null;
  if (own.isSucceeded !== isSucceeded) {
    const expected = own.isSucceeded ? 'succeeded' : 'not succeeded';
    return { fault: `${kind}_state`, id, expected, found: state };
  }
  const expected = sumOf(own);
  if (!isSucceeded || sum === null || sum === expected) return null;
  return { fault: `${kind}_amount`, id, expected, found: sum };
}

function sumOf({ amount, currency }: { readonly amount: number; readonly currency: string }): string {
  return `${amount} ${currency}`;
}
