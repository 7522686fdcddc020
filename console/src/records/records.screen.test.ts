import type { TestMember } from '@kadr/api/testing/staff';
import { faults } from '@kadr/testing/axe';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startConsole, storedPicture } from '../../testing/screens.ts';
import type { ConsoleScreens } from '../../testing/screens.ts';

let screens: ConsoleScreens;
let editor: TestMember;
let page: Page;
/** The editor's cookie, after signing in again. */
let session: string | undefined;
beforeAll(async () => {
  screens = await startConsole();
  editor = await screens.member('editor@kadr.example', 'editor');
});
afterEach(() => page.context().close());
afterAll(() => screens.close());

const open = async (path: string, heading: string): Promise<void> => {
  page = await screens.open(path, { as: editor, session });
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
};
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const row = (name: string) => page.getByRole('row').filter({ hasText: name });
const stored = async (id: string) => {
  const { record } = await screens.test.operator().operator.getRecord({ kind: 'title', id });
  return record as Record<string, unknown>;
};
const inHy = (field: string) => page.getByRole('group', { name: field, exact: true }).getByLabel('Հայերեն');

describe('a list', () => {
  it('is searched, filtered and sorted, and keeps that in its URL', async () => {
    await open('/records/title', 'Фильмы и сериалы');
    await row('Северный ветер').waitFor();
    expect(await faults(page)).toEqual([]);
    await page.getByRole('searchbox').fill('ябло');
    await expect.poll(() => page.getByRole('row').count()).toBe(2);
    expect(await row('Яблочный год').count()).toBe(1);
    await expect.poll(() => decodeURIComponent(page.url())).toContain('ябло');
    await page.reload();
    await row('Яблочный год').waitFor();
    expect(await page.getByRole('row').count()).toBe(2);
    await page.getByRole('searchbox').fill('');
    await row('Северный ветер').waitFor();
    await page.getByRole('button', { name: /Любой тип/ }).click();
    await page.getByRole('option', { name: 'Сериал', exact: true }).click();
    await expect.poll(() => row('Северный ветер').count()).toBe(0);
    await page.getByRole('columnheader', { name: 'Год' }).click();
    await expect.poll(() => page.url()).toContain('sort=year');
  });

  it('removes unused records, and says why the others stay', async () => {
    await screens.test.import({ genres: [{ alias: 'unused', name: { rus: 'Ненужный' } }] });
    await open('/records/genre', 'Жанры');
    await row('Ненужный').locator('label').click();
    await press('Удалить');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Удалить' }).click();
    await expect.poll(() => row('Ненужный').count()).toBe(0);
    await row('Драма').locator('label').click();
    await press('Удалить');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Удалить' }).click();
    await expect.poll(() => page.getByRole('region', { name: 'Уведомления' }).innerText()).toContain('drama');
    expect(await row('Драма').count()).toBe(1);
  });
});

it('is opened from a genre with its titles, and can drop that filter', async () => {
  await open('/records/genre/drama', 'Драма');
  await page.getByRole('link', { name: 'Фильмы и сериалы этого жанра' }).click();
  await row('Северный ветер').waitFor();
  expect(await row('Яблочный год').count()).toBe(0);
  expect(await faults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Убрать: Жанр: Драма' }).click();
  await row('Яблочный год').waitFor();
});

describe('a record', () => {
  it('is found, changed, saved and restored by Undo with the keyboard alone', async () => {
    page = await screens.open('/', { as: editor, session });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('searchbox').waitFor();
    await page.keyboard.type('яблоч');
    await page.getByRole('menuitem', { name: /Яблочный год/ }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Яблочный год' }).waitFor();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'));
    for (let steps = 0; (await focused()) !== 'name.HY'; steps++) {
      expect(steps).toBeLessThan(60);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.type('Խնձորի տարի');
    await page.getByText('Есть несохранённые изменения').waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await stored('apple-year'))['name']).toMatchObject({ hye: 'Խնձորի տարի' });
    await press('Отменить');
    await expect.poll(async () => (await stored('apple-year'))['name']).not.toHaveProperty('hye');
    await expect.poll(() => inHy('Название').inputValue()).toBe('');
  });

  it('shows every field without errors, accepts a picture and a person, and rejects invalid input', async () => {
    await open('/records/title/north-wind', 'Северный ветер');
    await page.getByText('Анна Керн').or(page.locator('input[value="Анна Керн"]')).first().waitFor();
    expect(await faults(page)).toEqual([]);
    await page.getByLabel('Год').fill('20x4');
    await press('Сохранить');
    await expect.poll(() => page.getByRole('alert').first().innerText()).toContain('Год');
    expect(await page.getByLabel('Год').evaluate((field) => field === document.activeElement)).toBe(true);
    await page.getByLabel('Год').fill('2023');
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Заменить: Фон' }).click(),
    ]);
    await chooser.setFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('picture') });
    await expect.poll(() => page.locator(`img[src*="${storedPicture}"]`).count()).toBe(1);
    await press('Сохранить');
    await expect
      .poll(async () => stored('north-wind'))
      .toMatchObject({ year: 2023, background: storedPicture });
  });

  it('is shown as a child sees it', async () => {
    await screens.test.publish('north-wind');
    await open('/records/title/north-wind', 'Северный ветер');
    await press('Посмотреть');
    const dialog = page.getByRole('dialog', { name: 'Страница глазами зрителя' });
    const frame = dialog.locator('iframe');
    const shown = async (): Promise<string> => (await frame.getAttribute('src')) ?? '';
    await expect.poll(shown).toMatch(/^\/movies\/north-wind\?brand_preview=kadr\.live\./);
    const adults = await shown();
    await dialog.getByRole('button', { name: /Зритель/ }).click();
    await page.getByRole('option', { name: 'Ребёнок, до 6+' }).click();
    await expect.poll(shown).not.toBe(adults);
    await dialog.getByRole('button', { name: 'Закрыть' }).click();
  });

  it('takes periods of rights, and loses them all with the last one', async () => {
    await open('/records/title/north-wind', 'Северный ветер');
    const rights = page.getByRole('group', { name: 'Сроки прав' });
    await rights.getByRole('button', { name: 'Добавить: Сроки прав' }).click();
    await rights.getByLabel('Страны').fill('RU, AM');
    await press('Сохранить');
    await expect
      .poll(async () => (await stored('north-wind'))['rights'])
      .toEqual([{ countries: ['RU', 'AM'], from: null, until: null }]);
    await rights.getByRole('button', { name: 'Убрать: Сроки прав 1' }).click();
    await press('Сохранить');
    await expect.poll(async () => (await stored('north-wind'))['rights']).toBeNull();
  });

  it('keeps what is changed while it is being saved', async () => {
    const { operator } = screens.test.operator();
    const genre = { kind: 'genre', id: 'edited_twice' } as const;
    await operator.createRecord({ kind: 'genre', record: { alias: genre.id, name: { rus: 'Дважды' } } });
    const nameOf = async () => (await operator.getRecord(genre)).record?.['name'];
    await open('/records/genre/edited_twice', 'Дважды');
    const arrival = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    await page.route('**/operator/records/genre/edited_twice**', async (route) => {
      if (route.request().method() !== 'PATCH') return route.continue();
      const response = await route.fetch();
      arrival.resolve();
      await release.promise;
      await route.fulfill({ response });
    });
    const name = page.getByRole('group', { name: 'Название', exact: true });
    await name.getByLabel('English').fill('Twice');
    await press('Сохранить');
    await arrival.promise;
    await inHy('Название').fill('Երկու անգամ');
    release.resolve();
    await page.getByText('Сохранено').first().waitFor();
    expect(await nameOf()).toEqual({ rus: 'Дважды', eng: 'Twice' });
    expect(await inHy('Название').inputValue()).toBe('Երկու անգամ');
    await press('Сохранить');
    await expect.poll(nameOf).toEqual({ rus: 'Дважды', eng: 'Twice', hye: 'Երկու անգամ' });
  });

  it('can reapply the member’s own fields over a concurrent change', async () => {
    await open('/records/title/hedgehog', 'Ёжик');
    const { operator } = await screens.member('other@kadr.example', 'editor');
    const { version } = await operator.getRecord({ kind: 'title', id: 'hedgehog' });
    await operator.patchRecord(
      { kind: 'title', id: 'hedgehog', patch: { year: 1999, name: { hye: 'Ուրիշ' } } },
      { context: { 'if-match': `"${version}"` } },
    );
    await inHy('Название').fill('Ոզնի');
    await press('Сохранить');
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Запись изменили, пока вы её правили').waitFor();
    expect(await faults(page)).toEqual([]);
    await dialog.getByText('1999').waitFor();
    await dialog.getByRole('button', { name: 'Оставить мои изменения' }).click();
    await expect.poll(() => page.getByLabel('Год').inputValue()).toBe('1999');
    expect((await stored('hedgehog'))['name']).toMatchObject({ hye: 'Ուրիշ' });
    await press('Сохранить');
    await expect.poll(async () => (await stored('hedgehog'))['name']).toMatchObject({ hye: 'Ոզնի' });
    expect(await stored('hedgehog')).toMatchObject({ year: 1999 });
  });

  it('shows its history with values before and after', async () => {
    await open('/records/title/hedgehog', 'Ёжик');
    await press('История');
    const history = page.getByRole('dialog');
    await history
      .getByRole('button', { name: /Изменение.*Название, HY/ })
      .first()
      .click();
    await history.getByRole('cell', { name: 'Ոզնի' }).waitFor();
    await history.getByRole('cell', { name: 'Ուրիշ' }).waitFor();
    expect(await faults(page)).toEqual([]);
  });

  it('asks before unsaved changes are lost', async () => {
    await open('/records/title/apple-year', 'Яблочный год');
    await page.getByLabel('Год').fill('1990');
    await page.getByRole('link', { name: 'Персоны' }).click();
    await page.getByRole('alertdialog', { name: 'Уйти без сохранения?' }).waitFor();
    await press('Отмена');
    expect(await page.getByLabel('Год').inputValue()).toBe('1990');
    await page.getByRole('link', { name: 'Персоны' }).click();
    await press('Не сохранять');
    await page.getByRole('heading', { level: 1, name: 'Персоны' }).waitFor();
    expect(await stored('apple-year')).toMatchObject({ year: 2020 });
  });

  it('keeps unsaved input when the session ends, and saves it after signing in again', async () => {
    await open('/records/title/apple-year', 'Яблочный год');
    await page.getByLabel('Год').fill('2019');
    screens.pass(31 * 60_000);
    await press('Сохранить');
    const dialog = page.getByRole('dialog', { name: 'Вход в консоль' });
    await dialog.getByLabel('Эл. почта').fill(editor.email);
    await dialog.getByLabel('Пароль').fill(editor.password);
    await dialog.getByRole('button', { name: 'Продолжить', exact: true }).click();
    await page.getByLabel('Код из приложения').fill(editor.code());
    await page.keyboard.press('Enter');
    await expect.poll(() => stored('apple-year')).toMatchObject({ year: 2019 });
    // Later tests need the original session.
    const cookies = await page.context().cookies();
    session = cookies.find(({ name }) => name === 'console_session')?.value;
  });

  it('can be saved as a draft and published', async () => {
    await open('/records/title/apple-year', 'Яблочный год');
    await page.getByLabel('Оригинальное название').fill('Apples');
    await press('Другие действия');
    await page.getByRole('menuitem', { name: 'Сохранить черновик' }).click();
    await page.getByRole('heading', { name: 'Черновик' }).waitFor();
    expect(await stored('apple-year')).toMatchObject({ original_name: null });
    expect(await faults(page)).toEqual([]);
    await press('Опубликовать');
    await expect.poll(() => stored('apple-year')).toMatchObject({ original_name: 'Apples' });
    await expect.poll(() => page.getByRole('heading', { name: 'Черновик' }).count()).toBe(0);
  });
});

it('of any kind can be created from its schema', async () => {
  await open('/new/collection', 'Новая подборка');
  expect(await faults(page)).toEqual([]);
  await page.getByLabel('Адрес (slug)').fill('winter');
  await page.getByRole('group', { name: 'Название', exact: true }).getByLabel('Русский').fill('Зима');
  await page.getByRole('combobox', { name: 'Добавить: Фильмы и сериалы' }).fill('север');
  await page.getByRole('option', { name: /Северный ветер/ }).click();
  await page.getByRole('link', { name: 'Северный ветер' }).waitFor();
  await press('Создать');
  await page.getByRole('heading', { level: 1, name: 'Зима' }).waitFor();
  const { record } = await screens.test.operator().operator.getRecord({ kind: 'collection', id: 'winter' });
  expect(record).toMatchObject({ name: { rus: 'Зима' }, media_items: ['north-wind'] });
});

it('of a marketer sets the terms of exchanges, and says what an empty list means', async () => {
  const marketer = await screens.member('offers@kadr.example', 'marketer');
  page = await screens.open('/new/exchange_offer', { as: marketer });
  await page.getByRole('heading', { level: 1, name: 'Новое предложение обмена' }).waitFor();
  await page.getByText('Ничего не выбрано — все не дороже').waitFor();
  expect(await faults(page)).toEqual([]);
  await page.getByLabel('Адрес (slug)').fill('spring');
  await page.getByLabel('Название').fill('Весна');
  await page.getByLabel('Дней после покупки').fill('7');
  await page.getByRole('combobox', { name: 'Добавить: Фильмы на выбор' }).fill('север');
  await page.getByRole('option', { name: /Северный ветер/ }).click();
  await page.getByRole('link', { name: 'Северный ветер' }).waitFor();
  await press('Создать');
  await page.getByRole('heading', { level: 1, name: 'Весна' }).waitFor();
  const { record } = await screens.test
    .operator()
    .operator.getRecord({ kind: 'exchange_offer', id: 'spring' });
  expect(record).toMatchObject({ days: 7, watched_percent: 25, media_items: ['north-wind'] });
});
