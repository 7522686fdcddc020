import { setTimeout as pause } from 'node:timers/promises';
import { readCard } from '../cards/card.ts';
import type { CardData } from '../cards/card.ts';
import type { BankContext } from '../context/context.ts';
import { bind, charge } from './charge.ts';
import { challenge, challengeOf } from './challenges.ts';
import { isSuccess, orderById } from './order.ts';

export type CardResult =
  | { readonly kind: 'success' | 'declined' | 'bad_data' | 'no_order' | 'busy' }
  /** The viewer goes to the page of 3-D Secure. */
  | { readonly kind: 'challenge'; readonly id: string }
  /** The connection is cut, after `wait` milliseconds. */
  | { readonly kind: 'cut'; readonly wait: number };

/** Takes the card that a viewer has entered for an order. A repeated card gets the same answer again. */
export type CardEntry = (order: string, data: CardData) => Promise<CardResult>;

export function createCardEntry(
  bank: BankContext,
  { wake, settled }: { readonly wake: () => void; readonly settled: () => Promise<void> },
): CardEntry {
  const { clock, options, secret, store } = bank;
  const busy = new Set<string>();

  const use = async (id: string, data: CardData): Promise<CardResult> => {
    const order = orderById(bank, id);
    if (order === null) return { kind: 'no_order' };
    const mark = readCard(data, secret, clock.machine());
    if (mark === null) return { kind: 'bad_data' };
    if (!order.isOpen) {
      if (order.row.fingerprint !== mark.fingerprint) return { kind: 'no_order' };
      return { kind: isSuccess(order) ? 'success' : 'declined' };
    }
    const asked = challengeOf(bank, id, mark.fingerprint);
    if (asked !== null) return { kind: 'challenge', id: asked };
    if (mark.behaviour === 'silent') return { kind: 'cut', wait: options.delays.silence };

    if (options.delays.card > 0) await pause(options.delays.card);
    const result = store.transaction((): CardResult => {
      // It may have expired in between.
      const current = orderById(bank, id);
      if (current === null || !current.isOpen) return { kind: 'no_order' };
      if (mark.behaviour === 'secure') return { kind: 'challenge', id: challenge(bank, id, mark) };
      if (current.kind === 'payment') charge(bank, current.row, mark, null);
      else bind(bank, current.row, mark);
      const after = orderById(bank, id);
      return { kind: after !== null && isSuccess(after) ? 'success' : 'declined' };
    });
    wake();
    if (mark.behaviour === 'webhook_first') await settled();
    return mark.behaviour === 'cut' ? { kind: 'cut', wait: 0 } : result;
  };

  return async (id, data) => {
    if (busy.has(id)) return { kind: 'busy' };
    busy.add(id);
    try {
      const result = await use(id, data);
      if (result.kind === 'cut' && result.wait > 0) await pause(result.wait, undefined, { ref: false });
      return result;
    } finally {
      busy.delete(id);
    }
  };
}
