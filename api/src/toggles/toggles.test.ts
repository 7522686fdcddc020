import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApi, errorOf } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';

let test: TestApi;

beforeAll(async () => {
  test = await createTestApi();
});
afterAll(() => test.close());

const key = 'show_product_onboarding_modal';

it('is off until the operator switches it on, with what its feature needs (PF-020)', async () => {
  expect(await test.client().toggles.get({ key })).toEqual({ is_enabled: false, data: null });
  const toggle = {
    is_enabled: true,
    data: { ab_salt: 'spring', ab_percent: 25, products: [{ ids: [1, 2] }], more: { of: 'its own' } },
  };
  expect(await test.operator().operator.setToggle({ key, ...toggle })).toEqual(toggle);
  expect(await test.client().toggles.get({ key })).toEqual(toggle);
  await test.operator().operator.setToggle({ key, is_enabled: false });
  expect(await test.client().toggles.get({ key })).toEqual({ is_enabled: false, data: null });
});

it('says what a window says of products once they are bought, in three languages (CM-125, CM-140)', async () => {
  const said = {
    ids: [7],
    type: 'service' as const,
    title: { rus: 'Большое кино ваше', eng: 'Big cinema is yours', hye: 'Մեծ կինոն ձերն է' },
    text: { rus: 'Начните с подборки недели.' },
    target: { type: 'link' as const, link: '/movies', title: { rus: 'К фильмам' } },
  };
  const data = { ab_salt: 'spring', ab_percent: 12.5, products: [said, { ids: [8, 9] }] };
  await test.operator().operator.setToggle({ key, is_enabled: true, data });
  expect(await test.client().toggles.get({ key })).toEqual({ is_enabled: true, data });
  for (const wrong of [
    { ...data, ab_percent: 101 },
    { ...data, products: [{ ids: ['7'] }] },
    { ...data, products: [{ ...said, title: { eng: 'Without Russian' } }] },
  ]) {
    const refused = test.operator().operator.setToggle({ key, is_enabled: true, data: wrong as typeof data });
    expect(await errorOf(refused)).toMatchObject({ name: 'INVALID_INPUT' });
  }
});

it('names the server that advertising comes from (PF-021)', async () => {
  const data = { server: 'sandbox', url: 'https://ads.example/vast' };
  await test.operator().operator.setToggle({ key: 'ad_server', is_enabled: true, data });
  expect(await test.client().toggles.get({ key: 'ad_server' })).toEqual({ is_enabled: true, data });
});

it.each(['', 'Ключ', '../etc', 'x'.repeat(61)])('has no key like “%.10s”', async (wrong) => {
  expect(await errorOf(test.client().toggles.get({ key: wrong }))).toMatchObject({ name: 'INVALID_INPUT' });
});
