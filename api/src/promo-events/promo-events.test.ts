import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { PromoEventImport } from '@kadr/contract';
import { picture, publishedFilms, sampleCatalogue } from '../testing/sample-catalogue.ts';
import { createTestApi, errorOf, testBegins } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';

let test: TestApi;
const now = testBegins.getTime() / 1000;
const day = 24 * 60 * 60;

const marathon: PromoEventImport = {
  slug: 'marathon',
  name: { rus: 'Марафон', eng: 'Marathon' },
  description_short: { rus: 'Шесть фильмов.' },
  description: { rus: 'По фильму в день.' },
  terms: { rus: 'Смотрите.', eng: 'Watch.' },
  promo_label_text: { rus: 'Неделя' },
  logo: picture(1),
  color: '#102030',
  age: 12,
  starts_at: now + day,
  ends_at: now + 8 * day,
  order_number: 1,
  target: { type: 'collection', link: 'winter', title: { rus: 'Начать', eng: 'Begin' } },
  media_items: ['north-wind', 'unpackaged', 'hedgehog'],
};

beforeAll(async () => {
  test = await createTestApi();
  await test.import(sampleCatalogue);
  for (const slug of publishedFilms) await test.publish(slug);
  await test.import({
    promo_events: [
      marathon,
      { slug: 'always', name: { rus: 'Всегда' }, order_number: 2 },
      { slug: 'other-brand', name: { rus: 'Чужая' }, brands: ['ararat'] },
    ],
  });
});
beforeEach(() => {
  test.clock.now = testBegins;
});
afterAll(() => test.close());

const ask = (over = {}) => test.client(over).promoEvents;
const slugsOf = async (over = {}) => (await ask(over).list({})).items.map(({ slug }) => slug);
const after = (days: number): void => {
  test.clock.now = new Date((now + days * day) * 1000);
};

it('answers a promo event with its times, terms and button, in the language asked for (CT-029)', async () => {
  const event = await ask({ language: 'eng' }).getById({ id: 'marathon' });
  expect(event).toEqual({
    id: event.id,
    slug: 'marathon',
    name: 'Marathon',
    description_short: 'Шесть фильмов.',
    description: 'По\u00a0фильму в\u00a0день.',
    terms: 'Watch.',
    logo: picture(1),
    color: '#102030',
    promo_label_text: 'Неделя',
    age_level: { name: '12+', age_value: 12 },
    state: 'coming',
    starts_at: now + day,
    ends_at: now + 8 * day,
    media_items_count: 2,
    target: { type: 'collection', link: 'winter', title: 'Begin' },
  });
  expect(await ask().getById({ id: String(event.id) })).toMatchObject({ slug: 'marathon' });
  const { items } = await ask().titles({ id: 'marathon' });
  expect(items.map(({ slug }) => slug)).toEqual(['north-wind', 'hedgehog']);
});

it('is announced, goes on and is over; then it is in no list and keeps its page (CT-029)', async () => {
  const state = async () => (await ask().getById({ id: 'marathon' })).state;
  expect([await state(), await slugsOf()]).toEqual(['coming', ['marathon', 'always']]);
  after(1);
  expect([await state(), await slugsOf()]).toEqual(['running', ['marathon', 'always']]);
  after(8);
  expect([await state(), await slugsOf()]).toEqual(['over', ['always']]);
  expect(await ask().getById({ id: 'always' })).toMatchObject({ state: 'running', ends_at: null });
});

it('is listed page after page, and is nothing to another brand', async () => {
  const first = await ask().list({ limit: 1 });
  const next = await ask().list({ limit: 1, cursor: first.next_cursor ?? '' });
  expect([...first.items, ...next.items].map(({ slug }) => slug)).toEqual(['marathon', 'always']);
  expect(next.next_cursor).toBeNull();
  expect(await slugsOf({ brand: 'ararat' })).toEqual(['other-brand', 'marathon', 'always']);
  for (const id of ['other-brand', 'nobody', "'; drop table promo_events"])
    expect(await errorOf(ask().getById({ id }))).toMatchObject({ name: 'NOT_FOUND' });
  expect(await errorOf(ask().list({ cursor: 'nonsense' }))).toMatchObject({ name: 'INVALID_INPUT' });
});

it('is refused when it ends before it begins or names what there is not', async () => {
  const refused = await errorOf(
    test.import({
      promo_events: [
        { slug: 'backwards', name: { rus: 'x' }, starts_at: now, ends_at: now },
        { slug: 'nowhere', name: { rus: 'x' }, brands: ['nowhere'], media_items: ['unheard-of'] },
      ],
    }),
  );
  expect(refused?.description).toContain('The promo event “backwards” ends before it begins');
  expect(refused?.description).toContain('The promo event “nowhere” names the title “unheard-of”');
  expect(await errorOf(ask().getById({ id: 'backwards' }))).toMatchObject({ name: 'NOT_FOUND' });
});
