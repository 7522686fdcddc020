import { exchangeDays, exchangeWatchedPercent } from '@kadr/contract';
import type { MediaItemType, TitleUsageModel } from '@kadr/contract';

/** An account's purchase of a title, with the facts for the exchange rule. */
export interface Held {
  readonly type: MediaItemType;
  readonly usageModel: TitleUsageModel;
  readonly purchasedAt: Date;
  /** The price paid for it, in minor units; null for a title from an exchange. */
  readonly paid: number | null;
  /** The furthest position of any profile of the account, in seconds. */
  readonly watchedTo: number;
  /** The film's duration in seconds; null when it has no film, or no longer has one. */
  readonly duration: number | null;
}

const day = 24 * 60 * 60_000;

/**
 * Whether a title can be exchanged: a film, bought with money and not rented, at most `exchangeDays` ago, of which at
 * most `exchangeWatchedPercent` was watched.
 */
export function isExchangeable(held: Held, now: Date): boolean {
  const { type, usageModel, purchasedAt, paid, watchedTo, duration } = held;
  return (
    type === 'film' &&
    usageModel === 'EST' &&
    paid !== null &&
    now.getTime() - purchasedAt.getTime() <= exchangeDays * day &&
    (duration === null || watchedTo * 100 <= duration * exchangeWatchedPercent)
  );
}
