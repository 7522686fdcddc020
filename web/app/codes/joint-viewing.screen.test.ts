import { KadrError } from '@kadr/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
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
          if (code === 'NONE') return Promise.reject(new KadrError('PROMO_CODE_UNKNOWN'));
          return Promise.resolve({
            notification: {
              event_type: 'display',
              display: {
                message: 'Смотрите вместе',
                submessage: null,
                poster: null,
                target: code === 'FILM' ? { type: 'screen', link: '/movies', title: 'К фильмам' } : null,
              },
            },
          });
        },
      },
    }),
  });
});
beforeEach(() => void sent.splice(0));
afterAll(() => screens.close());

const soon = { timeout: 60_000 };

it('redeems the id as a code without asking who is signed in, says what it has brought, and goes on (PC-055, PC-056, PC-059, PC-060, NT-110)', async () => {
  const page = await screens.open('/joint_viewing/FILM', { isSignedIn: true });
  await page.waitForURL((url) => url.pathname === '/movies');
  await page.getByRole('region', { name: 'Сообщения' }).getByText('Смотрите вместе').waitFor();
  await expect.poll(() => sent).toEqual(['FILM']);
  expect(await page.locator('dialog:modal').count()).toBe(0);
  await page.goto(new URL('/joint_viewing/HOME', page.url()).href);
  await page.waitForURL((url) => url.pathname === '/');
  await page.context().close();
});

it('asks a guest to sign in, and redeems nothing meanwhile (PC-056, NT-063)', async () => {
  const page = await screens.open('/joint_viewing/FILM');
  await page.getByLabel('Телефон или почта').waitFor();
  expect(sent).toEqual([]);
  await page.context().close();
});

it('says why it failed in a panel, and leads home (PC-057, NT-064)', async () => {
  const page = await screens.open('/joint_viewing/NONE', { isSignedIn: true });
  await page.waitForURL((url) => url.pathname === '/');
  const panel = page.getByRole('region', { name: 'Сообщения' });
  await expect.poll(() => panel.innerText(), soon).toContain(new KadrError('PROMO_CODE_UNKNOWN').message);
  await page.context().close();
});

it('leads home without an id (PC-058, NT-065)', async () => {
  const page = await screens.open('/joint_viewing', { isSignedIn: true });
  expect(new URL(page.url()).pathname).toBe('/');
  expect(sent).toEqual([]);
  await expect.poll(() => page.getByRole('main').count(), soon).toBe(1);
  await page.context().close();
});
