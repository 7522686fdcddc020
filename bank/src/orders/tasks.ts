import { plan } from '../context/agenda.ts';
import type { Task } from '../context/agenda.ts';
import type { BankContext } from '../context/context.ts';
import { change, methodById, paymentById, refundById } from '../store/rows.ts';
import type { MethodRow, PaymentRow, RefundRow } from '../store/rows.ts';
import { recordEvent } from '../webhooks/events.ts';
import { cancelPayment } from './charge.ts';
import { dropReceipt, registerReceipt } from './receipts.ts';

const minute = 60_000;

/** The tasks by name; each is part of a transaction and checks whether it still applies. */
export function tasksOf(bank: BankContext): Readonly<Record<Task, (subject: string) => void>> {
  const { store, clock } = bank;
  return {
    expire_payment: (id) => {
      if (paymentById(store, id)?.status === 'pending')
        cancelPayment(bank, id, 'yoo_money', 'expired_on_confirmation');
    },
    expire_hold: (id) => {
      if (paymentById(store, id)?.status === 'waiting_for_capture')
        cancelPayment(bank, id, 'yoo_money', 'expired_on_capture');
    },
    expire_binding: (id) => {
      const method = methodById(store, id);
      if (method?.status === 'pending' && method.card === null)
        change<MethodRow>(store, 'methods', id, { status: 'inactive' });
    },
    end_binding: (id) => change<MethodRow>(store, 'methods', id, { status: 'inactive' }),
    open_dispute: (id) => {
      if (dispute(bank, id, 'open')) plan(bank, 'lose_dispute', id, clock.now() + 2 * minute);
    },
    lose_dispute: (id) => void dispute(bank, id, 'lost'),
    cancel_refund: (id) => {
      const refund = refundById(store, id);
      if (refund?.status !== 'pending') return;
      change<RefundRow>(store, 'refunds', id, {
        status: 'canceled',
        reason: 'insufficient_funds',
        receipt_registration: null,
      });
      dropReceipt(bank, id);
    },
    register_receipt: (ownerId) => registerReceipt(bank, ownerId),
  };
}

const eventOf = {
  open: 'payment.dispute.opened',
  lost: 'payment.dispute.lost',
  won: 'payment.dispute.won',
} as const;

/** Opens or ends a chargeback; false when the payment does not allow that. Part of a transaction. */
export function dispute(bank: BankContext, id: string, state: 'open' | 'won' | 'lost'): boolean {
  const payment = paymentById(bank.store, id);
  const before = state === 'open' ? null : 'open';
  if (payment?.status !== 'succeeded' || payment.dispute !== before) return false;
  change<PaymentRow>(bank.store, 'payments', id, { dispute: state });
  recordEvent(bank, eventOf[state], id, payment.behaviour);
  return true;
}
