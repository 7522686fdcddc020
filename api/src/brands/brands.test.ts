import { mainBrand, shippedBrands } from '@kadr/brands';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApi, errorOf, testBrands } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';

let test: TestApi;
/** The list of brands that the server replaces when one is published. */
const current = [...testBrands];
beforeAll(async () => {
  test = await createTestApi({ brands: current });
});
afterAll(() => test.close());

const operator = () => test.operator().operator;
const shown = async () => new Map((await test.api.brands.published()).map((brand) => [brand.id, brand]));

/** A second brand: a copy of the main one with its pictures. */
const seaside = {
  ...mainBrand,
  id: 'seaside',
  is_main: false,
  hosts: ['seaside.example'],
  name: { rus: 'Берег', eng: 'Seaside', hye: 'Ափ' },
  share_image: 'kadr/share.jpg',
  icon: 'kadr/icon.svg',
  touch_icon: 'kadr/touch-icon.png',
};

describe('white labels', () => {
  it('are the shipped ones until an operator publishes (PF-001)', async () => {
    expect([...(await shown()).keys()]).toEqual(shippedBrands.map(({ id }) => id));
    const { items } = await operator().listBrands();
    expect(items[0]).toMatchObject({
      id: 'kadr',
      is_main: true,
      number: 0,
      is_shipped: true,
      has_draft: false,
    });
    expect(await operator().getBrand({ id: 'kadr' })).toMatchObject({
      number: 0,
      draft: null,
      versions: [{ number: 0, by: null }],
    });
  });

  it('are edited as a draft that viewers do not see, then published', async () => {
    const definition = { ...mainBrand, slogan: { rus: 'Смотри', eng: 'Watch', hye: 'Դիտիր' } };
    expect(await operator().putBrandDraft({ id: 'kadr', definition })).toMatchObject({
      draft: { based_on: 0, by: 'token', problems: [] },
    });
    expect((await shown()).get('kadr')?.slogan).toEqual(mainBrand.slogan);
    expect(await operator().publishBrand({ id: 'kadr', note: 'shorter' })).toMatchObject({
      number: 1,
      draft: null,
      versions: [{ number: 1, note: 'shorter' }, { number: 0 }],
    });
    expect((await shown()).get('kadr')?.slogan.eng).toBe('Watch');
  });

  it('are previewed as drafts by a token that expires after an hour', async () => {
    const definition = { ...mainBrand, slogan: { rus: 'Тайна', eng: 'Secret', hye: 'Գաղտնիք' } };
    const { preview_token: token } = await operator().putBrandDraft({ id: 'kadr', definition });
    const { preview_token: live } = await operator().getBrandPreview({ id: 'kadr' });
    const seen = async (presented: string) => (await test.api.brands.preview(presented, {}))?.brand ?? null;
    expect((await seen(token))?.slogan.eng).toBe('Secret');
    expect((await seen(live))?.slogan.eng).toBe('Watch');
    expect(await seen(live.replace('.live.', '.draft.'))).toBeNull();
    expect(await seen(token.replace('kadr', 'ararat'))).toBeNull();
    expect(await seen(`${token}.`)).toBeNull();
    expect(await seen('')).toBeNull();
    const { now } = test.clock;
    test.clock.now = new Date(now.getTime() + 59 * 60_000);
    expect(await seen(token)).not.toBeNull();
    test.clock.now = new Date(now.getTime() + 60 * 60_000);
    expect(await seen(token)).toBeNull();
    await operator().putBrandDraft({ id: 'kadr', definition: { ...definition, currency: 'roubles' } });
    expect(await seen((await operator().getBrand({ id: 'kadr' })).preview_token)).toBeNull();
    await operator().removeBrandDraft({ id: 'kadr' });
    expect(await errorOf(operator().getBrandPreview({ id: 'nobody' }))).toMatchObject({ name: 'NOT_FOUND' });
  });

  it('go back to an earlier version by publishing it again as a new one', async () => {
    expect(await operator().publishBrand({ id: 'kadr', number: 0 })).toMatchObject({ number: 2 });
    expect((await shown()).get('kadr')?.slogan).toEqual(mainBrand.slogan);
    expect(await operator().getBrandVersion({ id: 'kadr', number: 1 })).toMatchObject({
      definition: { slogan: { eng: 'Watch' } },
    });
    for (const wish of [{ id: 'kadr', number: 9 }, { id: 'kadr' }, { id: 'nobody' }])
      expect((await errorOf(operator().publishBrand(wish)))?.name).toBe('NOT_FOUND');
  });

  it('are added, shown after the main one, and archived', async () => {
    await operator().putBrandDraft({ id: 'seaside', definition: seaside });
    expect((await operator().listBrands()).items.at(-1)).toMatchObject({
      id: 'seaside',
      number: null,
      has_draft: true,
    });
    await operator().publishBrand({ id: 'seaside' });
    expect((await shown()).get('seaside')?.hosts).toEqual(['seaside.example']);
    await operator().archiveBrand({ id: 'seaside' });
    expect((await shown()).has('seaside')).toBe(false);
    expect((await operator().getBrand({ id: 'seaside' })).versions).toMatchObject([
      { number: 2, is_archived: true },
      { number: 1, is_archived: false },
    ]);
    await operator().publishBrand({ id: 'seaside', number: 1 });
    expect((await shown()).has('seaside')).toBe(true);
    expect((await errorOf(operator().archiveBrand({ id: 'kadr' })))?.name).toBe('INVALID_INPUT');
  });
});

it('can be named by records and imports from the time they are shown', async () => {
  const view = { brand: 'lagoon', alias: 'main', name: { rus: 'Лагуна' }, blocks: [] };
  const create = () => operator().createRecord({ kind: 'media_view', record: view });
  expect((await errorOf(create()))?.description).toContain('the brand “lagoon”, which does not exist');
  current.push({ ...seaside, id: 'lagoon', hosts: ['lagoon.example'] });
  expect(await create()).toMatchObject({ id: 'lagoon~main' });
  await test.import({ media_views: [{ ...view, alias: 'evening' }] });
});

describe('publishing', () => {
  it.each([
    ['an invalid colour', { theme: { ...mainBrand.theme, on_accent: 'red' } }, 'theme.on_accent'],
    [
      'text with too little contrast',
      { theme: { ...mainBrand.theme, on_accent: mainBrand.theme.accent[0] } },
      'theme.on_accent',
    ],
    ['a missing picture', { icon: `/${'a'.repeat(64)}` }, 'icon'],
    ['a picture outside the brand', { share_image: '../../../etc/passwd.png' }, 'share_image'],
    [
      'a stylesheet that loads a resource',
      { extra_stylesheet: 'a{background:url(https://x.example)}' },
      'extra_stylesheet',
    ],
    ['no name', { name: { rus: 'Кадр' } }, 'name.eng'],
  ])('rejects %s, which the draft reports, and keeps the draft', async (_what, change, field) => {
    const record = await operator().putBrandDraft({
      id: 'ararat',
      definition: { ...mainBrand, is_main: false, hosts: [], ...change },
    });
    expect(record.draft?.problems.map((problem) => problem.field)).toContain(field);
    const error = await errorOf(operator().publishBrand({ id: 'ararat' }));
    expect(error).toMatchObject({ name: 'INVALID_INPUT', description: expect.stringContaining(field) });
    expect((await operator().getBrand({ id: 'ararat' })).draft).not.toBeNull();
    await operator().removeBrandDraft({ id: 'ararat' });
    expect((await errorOf(operator().removeBrandDraft({ id: 'ararat' })))?.name).toBe('NOT_FOUND');
  });

  it.each([
    ['host', { hosts: ['clash.example', 'kadr.localhost'] }, 'hosts.1', 'is a host of the brand “kadr”'],
    ['place', { is_main: true }, 'is_main', 'must be true for exactly one brand'],
  ])(
    'rejects a brand that takes another one’s %s, which the draft reports',
    async (_what, change, field, message) => {
      const definition = { ...seaside, hosts: [], ...change };
      const { draft } = await operator().putBrandDraft({ id: 'clash', definition });
      expect(draft?.problems).toEqual([{ field, message }]);
      expect(await errorOf(operator().publishBrand({ id: 'clash' }))).toMatchObject({
        name: 'INVALID_INPUT',
        description: `${field}: ${message}`,
      });
      await operator().removeBrandDraft({ id: 'clash' });
    },
  );

  it('rejects a draft whose base version is out of date', async () => {
    const definition = { ...seaside, slogan: mainBrand.slogan };
    await operator().putBrandDraft({ id: 'seaside', definition });
    await operator().publishBrand({ id: 'seaside', number: 1 });
    expect((await errorOf(operator().publishBrand({ id: 'seaside' })))?.name).toBe('CONFLICT');
    await operator().removeBrandDraft({ id: 'seaside' });
  });
});

it('falls back to the shipped brand when a newer schema rejects the published version', async () => {
  await test.pool.query(
    `insert into brand_versions (brand, number, definition, at, by) values ('kadrik', 1, '{"id": "kadrik"}', now(), 'token')`,
  );
  expect((await shown()).get('kadrik')?.slogan).toEqual(
    shippedBrands.find(({ id }) => id === 'kadrik')?.slogan,
  );
  expect(test.logged.map(({ sentence }) => sentence)).toContain('a published brand is invalid');
  await expect(test.pool.query(`delete from brand_versions`)).rejects.toThrow('brand_versions');
});

it('lets a member with a role for one brand change only that brand', async () => {
  const grants = [
    { brand: 'ararat', role: 'brander', permissions: ['brands:read', 'brands:write'] as const },
  ];
  const member = { kind: 'staff' as const, id: 1, name: 'Вера', grants, isReauthenticated: false };
  const { rows } = await test.pool.query<{ id: number }>(
    `insert into staff_members (email, name, password_hash, language, created_at) values ('v@kadr.example', 'Вера', 'x', 'rus', now()) returning id`,
  );
  const client = test.client({ principal: { ...member, id: rows[0]?.id ?? 0 } }).operator;
  const definition = { ...mainBrand, is_main: false, hosts: [] };
  expect((await client.putBrandDraft({ id: 'ararat', definition })).draft?.by).toBe('Вера');
  for (const id of ['kadr', 'another'])
    expect((await errorOf(client.putBrandDraft({ id, definition })))?.name).toBe('FORBIDDEN');
});
