import { plan } from '../context/agenda.ts';
import type { BankContext } from '../context/context.ts';
import { newId } from '../context/context.ts';
import { change, insert, paymentById, receiptOf } from '../store/rows.ts';
import type { PaymentRow, ReceiptRow, RefundRow } from '../store/rows.ts';

/** Milliseconds that the registration of a receipt takes. */
const registrationTime = 5000;
/** The fiscal storage of the sandbox: numbers that begin with 9999 are for tests. */
const storageNumber = '9999078900000961';

/** Stores the content of a fiscal receipt until the money has moved. Part of a transaction. */
export function keepReceipt(
  bank: BankContext,
  { paymentId, refundId, body }: Owner & { readonly body: string },
): void {
  insert(bank.store, 'receipts', {
    id: newId(bank),
    payment_id: paymentId,
    refund_id: refundId,
    status: 'pending',
    body,
    created_at: bank.clock.now(),
  });
}

interface Owner {
  readonly paymentId: string;
  /** Null for the payment itself. */
  readonly refundId: string | null;
}

/** Starts the registration of a payment's or refund's receipt, which takes a moment. Part of a transaction. */
export function planRegistration(bank: BankContext, ownerId: string): void {
  if (receiptOf(bank.store, ownerId) !== null)
    plan(bank, 'register_receipt', ownerId, bank.clock.now() + registrationTime);
}

/** Registers the receipt of a payment or a refund, or fails. Part of a transaction. */
export function registerReceipt(bank: BankContext, ownerId: string): void {
  const { store, clock, random } = bank;
  const receipt = receiptOf(store, ownerId);
  if (receipt?.status !== 'pending') return;
  const fails = paymentById(store, receipt.payment_id)?.behaviour === 'receipt_fails';
  const status = fails ? 'canceled' : 'succeeded';
  const { count } = store.one("select count(*) as count from receipts where status = 'succeeded'") as {
    count: number;
  };
  change<ReceiptRow>(store, 'receipts', receipt.id, {
    status,
    ...(!fails && {
      document_number: String(count + 1),
      storage_number: storageNumber,
      attribute: String(1_000_000_000 + (random(4).readUInt32BE() % 3_000_000_000)),
      registered_at: clock.now(),
    }),
  });
  if (receipt.refund_id === null)
    change<PaymentRow>(store, 'payments', ownerId, { receipt_registration: status });
  else change<RefundRow>(store, 'refunds', ownerId, { receipt_registration: status });
}

/** Deletes the receipt of money that did not move. Part of a transaction. */
export function dropReceipt({ store }: BankContext, ownerId: string): void {
  const receipt = receiptOf(store, ownerId);
  if (receipt !== null) store.run('delete from receipts where id = ?', receipt.id);
}
