import type { AnalyticsEvent } from '@kadr/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startScreens } from '../ui/testing/screens.ts';
import type { Screens } from '../ui/testing/screens.ts';

let screens: Screens;
let recorded: AnalyticsEvent[] = [];
/** No session is created before it, while it is set. */
let gate: PromiseWithResolvers<void> | null = null;
beforeAll(async () => {
  screens = await startScreens({
    onCall: (operation) => (operation === 'session.createDemo' ? gate?.promise : undefined),
    alter: (client) => ({
      ...client,
      analytics: {
        record: ({ events }) => {
          recorded.push(...events);
          return Promise.resolve({});
        },
      },
    }),
  });
});
beforeEach(() => (recorded = []));
afterAll(() => screens.close());

const seen = (name: string) => () => recorded.filter((event) => event.name === name).map(({ data }) => data);
/** Blocks navigation: the targets are not under test. */
const holdLinks = (): void =>
  addEventListener('click', (event) => event.preventDefault(), { capture: false });

it('records a click on a social network in the footer (SH-032)', async () => {
  const page = await screens.open('/', { before: holdLinks });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Telegram' }).click();
  await expect.poll(seen('footer_social_click')).toEqual([expect.objectContaining({ name: 'telegram' })]);
  await page.context().close();
});

it('records a click that comes before the session', async () => {
  gate = Promise.withResolvers();
  const page = await screens.open('/', { before: holdLinks });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Telegram' }).click();
  gate.resolve();
  gate = null;
  await expect.poll(seen('footer_social_click')).toEqual([expect.objectContaining({ name: 'telegram' })]);
  const names = recorded.map(({ name }) => name);
  expect(names.indexOf('start_app')).toBeLessThan(names.indexOf('footer_social_click'));
  await page.context().close();
});

it('records a click on the store in the banner of the Android app (SH-067)', async () => {
  const page = await screens.open('/movies/salt-line', {
    before: holdLinks,
    host: 'localhost',
    viewport: { width: 390, height: 844 },
    userAgent:
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36',
  });
  await page.locator('a[data-event="store_click"]').click();
  await expect
    .poll(seen('store_click'))
    .toEqual([expect.objectContaining({ target: 'https://play.google.com/store/apps/details' })]);
  await page.context().close();
});
