import { KadrError } from '@kadr/contract';
import type { Receipt } from '@kadr/contract';
import type { KadrClient } from '@kadr/contract/client';

/** The receipt of a card payment for the film. */
export const fixtureReceipt: Receipt = {
  id: '5b1f0d2c-8a3e-4c55-9f0e-2d7c1a9b6e10',
  number: 12,
  kind: 'payment',
  order_id: 7,
  amount: 39_900,
  currency: 'RUB',
  issued_at: 1_790_000_000,
  items: [
    {
      name: 'Покупка: Соляная линия',
      amount: 39_900,
      vat: 22,
      vat_amount: 7195,
      is_advance: false,
    },
  ],
  contact: 'anna@kadr.example',
  bank_card: { type: 'mir', last4: '0004' },
  seller: { name: 'ООО «Кадр»', tax_id: '7700000000' },
  registration: {
    state: 'done',
    document: '17',
    storage: '9999078900000961',
    sign: '1234567890',
    registered_at: 1_790_000_010,
  },
  related: [{ id: '5b1f0d2c-8a3e-4c55-9f0e-2d7c1a9b6e11', number: 13, kind: 'refund', amount: 10_000 }],
};

/** The account's receipts: a single one. */
export function fixtureReceipts(
  onCall: (operation: string) => void | Promise<void> = () => undefined,
): KadrClient['receipts'] {
  return {
    getById: async ({ id }) => {
      await onCall('receipts.getById');
      if (id !== fixtureReceipt.id) throw new KadrError('NOT_FOUND');
      return fixtureReceipt;
    },
  };
}
