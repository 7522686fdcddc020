import { testAsset } from '@kadr/api/testing/api';
import type { TestMember } from '@kadr/api/testing/staff';
import { faults } from '@kadr/testing/axe';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { startConsole } from '../../testing/screens.ts';
import type { ConsoleScreens } from '../../testing/screens.ts';
import { wrongInView } from '../../testing/whole-view.ts';

let screens: ConsoleScreens;
let editor: TestMember;
let page: Page;
beforeAll(async () => {
  screens = await startConsole();
  editor = await screens.member('editor@kadr.example', 'editor');
});
afterEach(() => page.context().close());
afterAll(() => screens.close());

const part = (name: string) => page.getByRole('region', { name, exact: true });
const row = (region: string, name: string) => part(region).getByRole('listitem').filter({ hasText: name });
const act = async (name: string, action: string): Promise<void> => {
  await page.getByRole('button', { name: `Действия: ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
};

/** Creates an ingest as if its file had been uploaded. */
async function queue(name: string): Promise<number> {
  const { id } = await screens.test.operator().operator.createIngest({
    kind: 'material',
    upload_id: 'abcdef0123456789',
    file_name: name,
  });
  return id;
}

/** The names of queued ingests in displayed order. */
async function waiting(): Promise<string[]> {
  const rows = await part('Очередь').getByRole('listitem').allInnerTexts();
  return rows.flatMap((text) => /^(?:two|three|four)/.exec(text)?.[0] ?? []);
}

it('shows the queue as it progresses, and reorders it', async () => {
  const { ingests } = screens.test.api;
  const one = await queue('one.mkv');
  for (const name of ['two.mkv', 'three.mkv', 'four.mkv']) await queue(name);
  await ingests.claim('w');
  await ingests.progress(one, 'w', { state: 'transcoding', percent: 41.6, time_left: 600 });
  page = await screens.open('/films', { as: editor });
  await row('Очередь', 'one.mkv').getByText('Кодирование, 41 % · ещё 10 мин').waitFor();
  expect(await waiting()).toEqual(['two', 'three', 'four']);
  expect(await wrongInView(page, [1024, 820])).toEqual([]);
  await act('four.mkv', 'Сделать следующим');
  await expect.poll(waiting).toEqual(['four', 'two', 'three']);
  await act('two.mkv', 'Ниже');
  await expect.poll(waiting).toEqual(['four', 'three', 'two']);
  await act('three.mkv', 'Отменить загрузку');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Отменить загрузку' }).click();
  await row('Завершённые', 'three.mkv').getByText('Отменено').waitFor();
  await expect.poll(waiting).toEqual(['four', 'two']);
  await ingests.progress(one, 'w', { state: 'packaging', percent: 92, time_left: 30 });
  await row('Очередь', 'one.mkv').getByText('Упаковка, 92 % · меньше минуты').waitFor();
});

it('shows why a film failed, retries it, and shows what was left out of another', async () => {
  const { ingests } = screens.test.api;
  const failed = await queue('broken.mkv');
  await ingests.claim('w', failed);
  await ingests.fail(failed, 'w', { failure: 'not_a_film', reason: 'The file is text.' });
  const { id } = await screens.test.operator().operator.createIngest({
    upload_id: 'abcdef0123456789',
    file_name: 'unpackaged.mkv',
    slug: 'unpackaged',
  });
  const claimed = await ingests.claim('w', id);
  await ingests.publish(id, 'w', testAsset(claimed?.asset_id ?? ''), [
    { code: 'subtitles_outside', language: 'hye', count: 3 },
  ]);
  page = await screens.open('/films', { as: editor });
  await row('Завершённые', 'unpackaged.mkv')
    .getByText('Субтитры (hye) длиннее фильма, пропущено реплик: 3.')
    .waitFor();
  await row('Завершённые', 'broken.mkv').getByText('Это не фильм и не звук').waitFor();
  await row('Завершённые', 'broken.mkv').getByText('The file is text.').waitFor();
  expect(await faults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Повторить: broken.mkv' }).click();
  await row('Очередь', 'broken.mkv').waitFor();
  await row('Завершённые', 'unpackaged.mkv').getByRole('link', { name: 'Не готов', exact: true }).click();
  await page.waitForURL('**/console/records/title/unpackaged');
});

it('is hidden from a member whose role has no permission for films', async () => {
  const support = await screens.member('support@kadr.example', 'support');
  page = await screens.open('/films', { as: support });
  await page.getByRole('heading', { level: 1, name: 'Нет доступа' }).waitFor();
  expect(await page.getByRole('link', { name: 'Фильмы', exact: true }).count()).toBe(0);
});

it('queues a film that a worker fetches from an address', async () => {
  page = await screens.open('/films', { as: editor });
  await page.getByRole('button', { name: 'Взять из другого места' }).click();
  const dialog = page.getByRole('dialog', { name: 'Фильм из другого места' });
  await dialog
    .getByRole('textbox', { name: 'Адрес файла' })
    .fill('https://films.example/new/distant.mp4?x=1');
  await dialog.getByRole('textbox', { name: 'Название, Русский' }).fill('Далёкий');
  expect(await faults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'В очередь' }).click();
  await row('Очередь', 'distant.mp4').waitFor();
  const { items } = await screens.test.operator().operator.listIngests({ state: 'open' });
  expect(items[0]).toMatchObject({ file_name: 'distant.mp4', name: 'Далёкий' });
});
