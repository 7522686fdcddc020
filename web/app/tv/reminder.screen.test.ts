import { KadrError } from '@kadr/contract';
import type { Epg } from '@kadr/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fixtureGuide } from '../../server/testing/fixture-television.ts';
import { startScreens } from '../ui/testing/screens.ts';
import type { Screens } from '../ui/testing/screens.ts';

let screens: Screens;
let asked: string[] = [];
let isRefused = false;

/** The fixtures' guide, moved to a day whose programmes have not begun. */
const tomorrow = (epg: Epg): Epg => {
  const from = Math.floor(Date.now() / 1000) + 24 * 60 * 60 + epg.id * 3600;
  return { ...epg, start_time: from, end_time: from + 3600 };
};

beforeAll(async () => {
  screens = await startScreens({
    alter: (client) => ({
      ...client,
      epgs: {
        ...client.epgs,
        list: () => Promise.resolve({ ...fixtureGuide, items: fixtureGuide.items.map(tomorrow) }),
      },
      reminders: {
        ...client.reminders,
        set: ({ epg_id }) => {
          asked.push(`set ${String(epg_id)}`);
          return isRefused
            ? Promise.reject(new KadrError('REMINDER_TOO_LATE'))
            : Promise.resolve({ is_reminded: true });
        },
        remove: ({ epg_id }) => {
          asked.push(`remove ${String(epg_id)}`);
          return Promise.resolve({ is_reminded: false });
        },
      },
    }),
  });
});
afterAll(() => screens.close());

it('sets and removes a reminder at the click, and goes back when the service refuses; a guest is asked to sign in (CT-033)', async () => {
  const page = await screens.open('/tv/first-frame', { isSignedIn: true });
  const bell = page.getByRole('button', { name: 'Напомнить о передаче «Courtyard News»' });
  const panel = page.getByRole('region', { name: 'Сообщения' }).locator('> div').first();
  await bell.click();
  await expect.poll(() => bell.getAttribute('aria-pressed')).toBe('true');
  await expect.poll(() => panel.getByRole('link').getAttribute('href')).toBe('/my/reminders');
  await bell.click();
  await expect.poll(() => bell.getAttribute('aria-pressed')).toBe('false');
  await expect.poll(() => asked).toEqual(['set 23', 'remove 23']);
  isRefused = true;
  await bell.click();
  await expect.poll(() => panel.innerText()).toContain('already begun');
  await expect.poll(() => bell.getAttribute('aria-pressed')).toBe('false');
  await page.context().close();

  asked = [];
  const guest = await screens.open('/tv/first-frame');
  await guest.getByRole('button', { name: 'Напомнить о передаче «Courtyard News»' }).click();
  await expect.poll(() => guest.getByRole('dialog').count()).toBe(1);
  expect(asked).toEqual([]);
  await guest.context().close();
});
