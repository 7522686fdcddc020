import type { BankContext } from '../context/context.ts';
import { receiptOf } from '../store/rows.ts';
import { receiptToWire } from '../wire/wire.ts';
import { invalid } from './api-error.ts';
import type { ApiResult } from './idempotency.ts';

/** `GET /receipts?payment_id=` or `?refund_id=`: the receipt of one payment or refund, in a list. */
export function listReceipts({ store }: BankContext, query: URLSearchParams): ApiResult {
  const owner = query.get('payment_id') ?? query.get('refund_id');
  if (owner === null) throw invalid('Payment or refund is needed', 'payment_id');
  const receipt = receiptOf(store, owner);
  return {
    body: { type: 'list', items: receipt === null ? [] : [receiptToWire(receipt)] },
    payment: null,
  };
}
