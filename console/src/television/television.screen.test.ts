import type { TestMember } from '@kadr/api/testing/staff';
import { faults } from '@kadr/testing/axe';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { startConsole } from '../../testing/screens.ts';
import type { ConsoleScreens } from '../../testing/screens.ts';
import { wrongInView } from '../../testing/whole-view.ts';

const hostileName = '<img src=x onerror=alert(1)>';
const channel = 'first';
/** Ten o'clock tomorrow: no part of that day is past. */
const ten = new Date(new Date().setHours(34, 0, 0, 0)).getTime() / 1000;
const hour = 3600;

let screens: ConsoleScreens;
let editor: TestMember;
let page: Page;
beforeAll(async () => {
  screens = await startConsole();
  await screens.test.import({
    channels: [{ slug: channel, name: { rus: 'Первый' }, xmltv_id: 'one.example', fillers: ['north-wind'] }],
  });
  await screens.test.operator().operator.importGuide({
    guides: [
      {
        channel,
        from: ten,
        to: ten + 6 * hour,
        programmes: [
          { slug: 'news', name: { rus: 'Новости' } },
          { slug: 'hostile', name: { rus: hostileName } },
        ],
        epgs: [
          { programme: 'news', start_time: ten, end_time: ten + hour },
          { programme: 'hostile', start_time: ten + hour, end_time: ten + 2 * hour },
          { programme: 'news', start_time: ten + 3 * hour, end_time: ten + 4 * hour },
        ],
      },
    ],
  });
  editor = await screens.member('editor@kadr.example', 'editor');
});
afterEach(() => page.context().close());
afterAll(() => screens.close());

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const block = (name: string) => page.getByRole('listitem').getByRole('button', { name });
const times = async (): Promise<string[]> => {
  const { showings } = await screens.test
    .operator()
    .operator.getSchedule({ channel, from: ten - hour, to: ten + 8 * hour });
  return showings.map(({ programme, start_time }) => `${programme} ${(start_time - ten) / 60}`);
};
const expectNoFaults = async (): Promise<void> => {
  expect(await wrongInView(page)).toEqual([]);
};
it('shows what is on, and a day whose showings move by keys, push each other, and are saved', async () => {
  page = await screens.open('/television', { as: editor });
  await page.getByText('Сейчас по программе ничего нет').waitFor();
  await expectNoFaults();
  await page.goto(new URL(`/console/television/${channel}?day=${ten}`, page.url()).href);
  await block(hostileName).focus();
  await page.keyboard.press('Shift+ArrowLeft');
  await page.getByText('2 передачи не на месте').waitFor();
  await block(hostileName).click();
  await expectNoFaults();
  expect(await page.getByRole('button', { name: 'Сохранить' }).isDisabled()).toBe(true);
  await press('Сдвинуть следующие');
  await press('Пауза 5 минут после');
  await press('Добавить показ');
  await page.getByRole('dialog').getByRole('combobox').fill('Север');
  await expect
    .poll(() => page.getByRole('option').allInnerTexts())
    .toEqual([expect.stringMatching(/Северный ветер/)]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByLabel('Начало').fill('15:00');
  expect(await faults(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Добавить показ' }).click();
  await press('Сохранить');
  await page.getByText('Расписание сохранено').waitFor();
  expect(await times()).toEqual(['news 0', 'hostile 60', 'news 180', 'north-wind 300']);
});

it('is not overwritten by a second editor, who sees who changed it', async () => {
  page = await screens.open(`/television/${channel}?day=${ten}`, { as: editor });
  await block('Новости, 10:00').focus();
  await page.keyboard.press('ArrowLeft');
  await screens.test.operator().operator.importGuide({
    guides: [
      {
        channel,
        from: ten + 3 * hour,
        to: ten + 4 * hour,
        epgs: [{ programme: 'news', start_time: ten + 3 * hour, end_time: ten + 3.5 * hour }],
      },
    ],
  });
  await press('Сохранить');
  await page.getByText(/Расписание изменено: Токен оператора/).waitFor();
  expect(await faults(page)).toEqual([]);
  await press('Загрузить');
  await block('Новости, 13:00–13:30').waitFor();
  expect(await times()).toContain('news 0');
});

it('imports XMLTV after showing what it would change, and undoes it', async () => {
  page = await screens.open('/guides', { as: editor });
  const before = await times();
  const time = (seconds: number): string =>
    new Date(seconds * 1000).toISOString().replaceAll(/\D/g, '').slice(0, 14);
  const programme = (id: string): string =>
    `<programme channel="${id}" start="${time(ten)}" stop="${time(ten + hour)}"><title>${hostileName.replace('<', '&lt;')}</title></programme>`;
  const upload = async (text: string): Promise<void> => {
    const chooser = page.waitForEvent('filechooser');
    await press('Выбрать файл');
    await (await chooser).setFiles({ name: 'tv.xml', mimeType: 'text/xml', buffer: Buffer.from(text) });
  };
  await upload('no guide');
  await page.getByText(/Это не программа передач/).waitFor();
  await upload(`<tv>${programme('one.example')}${programme('elsewhere')}</tv>`);
  await page.getByText('1 канал из файла нам не известен').waitFor();
  await page.getByRole('row', { name: /Замена Первый .*Новости/ }).waitFor();
  await expectNoFaults();
  await press('Загрузить 1 изменение');
  await page.getByText('Программа загружена').waitFor();
  expect(await times()).not.toEqual(before);
  const item = page.getByRole('listitem').filter({ hasText: 'tv.xml' });
  await item.getByRole('button', { name: 'Отменить' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Отменить' }).click();
  await item.getByText(/^Отменено:/).waitFor();
  expect(await times()).toEqual(before);
});
