import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '@kadr/testing/browser';
import { signIn } from './demo-viewer.ts';
import { operatorOf, publishFilm } from './operator.ts';
import { startOwnProduct } from './own-product.ts';
import type { Product } from './product.ts';

const password = 'a-good-password';
const people = ['Анна', 'Борис', 'Вера'].map((profile_name, at) => ({
  profile_name,
  email: `viewer-${at + 1}@kadr.example`,
  password,
}));

let product: Product;
let browsers: readonly Browser[];
let film = '';

beforeAll(async () => {
  [product, browsers] = await Promise.all([
    startOwnProduct(),
    Promise.all([0, 1].map(() => launchBrowser({ hasPictures: false }))),
  ]);
  await operatorOf(product).operator.importAccounts({ accounts: people });
  film = await publishFilm(product, ['--title', 'Долгий фильм', '--slug', 'long-film'], { seconds: 120 });
});
afterAll(async () => {
  await Promise.all(browsers.map((browser) => browser.close()));
  await product.stop();
});

/** A page of a signed-in viewer in a separate browser. */
async function pageOf(person: number): Promise<Page> {
  const context = await browsers[person % browsers.length]?.newContext({
    viewport: { width: 1280, height: 720 },
  });
  if (context === undefined) throw new Error('There is no browser.');
  await context.addCookies([{ name: 'cookie_consent', value: 'yes', url: product.url }]);
  await context.addInitScript(() => localStorage.setItem('skipProfiles', '1'));
  const { email = '' } = people[person] ?? {};
  await signIn(context, product.url, { email, password }, `device-${person}`);
  return context.newPage();
}

/** Seconds of the picture and of the clock at the same moment. */
const place = (page: Page): Promise<{ at: number; isPaused: boolean; moment: number }> =>
  page.locator('video').evaluate((video: HTMLVideoElement) => ({
    at: video.currentTime,
    isPaused: video.paused,
    moment: Date.now() / 1000,
  }));

/** The difference of two screens, in milliseconds: each is read at its own moment, and both play. */
async function apart(one: Page, other: Page): Promise<number> {
  const [first, second] = await Promise.all([place(one), place(other)]);
  const between = first.isPaused ? 0 : second.moment - first.moment;
  return Math.abs(second.at - first.at - between) * 1000;
}
const panel = (page: Page) => page.getByRole('complementary', { name: 'Смотрим вместе' });
const paused = async (page: Page): Promise<boolean> => (await place(page)).isPaused;

it('is watched together in two browsers: play, pause and seek are for all, and who joins late is in step at once', async () => {
  const host = await pageOf(0);
  await host.goto(`${film}/player`);
  await expect.poll(async () => (await place(host)).at).toBeGreaterThan(1);
  await host.mouse.move(600, 300);
  await host.getByRole('button', { name: 'Смотреть вместе' }).click();
  await host.waitForURL('**/together/*');
  await panel(host).waitFor();
  await expect.poll(() => paused(host)).toBe(false);

  const guest = await pageOf(1);
  await guest.goto(host.url());
  await panel(guest).getByText('Анна', { exact: true }).waitFor();
  await panel(host).getByText('Борис', { exact: true }).waitFor();
  const inStep = (one = host, other = guest) => expect.poll(() => apart(one, other)).toBeLessThan(300);
  await expect.poll(() => paused(guest)).toBe(false);
  await inStep();

  // The guest pauses, the host seeks and goes on.
  await guest.locator('section[data-player]').press('k');
  await expect.poll(() => paused(host)).toBe(true);
  await inStep();
  await panel(host).getByText('Борис: пауза').waitFor();
  await host.locator('section[data-player]').press('5');
  await expect.poll(async () => Math.round((await place(guest)).at)).toBe(60);
  expect(await paused(guest)).toBe(true);
  await host.locator('section[data-player]').press('k');
  await expect.poll(() => paused(guest)).toBe(false);
  await inStep();

  // A late participant is where the others are.
  const late = await pageOf(2);
  await late.goto(host.url());
  await panel(late).waitFor();
  await expect.poll(async () => (await place(late)).at).toBeGreaterThan(60);
  await inStep(host, late);
  await inStep(guest, late);

  // A message and a reaction.
  await panel(guest).getByRole('textbox', { name: 'Сообщение' }).fill('Какой кадр!');
  await panel(guest).getByRole('button', { name: 'Отправить' }).click();
  for (const page of [host, guest, late]) await panel(page).getByText('Какой кадр!').waitFor();
  await panel(late).getByRole('button', { name: 'Палец вверх' }).click();
  await host.getByRole('list', { name: 'Реакции' }).getByText('Палец вверх').waitFor();

  // A participant who leaves is gone; the others go on.
  await guest.goto(film);
  await panel(host).getByText('Борис больше не смотрит').waitFor();
  await inStep(host, late);
});
