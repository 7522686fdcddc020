import path from 'node:path';
import { Secret, TOTP } from 'otpauth';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser, untilReady } from '@kadr/testing/browser';
import { newViewer } from './new-viewer.ts';
import type { NewViewer } from './new-viewer.ts';
import { makeFilm } from './operator.ts';
import { startOwnProduct } from './own-product.ts';
import type { Product } from './product.ts';

// From an empty service to its first sale, in browsers: each step depends on the one before.
const owner = { name: 'Ольга', email: 'olga@kadr.example', password: 'korova-na-krayu-polya-7' };
const film = { name: 'Первый фильм', slug: 'pervyy-film' };

let product: Product;
let browser: Browser;
/** The owner's browser context. */
let desk: Page;
let viewer: NewViewer;

beforeAll(async () => {
  [product, browser] = await Promise.all([startOwnProduct(), launchBrowser({ hasPictures: false })]);
  await makeFilm(path.join(product.dataDir, `${film.slug}.mp4`), { seconds: 8 });
  desk = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  viewer = await newViewer(browser, product, 'vera');
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

const button = (name: string | RegExp) => desk.getByRole('button', { name, exact: true });
const go = (name: string) => desk.getByRole('link', { name, exact: true }).click();
const title = (name: string) => desk.getByRole('heading', { level: 1, name, exact: true }).waitFor();
const dialog = () => desk.getByRole('dialog');
const confirm = async (name: string, reason: string): Promise<void> => {
  await dialog().getByLabel('Причина').fill(reason);
  await dialog().getByRole('button', { name, exact: true }).click();
};
const spaced = (text: string): string => text.replaceAll(/\s+/g, ' ');

it('lets an owner sign up once by the link of the first start, with a second factor', async () => {
  const link = /\/console\/invitation\/[\w-]+/.exec(product.output())?.[0] ?? '';
  await desk.goto(product.url + link);
  await desk.getByLabel('Имя').fill(owner.name);
  await desk.getByLabel('Эл. почта').fill(owner.email);
  await desk.getByLabel('Придумайте пароль').fill(owner.password);
  await button('Принять приглашение').click();
  await button('Подключить приложение для кодов').click();
  await desk.getByText('Или введите ключ вручную').waitFor();
  const [key = ''] = /[A-Z2-7]{4}(?: [A-Z2-7]{4}){7}/.exec(await desk.locator('body').innerText()) ?? [];
  const totp = new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) });
  await desk.getByLabel('Код, который показывает приложение').fill(totp.generate());
  await button('Подключить').click();
  await desk.getByText('Коды сохранены').click();
  await button('Продолжить').click();
  await title(`Здравствуйте, ${owner.name}`);
  const secret = link.split('/').at(-1) ?? '';
  expect((await fetch(`${product.url}/api/staff/invitations/${secret}`)).status).toBe(404);
});

it('uploads a film in the browser and sets its price', async () => {
  await go('Фильмы');
  await title('Фильмы');
  const file = desk.locator('input[type="file"]').first();
  await file.setInputFiles(path.join(product.dataDir, `${film.slug}.mp4`));
  await desk.getByLabel('Название, русский').fill(film.name);
  await desk.getByLabel('Адрес (slug)').fill(film.slug);
  await button(/В очередь/).click();
  const arrived = desk.getByRole('region', { name: 'Завершённые', exact: true });
  await arrived.getByRole('link', { name: film.name }).click();
  await title(film.name);
  const offer = desk.getByRole('region', { name: 'Доступ и цены' });
  await offer.getByRole('button', { name: /Доступ/ }).click();
  await desk.getByRole('option', { name: 'Покупка', exact: true }).click();
  await button('Добавить: Цены').click();
  await offer.getByLabel('Цена', { exact: true }).fill('299');
  await button('Сохранить').click();
  const notice = desk.getByRole('region', { name: 'Уведомления' }).getByText('Сохранено');
  await expect.poll(() => notice.count()).toBe(1);
});

it('sells the film to a viewer whom support has credited, and plays it', async () => {
  await go('Аккаунты');
  await desk.getByRole('searchbox').fill('vera@');
  await desk.getByRole('row').nth(1).getByRole('link').click();
  await button('Зачислить деньги').click();
  await dialog().getByLabel('Сумма').fill('500');
  await confirm('Зачислить', 'подарок первому зрителю');
  await dialog().waitFor({ state: 'hidden' });

  const { page } = viewer;
  await page.goto(`${product.url}/movies/${film.slug}`);
  await untilReady(page);
  await page.getByRole('button', { name: /^Купить за 299/ }).click();
  const order = page.locator('dialog:modal').last();
  await order.getByRole('button', { name: 'Продолжить' }).click();
  await order.getByRole('button', { name: /^Заплатить 299/ }).click();
  await order.getByRole('link', { name: 'Смотреть' }).click();
  await expect
    .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0);
});

it('explains why the viewer may watch, refunds the purchase, and explains why not', async () => {
  await desk.reload();
  const why = desk.getByRole('region', { name: 'Почему не смотрится?' });
  const ask = async (): Promise<void> => {
    await why.getByRole('combobox', { name: 'Фильм, сериал или серия' }).fill('Первый');
    await desk.getByRole('option', { name: film.name }).click();
  };
  await ask();
  await why.getByText(`«${film.name}» можно смотреть`).waitFor();
  await button(/^Вернуть: /).click();
  await confirm('Вернуть', 'не понравилось');
  await desk.getByText(/возвращено 299/).waitFor();
  await desk.reload();
  await ask();
  await expect.poll(() => why.innerText()).toContain(`«${film.name}» смотреть нельзя`);
});

it('shows everything to the owner', async () => {
  await go('Журнал действий');
  await title('Журнал действий');
  await expect.poll(() => desk.locator('main').innerText()).toMatch(/refund[\s\S]*creditAccounts/);
  await go('Сегодня');
  await title(`Здравствуйте, ${owner.name}`);
  await expect.poll(async () => spaced(await desk.locator('main').innerText())).toMatch(/Продажи, RUB 0 ₽/);
});
