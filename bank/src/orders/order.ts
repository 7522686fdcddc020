import type { BankContext } from '../context/context.ts';
import type { MethodRow, PaymentRow } from '../store/rows.ts';

/** The reason to ask a viewer for a card: one payment, or one binding. Its id is all that a browser knows. */
export type Order =
  | { readonly kind: 'payment'; readonly row: PaymentRow; readonly isOpen: boolean }
  | { readonly kind: 'binding'; readonly row: MethodRow; readonly isOpen: boolean };

export function orderById({ store, clock }: BankContext, id: string): Order | null {
  const payment = store.one('select * from payments where order_id = ?', id) as PaymentRow | null;
  if (payment !== null) {
    const isOpen = payment.status === 'pending' && payment.expires_at > clock.now();
    return { kind: 'payment', row: payment, isOpen };
  }
  const method = store.one('select * from methods where order_id = ?', id) as MethodRow | null;
  if (method === null) return null;
  const isOpen =
    method.status === 'pending' && method.card === null && (method.expires_at ?? 0) > clock.now();
  return { kind: 'binding', row: method, isOpen };
}

/** Whether the order succeeded. */
export const isSuccess = ({ kind, row }: Order): boolean =>
  kind === 'payment'
    ? row.status === 'succeeded' || row.status === 'waiting_for_capture'
    : row.status === 'active' || (row.status === 'pending' && row.card !== null);
