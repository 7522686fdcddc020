import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ServiceImport } from '@kadr/contract';
import { picture, publishedEpisodes, publishedFilms, sampleCatalogue } from '../testing/sample-catalogue.ts';
import { createTestApi, errorOf } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';

let test: TestApi;

const cinema: ServiceImport = {
  alias: 'big-cinema',
  name: { rus: 'Большое кино', eng: 'Big Cinema' },
  description_short: { rus: 'Премьеры.', eng: 'Premieres.' },
  description: { rus: 'Всё о премьерах.' },
  image: picture(9),
  color: '#203040',
  promo_label_text: { rus: 'Новое', eng: 'New' },
  promo_label_color: '#ff8800',
  brands: ['kadr'],
  media_items: ['north-wind', 'subscribers-only', 'ararat-only', 'unpackaged'],
};

beforeAll(async () => {
  test = await createTestApi();
  await test.import(sampleCatalogue);
  for (const slug of publishedFilms) await test.publish(slug);
  await test.import({
    services: [
      cinema,
      { alias: 'everywhere', name: { rus: 'Везде' } },
      { alias: 'gone', name: { rus: 'Был' }, active: false },
    ],
  });
});
afterAll(() => test.close());

const ask = (over = {}) => test.client(over).services;
const aliasesOf = async (over = {}) => (await ask(over).list()).items.map(({ alias }) => alias);

it('answers a service by its alias or its id, counting what the viewer is shown of it (CT-025, CT-122, CT-124, PL-013, PL-017)', async () => {
  const service = await ask({ language: 'eng' }).getById({ id: 'big-cinema' });
  expect(service).toEqual({
    id: service.id,
    alias: 'big-cinema',
    name: 'Big Cinema',
    image: picture(9),
    icon: null,
    color: '#203040',
    description_short: 'Premieres.',
    description: 'Всё о\u00a0премьерах.',
    channels_count: 0,
    media_items_count: 2,
    karaoke_items_count: 0,
    promo_label_text: 'New',
    promo_label_color: '#ff8800',
    active: false,
    actions: [],
    purchase_variants: [],
    purchase_state: null,
  });
  expect(await ask().getById({ id: String(service.id) })).toMatchObject({ alias: 'big-cinema' });
});

it('lists what the brand offers; what is offered no more keeps its page', async () => {
  expect(await aliasesOf()).toEqual(['big-cinema', 'everywhere']);
  expect(await aliasesOf({ brand: 'ararat' })).toEqual(['everywhere']);
  expect(await ask().getById({ id: 'gone' })).toMatchObject({ alias: 'gone' });
  for (const [id, brand] of [
    ['nobody', 'kadr'],
    ['2000000000', 'kadr'],
    ['9'.repeat(30), 'kadr'],
    ["'; drop table services", 'kadr'],
    ['big-cinema', 'ararat'],
  ] as const)
    expect(await errorOf(ask({ brand }).getById({ id }))).toMatchObject({ name: 'NOT_FOUND' });
});

it('lists the titles of a service, and what costs nothing', async () => {
  const { id } = await ask().getById({ id: 'big-cinema' });
  const slugsOf = async (filter: { service_id?: number; usage?: 'free' }) =>
    (await test.client().mediaItems.list(filter)).items.map(({ slug }) => slug).toSorted();
  expect(await slugsOf({ service_id: id })).toEqual(['north-wind', 'subscribers-only']);
  expect(await slugsOf({ service_id: id, usage: 'free' })).toEqual(['north-wind']);
  expect(await slugsOf({ service_id: 2_000_000_000 })).toEqual([]);
});

it('is written over the one of its alias, whole or not at all', async () => {
  const before = await ask().getById({ id: 'everywhere' });
  await test.import({
    services: [{ alias: 'everywhere', name: { rus: 'Повсюду' }, media_items: ['hedgehog'] }],
  });
  expect(await ask().getById({ id: 'everywhere' })).toEqual({
    ...before,
    name: 'Повсюду',
    media_items_count: 1,
  });
  const refused = await errorOf(
    test.import({
      services: [
        { alias: 'new-one', name: { rus: 'x' } },
        { alias: 'new-one', name: { rus: 'x' } },
        { alias: 'everywhere', name: { rus: 'x' }, brands: ['nowhere'], media_items: ['unheard-of'] },
      ],
    }),
  );
  expect(refused?.description).toContain('services has “new-one” twice');
  expect(refused?.description).toContain('The service “everywhere” names the brand “nowhere”');
  expect(refused?.description).toContain('The service “everywhere” names the title “unheard-of”');
  expect(await errorOf(ask().getById({ id: 'new-one' }))).toMatchObject({ name: 'NOT_FOUND' });
});

it('is told to a promo banner that names it, by alias or id (MB-006, MB-119)', async () => {
  const { id } = await ask().getById({ id: 'big-cinema' });
  const banner = (service_id: unknown) => ({
    type: 'custom_block' as const,
    tag: 'promo_banner',
    custom_data: { service_id, button_text: { rus: 'Подробнее', eng: 'More' } },
  });
  await test.import({
    media_views: [
      {
        brand: 'kadr',
        alias: 'banners',
        blocks: [banner('big-cinema'), banner(id), banner('gone'), banner('nobody'), banner({ odd: 1 })],
      },
    ],
  });
  const { media_blocks } = await test.client().mediaViews.getById({ alias: 'banners' });
  const cinemaLink = { service_id: id, service: { id, alias: 'big-cinema', active: false, is_sold: false } };
  expect(media_blocks.map(({ custom_data }) => custom_data)).toEqual([
    { ...cinemaLink, button_text: 'Подробнее' },
    { ...cinemaLink, button_text: 'Подробнее' },
    expect.objectContaining({ service: expect.objectContaining({ alias: 'gone', active: false }) }),
    { service_id: null, service: null, button_text: 'Подробнее' },
    { service_id: { odd: 1 }, button_text: 'Подробнее' },
  ]);
});

it('is looked up by id as titles, channels and songs are, with what their purchase wants to know (CM-141)', async () => {
  await test.import({
    services: [{ alias: 'television', name: { rus: 'ТВ' } }],
    channels: [{ slug: 'first', name: { rus: 'Первый' }, service: 'television' }],
    karaoke_items: [
      { slug: 'snow', name: { rus: 'Снег' }, artist: { name: { rus: 'Вельская' } }, usage_model: 'SERVICE' },
    ],
  });
  for (const slug of publishedEpisodes) await test.publish(slug, { kind: 'episode' });
  const client = test.client();
  const idOf = async (slug: string) => String((await client.mediaItems.getById({ id: slug })).id);
  expect(await client.mediaItems.getById({ id: await idOf('subscribers-only') })).toMatchObject({
    id: Number(await idOf('subscribers-only')),
    type: 'film',
    usage_model: 'SERVICE',
    series_position: null,
  });
  expect(await client.mediaItems.getById({ id: await idOf('ship') })).toMatchObject({
    type: 'series',
    usage_model: null,
    series_position: { episode_id: Number(await idOf('ship-1-1')) },
  });
  const channel = await client.channels.getById({ id: 'first' });
  expect(await client.channels.getById({ id: String(channel.id) })).toMatchObject({
    id: channel.id,
    slug: 'first',
    usage_model: 'SERVICE',
  });
  const song = await client.karaoke.getById({ id: 'snow' });
  expect(await client.karaoke.getById({ id: String(song.id) })).toMatchObject({
    id: song.id,
    slug: 'snow',
    usage_model: 'SERVICE',
  });
  const { id } = await client.services.getById({ id: 'television' });
  expect(await client.services.getById({ id: String(id) })).toMatchObject({
    id,
    alias: 'television',
    active: false,
  });
});
