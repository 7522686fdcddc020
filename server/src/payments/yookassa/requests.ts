import type { CardBinding, NewPayment, NewRefund, SavedCharge } from '@kadr/api';
import { toAmount } from './amounts.ts';
import { keyName } from './mapping.ts';
import { receiptBody } from './receipts.ts';

type Body = Readonly<Record<string, unknown>>;

/** The longest description that YooKassa accepts. */
const longestDescription = 128;

export function paymentBody({ save, returnUrl, ...input }: NewPayment): Body {
  return {
    ...commonBody(input),
    confirmation: { type: 'redirect', return_url: returnUrl },
    save_payment_method: save,
  };
}

/** A saved card; 3-D Secure is possible only when the viewer is at the screen. */
export function savedChargeBody({ token, initiator, returnUrl, ...input }: SavedCharge): Body {
  return {
    ...commonBody(input),
    payment_method_id: token,
    ...(initiator === 'viewer' && { confirmation: { type: 'redirect', return_url: returnUrl } }),
  };
}

export const bindingBody = ({ returnUrl }: CardBinding): Body => ({
  type: 'bank_card',
  confirmation: { type: 'redirect', return_url: returnUrl },
});

export const refundBody = ({ key, ref, amount, receipt }: NewRefund): Body => ({
  payment_id: ref,
  amount: toAmount(amount),
  metadata: { [keyName]: key },
  ...(receipt !== null && { receipt: receiptBody(receipt) }),
});

function commonBody({
  key,
  amount,
  description,
  customer,
  receipt,
}: Pick<NewPayment, 'key' | 'amount' | 'description' | 'customer' | 'receipt'>): Body {
  return {
    amount: toAmount(amount),
    // Without it the money would only be held.
    capture: true,
    description: description.slice(0, longestDescription),
    metadata: { [keyName]: key },
    merchant_customer_id: customer.id,
    ...(receipt !== null && { receipt: receiptBody(receipt) }),
  };
}
