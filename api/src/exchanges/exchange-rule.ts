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

/** The terms of an exchange. */
export interface ExchangeTerms {
  /** Days after the purchase; 0: no exchange. */
  readonly days: number;
  /** Of the given film, at most. */
  readonly watchedPercent: number;
  /** Ids of the films that can be received; empty: all that cost no more. */
  readonly receivable: readonly number[];
}

const day = 24 * 60 * 60_000;

/**
 * Whether a title can be exchanged: a film, bought with money and not rented, within the days of the terms, of which no
 * more than their percentage was watched.
 */
export function isExchangeable(
  held: Held,
  { days, watchedPercent }: Pick<ExchangeTerms, 'days' | 'watchedPercent'>,
  now: Date,
): boolean {
  const { type, usageModel, purchasedAt, paid, watchedTo, duration } = held;
  return (
    type === 'film' &&
    usageModel === 'EST' &&
    paid !== null &&
    days > 0 &&
    now.getTime() - purchasedAt.getTime() <= days * day &&
    (duration === null || watchedTo * 100 <= duration * watchedPercent)
  );
}
