import type { MessageKey } from '../i18n/messages.ts';
import type { Texts } from '../i18n/use-texts.ts';

/** Texts for bookkeeping faults, by their names in the books. */
const names: Readonly<Record<string, MessageKey>> = {
  balance: 'bookFault.balance',
  last_balance: 'bookFault.last_balance',
  payment: 'bookFault.payment',
  refund: 'bookFault.refund',
  dispute: 'bookFault.dispute',
  payment_missing: 'bookFault.payment_missing',
  payment_unknown: 'bookFault.payment_unknown',
  payment_state: 'bookFault.payment_state',
  payment_amount: 'bookFault.payment_amount',
  refund_missing: 'bookFault.refund_missing',
  refund_unknown: 'bookFault.refund_unknown',
  refund_state: 'bookFault.refund_state',
  refund_amount: 'bookFault.refund_amount',
};

/** The text for a bookkeeping fault; its name if there is none. */
export function faultText(fault: string, t: Texts): string {
  const known = names[fault];
  return known === undefined ? fault : t(known);
}
