import type { TestMember } from '@kadr/api/testing/staff';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { startConsole } from '../../testing/screens.ts';
import type { ConsoleScreens } from '../../testing/screens.ts';
import { wrongInView } from '../../testing/whole-view.ts';

let screens: ConsoleScreens;
let marketer: TestMember;
let page: Page;

beforeAll(async () => {
  screens = await startConsole();
  await screens.owner();
  marketer = await screens.member('marketer@kadr.example', 'marketer');
});
afterEach(() => page.context().close());
afterAll(() => screens.close());

const title = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const expectNoFaults = async (): Promise<void> => {
  await expect.poll(() => wrongInView(page)).toEqual([]);
};

it('lets a marketer write, start and pause a campaign, and shows how far it is', async () => {
  page = await screens.open('/advertising', { as: marketer });
  await page.getByText('Кампаний пока нет').waitFor();
  await page.getByRole('link', { name: 'Новая кампания' }).click();
  await page.getByLabel('Название', { exact: true }).fill('Чай к лету');
  await page.getByLabel('Рекламодатель').fill('Чайный дом');
  await press('Добавить ролик');
  const creative = page.getByRole('listitem', { name: 'Ролик 1' });
  await creative.getByLabel('Название ролика').fill('Пятнадцать секунд');
  await creative.getByRole('radio', { name: 'По адресу' }).click();
  await creative.getByLabel('Адрес файла MP4').fill('https://clips.example/tea.mp4');
  await creative.getByLabel('Длительность, секунды').fill('15');
  await page.getByLabel('Всего показов').fill('1000');
  await page.getByRole('checkbox', { name: 'Телевизор' }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('region', { name: 'Где пойдёт' }).getByText('Телевизор').waitFor();
  await expectNoFaults();
  await press('Сохранить');
  await title('Чай к лету').waitFor();
  await press('Запустить');
  await page.getByText('Кампания запущена').waitFor();
  const [campaign] = (await screens.test.operator().operator.listAdCampaigns({})).items;
  expect(campaign).toMatchObject({ state: 'active', goal: 1000, advertiser: 'Чайный дом' });

  await screens.test.pool.query(
    `insert into ad_event_totals (hour, brand, place, content_id, country, campaign_id, creative_id, impressions, completes, clicks)
     values (date_trunc('hour', now()), 'kadr', 'preroll', 1, 'RU', $1, gen_random_uuid(), 250, 100, 5)`,
    [campaign?.id],
  );
  await page.getByRole('navigation', { name: 'Путь' }).getByRole('link').click();
  const row = page.getByRole('row').filter({ hasText: 'Чай к лету' });
  await row.getByText(/250 из 1\s000/).waitFor();
  await expectNoFaults();
  await page.getByRole('link', { name: 'Отчёт о рекламе' }).click();
  await page
    .getByRole('row')
    .filter({ hasText: 'Чай к лету' })
    .getByText(/^40\s%$/)
    .waitFor();
  await page.getByRole('radio', { name: 'Место' }).click();
  await page.getByRole('row').filter({ hasText: 'Перед фильмом' }).getByText('250').waitFor();
  await expectNoFaults();
});

it('lets finance read campaigns, and hides them from support', async () => {
  const finance = await screens.member('finance@kadr.example', 'finance');
  page = await screens.open('/advertising', { as: finance });
  await page.getByRole('link', { name: 'Чай к лету' }).click();
  await title('Чай к лету').waitFor();
  expect(await page.getByRole('button', { name: 'Приостановить' }).count()).toBe(0);
  expect(await page.getByLabel('Рекламодатель').isDisabled()).toBe(true);
  await page.context().close();
  const support = await screens.member('support@kadr.example', 'support');
  page = await screens.open('/advertising', { as: support });
  await title('Нет доступа').waitFor();
});
