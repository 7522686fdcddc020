import type { KadrClient } from '@kadr/contract/client';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser, untilReady } from '@kadr/testing/browser';
import { cards, enterCard } from './card-page.ts';
import { newViewer } from './new-viewer.ts';
import type { NewViewer } from './new-viewer.ts';
import { operatorOf, publishFilm } from './operator.ts';
import { startOwnProduct } from './own-product.ts';
import type { Product } from './product.ts';

const film = { slug: 'film-for-points', type: 'film', name: { rus: 'Фильм за баллы' } } as const;

/** Not the shared demo: purchases are never undone. */
let product: Product;
let browser: Browser;
let operator: KadrClient['operator'];
let accounts = 0;

beforeAll(async () => {
  [product, browser] = await Promise.all([
    startOwnProduct({ env: { KADR_PAYMENTS: 'sandbox' } }),
    launchBrowser({ hasPictures: false }),
  ]);
  ({ operator } = operatorOf(product));
  await publishFilm(product, ['--title', film.name.rus, '--slug', film.slug]);
  await operator.importCatalogue({
    media_items: [
      {
        ...film,
        themes: ['movies'],
        usage_model: 'EST',
        prices: [{ usage_model: 'EST', amount: 29_900, currency: 'RUB' }],
      },
    ],
  });
  await operator.importBonusPrograms({
    bonus_programs: [
      {
        alias: 'club',
        name: { rus: 'Клуб' },
        activation_terms: { rus: 'Участие бесплатное.' },
        allows_custom_login: true,
        currency: 'RUB',
        point_value: 100,
        earn_percent: 5,
      },
    ],
  });
  await operator.importCertificates({
    products: [{ alias: 'sum-500', name: { rus: 'На 500 ₽' }, amount: 50_000, currency: 'RUB' }],
    designs: [{ alias: 'evening', name: { rus: 'Вечер' }, from: '#5b2bd9', to: '#d9386f', sign: 'gift' }],
  });
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

const viewer = (): Promise<NewViewer> => {
  accounts += 1;
  return newViewer(browser, product, `member-${accounts}`);
};

/** The texts that the sandbox has sent to an address, the latest first. */
async function sentTo(to: string): Promise<string[]> {
  const answer = await fetch(`${product.url}/sandbox/outbox?to=${encodeURIComponent(to)}`);
  const { messages } = (await answer.json()) as { messages: { text: string }[] };
  return messages.map(({ text }) => text);
}

describe('bonuses and certificates', () => {
  it('bonus activation and payment: the programme is joined by a code, and its points pay (CM-064, CM-069, CM-071)', async () => {
    const { context, page, email } = await viewer();
    await operator.grantBonuses({
      grants: [{ account: { email }, program: 'club', key: 'gift', points: 300 }],
    });
    const dialog = page.locator('dialog:modal').last();
    const press = (name: string | RegExp) => dialog.getByRole('button', { name }).click();
    await page.goto(`${product.url}/movies/${film.slug}`);
    await untilReady(page);
    await page.getByRole('button', { name: /^Купить за 299/ }).click();
    await dialog.getByText('Клуб').click();
    await press('Подключить программу');
    await dialog.getByLabel('Номер телефона').fill('8 (916) 555-00-01');
    await press('Получить код');
    await dialog.getByLabel('Код подтверждения').waitFor();
    const code = /\b(\d{4,})\b/.exec((await sentTo('+79165550001'))[0] ?? '')?.[1] ?? '';
    await dialog.getByLabel('Код подтверждения').fill(code);
    await press('Подтвердить');
    await expect.poll(() => dialog.getByRole('radio', { name: /Клуб/ }).isChecked()).toBe(true);
    await press('Продолжить');
    await press(/^Заплатить 299 баллов/);
    await expect.poll(() => dialog.locator('h2').innerText()).toBe('Готово');
    expect(await dialog.innerText()).toContain('осталось 1 балл');
    await page.goto(`${product.url}/my/bonuses`);
    await expect.poll(() => page.locator('main').innerText()).toMatch(/Клуб[\s\S]*1 балл/);
    await context.close();
  });

  it('certificate bought, given and redeemed: a card pays, a letter brings it, its code fills the balance (CM-007, CM-008)', async () => {
    const { context, page } = await viewer();
    const friend = await viewer();
    await page.goto(`${product.url}/podarochnye-sertifikaty`);
    await untilReady(page);
    await page.getByLabel('Почта получателя').fill(friend.email);
    await page.getByLabel('Поздравление').fill('С праздником!');
    await page.locator('main').getByText('Банковская карта').click();
    await page.getByRole('button', { name: /^Оплатить 500/ }).click();
    await page.waitForURL('**/pay?ticket_id=*');
    await enterCard(page, cards.plain);
    await expect
      .poll(() => page.locator('main').innerText(), { timeout: 30_000 })
      .toContain('Сертификат оплачен');
    // The worker writes the letter, and then sends it.
    await expect
      .poll(async () => (await sentTo(friend.email))[0] ?? '', { timeout: 60_000 })
      .toContain('С праздником!');
    const link = /https?:\S+\/my\/certificates(#\S+)/.exec((await sentTo(friend.email))[0] ?? '')?.[1] ?? '';
    await friend.page.goto(`${product.url}/my/certificates${link}`);
    await untilReady(friend.page);
    const form = friend.page.locator('main form');
    await expect.poll(() => form.locator('input[name="code"]').inputValue()).toBe(link.slice(1));
    await form.getByRole('button', { name: 'Активировать' }).click();
    // There is no PIN to check.
    await friend.page.locator('dialog:modal').getByRole('button', { name: 'Не сейчас' }).click();
    await expect.poll(() => friend.page.locator('main').innerText()).toContain('Активирован');
    await friend.page.goto(`${product.url}/my/payments_and_services/payments`);
    await expect.poll(() => friend.page.locator('main').innerText()).toMatch(/На балансе\s+500/);
    await Promise.all([context.close(), friend.context.close()]);
  });
});
