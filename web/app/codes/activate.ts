import type { Notification } from '@kadr/contract';
import type { CodeOf } from '@kadr/contract/errors';
import type { QueryClient } from '@tanstack/react-query';
import { track } from '../data/events.ts';
import { failureOf } from '../data/page-errors.ts';
import { countFailure } from './attempts.ts';
import { redeem } from './redeem.ts';

/** The error code of a promo code that requires a bank card on the account. */
const needsCard = 2_000_021 satisfies CodeOf<'PROMO_CODE_NEEDS_CARD'>;

/** Redeems a code that the viewer has typed. Rejects with the service's refusal. */
export async function activate(queries: QueryClient, code: string): Promise<Notification | null> {
  const notification = await redeem(queries, code);
  track('promo_code_success', { source: 'form' });
  return notification;
}

/**
 * Reports and counts the refusal of a typed code.
 *
 * @returns the service's description, which may be empty, and whether the code only requires a card first
 */
export function takeRefusal(failure: unknown): { readonly text: string; readonly isCardWanted: boolean } {
  const { status, error_code, description } = failureOf(failure);
  const isCardWanted = error_code === needsCard;
  // Calls without a verdict of the service, and codes that only require a card first, are no failures.
  if (status >= 400 && status < 500 && !isCardWanted) countFailure();
  track('promo_code_error', { source: 'form', error_code: error_code ?? null });
  return { text: description, isCardWanted };
}
