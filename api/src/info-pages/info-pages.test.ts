import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { InfoPageImport } from '@kadr/contract';
import { createTestApi, errorOf, testBegins } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';

let test: TestApi;
const now = testBegins.getTime() / 1000;

const contacts: InfoPageImport = {
  alias: 'contacts',
  name: { rus: 'Контакты', eng: 'Contacts' },
  description: { rus: 'Как связаться с {brand}.' },
  sections: [
    {
      anchor: 'service',
      name: { rus: 'Сервис {brand}', eng: 'The service {brand}' },
      text: {
        rus: '<p>Правообладатель: {copyright_holder}. {nothing}</p>',
        eng: 'Held by {copyright_holder}.',
      },
    },
  ],
};

beforeAll(async () => {
  test = await createTestApi();
});
beforeEach(async () => {
  test.clock.now = testBegins;
  await put(contacts);
});
afterAll(() => test.close());

const put = async (...info_pages: InfoPageImport[]) => {
  await test.operator().operator.putInfoPages({ info_pages });
};
const read = (alias: string, over = {}) => test.client(over).infoPages.getByAlias({ alias });

it('answers what the operator has written, in the language asked for, with the names of the brand', async () => {
  expect(await read('contacts')).toEqual({
    alias: 'contacts',
    name: 'Контакты',
    description: 'Как связаться с Кадр.',
    sections: [
      {
        anchor: 'service',
        name: 'Сервис Кадр',
        // Brand names are plain text, also inside HTML.
        text: '<p>Правообладатель: ООО «Кадр &amp; &lt;Ко>». {nothing}</p>',
      },
    ],
    updated_at: now,
  });
  expect(await read('contacts', { language: 'eng' })).toMatchObject({
    name: 'Contacts',
    description: 'Как связаться с Kadr.',
    sections: [{ text: 'Held by Kadr &amp; &lt;Co>.' }],
  });
});

it('shows a brand its own page before that of all brands', async () => {
  await put({ ...contacts, brand: 'ararat', name: { rus: 'Связь' } });
  expect(await read('contacts', { brand: 'ararat' })).toMatchObject({ name: 'Связь' });
  expect(await read('contacts')).toMatchObject({ name: 'Контакты' });
  expect(
    (await test.operator().operator.listInfoPages()).items.map(({ alias, brand }) => [alias, brand]),
  ).toEqual([
    ['contacts', null],
    ['contacts', 'ararat'],
  ]);
  await test.operator().operator.removeInfoPage({ alias: 'contacts', brand: 'ararat' });
  expect(await read('contacts', { brand: 'ararat' })).toMatchObject({ name: 'Контакты' });
  expect(
    await errorOf(test.operator().operator.removeInfoPage({ alias: 'contacts', brand: 'ararat' })),
  ).toMatchObject({ name: 'NOT_FOUND' });
});

it('knows when a page was changed: the same again changes nothing', async () => {
  const [written] = (await test.operator().operator.listInfoPages()).items;
  expect(written).toMatchObject({ ...contacts, brand: null, updated_at: now });
  test.clock.now = new Date((now + 60) * 1000);
  await put(contacts);
  expect((await read('contacts')).updated_at).toBe(now);
  await put({ ...contacts, sections: [] });
  expect(await read('contacts')).toMatchObject({ sections: [], updated_at: now + 60 });
});

it.each<[what: string, page: InfoPageImport]>([
  ['brand', { ...contacts, brand: 'nowhere' }],
  ['name of the page', { ...contacts, alias: '../etc' }],
  ['anchor', { ...contacts, sections: [{ anchor: '"><script>', name: { rus: 'x' }, text: { rus: 'x' } }] }],
  ['length', { ...contacts, sections: [{ name: { rus: 'x' }, text: { rus: 'x'.repeat(20_001) } }] }],
])('refuses a wrong %s, and writes none of the pages that come with it', async (_what, page) => {
  const before = await test.operator().operator.listInfoPages();
  const error = await errorOf(
    test.operator().operator.putInfoPages({ info_pages: [{ ...contacts, alias: 'docs' }, page] }),
  );
  expect(error).toMatchObject({ name: 'INVALID_INPUT' });
  expect(await test.operator().operator.listInfoPages()).toEqual(before);
});

it('refuses a page that is there twice, names that are none, and everybody but the operator', async () => {
  expect(
    await errorOf(test.operator().operator.putInfoPages({ info_pages: [contacts, contacts] })),
  ).toMatchObject({
    name: 'INVALID_INPUT',
    description: expect.stringContaining('twice'),
  });
  expect(await errorOf(read('nothing-of-the-kind'))).toMatchObject({ name: 'NOT_FOUND' });
  expect(await errorOf(read("'; drop table info_pages"))).toMatchObject({ name: 'INVALID_INPUT' });
  const viewer = test.client().operator;
  for (const call of [
    viewer.putInfoPages({ info_pages: [contacts] }),
    viewer.listInfoPages(),
    viewer.removeInfoPage({ alias: 'contacts' }),
  ])
    expect(await errorOf(call)).toMatchObject({ name: 'UNAUTHORIZED' });
});
