import type { ProviderStatement } from '../context/payment-provider.ts';
import type { StoredFault } from '../tables/book-checks.ts';

/** A payment of ours, as far as a statement goes. */
export interface OwnPayment {
  readonly id: string;
  readonly ref: string | null;
  readonly amount: number;
  readonly currency: string;
  readonly isSucceeded: boolean;
}

export interface OwnRefund {
  readonly id: string;
  readonly ref: string | null;
  readonly amount: number;
  readonly isSucceeded: boolean;
}

export interface Compared {
  readonly statement: ProviderStatement;
  /** Ours that the statement names, whenever they were made. */
  readonly named: { readonly payments: readonly OwnPayment[]; readonly refunds: readonly OwnRefund[] };
  /** Ours that succeeded and were made in the time that the statement covers in whole. */
  readonly made: { readonly payments: readonly OwnPayment[]; readonly refunds: readonly OwnRefund[] };
}

/** What does not agree between a provider's statement (found) and our payments and refunds (expected), each difference named. */
export function compare({ statement, named, made }: Compared): StoredFault[] {
  return [...comparePayments(statement, named, made), ...compareRefunds(statement, named, made)];
}

function comparePayments(
  { payments }: ProviderStatement,
  named: Compared['named'],
  made: Compared['made'],
): StoredFault[] {
  const faults: StoredFault[] = [];
  const listed = new Set<string>();
  for (const { ref, key, state, amount } of payments) {
    const own = named.payments.find((one) => (ref !== null && one.ref === ref) || one.id === key);
    if (own !== undefined) listed.add(own.id);
    const isSucceeded = state === 'succeeded';
    const id = own?.id ?? ref ?? key ?? '';
    if (own === undefined) {
      if (isSucceeded) faults.push({ fault: 'payment_unknown', id, expected: '', found: state });
    } else if (own.isSucceeded !== isSucceeded) {
      const expected = own.isSucceeded ? 'succeeded' : 'not succeeded';
      faults.push({ fault: 'payment_state', id, expected, found: state });
    } else if (isSucceeded && amount !== null) {
      const [expected, found] = [sumOf(own), sumOf(amount)];
      if (expected !== found) faults.push({ fault: 'payment_amount', id, expected, found });
    }
  }
  for (const { id } of made.payments)
    if (!listed.has(id)) faults.push({ fault: 'payment_missing', id, expected: 'succeeded', found: '' });
  return faults;
}

function compareRefunds(
  { refunds }: ProviderStatement,
  named: Compared['named'],
  made: Compared['made'],
): StoredFault[] {
  const faults: StoredFault[] = [];
  const listed = new Set<string>();
  for (const { ref, state, amount } of refunds) {
    const own = named.refunds.find((one) => one.ref === ref);
    if (own !== undefined) listed.add(own.id);
    const isSucceeded = state === 'succeeded';
    const id = own?.id ?? ref;
    if (own === undefined) {
      if (isSucceeded) faults.push({ fault: 'refund_unknown', id, expected: '', found: state });
    } else if (own.isSucceeded !== isSucceeded) {
      const expected = own.isSucceeded ? 'succeeded' : 'not succeeded';
      faults.push({ fault: 'refund_state', id, expected, found: state });
    } else if (isSucceeded && own.amount !== amount.amount) {
      faults.push({ fault: 'refund_amount', id, expected: String(own.amount), found: String(amount.amount) });
    }
  }
  for (const { id } of made.refunds)
    if (!listed.has(id)) faults.push({ fault: 'refund_missing', id, expected: 'succeeded', found: '' });
  return faults;
}

function sumOf({ amount, currency }: { readonly amount: number; readonly currency: string }): string {
  return `${amount} ${currency}`;
}
