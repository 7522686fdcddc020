import { KadrError } from '@kadr/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startScreens } from '../ui/testing/screens.ts';
import type { Screens } from '../ui/testing/screens.ts';

let screens: Screens;
const sent: string[] = [];
beforeAll(async () => {
  screens = await startScreens({
    alter: (client) => ({
      ...client,
      promoCodes: {
        redeem: ({ code }) => {
          sent.push(code);
          return Promise.reject(
            new KadrError(code === 'CARD' ? 'PROMO_CODE_NEEDS_CARD' : 'PROMO_CODE_UNKNOWN'),
          );
        },
      },
    }),
  });
});
afterAll(() => screens.close());

const soon = { timeout: 60_000 };

it('takes six wrong codes a day; the seventh is not sent (PC-009, PC-010, PC-011, PC-068)', async () => {
  const page = await screens.open('/promocode', { isSignedIn: true });
  const field = page.getByRole('textbox', { name: 'Код' });
  const enter = async (code: string): Promise<void> => {
    await field.fill(code);
    await page.getByRole('button', { name: 'Активировать' }).click();
  };
  /** There is no PIN to check (PR-079). */
  const goOn = () => page.locator('dialog:modal').getByRole('button', { name: 'Не сейчас' }).click();
  const codes = ['CARD', 'A1', 'A2', 'A3', 'A4', 'A5', 'A6'];
  for (const code of codes) {
    await enter(code);
    await goOn();
    await expect.poll(() => sent.at(-1), soon).toBe(code);
    await expect.poll(() => field.getAttribute('aria-invalid'), soon).toBe('true');
  }
  await enter('A7');
  await expect.poll(() => page.getByText('Слишком много попыток').count(), soon).toBe(1);
  expect(sent).toEqual(codes);
  await page.context().close();
});
