import type { Clock } from '../store/clock.ts';
import type { BankOptions } from '../options.ts';
import type { Store } from '../store/store.ts';

/** The context of every part of the bank. */
export interface BankContext {
  readonly store: Store;
  readonly clock: Clock;
  readonly options: BankOptions;
  /** Secret of the file; card numbers are stored as fingerprints made with it. */
  readonly secret: string;
  readonly random: (bytes: number) => Buffer;
  /** Origin at which browsers reach the bank, once it listens. */
  readonly origin: () => string;
}

/** An id in YooKassa's form (UUID). */
export function newId({ random }: Pick<BankContext, 'random'>): string {
  const hex = random(16).toString('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `5${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20),
  ].join('-');
}

/** An id that cannot be guessed, for addresses. */
export const newSecretId = ({ random }: Pick<BankContext, 'random'>): string =>
  random(24).toString('base64url');
