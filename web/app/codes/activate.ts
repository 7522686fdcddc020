import type { Notification } from '@kadr/contract';
import type { CodeOf } from '@kadr/contract/errors';
import type { QueryClient } from '@tanstack/react-query';
import { track } from '../data/events.ts';
import { failureOf } from '../data/page-errors.ts';
import { countFailure } from './attempts.ts';
import { redeem } from './redeem.ts';

/** The error code of a promo code that wants a bank card on the account first. */
const needsCard = 2_000_021 satisfies CodeOf<'PROMO_CODE_NEEDS_CARD'>;

/** Redeems a code that the viewer has typed. Rejects with what the service says. */
export async function activate(queries: QueryClient, code: string): Promise<Notification | null> {
  const notification = await redeem(queries, code);
  track('promo_code_success', { source: 'form' });
  return notification;
}

/**
 * Reports and counts why a code that was typed brings nothing.
 *
 * @returns the words of the service, which may be empty, and whether the code only wants a card first
 */
export function takeRefusal(failure: unknown): { readonly text: string; readonly isCardWanted: boolean } {
  const { status, error_code, description } = failureOf(failure);
  const isCardWanted = error_code === needsCard;
  // What the service did not judge, and a code that only wants a card first, are no failures.
  if (status >= 400 && status < 500 && !isCardWanted) countFailure();
  track('promo_code_error', { source: 'form', error_code: error_code ?? null });
  return { text: description, isCardWanted };
}
