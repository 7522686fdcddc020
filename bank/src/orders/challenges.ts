import type { CardMark } from '../cards/card.ts';
import type { BankContext } from '../context/context.ts';
import { newSecretId } from '../context/context.ts';
import { change, insert, methodById } from '../store/rows.ts';
import { bind, cancelPayment, charge } from './charge.ts';
import { orderById } from './order.ts';
import type { Order } from './order.ts';

/** A question of 3-D Secure: is this the card's holder? */
export interface ChallengeRow {
  readonly id: string;
  readonly order_id: string;
  readonly fingerprint: string;
  readonly behaviour: string;
  readonly card: string;
  /** Wrong codes so far. */
  readonly tries: number;
  readonly state: 'open' | 'passed' | 'failed';
  readonly expires_at: number;
}

/** The code that passes, and how many wrong ones fail. */
const rightCode = '123';
export const mostTries = 3;
/** Milliseconds. */
const lifetime = 10 * 60_000;

/** Starts 3-D Secure for a card; challenges of other cards for the same order end. Part of a transaction. */
export function challenge(bank: BankContext, order: string, mark: CardMark): string {
  const { store, clock } = bank;
  store.run("update challenges set state = 'failed' where order_id = ? and state = 'open'", order);
  const id = newSecretId(bank);
  insert(store, 'challenges', {
    id,
    order_id: order,
    ...mark,
    tries: 0,
    state: 'open',
    expires_at: clock.now() + lifetime,
  });
  return id;
}

/** The open challenge of this card for an order; null without one. */
export function challengeOf(
  { store, clock }: BankContext,
  order: string,
  fingerprint: string,
): string | null {
  const row = store.one(
    "select id from challenges where order_id = ? and fingerprint = ? and state = 'open' and expires_at > ?",
    order,
    fingerprint,
    clock.now(),
  ) as { id: string } | null;
  return row?.id ?? null;
}

export interface Challenge {
  readonly row: ChallengeRow;
  readonly order: Order;
  /** Whether it still waits for a code. */
  readonly isOpen: boolean;
}

export function challengeById(bank: BankContext, id: string): Challenge | null {
  const row = bank.store.one('select * from challenges where id = ?', id) as ChallengeRow | null;
  const order = row === null ? null : orderById(bank, row.order_id);
  if (row === null || order === null) return null;
  return { row, order, isOpen: row.state === 'open' && row.expires_at > bank.clock.now() && order.isOpen };
}

/** Takes a code, or null for “cancel”. True when the viewer goes back to the shop, false when another try is left. */
export function answerChallenge(bank: BankContext, id: string, code: string | null): boolean {
  const { store } = bank;
  return store.transaction(() => {
    const found = challengeById(bank, id);
    if (found === null || !found.isOpen) return true;
    const { row, order } = found;
    const tries = row.tries + 1;
    if (code !== null && code !== rightCode && tries < mostTries) {
      change<ChallengeRow>(store, 'challenges', id, { tries });
      return false;
    }
    const isPassed = code === rightCode;
    change<ChallengeRow>(store, 'challenges', id, { tries, state: isPassed ? 'passed' : 'failed' });
    if (isPassed) pass(bank, order, row);
    else fail(bank, order, row);
    return true;
  });
}

function pass(bank: BankContext, order: Order, { fingerprint, behaviour, card }: ChallengeRow): void {
  const mark = { fingerprint, behaviour, card } as CardMark;
  if (order.kind === 'binding') return void bind(bank, order.row, mark);
  const { method_id } = order.row;
  charge(bank, order.row, mark, method_id === null ? null : methodById(bank.store, method_id));
}

function fail(bank: BankContext, order: Order, { fingerprint, behaviour, card }: ChallengeRow): void {
  const mark = { fingerprint, behaviour, card };
  if (order.kind === 'binding') {
    change(bank.store, 'methods', order.row.id, { ...mark, status: 'inactive' });
    return;
  }
  change(bank.store, 'payments', order.row.id, mark);
  cancelPayment(bank, order.row.id, 'payment_network', '3d_secure_failed');
}
