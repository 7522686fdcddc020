import type { FiscalReceipt, ReceiptReference, ReceiptRegistration } from '@kadr/api';
import { toAmount } from './amounts.ts';
import { listOf, receiptSchema } from './answers.ts';
import type { ReceiptAnswer } from './answers.ts';
import type { YooKassaClient } from './client.ts';

/** The longest name of a line that YooKassa accepts. */
const longestName = 128;

/** Codes of VAT (tag 1199 of 54-FZ) by the rate in per cent, and by the rate included in a prepayment. */
const vatCodes: Readonly<Record<number, readonly [full: number, ofAdvance: number]>> = {
  0: [2, 2],
  5: [7, 9],
  7: [8, 10],
  10: [3, 5],
  20: [4, 6],
  22: [11, 12],
};
const withoutVat = 1;

/** 54-FZ: a film or a period is a service that is paid in full; a top-up or a certificate is a prepayment. */
export function receiptBody({ email, phone, items }: FiscalReceipt): Readonly<Record<string, unknown>> {
  return {
    customer: {
      ...(email !== null && { email }),
      ...(phone !== null && { phone: phone.replace(/\D/g, '') }),
    },
    items: items.map(({ name, unit, quantity, vat, isAdvance }) => ({
      description: name.slice(0, longestName),
      amount: toAmount(unit),
      quantity,
      vat_code: vat === null ? withoutVat : vatCodes[vat]?.[isAdvance ? 1 : 0],
      payment_subject: isAdvance ? 'payment' : 'service',
      payment_mode: isAdvance ? 'full_prepayment' : 'full_payment',
    })),
  };
}

const states: Readonly<Record<string, ReceiptRegistration['state']>> = {
  pending: 'pending',
  succeeded: 'done',
  canceled: 'failed',
};

/** The receipt of a payment or a refund; null when YooKassa does not say. */
export async function readReceipt(
  call: YooKassaClient,
  { kind, ref }: ReceiptReference,
): Promise<ReceiptRegistration | null> {
  const query = new URLSearchParams({ [`${kind}_id`]: ref });
  const result = await call({ path: `/receipts?${query.toString()}`, answer: listOf(receiptSchema) });
  const receipt = result.kind === 'value' ? result.value.items.find(({ type }) => type === kind) : undefined;
  const state = states[receipt?.status ?? ''];
  return receipt === undefined || state === undefined ? null : { state, marks: marksOf(receipt) };
}

function marksOf(receipt: ReceiptAnswer): ReceiptRegistration['marks'] {
  const {
    fiscal_document_number: document,
    fiscal_storage_number: storage,
    fiscal_attribute: sign,
    registered_at: registeredAt,
  } = receipt;
  if (document == null || storage == null || sign == null || registeredAt == null) return null;
  return { document, storage, sign, registeredAt };
}
