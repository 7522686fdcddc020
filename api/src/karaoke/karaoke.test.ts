import { afterAll, beforeAll, expect, it } from 'vitest';
import type { KaraokeItemImport } from '@kadr/contract';
import { picture } from '../testing/sample-catalogue.ts';
import { signIn, testAccount } from '../testing/sign-in.ts';
import { createTestApi, errorOf, readTestToken, testAsset } from '../testing/test-api.ts';
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
    is_playable: false,
    is_recorded: false,
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
  // Titles are listed separately from songs.
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

const song = {
  kind: 'karaoke',
  upload_id: 'abcdef0123456789',
  file_name: 'march.mkv',
  slug: 'march',
} as const;
const lyrics = { upload_id: 'aa11bb22cc33', file_name: 'march.vtt' };
const handIn = (over = {}) => test.operator().operator.createIngest({ ...song, lyrics, ...over });

async function publish(slug: string): Promise<string> {
  const { id } = await handIn({ slug });
  const claimed = await test.api.ingests.claim('w', id);
  await test.api.ingests.publish(id, 'w', testAsset(claimed?.asset_id ?? ''));
  expect(await test.operator().operator.getIngest({ id })).toMatchObject({
    state: 'published',
    page: `/karaoke/${slug}`,
  });
  return claimed?.asset_id ?? '';
}

it('is given a song with its words, which a worker packages', async () => {
  const { id } = await handIn();
  expect(await test.api.ingests.claim('w', id)).toMatchObject({ kind: 'karaoke', lyrics });
  await test.api.ingests.fail(id, 'w', { failure: 'damaged', reason: 'The lyrics are empty.' });
  expect(await test.operator().operator.getIngest({ id })).toMatchObject({ reason: 'The lyrics are empty.' });
  expect(await errorOf(test.client().operator.createIngest({ ...song, lyrics }))).toMatchObject({
    name: 'UNAUTHORIZED',
  });
});

it.each([
  ['without words', { lyrics: null }, 'A song needs its lyrics: WebVTT with times inside its cues.'],
  ['without its item', { slug: null }, 'A song needs the slug of its karaoke item.'],
  ['under protection', { protection: { scheme: 'cbcs' as const } }, 'Songs are not protected.'],
  ['of an item that is not there', { slug: 'nowhere' }, 'There is no karaoke item “nowhere”.'],
  ['with words that are a path', { lyrics: { ...lyrics, upload_id: '../x' } }, 'That is no upload.'],
  ['of a film with lyrics', { kind: 'film' as const }, 'Lyrics belong to karaoke items only.'],
])('is not given a song %s', async (_what, over, description) => {
  expect(await errorOf(handIn(over))).toMatchObject({ description });
});

it('plays for entitled viewers: stream, words, guide and tokens in one answer (PL-012, CT-121)', async () => {
  expect(await errorOf(ask().play({ id: 'march' }))).toMatchObject({ name: 'NOT_PLAYABLE' });
  const assetId = await publish('march');
  expect(await ask().getById({ id: 'march' })).toMatchObject({ is_playable: true, is_recorded: true });
  const playback = await ask({ language: 'eng' }).play({ id: 'march' });
  expect(playback).toMatchObject({
    content: { slug: 'march', name: 'Марш', artist: { name: 'Хор' } },
    asset: { url: `/stream/vod/${assetId}` },
    lyrics_url: expect.stringContaining(`/stream/vod/${assetId}/text/lyrics.vtt?token=`),
    guide_track: 'English',
    duration: 5400.5,
  });
  const token = readTestToken(playback.asset.cdn_token?.get_parameters ?? '');
  expect(token).toMatchObject({ a: assetId, e: playback.expires_at });
  // A karaoke item that is imported again keeps its song.
  await test.import({
    karaoke_items: [
      { slug: 'march', name: { rus: 'Марш' }, artist: { name: { rus: 'Хор' } }, order_number: 2 },
    ],
  });
  expect(await ask().getById({ id: 'march' })).toMatchObject({ is_recorded: true });
  expect(await errorOf(ask().play({ id: 'nobody' }))).toMatchObject({ name: 'NOT_FOUND' });
});

it('takes a place among the screens that play, by an id that is for this song alone (PL-195, CT-121)', async () => {
  await publish('march');
  const guest = test.client({ cookies: {} });
  const { playback_session_id, content } = await ask({ cookies }).play({ id: 'march' });
  const { playback } = test.client({ cookies });
  const said = { playback_session_id, karaoke_item_id: content.slug };
  expect(await errorOf(guest.playback.begun(said))).toMatchObject({ name: 'PLAYBACK_NOT_FOUND' });
  expect(await errorOf(playback.begun({ ...said, karaoke_item_id: 'snow' }))).toMatchObject({
    name: 'PLAYBACK_NOT_FOUND',
  });
  expect(await errorOf(playback.begun({ ...said, media_item_id: 'march' }))).toMatchObject({
    name: 'INVALID_INPUT',
  });
  await playback.begun(said);
  const { streams } = await playback.streams();
  expect(streams).toMatchObject([
    { playback_session_id, media_item: null, channel: null, karaoke_item: { slug: 'march' } },
  ]);
  await playback.stop({ playback_session_id });
  expect(await errorOf(playback.heartbeat(said))).toMatchObject({ name: 'STREAM_STOPPED' });
});

it('is refused by the one rule where it is sold, and in hours that are over (CT-002, VL-024)', async () => {
  await publish('snow');
  expect(await ask().getById({ id: 'snow' })).toMatchObject({ is_playable: false, is_recorded: true });
  expect(await errorOf(ask().play({ id: 'snow' }))).toMatchObject({ name: 'PURCHASE_REQUIRED' });
  await test.pool.query('update profiles set view_allowed_from = 1, view_allowed_to = 2');
  expect(await errorOf(ask({ cookies }).play({ id: 'march' }))).toMatchObject({ name: 'VIEW_INTERVAL_OVER' });
  await test.pool.query('update profiles set view_allowed_from = null, view_allowed_to = null');
  expect(await ask({ cookies }).play({ id: 'march' })).toMatchObject({ content: { slug: 'march' } });
});

it('is neither listed nor shown above the profile’s age', async () => {
  await test.pool.query('update profiles set default_age_limit_id = 3, max_age_limit_id = 3');
  expect(await slugsOf({ cookies })).toEqual(['snow', 'march']);
  expect(await errorOf(ask({ cookies }).getById({ id: 'rock' }))).toMatchObject({ name: 'AGE_RESTRICTED' });
  expect(await errorOf(ask({ cookies }).play({ id: 'rock' }))).toMatchObject({ name: 'AGE_RESTRICTED' });
});

it('is refused when it names a brand that there is not', async () => {
  const refused = await errorOf(test.import({ karaoke_items: [{ ...snow, brands: ['nowhere'] }] }));
  expect(refused?.description).toContain('The karaoke item “snow” names the brand “nowhere”');
});
