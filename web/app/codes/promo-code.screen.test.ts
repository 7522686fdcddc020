import { KadrError } from '@kadr/contract';
import { faults } from '@kadr/testing/axe';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startScreens } from '../ui/testing/screens.ts';
import type { Screens } from '../ui/testing/screens.ts';

/** The service's notification for a valid code. */
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
const recorded: unknown[] = [];
beforeEach(() => {
  sent.splice(0);
  recorded.splice(0);
});
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
      analytics: {
        record: (batch) => {
          recorded.push(...batch.events.map(({ name, data }) => ({ name, data })));
          return client.analytics.record(batch);
        },
      },
    }),
  });
});
afterAll(() => screens.close());

/** Waits until the form is hydrated: the code of a block is loaded after the page. */
const listens = (page: Page) =>
  expect.poll(() => page.getByRole('textbox', { name: 'Код' }).isEnabled()).toBe(true);

/** Events are sent at the latest when the page is left. */
async function leave(page: Page): Promise<void> {
  await page.goto('about:blank');
  await expect.poll(() => recorded.length).toBeGreaterThan(0);
}

it('explains that a code wants a card, and leads to the page that takes it; that is no failure (PC-014, PC-015)', async () => {
  const page = await screens.open('/promocode?code=card', { isSignedIn: true });
  await listens(page);
  await page.getByRole('button', { name: 'Активировать' }).click();
  await page.locator('dialog:modal').getByRole('button', { name: 'Не сейчас' }).click();
  await page.getByRole('heading', { name: 'Нужна банковская карта' }).waitFor();
  expect(await page.getByRole('main').innerText()).toContain('Код CARD сработает');
  expect(await page.getByRole('link', { name: 'Продолжить' }).getAttribute('href')).toBe('/pay?code=CARD');
  expect(await faults(page)).toEqual([]);
  const cookies = await page.context().cookies();
  expect(cookies.filter(({ name }) => name === 'promocode_attempts')).toEqual([]);
  await page.getByRole('button', { name: 'Ввести ещё один' }).click();
  expect(await page.getByRole('textbox', { name: 'Код' }).count()).toBe(1);
  await page.context().close();
});

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
  const codes = ['A1', 'A2', 'A3', 'A4', 'A5', 'A6'];
  for (const code of codes) {
    await enter(code);
    await goOn();
    await expect.poll(() => sent.at(-1)).toBe(code);
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
  }
  await enter('A7');
  await expect.poll(() => page.getByText('Слишком много попыток').count()).toBe(1);
  await expect.poll(() => sent).toEqual(codes);
  await page.context().close();
});

it('on the view `/promocode` a code goes from the form to what it has brought (MB-167, PC-001, PC-004, PC-013, PC-021, PC-026, PC-027)', async () => {
  const page = await screens.open('/promocode?code=gift', { isSignedIn: true });
  const main = page.getByRole('main');
  expect(await main.getByRole('heading', { level: 1 }).innerText()).toBe('Промокод');
  await expect.poll(() => main.getByRole('textbox', { name: 'Код' }).inputValue()).toBe('GIFT');
  await listens(page);
  await main.getByRole('button', { name: 'Активировать' }).click();
  await page.locator('dialog:modal').getByRole('button', { name: 'Не сейчас' }).click();
  await expect.poll(() => main.getByRole('heading', { name: 'Месяц кино' }).count()).toBe(1);
  expect(await main.innerText()).toContain('Ваш до лета.');
  expect(await main.getByRole('link', { name: 'К подписке' }).getAttribute('href')).toBe(
    '/services/big-cinema',
  );
  await leave(page);
  await expect.poll(() => recorded).toContainEqual({ name: 'promo_code_success', data: { source: 'form' } });
  await page.context().close();
});

it('takes capital letters, at most 64 of them, and none but those that are there (PC-002, PC-003, PC-005, PC-065)', async () => {
  const page = await screens.open('/promocode', { isSignedIn: true });
  await listens(page);
  const field = page.getByRole('textbox', { name: 'Код' });
  const activate = page.getByRole('button', { name: 'Активировать' });
  expect(await activate.isDisabled()).toBe(true);
  await field.fill('  ');
  expect(await activate.isDisabled()).toBe(true);
  await field.pressSequentially('spring');
  expect(await field.inputValue()).toBe('  SPRING');
  expect(await activate.isEnabled()).toBe(true);
  await field.fill('x'.repeat(65));
  await expect.poll(() => page.getByText('Не больше 64 символов').count()).toBe(1);
  await activate.click();
  expect(sent).toEqual([]);
  await page.context().close();
});

it('records what has failed (PC-028)', async () => {
  const page = await screens.open('/promocode?code=wrong', { isSignedIn: true });
  await listens(page);
  await page.getByRole('button', { name: 'Активировать' }).click();
  await page.locator('dialog:modal').getByRole('button', { name: 'Не сейчас' }).click();
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Код' }).getAttribute('aria-invalid'))
    .toBe('true');
  await leave(page);
  await expect
    .poll(() => recorded)
    .toContainEqual({
      name: 'promo_code_error',
      data: { source: 'form', error_code: new KadrError('PROMO_CODE_UNKNOWN').code },
    });
  await page.context().close();
});

it('takes a code in a frame, without header and footer, and leads out of the frame (PC-024)', async () => {
  const page = await screens.open('/embed/promocode?code=gift', { isSignedIn: true });
  expect(await page.getByRole('banner').count()).toBe(0);
  await listens(page);
  await page.getByRole('button', { name: 'Активировать' }).click();
  await page.locator('dialog:modal').getByRole('button', { name: 'Не сейчас' }).click();
  const link = page.getByRole('link', { name: 'К подписке' });
  await link.waitFor();
  expect(await link.getAttribute('target')).toBe('_blank');
  await page.context().close();
});
