import type { CardFace } from '../cards/card.ts';
import type { BankContext } from '../context/context.ts';
import { writeAmount } from '../money.ts';
import type { Currency } from '../money.ts';
import { methodById } from '../store/rows.ts';
import type { MethodRow, PaymentRow, ReceiptRow, RefundRow } from '../store/rows.ts';

export type WireObject = Readonly<Record<string, unknown>>;

const money = (minor: number, currency: Currency): WireObject => ({ value: writeAmount(minor), currency });
const moment = (milliseconds: number): string => new Date(milliseconds).toISOString();

function cardOf(id: string, saved: boolean, card: string): WireObject {
  const face = JSON.parse(card) as CardFace;
  return { type: 'bank_card', id, saved, title: `Bank card *${face.last4}`, card: face };
}

/** Where the viewer is sent: an order's card page, or 3-D Secure; `sandbox` is for a card form of the shop. */
function confirmationOf(
  bank: BankContext,
  { order_id, return_url, challenge_id, method_id, expires_at }: ConfirmationFacts,
): WireObject {
  const base = { type: 'redirect', return_url };
  if (method_id !== null) return { ...base, confirmation_url: `${bank.origin()}/acs/${challenge_id}` };
  return {
    ...base,
    confirmation_url: `${bank.origin()}/checkout/${order_id}`,
    sandbox: {
      payment_url: `${bank.origin()}/card`,
      order: order_id,
      expires_at: moment(expires_at),
      fields: bank.options.cardFields,
    },
  };
}

interface ConfirmationFacts {
  readonly order_id: string;
  readonly return_url: string | null;
  readonly challenge_id: string | null;
  /** The saved card that is charged; null while any card may pay. */
  readonly method_id: string | null;
  readonly expires_at: number;
}

export function paymentToWire(bank: BankContext, row: PaymentRow): WireObject {
  const method = row.method_id === null ? null : methodById(bank.store, row.method_id);
  const isOpen = row.status === 'pending' && row.return_url !== null;
  const isDone = row.status === 'succeeded';
  return {
    id: row.id,
    status: row.status,
    amount: money(row.captured || row.amount, row.currency),
    ...(isDone && { income_amount: money(row.captured, row.currency) }),
    ...(row.description !== null && { description: row.description }),
    recipient: { account_id: bank.options.shopId, gateway_id: bank.options.shopId },
    ...(row.card !== null && {
      payment_method: cardOf(method?.id ?? row.id, method?.status === 'active', row.card),
    }),
    ...(row.captured_at !== null && { captured_at: moment(row.captured_at) }),
    created_at: moment(row.created_at),
    ...(row.status === 'waiting_for_capture' && { expires_at: moment(row.expires_at) }),
    ...(isOpen && { confirmation: confirmationOf(bank, row) }),
    test: true,
    ...(isDone && { refunded_amount: money(row.refunded, row.currency) }),
    paid: isDone || row.status === 'waiting_for_capture',
    refundable: isDone && row.refunded < row.captured,
    metadata: JSON.parse(row.metadata) as unknown,
    ...(row.customer_id !== null && { merchant_customer_id: row.customer_id }),
    ...(row.receipt_registration !== null && { receipt_registration: row.receipt_registration }),
    ...(row.cancel_reason !== null && {
      cancellation_details: { party: row.cancelled_by, reason: row.cancel_reason },
    }),
    ...(row.dispute !== null && { dispute: { status: row.dispute } }),
  };
}

export function methodToWire(bank: BankContext, row: MethodRow): WireObject {
  const isOpen = row.status === 'pending' && row.card === null && row.order_id !== null;
  return {
    type: 'bank_card',
    id: row.id,
    saved: row.status === 'active',
    status: row.status,
    holder: { account_id: bank.options.shopId, gateway_id: bank.options.shopId },
    ...(row.card !== null && cardOf(row.id, row.status === 'active', row.card)),
    ...(isOpen && {
      confirmation: confirmationOf(bank, {
        order_id: row.order_id ?? '',
        return_url: row.return_url,
        challenge_id: null,
        method_id: null,
        expires_at: row.expires_at ?? 0,
      }),
    }),
  };
}

export function refundToWire(row: RefundRow): WireObject {
  return {
    id: row.id,
    payment_id: row.payment_id,
    status: row.status,
    created_at: moment(row.created_at),
    amount: money(row.amount, row.currency),
    metadata: JSON.parse(row.metadata) as unknown,
    ...(row.receipt_registration !== null && { receipt_registration: row.receipt_registration }),
    ...(row.reason !== null && { cancellation_details: { party: 'yoo_money', reason: row.reason } }),
  };
}

export function receiptToWire(row: ReceiptRow): WireObject {
  const { items } = JSON.parse(row.body) as { readonly items: unknown };
  return {
    id: row.id,
    type: row.refund_id === null ? 'payment' : 'refund',
    ...(row.refund_id === null ? { payment_id: row.payment_id } : { refund_id: row.refund_id }),
    status: row.status,
    ...(row.registered_at !== null && {
      fiscal_document_number: row.document_number,
      fiscal_storage_number: row.storage_number,
      fiscal_attribute: row.attribute,
      fiscal_provider_id: 'sandbox',
      registered_at: moment(row.registered_at),
    }),
    items,
  };
}
