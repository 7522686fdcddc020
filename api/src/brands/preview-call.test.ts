import { previewHeader } from '@kadr/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signIn, testAccount } from '../testing/sign-in.ts';
import { createTestApi, testBegins } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';
import { asGuest } from './preview-call.ts';

const begins = testBegins.getTime() / 1000;
const day = 24 * 60 * 60;
let test: TestApi;
let address: string;
let cookie: string;

beforeAll(async () => {
  test = await createTestApi();
  address = await test.listen();
  await test.import({
    media_items: [
      { slug: 'grown-up', type: 'film', name: { rus: 'Взрослый' }, age: 18 },
      { slug: 'georgian', type: 'film', name: { rus: 'Грузинский' }, territories: ['GE'] },
      { slug: 'later', type: 'film', name: { rus: 'Потом' }, rights: [{ from: begins + day }] },
    ],
  });
  for (const slug of ['grown-up', 'georgian', 'later']) await test.publish(slug);
  await test.operator().operator.importAccounts({ accounts: [testAccount] });
  const cookies = await signIn(test);
  cookie = Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
});
afterAll(() => test.close());

const tokenFor = async (viewer: { age?: number; country?: string; at?: number }): Promise<string> =>
  (await test.operator().operator.getBrandPreview({ id: 'kadr', ...viewer })).preview_token;

/** A call of a page that is previewed by somebody who is signed in. */
const call = async (token: string, path: string, body?: object) => {
  const response = await fetch(`${address}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      cookie,
      [previewHeader]: token,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};
const play = (token: string, slug: string) => call(token, '/playbacks', { media_item_id: slug });

it('shows a guest of the age what that age is let see', async () => {
  const child = await tokenFor({ age: 12 });
  expect((await call(child, '/media_items/grown-up')).status).toBe(403);
  expect((await call(await tokenFor({ age: 18 }), '/media_items/grown-up')).status).toBe(200);
});

it('shows whether it can be watched at another time, and plays nothing then', async () => {
  const [now, tomorrow] = [await tokenFor({ at: begins }), await tokenFor({ at: begins + day })];
  expect((await call(now, '/media_items/later')).body).toMatchObject({ is_playable: false, actions: [] });
  expect((await call(tomorrow, '/media_items/later')).body).toMatchObject({ is_playable: true });
  expect(await play(tomorrow, 'later')).toMatchObject({ status: 403 });
});

it('plays what is licensed in the country', async () => {
  expect(await play(await tokenFor({ country: 'GE' }), 'georgian')).toMatchObject({ status: 200 });
  expect(await play(await tokenFor({ country: 'RU' }), 'georgian')).toMatchObject({ status: 451 });
});

it('is nobody’s session, and changes nothing', async () => {
  const token = await tokenFor({ age: 18 });
  expect((await call(token, '/user')).body).not.toMatchObject({ email: testAccount.email });
  const login = { login: testAccount.email, password: testAccount.password };
  expect((await call(token, '/sessions', login)).status).toBe(403);
});

it('is refused once its hour is over, and for a token that is changed', async () => {
  const token = await tokenFor({ age: 6 });
  expect((await call(token.replace('kadr', 'ararat'), '/media_items')).status).toBe(403);
  test.pass(60 * 60);
  expect((await call(token, '/media_items')).status).toBe(403);
});

it('has no cookies', () => {
  const guest = asGuest({ age: 6, country: null, at: begins + day });
  expect(guest).toMatchObject({ cookies: {}, bearer: null, guestPlaces: [] });
});
