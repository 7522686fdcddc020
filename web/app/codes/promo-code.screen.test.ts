import { KadrError } from '@kadr/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startScreens } from '../ui/testing/screens.ts';
import type { Screens } from '../ui/testing/screens.ts';

/** What the service says of a code that works. */
const gift = {
  event_type: 'display',
  display: {
    message: 'Месяц <b>кино</b>',
    submessage: 'Ваш до лета.',
    poster: null,
    target: { type: 'service' as const, link: 'big-cinema', title: 'К подписке' },
  },
};

let screens: Screens;
const sent: string[] = [];
beforeAll(async () => {
  screens = await startScreens({
    alter: (client) => ({
      ...client,
      promoCodes: {
        redeem: ({ code }) => {
          sent.push(code);
          if (code === 'GIFT') return Promise.resolve({ notification: gift });
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

/** The form listens: the code of a block comes after the page. */
const listens = (page: Page) =>
  expect.poll(() => page.getByRole('button', { name: 'Активировать' }).isEnabled(), soon).toBe(true);

it('takes six wrong codes a day; the seventh is not sent (PC-009, PC-010, PC-011, PC-068)', async () => {
  const page = await screens.open('/promocode', { isSignedIn: true });
  await listens(page);
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

it('on the view `/promocode` a code goes from the form to what it has brought (MB-167, PC-021, PC-013)', async () => {
  const page = await screens.open('/promocode?code=gift', { isSignedIn: true });
  const main = page.getByRole('main');
  expect(await main.getByRole('heading', { level: 1 }).innerText()).toBe('Промокод');
  await expect.poll(() => main.getByRole('textbox', { name: 'Код' }).inputValue(), soon).toBe('GIFT');
  await listens(page);
  await main.getByRole('button', { name: 'Активировать' }).click();
  await page.locator('dialog:modal').getByRole('button', { name: 'Не сейчас' }).click();
  await expect.poll(() => main.getByRole('heading', { name: 'Месяц кино' }).count(), soon).toBe(1);
  expect(await main.innerText()).toContain('Ваш до лета.');
  expect(await main.getByRole('link', { name: 'К подписке' }).getAttribute('href')).toBe(
    '/services/big-cinema',
  );
  await page.context().close();
});
