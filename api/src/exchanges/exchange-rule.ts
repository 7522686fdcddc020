import { exchangeDays, exchangeWatchedPercent } from '@kadr/contract';
import type { MediaItemType, TitleUsageModel } from '@kadr/contract';

/** What an account has of a title, as far as exchanging it goes. */
export interface Held {
  readonly type: MediaItemType;
  readonly usageModel: TitleUsageModel;
  readonly purchasedAt: Date;
  /** What was paid for it, in minor units; null for what came by an exchange itself. */
  readonly paid: number | null;
  /** How far any profile of the account got, in seconds. */
  readonly watchedTo: number;
  /** Of the film, in seconds; null when it has none (any more). */
  readonly duration: number | null;
}

const day = 24 * 60 * 60_000;

/**
 * Whether a title can be exchanged: a film, bought with money and not rented, no more than `exchangeDays` ago, of
 * which no more than `exchangeWatchedPercent` was watched.
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
