import { afterAll, beforeAll, expect, it } from 'vitest';
import type { KaraokeItemImport } from '@kadr/contract';
import { picture } from '../testing/sample-catalogue.ts';
import { signIn, testAccount } from '../testing/sign-in.ts';
import { createTestApi, errorOf } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';

let test: TestApi;
let cookies: Record<string, string>;

const snow: KaraokeItemImport = {
  slug: 'snow',
  name: { rus: 'Снег', eng: 'Snow' },
  artist: { name: { rus: 'Вельская', eng: 'Velskaya' } },
  description: { rus: 'Камерная песня.' },
  logo: picture(1),
  color: '#102030',
  screenshots: [picture(2), picture(3)],
  usage_model: 'SERVICE',
  order_number: 1,
};

beforeAll(async () => {
  test = await createTestApi();
  const artist = { name: { rus: 'Хор' } };
  await test.import({
    karaoke_items: [
      snow,
      { slug: 'march', name: { rus: 'Марш' }, artist, order_number: 2 },
      { slug: 'rock', name: { rus: 'Рок' }, artist, order_number: 3, age: 16 },
      { slug: 'other-brand', name: { rus: 'Чужая' }, artist, brands: ['ararat'] },
    ],
  });
  await test.operator().operator.importAccounts({ accounts: [testAccount] });
  cookies = await signIn(test);
});
afterAll(() => test.close());

const ask = (over = {}) => test.client(over).karaoke;
const slugsOf = async (over = {}, only?: 'favourite') =>
  (await ask(over).list({ ...(only && { only }) })).items.map(({ slug }) => slug);

it('answers a karaoke item by id or slug, in the language asked for (CT-051, CT-121, PL-012)', async () => {
  const song = await ask({ language: 'eng' }).getById({ id: 'snow' });
  expect(song).toEqual({
    id: song.id,
    slug: 'snow',
    name: 'Snow',
    artist: { name: 'Velskaya' },
    description: 'Камерная песня.',
    logo: picture(1),
    color: '#102030',
    screenshots: [picture(2), picture(3)],
    usage_model: 'SERVICE',
    is_favorite: false,
    age_level: { name: '0+', age_value: 0 },
  });
  expect(await ask().getById({ id: String(song.id) })).toMatchObject({ slug: 'snow' });
  for (const id of ['nobody', 'other-brand', '2000000000'])
    expect(await errorOf(ask().getById({ id }))).toMatchObject({ name: 'NOT_FOUND' });
});

it('lists them in the editors’ order, page after page, those of the brand', async () => {
  const first = await ask().list({ limit: 2 });
  const next = await ask().list({ limit: 2, cursor: first.next_cursor ?? '' });
  expect([...first.items, ...next.items].map(({ slug }) => slug)).toEqual(['snow', 'march', 'rock']);
  expect(next.next_cursor).toBeNull();
  expect(await slugsOf({ brand: 'ararat' })).toContain('other-brand');
  expect(await errorOf(ask().list({ cursor: 'nonsense' }))).toMatchObject({ name: 'INVALID_INPUT' });
});

it('is kept and dropped as a favourite, once however often, and says so (CT-065)', async () => {
  const of = test.client({ cookies }).favourites;
  const idOf = async (slug: string) => (await ask().getById({ id: slug })).id;
  const [snowId, marchId] = [await idOf('snow'), await idOf('march')];
  expect(await slugsOf({ cookies }, 'favourite')).toEqual([]);
  await of.add({ item_type: 'karaoke_item', item_id: snowId });
  test.clock.now = new Date(test.clock.now.getTime() + 1000);
  await of.add({ item_type: 'karaoke_item', item_id: marchId });
  await of.add({ item_type: 'karaoke_item', item_id: marchId });
  expect(await slugsOf({ cookies }, 'favourite')).toEqual(['march', 'snow']);
  expect(await ask({ cookies }).getById({ id: 'snow' })).toMatchObject({ is_favorite: true });
  expect(await ask().getById({ id: 'snow' })).toMatchObject({ is_favorite: false });
  const first = await ask({ cookies }).list({ only: 'favourite', limit: 1 });
  const next = await ask({ cookies }).list({ only: 'favourite', limit: 1, cursor: first.next_cursor ?? '' });
  expect([next.items.map(({ slug }) => slug), next.next_cursor]).toEqual([['snow'], null]);
  await of.delete({ item_type: 'karaoke_item', item_id: snowId });
  expect(await slugsOf({ cookies }, 'favourite')).toEqual(['march']);
  // Titles are kept apart from songs.
  expect((await of.list({})).items).toEqual([]);
  expect(await errorOf(of.add({ item_type: 'karaoke_item', item_id: 2_000_000_000 }))).toMatchObject({
    name: 'NOT_FOUND',
  });
});

it('is kept by signed-in viewers only', async () => {
  expect(await errorOf(ask().list({ only: 'favourite' }))).toMatchObject({ name: 'SIGN_IN_REQUIRED' });
  const guest = test.client().favourites.add({ item_type: 'karaoke_item', item_id: 1 });
  expect(await errorOf(guest)).toMatchObject({ name: 'SIGN_IN_REQUIRED' });
});

it('is neither listed nor shown above the profile’s age', async () => {
  await test.pool.query('update profiles set default_age_limit_id = 3, max_age_limit_id = 3');
  expect(await slugsOf({ cookies })).toEqual(['snow', 'march']);
  expect(await errorOf(ask({ cookies }).getById({ id: 'rock' }))).toMatchObject({ name: 'AGE_RESTRICTED' });
});

it('is refused when it names a brand that there is not', async () => {
  const refused = await errorOf(test.import({ karaoke_items: [{ ...snow, brands: ['nowhere'] }] }));
  expect(refused?.description).toContain('The karaoke item “snow” names the brand “nowhere”');
});
