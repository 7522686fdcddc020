import type { TestMember } from '@kadr/api/testing/staff';
import { faults } from '@kadr/testing/axe';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { startConsole } from '../../../testing/screens.ts';
import type { ConsoleScreens } from '../../../testing/screens.ts';
import { wrongInView } from '../../../testing/whole-view.ts';

let screens: ConsoleScreens;
let editor: TestMember;
let page: Page;
let asset: string;
beforeAll(async () => {
  screens = await startConsole();
  editor = await screens.member('editor@kadr.example', 'editor');
});
beforeEach(async () => {
  await screens.test.publish('unpackaged');
  const { items } = await operator().listTitleAssets({ slug: 'unpackaged' });
  asset = items[0]?.asset_id ?? '';
});
afterEach(() => page.context().close());
afterAll(() => screens.close());

const operator = () => screens.test.operator().operator;
const track = (name: string) => page.getByRole('group', { name, exact: true });
const read = () => operator().getTracks({ asset_id: asset });
const choose = async (name: string, field: string, choice: string): Promise<void> => {
  await track(name).getByRole('button', { name: field }).click();
  await page.getByRole('option', { name: choice, exact: true }).click();
};
const act = async (name: string, action: string): Promise<void> => {
  await page.getByRole('button', { name: `Действия: ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
};
const srt = (name: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from('x') });

it('corrects sound tracks, and undoes the change', async () => {
  page = await screens.open('/records/title/unpackaged', { as: editor });
  await page.getByRole('link', { name: 'Дорожки и субтитры фильма' }).click();
  await track('English').waitFor();
  expect(await faults(page)).toEqual([]);
  expect(await wrongInView(page, [1024, 820])).toEqual([]);
  await choose('English', 'Назначение', 'Дубляж');
  await choose('English', 'Язык', 'армянский');
  await track('English').getByRole('textbox', { name: 'Название' }).fill('Հայերեն');
  await track('Հայերեն').getByText('Основная').click();
  await track('Русский').getByText('Показывать').click();
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await page.getByText('Дорожки сохранены').waitFor();
  expect((await read()).audio).toMatchObject([
    { id: 'a-rus', is_default: false, is_hidden: true },
    { id: 'a-eng', label: 'Հայերեն', language: 'hye', role: 'dub', is_default: true },
  ]);
  const history = page.getByRole('region', { name: 'История дорожек' });
  await history.getByRole('button', { name: 'Отменить' }).click();
  await track('English').waitFor();
  expect((await read()).audio).toMatchObject([{ is_default: true, is_hidden: false }, { label: 'English' }]);
});

it('says in which line a subtitle file is wrong, and adds a right one', async () => {
  page = await screens.open(`/films/assets/${asset}`, { as: editor });
  await track('Русские').waitFor();
  const add = async (name: string): Promise<void> => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Добавить субтитры' }).click();
    await (await chooser).setFiles(srt(name));
  };
  await add('film.broken.srt');
  const refused = page.getByRole('alertdialog', { name: 'Файл субтитров не принят' });
  await refused.getByText('Строка 2: время не читается').waitFor();
  expect(await faults(page)).toEqual([]);
  await refused.getByText('Закрыть', { exact: true }).click();
  await add('film.en.srt');
  await track('ENG').waitFor();
  await act('ENG', 'Удалить');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await page.getByText('Дорожки сохранены').waitFor();
  expect((await read()).text.map(({ id }) => id)).toEqual(['t-rus']);
});

it('corrects the words of subtitles, once their times are right', async () => {
  page = await screens.open(`/films/assets/${asset}`, { as: editor });
  await track('Русские').waitFor();
  await act('Русские', 'Исправить слова');
  const words = page.getByRole('textbox', { name: 'Текст реплики 1', exact: true });
  await words.fill('Здравствуй');
  await page.getByRole('button', { name: 'Добавить реплику после 1' }).click();
  await page.getByText('Реплик с ошибками: 1').waitFor();
  expect(await faults(page)).toEqual([]);
  expect(await wrongInView(page, [1024, 820])).toEqual([]);
  await page.getByRole('textbox', { name: 'Текст реплики 2', exact: true }).fill('Прощай');
  await page.getByRole('textbox', { name: 'Конец реплики 2', exact: true }).fill('1:10,5');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await page.getByText('Субтитры сохранены').waitFor();
  expect((await operator().getSubtitles({ asset_id: asset, track_id: 't-rus' })).cues).toEqual([
    { start: 1, end: 2.5, text: 'Здравствуй', settings: '' },
    { start: 2.5, end: 70.5, text: 'Прощай', settings: '' },
  ]);
});

it('does not overwrite what somebody else has changed meanwhile', async () => {
  page = await screens.open(`/films/assets/${asset}`, { as: editor });
  await track('English').getByRole('textbox').first().fill('Mine');
  const { version, audio } = await read();
  const others = audio.map(({ id, language, label, role, is_default, is_hidden }) => ({
    id,
    language,
    label,
    role,
    is_default,
    is_hidden,
  }));
  await screens.test
    .client({ principal: { kind: 'token' }, ifMatch: `"${version}"` })
    .operator.setTracks({ asset_id: asset, audio: others, text: [] });
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await page.getByText('Запись изменили после того, как вы её открыли.').waitFor();
  await page.getByRole('button', { name: 'Загрузить заново' }).click();
  await page.getByText('Субтитров нет').waitFor();
  expect((await read()).audio[1]?.label).toBe('English');
});

it('publishes a film after its review, and packages it again', async () => {
  const { id } = await operator().createIngest({
    upload_id: 'abcdef0123456789',
    file_name: 'reviewed.mkv',
    title: { rus: 'Проверенный' },
    needs_review: true,
  });
  const claimed = await screens.test.api.ingests.claim('w', id);
  const published = await operator().getTracks({ asset_id: asset });
  await screens.test.api.ingests.publish(id, 'w', {
    id: claimed?.asset_id ?? '',
    duration: published.duration,
    max_height: 720,
    audio: [],
    subtitles: [],
    has_thumbnails: false,
    is_crypted: false,
    key_ids: [],
    is_hevc: false,
    posters: [],
  });
  page = await screens.open('/films', { as: editor });
  const row = page.getByRole('listitem').filter({ hasText: 'reviewed.mkv' });
  await row.getByText('Ждёт проверки').waitFor();
  expect(await faults(page)).toEqual([]);
  await row.getByRole('button', { name: 'Опубликовать' }).click();
  await row.getByText('Опубликовано').waitFor();
  await row.getByRole('link', { name: 'Дорожки' }).click();
  await page.waitForURL(`**/console/films/assets/${claimed?.asset_id}`);
  await page.getByRole('heading', { level: 1, name: 'Проверенный' }).waitFor();
  await page.getByRole('button', { name: 'Упаковать заново' }).click();
  await page.getByText('AV1').click();
  expect(await faults(page)).toEqual([]);
  await page.getByRole('button', { name: 'В очередь' }).click();
  await page.getByText('повторная упаковка').first().waitFor();
});

it('shows how loud a film is and where it is black, and has it measured again', async () => {
  const { quality } = screens.test.api;
  for (let id = await quality.claim(); id !== null; id = await quality.claim())
    await quality.finish(id, {
      loudness: { integrated: -18.4, range: 6.2, true_peak: -0.3 },
      black: [{ start: 3661, end: 3667 }],
      frozen: [],
      silence: [{ start: 12, end: 30 }],
      similarity: { measure: 'vmaf', height: 1080, mean: 95.25, lowest: 61.5, lowest_at: 3605 },
    });
  page = await screens.open(`/films/assets/${asset}`, { as: editor });
  const panel = page.getByRole('region', { name: 'Качество' });
  await panel.getByText('-18,4 LUFS').waitFor();
  await panel.getByText('слишком высокий').waitFor();
  await panel.getByText('VMAF 95,25, 1080p').waitFor();
  await panel.getByText('низкое').waitFor();
  expect(await panel.getByRole('link', { name: '1:00:05' }).getAttribute('href')).toContain('?at=3605');
  expect(await panel.getByRole('list', { name: 'Чёрный экран от 2 с' }).innerText()).toContain('1:01:01');
  expect(await panel.getByRole('link', { name: '1:01:01' }).getAttribute('href')).toMatch(
    /\/console\/records\/title\/[\w-]+\?at=3661$/,
  );
  expect(await faults(page)).toEqual([]);
  await panel.getByRole('button', { name: 'Измерить снова' }).click();
  await panel.getByText('Фильм измеряется').waitFor();
  expect(await quality.claim()).toBe(asset);
  await quality.fail(asset, 'failed');
});
