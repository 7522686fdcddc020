import type { PaymentMethod } from '@kadr/contract';
import { faults } from '@kadr/testing/axe';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startScreens } from '../ui/testing/screens.ts';
import type { Screens } from '../ui/testing/screens.ts';

let screens: Screens;

const method = {
  description: 'Карта',
  payment_url: null,
  balances: [],
  bank_card: null,
  bonus_program: null,
};
const anyCard: PaymentMethod = { ...method, id: 2, name: 'any_card' };
const topUp: PaymentMethod = {
  ...method,
  id: 3,
  name: 'external_url',
  payment_url: 'https://pay.kadr.example/pay',
};

beforeAll(async () => {
  screens = await startScreens({
    alter: (client) => ({
      ...client,
      purchases: {
        ...client.purchases,
        paymentMethods: async () => ({
          items: [
            { name: 'purchase', payment_methods: [anyCard] },
            { name: 'account_refill', payment_methods: [topUp] },
          ],
        }),
      },
    }),
  });
});
afterAll(() => screens.close());

it('leads from the balance to the page that tops it up, and back, written by the server already (CM-085)', async () => {
  const page = await screens.open('/my/payments_and_services/payments', { isSignedIn: true });
  const link = page.getByRole('link', { name: 'Пополнить баланс' });
  expect(await link.getAttribute('href')).toBe(
    'https://pay.kadr.example/pay?back=%2Fmy%2Fpayments_and_services%2Fpayments',
  );
  expect(await faults(page)).toEqual([]);
  const html = await page.request.get(page.url());
  expect([html.status(), await html.text()]).toEqual([200, expect.stringContaining('Пополнить баланс')]);
  await page.context().close();
});
