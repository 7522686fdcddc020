import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser, untilReady } from '@kadr/testing/browser';
import { deskOf, signUpOwner } from './desk.ts';
import type { Desk } from './desk.ts';
import { newViewer } from './new-viewer.ts';
import type { NewViewer } from './new-viewer.ts';
import { makeFilm } from './operator.ts';
import { startOwnProduct } from './own-product.ts';
import type { Product } from './product.ts';

// From an empty service to its first sale, in browsers: each step depends on the one before.
const owner = { name: 'Ольга', email: 'olga@kadr.example', password: 'korova-na-krayu-polya-7' };
const first = { name: 'Первый фильм', slug: 'pervyy-film' };
const second = { name: 'Второй фильм', slug: 'vtoroy-film' };
const films = [first, second];
const channel = { name: 'Море ТВ', slug: 'more-tv' };

let product: Product;
let browser: Browser;
let desk: Desk;
let viewer: NewViewer;
/** Not signed in. */
let guest: Page;
/** Address of the new brand. */
let seaside: string;

beforeAll(async () => {
  [product, browser] = await Promise.all([startOwnProduct(), launchBrowser({ hasPictures: false })]);
  seaside = `http://seaside.localhost:${new URL(product.url).port}`;
  await Promise.all([
    ...films.map(({ slug }) => makeFilm(fileOf(slug), { seconds: 8 })),
    makeFilm(fileOf('trailer'), { seconds: 3 }),
  ]);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  desk = deskOf(await context.newPage());
  viewer = await newViewer(browser, product, 'vera');
  // Signed in at the new brand as well.
  const cookies = await viewer.context.cookies(product.url);
  await viewer.context.addCookies(cookies.map(({ name, value }) => ({ name, value, url: seaside })));
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

const fileOf = (name: string): string => path.join(product.dataDir, `${name}.mp4`);
const fillName = async (name: string): Promise<void> =>
  desk.page.getByRole('group', { name: 'Название', exact: true }).first().getByLabel('Русский').fill(name);
const confirm = async (name: string, reason: string): Promise<void> => {
  await desk.dialog().getByLabel('Причина').fill(reason);
  await desk.dialog().getByRole('button', { name, exact: true }).click();
};
const spaced = (text: string): string => text.replaceAll(/\s+/g, ' ');
const isPlaying = (page: Page) =>
  expect
    .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0);

it('lets an owner sign up once by the link of the first start, with a second factor', async () => {
  const { invitation } = await signUpOwner(desk, product, owner);
  expect((await fetch(`${product.url}/api/staff/invitations/${invitation}`)).status).toBe(404);
});

it('takes two films and a trailer in the browser', async () => {
  const { page, region, go, choose, find } = desk;
  await go('Фильмы');
  const files = [...films.map(({ slug }) => slug), 'trailer'].map(fileOf);
  await page.locator('input[type="file"]').first().setInputFiles(files);
  for (const { name, slug } of films) {
    const card = region(`${slug}.mp4`);
    await card.getByLabel('Название, русский').fill(name);
    await card.getByLabel('Адрес (slug)').fill(slug);
    await card.getByRole('button', { name: /В очередь/ }).click();
  }
  await region('Завершённые').getByRole('link', { name: first.name, exact: true }).waitFor();
  const trailer = region('trailer.mp4');
  await choose(trailer.getByRole('button', { name: /Что это/ }), 'Трейлер');
  await find(trailer, 'Фильм, серия или сериал', first.name);
  await trailer.getByRole('button', { name: /В очередь/ }).click();
  await expect.poll(() => trailer.count()).toBe(0);
});

it('publishes a new brand at its own host', async () => {
  const { page, button, dialog, go, title, notice } = desk;
  await go('Бренды');
  await button('Новый бренд').click();
  await dialog().getByLabel('Название').fill('Берег');
  await dialog().getByLabel('Код бренда').fill('seaside');
  await dialog().getByRole('button', { name: 'Создать' }).click();
  await title('Берег');
  const hosts = page.getByRole('textbox', { name: 'Хосты' });
  await hosts.fill('seaside.localhost, localhost');
  await button('Сохранить черновик').click();
  await page.getByText('Это хост бренда «kadr»').waitFor();
  await hosts.fill('seaside.localhost');
  await button('Опубликовать').click();
  await dialog().getByRole('button', { name: 'Опубликовать' }).click();
  await notice('Бренд опубликован');
  guest = await browser.newPage();
  await expect
    .poll(async () => {
      await guest.goto(seaside);
      return guest.title();
    })
    .toContain('Берег');
});

it('offers the films there, one of them for a price', async () => {
  const { page, button, region, go, title, choose, notice } = desk;
  for (const { name } of films) {
    await go('Фильмы');
    await region('Завершённые').getByRole('link', { name, exact: true }).first().click();
    await title(name);
    await page.getByRole('group', { name: 'Бренды' }).getByText('Берег').click();
    if (name === first.name) {
      const offer = region('Доступ и цены');
      await choose(offer.getByRole('button', { name: /Доступ/ }), 'Покупка');
      await button('Добавить: Цены').click();
      await offer.getByLabel('Цена', { exact: true }).fill('299');
    }
    await button('Сохранить').click();
    await notice('Сохранено');
    expect(await page.getByText('Есть несохранённые изменения').count()).toBe(0);
  }
});

it('arranges its home page from blocks', async () => {
  const { page, button, region, dialog, go, title, choose, find } = desk;
  await go('Витрины');
  await page.getByRole('link', { name: 'Добавить', exact: true }).click();
  await title('Новая витрина');
  await button('Добавить блок').click();
  await dialog()
    .getByRole('button', { name: /^Ряд постеров/ })
    .click();
  const block = region('Блок 1: Ряд постеров');
  await fillName('У моря');
  for (const [at, { name }] of films.entries()) {
    await block.getByRole('button', { name: 'Добавить: Содержимое' }).click();
    await find(block.getByRole('group', { name: `Содержимое ${at + 1}`, exact: true }), 'Адрес (slug)', name);
  }
  const settings = region('Страница');
  await choose(settings.getByRole('button', { name: 'Бренд' }), 'Берег');
  await settings.getByLabel('Код').fill('main');
  await settings.getByRole('group', { name: 'Название', exact: true }).getByLabel('Русский').fill('Главная');
  await button('Создать').click();
  await title('Главная');

  await guest.reload();
  await guest.getByRole('heading', { name: 'У моря' }).waitFor();
  const shown = await guest.locator('main').getByRole('link').allInnerTexts();
  expect(shown.join(' ')).toMatch(/Первый фильм[\s\S]*Второй фильм/);
});

it('makes a channel of the two films', async () => {
  const { page, button, dialog, go, title, find, notice } = desk;
  await go('Каналы');
  await page.getByRole('link', { name: 'Добавить', exact: true }).click();
  await title('Новый канал');
  await page.getByLabel('Адрес (slug)').fill(channel.slug);
  await fillName(channel.name);
  await button('Создать').click();
  await title(channel.name);
  await go('Эфир');
  await page
    .locator('main')
    .getByRole('link', { name: new RegExp(channel.name) })
    .click();
  await title(channel.name);
  for (const { name } of films) {
    await button('Добавить показ').first().click();
    await find(dialog(), 'Фильм или серия', name);
    const length = dialog().getByLabel('Длительность, минуты');
    await expect.poll(() => length.inputValue()).toBe('1');
    if (name === second.name) await length.fill('60');
    await dialog().getByRole('button', { name: 'Добавить показ' }).click();
    await page.getByRole('button', { name: new RegExp(`^${name}, `) }).waitFor();
  }
  await button('Сохранить').click();
  await notice('Расписание сохранено');
});

it('sells a film to a viewer whom support has credited, and plays it', async () => {
  const { page, button, dialog, go } = desk;
  await go('Аккаунты');
  await page.getByRole('searchbox').fill('vera@');
  await page.getByRole('row').nth(1).getByRole('link').click();
  await button('Зачислить деньги').click();
  await dialog().getByLabel('Сумма').fill('500');
  await confirm('Зачислить', 'подарок первому зрителю');
  await dialog().waitFor({ state: 'hidden' });

  const { page: screen } = viewer;
  const trailer = screen.getByRole('link', { name: 'Трейлер' });
  await expect
    .poll(async () => {
      await screen.goto(`${seaside}/movies/${first.slug}`);
      return trailer.count();
    })
    .toBe(1);
  await untilReady(screen);
  await screen.getByRole('button', { name: /^Купить за 299/ }).click();
  const order = screen.locator('dialog:modal').last();
  await order.getByRole('button', { name: 'Продолжить' }).click();
  await order.getByRole('button', { name: /^Заплатить 299/ }).click();
  await order.getByRole('link', { name: 'Смотреть' }).click();
  await isPlaying(screen);
});

it('explains why the viewer may watch, refunds the purchase, and explains why not', async () => {
  const { page, button, region, find } = desk;
  const why = region('Почему не смотрится?');
  const ask = async (): Promise<void> => {
    await page.reload();
    await find(why, 'Фильм, сериал или серия', first.name);
  };
  await ask();
  await why.getByText(`«${first.name}» можно смотреть`).waitFor();
  await button(/^Вернуть: /).click();
  await confirm('Вернуть', 'не понравилось');
  await page.getByText(/возвращено 299/).waitFor();
  await ask();
  await expect.poll(() => why.innerText()).toContain(`«${first.name}» смотреть нельзя`);
});

it('shows the channel to the viewer from the minute at which it begins', async () => {
  const { page: screen } = viewer;
  const watch = screen.getByRole('link', { name: 'Смотреть', exact: true });
  await expect
    .poll(
      async () => {
        await screen.goto(`${seaside}/tv/${channel.slug}`);
        return watch.count();
      },
      { interval: 1000 },
    )
    .toBe(1);
  await untilReady(screen);
  // Recording begins when the page is idle: one that is left before has nothing to report.
  const reported = screen.waitForResponse(
    (response) =>
      new URL(response.url()).pathname === '/api/events' &&
      (response.request().postData() ?? '').includes('playback_start'),
  );
  await watch.click();
  await isPlaying(screen);
  await screen.getByText(first.name).waitFor();
  await reported;
  await screen.close();
});

it('shows everything to the owner', async () => {
  const { page, go } = desk;
  await go('Журнал действий');
  await expect
    .poll(() => page.locator('main').innerText())
    .toMatch(/refund[\s\S]*creditAccounts[\s\S]*putSchedule[\s\S]*publishBrand/);
  await go('Сегодня', `Здравствуйте, ${owner.name}`);
  const shown = async (): Promise<string> => {
    await page.reload();
    await page.getByText('Запусков').first().waitFor();
    return spaced(await page.locator('main').innerText());
  };
  await expect.poll(shown).toMatch(/Запусков 2 .*Продажи, RUB 0 ₽/);
  expect(await shown()).toMatch(/Канал more-tv.*Фильм или сериал pervyy-film/);
});
