import { expect, it } from 'vitest';
import { receiptBody } from './receipts.ts';

const item = { name: 'Покупка: Море', unit: { amount: 39_900, currency: 'RUB' }, quantity: 1 } as const;
const bodyOf = (vat: number | null, isAdvance = false) =>
  receiptBody({
    email: 'anna@kadr.example',
    phone: '+7 999 000-00-01',
    items: [{ ...item, vat, isAdvance }],
  });

it('a receipt says whose it is, and line by line what was paid', () => {
  expect(bodyOf(22)).toEqual({
    customer: { email: 'anna@kadr.example', phone: '79990000001' },
    items: [
      {
        description: 'Покупка: Море',
        amount: { value: '399.00', currency: 'RUB' },
        quantity: 1,
        vat_code: 11,
        payment_subject: 'service',
        payment_mode: 'full_payment',
      },
    ],
  });
});

it.each([
  [null, 1, 1],
  [0, 2, 2],
  [5, 7, 9],
  [7, 8, 10],
  [10, 3, 5],
  [20, 4, 6],
  [22, 11, 12],
])('VAT of %s per cent has code %s, and %s in money paid ahead', (vat, code, ofAdvance) => {
  expect(bodyOf(vat)).toMatchObject({ items: [{ vat_code: code }] });
  expect(bodyOf(vat, true)).toMatchObject({
    items: [{ vat_code: ofAdvance, payment_subject: 'payment', payment_mode: 'full_prepayment' }],
  });
});
