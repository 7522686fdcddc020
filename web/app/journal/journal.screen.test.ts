import type { Message } from '@kadr/contract';
import type { KadrClient } from '@kadr/contract/client';
import { faults } from '@kadr/testing/axe';
import { shareBrowser, untilReady } from '@kadr/testing/browser';
import type { SharedBrowser } from '@kadr/testing/browser';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { builtWeb } from '../../server/testing/built-web.ts';
import { startFixtureServer } from '../../server/testing/fixture-server.ts';
import type { FixtureServer } from '../../server/testing/fixture-server.ts';

let server: FixtureServer;
let browser: SharedBrowser;
let context: BrowserContext;
let page: Page;
let journal: Message[] = [];
let said: string[] = [];

const frame = { submessage: null, image: null, target: null, is_unread: true, poll: null };
const questions = [{ question: 'Что показать дальше?', answers: ['Драму', 'Комедию'] }];
const messages = (): Message[] => [
  {
    ...frame,
    id: 3,
    event_code: 'poll',
    message: 'Один вопрос',
    created_at: 1_790_000_300,
    poll: { questions, chosen: null },
  },
  {
    ...frame,
    id: 2,
    event_code: 'marketing_message',
    message: 'Премьера',
    submessage: 'Сегодня в <b>19:30</b>',
    target: { type: 'link', link: '/movies', title: 'Смотреть' },
    created_at: 1_790_000_200,
  },
  {
    ...frame,
    id: 1,
    event_code: 'marketing_message',
    message: 'Добро пожаловать',
    created_at: 1_790_000_100,
    is_unread: false,
  },
];
const finished = (chosen: number[]): Message => ({
  ...frame,
  id: 3,
  event_code: 'poll',
  message: 'Один вопрос',
  created_at: 1_790_000_300,
  is_unread: false,
  poll: { questions, chosen },
});
const unread = (): number => journal.filter(({ is_unread }) => is_unread).length;

beforeAll(async () => {
  server = await startFixtureServer({
    dist: await builtWeb(),
    alter: (client): KadrClient => ({
      ...client,
      session: {
        ...client.session,
        user: async () => ({ ...(await client.session.user()), unreadMessages: unread() }),
      },
      messages: {
        list: ({ kind } = {}) =>
          Promise.resolve({
            items: journal.filter(({ poll }) => kind === undefined || (kind === 'poll') === (poll !== null)),
            next_cursor: null,
          }),
        changeUnread: ({ change, message_ids }) => {
          said.push(`${change}${message_ids.map(Number).join()}`);
          for (const message of journal)
            if (message_ids.map(Number).includes(message.id)) message.is_unread = change === '+';
          return Promise.resolve({ unreadMessages: unread() });
        },
        updateStatus: ({ id, status }) => {
          said.push(`${status} ${Number(id)}`);
          return Promise.resolve({});
        },
        finishPoll: ({ id, answers }) => {
          said.push(`poll ${Number(id)}: ${answers.join()}`);
          journal = [finished([...answers])];
          return Promise.resolve({ unreadMessages: unread() });
        },
      },
    }),
  });
  browser = await shareBrowser({ hasPictures: false });
});
afterAll(async () => {
  await browser.close();
  await server.close();
});
beforeEach(async () => {
  [journal, said] = [messages(), []];
  context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addCookies([
    { name: 'session_state', value: 'normal', url: server.url },
    { name: 'skipProfiles', value: '1', url: server.url },
    { name: 'cookie_consent', value: 'yes', url: server.url },
  ]);
  await context.addInitScript(() => localStorage.setItem('skipProfiles', '1'));
  page = await context.newPage();
});
afterEach(() => context.close());

async function open(path: string): Promise<void> {
  await page.goto(server.url + path);
  await untilReady(page);
}
const cards = () => page.locator('main li:has(time)');
const card = (title: string) => cards().filter({ hasText: title });
const bell = () => page.locator('header a[href="/my/journal"]');

describe('the journal (NT-081, NT-082, NT-085)', () => {
  it('shows the markup of messages as the server has written it (SH-097)', async () => {
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    const answer = await page.goto(`${server.url}/my/journal`);
    expect(await answer?.text()).toMatch(/Сегодня в <b[^>]*>19:30<\/b>/);
    await untilReady(page);
    expect(await card('Премьера').locator('b').innerText()).toBe('19:30');
    expect(faults).toEqual([]);
  });

  it('asks a guest to sign in over the page at hand: closing stays, success goes on (NT-084)', async () => {
    await context.clearCookies({ name: 'session_state' });
    await open('/movies');
    const follow = () =>
      page.evaluate(() => {
        const link = Object.assign(document.createElement('a'), { href: '/my/journal/messages' });
        document.body.append(link);
        link.click();
      });
    const dialog = page.getByRole('dialog');
    const path = () => new URL(page.url()).pathname;
    await follow();
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(path()).toBe('/movies');
    await follow();
    await page.getByLabel('Телефон или почта').fill('9001234567');
    await page.keyboard.press('Enter');
    await page.getByLabel('Код из СМС').fill('1234');
    await expect.poll(path).toBe('/my/journal/messages');
    await expect.poll(() => cards().count()).toBe(2);
  });

  it('lists what there is; what has been on the screen is read, polls are not (SS-011, NT-077)', async () => {
    await open('/my/journal');
    expect(await cards().locator('h2').allInnerTexts()).toEqual([
      'Один вопрос',
      'Премьера',
      'Добро пожаловать',
    ]);
    await expect.poll(() => said).toEqual(['-2']);
    await expect.poll(() => bell().getAttribute('aria-label')).toBe('Сообщения: 1 новое');
    // It stays marked until the viewer leaves.
    expect(await card('Премьера').innerText()).toContain('Новое');
    expect(await card('Добро пожаловать').innerText()).not.toContain('Новое');
    await card('Премьера').getByRole('button', { name: 'Оставить непрочитанным' }).click();
    await expect.poll(() => bell().getAttribute('aria-label')).toBe('Сообщения: 2 новых');
    expect(said).toEqual(['-2', '+2']);
  });

  it('says when a message was followed (NT-032)', async () => {
    await open('/my/journal/messages');
    expect(await cards().locator('h2').allInnerTexts()).toEqual(['Премьера', 'Добро пожаловать']);
    await card('Премьера').getByRole('link', { name: 'Смотреть' }).click();
    await page.waitForURL('**/movies');
    await expect.poll(() => said).toContain('clicked 2');
  });

  it('asks a poll and then shows what was answered (SS-099, NT-095, NT-097, NT-114)', async () => {
    await open('/my/journal/polls');
    expect(await cards().locator('h2').allInnerTexts()).toEqual(['Один вопрос']);
    await card('Один вопрос').getByRole('button', { name: 'Ответить' }).click();
    const dialog = page.locator('dialog:modal');
    await dialog.getByLabel('Комедию').check();
    await dialog.getByRole('button', { name: 'Завершить' }).click();
    await dialog.getByRole('button', { name: 'Понятно' }).click();
    await expect.poll(() => card('Один вопрос').locator('dd').allInnerTexts()).toEqual(['Комедию']);
    expect(await card('Один вопрос').getByRole('button', { name: 'Ответить' }).count()).toBe(0);
    expect(said).toEqual(['poll 3: 1']);
    await expect.poll(() => bell().getAttribute('aria-label')).toBe('Сообщения');
  });

  it.each([
    ['/my/journal', ['Главная', 'Личный кабинет', 'Журнал сообщений']],
    ['/my/journal/messages', ['Главная', 'Личный кабинет', 'Журнал сообщений', 'Сообщения']],
    ['/my/journal/polls', ['Главная', 'Личный кабинет', 'Журнал сообщений', 'Опросы']],
    ['/my/reminders', ['Главная', 'Личный кабинет', 'Напоминания']],
  ])('%s stands below %j (NT-083, NT-086)', async (path, crumbs) => {
    await open(path);
    const trail = page.getByRole('navigation', { name: 'Вы здесь' }).getByRole('listitem');
    expect(await trail.allInnerTexts()).toEqual(crumbs);
  });

  it('is counted in the personal area as in the header (NT-107)', async () => {
    await open('/my');
    const entry = page.locator('main a[href="/my/journal"]');
    expect(await entry.innerText()).toContain('Сообщения: 2 новых');
    expect(await bell().getAttribute('aria-label')).toBe('Сообщения: 2 новых');
    await entry.click();
    await expect.poll(() => said).toEqual(['-2']);
    await page.goBack();
    await expect.poll(() => entry.innerText()).toContain('Сообщения: 1 новое');
  });

  it('says that it is empty', async () => {
    journal = [];
    await open('/my/journal/polls');
    expect(await page.getByRole('heading', { name: 'Опросов нет' }).count()).toBe(1);
  });
});

it('has nothing that axe would find, nor has a poll', async () => {
  await open('/my/journal');
  await expect.poll(() => said).toEqual(['-2']);
  expect(await faults(page)).toEqual([]);
  await card('Один вопрос').getByRole('button', { name: 'Ответить' }).click();
  await page.locator('dialog:modal').waitFor();
  expect(await faults(page)).toEqual([]);
});
