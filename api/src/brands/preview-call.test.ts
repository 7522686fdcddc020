import { afterAll, beforeAll, expect, it } from 'vitest';
import { signIn, testAccount } from '../testing/sign-in.ts';
import { openPreviews } from '../testing/previews.ts';
import type { PreviewBrowser } from '../testing/previews.ts';
import { signUpStaff } from '../testing/staff.ts';
import type { TestMember } from '../testing/staff.ts';
import { createTestApi, errorOf, testBegins } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';
import { asGuest } from './preview-call.ts';

const begins = testBegins.getTime() / 1000;
const day = 24 * 60 * 60;
let test: TestApi;
let address: string;
let member: TestMember;
let previews: PreviewBrowser;

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
  const cookie = Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
  member = await signUpStaff(test, address, {
    email: 'editor@kadr.example',
    roles: [{ role: 'editor', brand: null }],
  });
  previews = openPreviews(address, member, cookie);
});
afterAll(() => test.close());

const tokenFor = (viewer: { age?: number; country?: string; at?: number }): Promise<string> => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(viewer)) query.set(name, String(value));
  return previews.ask(`/operator/brands/kadr/preview?${query.toString()}`);
};

/** A call from a previewed page by a signed-in person. */
const call = (token: string, path: string, body?: object) =>
  previews.call(token, path, { ...(body && { body }) });
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

it('counts in the browser of its member alone, as long as he is signed in there', async () => {
  const token = await tokenFor({ country: 'GE' });
  const { console_preview: mark = '' } = previews.cookies;
  const elsewhere = async (cookie: string) => (await previews.call(token, '/media_items', { cookie })).status;
  expect(await elsewhere('')).toBe(403);
  expect(await elsewhere(`console_preview=${mark.slice(1)}x`)).toBe(403);
  expect(await test.api.brands.preview(token, {})).toBeNull();
  expect(await test.api.brands.preview(token, previews.cookies)).toMatchObject({ viewer: { country: 'GE' } });
  // A code of the authenticator app works once.
  test.pass(60);
  const another = await member.signInAgain();
  const other = openPreviews(address, { ...member, ...another });
  await other.ask('/operator/brands/kadr/preview?age=18');
  expect(await elsewhere(`console_preview=${other.cookies['console_preview']}`)).toBe(403);
  await another.api.staff.signOut();
  expect((await call(token, '/media_items')).status).toBe(200);
});

it('is made for members of staff, because anybody with the token of a program could use it', async () => {
  const { operator } = test.operator();
  expect(await errorOf(operator.getBrandPreview({ id: 'kadr', country: 'GE' }))).toMatchObject({
    name: 'FORBIDDEN',
  });
  const { preview_token } = await operator.getBrandPreview({ id: 'kadr' });
  expect(await test.api.brands.preview(preview_token, {})).toMatchObject({ viewer: null });
});

it('is refused once its hour is over, and for a token that is changed', async () => {
  const token = await tokenFor({ age: 6 });
  expect((await call(token.replace('kadr', 'ararat'), '/media_items')).status).toBe(403);
  test.pass(60 * 60);
  expect((await call(token, '/media_items')).status).toBe(403);
});

it('ends with the session of its member', async () => {
  test.pass(60);
  const again = await member.signInAgain();
  previews = openPreviews(address, { ...member, ...again });
  const token = await tokenFor({ age: 6 });
  expect((await call(token, '/media_items')).status).toBe(200);
  await again.api.staff.signOut();
  expect((await call(token, '/media_items')).status).toBe(403);
});

it('has no cookies', () => {
  const guest = asGuest({ age: 6, country: null, at: begins + day });
  expect(guest).toMatchObject({ cookies: {}, bearer: null, guestPlaces: [] });
});
