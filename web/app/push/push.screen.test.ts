import { KadrError } from '@kadr/contract';
import type { EventDisplay, NotificationEvent, PushFrame, User } from '@kadr/contract';
import type { KadrClient } from '@kadr/contract/client';
import { shareBrowser, untilReady } from '@kadr/testing/browser';
import type { SharedBrowser } from '@kadr/testing/browser';
import type { BrowserContext, Page, WebSocketRoute } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { builtWeb } from '../../server/testing/built-web.ts';
import { fixtureDisplay, fixtureEvent } from '../../server/testing/fixture-events.ts';
import { fixtureVariants } from '../../server/testing/fixture-purchases.ts';
import { startFixtureServer } from '../../server/testing/fixture-server.ts';
import type { FixtureServer } from '../../server/testing/fixture-server.ts';

/** Tests the built pages in Chromium with a push channel of the test. */

let server: FixtureServer;
let browser: SharedBrowser;
let context: BrowserContext;
let page: Page;
let requests: string[] = [];
let recorded: string[] = [];
let sockets: WebSocketRoute[] = [];
let documents = 0;
/** Changes the viewer's data. */
let alterUser: ((user: User) => User) | null = null;
let finished: (readonly number[])[] = [];
/** Whether polls are refused, and whether the first block of a view has one title only. */
let [refusesPoll, isShort] = [false, false];
/** Requested views. */
let views: { readonly alias: string; readonly media_item_id?: number | string | undefined }[] = [];
/** Whether titles are for sale. */
let isSold = false;
/** Whether the session has expired, until it is refreshed. */
let isExpired = false;

beforeAll(async () => {
  server = await startFixtureServer({
    dist: await builtWeb(),
    onApiRequest: (method, path) => requests.push(`${method} ${path.slice('/api'.length)}`),
    alter: (client): KadrClient => ({
      ...client,
      session: {
        ...client.session,
        refresh: () => {
          isExpired = false;
          return Promise.resolve({ session_state: 'normal' });
        },
        user: async () => {
          if (isExpired) throw new KadrError('SESSION_EXPIRED');
          const user = await client.session.user();
          return alterUser?.(user) ?? user;
        },
      },
      mediaViews: {
        getById: async (input) => {
          views.push(input);
          const view = await client.mediaViews.getById({ alias: input.alias });
          const [first, ...others] = view.media_blocks;
          if (!isShort || first === undefined) return view;
          return { ...view, media_blocks: [{ ...first, items: first.items.slice(0, 1) }, ...others] };
        },
      },
      messages: {
        ...client.messages,
        finishPoll: ({ answers }) => {
          if (refusesPoll) throw Object.assign(new Error('Опрос закрыт.'), { status: 409, code: 1_000_495 });
          finished.push(answers);
          return Promise.resolve({ unreadMessages: 4 });
        },
      },
      mediaItems: {
        ...client.mediaItems,
        getById: async (input) => ({
          ...(await client.mediaItems.getById(input)),
          ...(isSold && { is_playable: false, purchase_variants: fixtureVariants() }),
        }),
      },
      analytics: {
        record: ({ events }) => {
          recorded.push(...events.map(({ name }) => name));
          return Promise.resolve({});
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
  [isExpired, isShort, isSold, views] = [false, false, false, []];
  [requests, recorded, sockets, documents, alterUser, finished, refusesPoll] = [
    [],
    [],
    [],
    0,
    null,
    [],
    false,
  ];
  context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  page = await context.newPage();
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.routeWebSocket(/\/api\/push/, (socket) => {
    sockets.push(socket);
    // No server answers; the test sends the frames.
    socket.onMessage(() => {});
  });
});
afterEach(() => context.close());

async function open(path: string, { isSignedIn = true } = {}): Promise<void> {
  if (isSignedIn)
    await context.addCookies([
      { name: 'session_state', value: 'normal', url: server.url },
      // The question who watches is skipped.
      { name: 'skipProfiles', value: '1', url: server.url },
      { name: 'cookie_consent', value: 'yes', url: server.url },
    ]);
  await page.goto(server.url + path);
  await untilReady(page);
}
/** Opens a page as a signed-in viewer and waits until it listens. */
async function listening(path = '/'): Promise<void> {
  await open(path);
  await expect.poll(() => sockets.length).toBe(1);
  say({ event_type: 'ready', unread_messages: 0 });
}
function say(frame: PushFrame): void {
  const socket = sockets.at(-1);
  if (!socket) throw new Error('Nobody listens.');
  socket.send(JSON.stringify(frame));
}
const display = (over: Partial<EventDisplay> = {}): EventDisplay =>
  fixtureDisplay({
    message: 'Премьера <i>недели</i>',
    submessage: '<img src=x onerror="document.title=1">Сегодня',
    target: { type: 'link', link: '/movies', title: 'Смотреть' },
    ...over,
  });
const poll = [
  { question: 'Какой жанр?', answers: ['Драма', 'Комедия'] },
  { question: 'Сколько серий?', answers: ['Одна', 'Две', 'Все'] },
];
const panels = () => page.getByRole('region', { name: 'Сообщения' }).locator('> div');
const dialog = () => page.locator('dialog:modal');
const bell = () => page.locator('header a[href="/my/journal"]');

it('listens for signed-in viewers only, once the page is there (SS-082, NT-002, NT-076)', async () => {
  await open('/', { isSignedIn: false });
  // Events that are sent in idle time have arrived.
  await expect.poll(() => recorded).toContain('start_app');
  expect([sockets, await bell().count()]).toEqual([[], 0]);
  await open('/');
  await expect.poll(() => sockets.map((socket) => new URL(socket.url()).search)).toEqual(['?lang=rus']);
});

describe('a message', () => {
  it('shows as a panel made harmless, marks the bell, and says what becomes of it (SH-097, NT-001, NT-014, NT-020, NT-021, NT-027, NT-030, NT-032, NT-074, NT-075, NT-078, NT-100, AN-054, AN-055)', async () => {
    await listening();
    await expect.poll(() => bell().getAttribute('aria-label')).toBe('Сообщения');
    say(fixtureEvent({ message_id: 12, display: display(), unread_messages: 1 }));
    await expect.poll(() => panels().count()).toBe(1);
    await expect.poll(() => panels().locator('i').innerText()).toBe('недели');
    expect(await panels().locator('[onerror]').count()).toBe(0);
    const { x = 0, y = 0 } = (await panels().boundingBox()) ?? {};
    expect([x < 100, y < 200]).toEqual([true, true]);
    await expect.poll(() => bell().getAttribute('aria-label')).toBe('Сообщения: 1 новое');
    const statuses = () => requests.filter((request) => request === 'PUT /user/messages/12/status').length;
    await expect.poll(statuses).toBe(2);
    await panels().getByRole('link', { name: 'Смотреть' }).click();
    await page.waitForURL('**/movies');
    await expect.poll(statuses).toBe(3);
    await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
    await expect.poll(() => recorded).toEqual(expect.arrayContaining(['message_shown', 'message_clicked']));
  });

  it('that must not be closed has no cross; four show at once (NT-012, NT-013, NT-022)', async () => {
    await listening();
    say(fixtureEvent({ message_id: 1, display: display({ is_cancellable: false, duration: 600 }) }));
    await expect.poll(() => panels().count()).toBe(1);
    expect(await panels().getByRole('button').count()).toBe(0);
    for (let id = 2; id < 7; id += 1)
      say(fixtureEvent({ message_id: id, display: display({ message: `Новость ${id}` }) }));
    await expect.poll(() => panels().first().innerText()).toContain('Новость 6');
    expect(await panels().count()).toBe(4);
  });

  it('as a popup shows to who lets notifications in, and to everybody when it has to (NT-023, NT-024, NT-101, NT-104, NT-109, CS-043)', async () => {
    alterUser = (user) => ({
      ...user,
      profile:
        typeof user.profile === 'object'
          ? { ...user.profile, is_notifications_allowed: false }
          : user.profile,
    });
    await listening();
    say(fixtureEvent({ message_id: 1, display: display({ display_type: 'popup', message: 'Первое' }) }));
    say(
      fixtureEvent({
        message_id: 2,
        display: display({ display_type: 'popup', message: 'Второе', force_display: true }),
      }),
    );
    await expect.poll(() => dialog().count()).toBe(1);
    expect(await dialog().getByRole('heading').first().innerText()).toBe('Второе');
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog().count()).toBe(0);
    // Recommendations and other sites do not open either, unless forced.
    say(fixtureEvent({ event_type: 'item', event_code: 'item_recommendations', media_view_alias: 'kids' }));
    say(fixtureEvent({ event_type: 'target', event_code: 'iframe', src: 'https://partner.example/' }));
    say(
      fixtureEvent({
        event_type: 'item',
        event_code: 'item_recommendations',
        media_view_alias: 'series',
        display: display({ message: 'Третье', force_display: true }),
      }),
    );
    await expect.poll(() => dialog().count()).toBe(1);
    expect(await dialog().getByRole('heading').first().innerText()).toBe('Третье');
    expect(views.map(({ alias }) => alias)).not.toContain('kids');
    await page.keyboard.press('Escape');
    // Panels do not depend on the profile's setting.
    say(fixtureEvent({ message_id: 3, display: display() }));
    await expect.poll(() => panels().count()).toBe(1);
  });

  it('does not show where nothing is to distract (NT-025)', async () => {
    await listening('/variants');
    say(fixtureEvent({ message_id: 21, display: display({ display_type: 'popup' }) }));
    say(fixtureEvent({ message_id: 22, display: display() }));
    // Only these two, in any order: the previous page's last call may arrive while this one is open.
    const statuses = () => requests.filter((request) => /^PUT \/user\/messages\/2[12]\//.test(request));
    await expect.poll(() => new Set(statuses()).size).toBe(2);
    expect([await dialog().count(), await panels().count()]).toEqual([0, 0]);
    // The next page shows the waiting ones.
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '/movies' });
      document.body.append(link);
      link.click();
    });
    await expect.poll(() => panels().count()).toBe(1);
    await expect.poll(() => statuses().length).toBe(3);
  });
});

describe('a poll', () => {
  const ask = () =>
    say(
      fixtureEvent({
        event_code: 'poll',
        message_id: 9,
        display: display({ display_type: 'popup', message: 'Два вопроса', submessage: null, poll }),
        unread_messages: 5,
      }),
    );

  it('asks question by question and lowers the count when it is finished (SS-099, NT-090, NT-091, NT-092, NT-093, NT-094, NT-095, NT-096, NT-097, NT-113)', async () => {
    await listening();
    ask();
    await expect.poll(() => dialog().count()).toBe(1);
    await expect.poll(() => bell().getAttribute('aria-label')).toBe('Сообщения: 5 новых');
    const next = dialog().getByRole('button', { name: 'Дальше' });
    expect(await next.isDisabled()).toBe(true);
    expect(await dialog().getByRole('group').innerText()).toContain('Какой жанр?');
    // The first answer has the number 0.
    await dialog().getByLabel('Драма').check();
    await next.click();
    const finish = dialog().getByRole('button', { name: 'Завершить' });
    await expect.poll(() => finish.count()).toBe(1);
    expect(await finish.isDisabled()).toBe(true);
    expect(await dialog().getByRole('group').innerText()).toContain('Сколько серий?');
    await dialog().getByLabel('Все').check();
    await finish.click();
    await expect.poll(() => dialog().getByRole('heading').innerText()).toBe('Спасибо за ответы');
    expect(finished).toEqual([[0, 2]]);
    await expect.poll(() => bell().getAttribute('aria-label')).toBe('Сообщения: 4 новых');
    await dialog().getByRole('button', { name: 'Понятно' }).click();
    await expect.poll(() => dialog().count()).toBe(0);
  });

  it('that is refused stays, with the words of the service (NT-099)', async () => {
    refusesPoll = true;
    await listening();
    ask();
    await expect.poll(() => dialog().count()).toBe(1);
    await dialog().getByLabel('Драма').check();
    await dialog().getByRole('button', { name: 'Дальше' }).click();
    await dialog().getByLabel('Одна').check();
    await dialog().getByRole('button', { name: 'Завершить' }).click();
    await expect.poll(() => dialog().getByRole('status').innerText()).toBe('Опрос закрыт.');
    expect(await bell().getAttribute('aria-label')).toBe('Сообщения: 5 новых');
    expect(await dialog().getByLabel('Одна').isChecked()).toBe(true);
  });
});

describe('an event', () => {
  it.each(['profile_changed', 'profile_updated', 'location_changed', 'sync_purchase'])(
    '%s refetches the viewer and what is shown (SS-083)',
    async (event_code) => {
      await listening();
      requests = [];
      say(fixtureEvent({ event_type: 'target', event_code }));
      await expect
        .poll(() => requests)
        .toEqual(expect.arrayContaining(['GET /user', 'GET /media_views/main']));
      await expect.poll(() => documents).toBe(1);
    },
  );

  it('profile_changed leaves a title in the first picture, also where the other profile has fewer', async () => {
    await listening();
    const shown = page.locator('main article:not([inert]) h2');
    const dashes = page.getByRole('group').getByRole('button');
    await dashes.nth(2).click();
    await expect.poll(() => dashes.nth(2).getAttribute('aria-current')).toBe('true');
    isShort = true;
    say(fixtureEvent({ event_type: 'target', event_code: 'profile_changed' }));
    await expect.poll(() => dashes.count()).toBe(0);
    expect(await shown.count()).toBe(1);
    expect(await shown.isVisible()).toBe(true);
  });

  it('account_status shows the block of an account (NT-047)', async () => {
    await listening();
    alterUser = (user) => ({
      ...user,
      accountSettings: {
        ...user.accountSettings,
        is_account_blocked: true,
        block_screen: {
          message: 'Аккаунт заблокирован',
          submessage: null,
          icon: null,
          available_actions: [{ type: 'logout', screen_name: null, title: 'Выйти' }],
        },
      },
    });
    say(fixtureEvent({ event_type: 'target', event_code: 'account_status' }));
    await expect.poll(() => dialog().getByRole('heading').allInnerTexts()).toEqual(['Аккаунт заблокирован']);
  });

  it('payment_failed says so, reloads the page and says it once more (SS-091, NT-034, NT-115)', async () => {
    await listening('/movies');
    const before = documents;
    say(fixtureEvent({ event_type: 'target', event_code: 'payment_failed' }));
    await expect.poll(() => documents).toBe(before + 1);
    await expect.poll(() => panels().allInnerTexts()).toEqual([expect.stringContaining('Оплата не прошла')]);
    expect(await panels().innerText()).toContain('Попробуйте ещё раз или выберите другой способ оплаты.');
    await expect.poll(() => sockets.length).toBe(2);
  });

  it('iframe opens its page in a modal, under its title (NT-040, PL-210, EM-047, CS-039)', async () => {
    await listening();
    const src = 'https://partner.example/';
    say(fixtureEvent({ event_type: 'target', event_code: 'iframe', src, title: 'Партнёр' }));
    await expect.poll(() => dialog().locator('iframe').getAttribute('src')).toBe(src);
    expect(await dialog().getByRole('heading').innerText()).toBe('Партнёр');
  });

  it('item_selling_screen opens the quick purchase of its title, where the method that is chosen pays without another press, and says so where it is not sold (NT-039, CS-038, CM-041, CM-055, CM-146)', async () => {
    isSold = true;
    await listening();
    const item = { type: 'film', id: 1, slug: 'salt-line' } as const;
    const sell = () => say(fixtureEvent({ event_type: 'item', event_code: 'item_selling_screen', item }));
    sell();
    // The rental period is still to be chosen: it is confirmed as usual.
    await dialog().getByRole('tab', { name: 'Напрокат' }).click();
    for (const name of ['Взять напрокат', 'Продолжить', 'Продолжить'])
      await dialog().getByRole('button', { name }).click();
    await expect.poll(() => dialog().innerText()).toContain('Списать деньги с баланса?');
    await page.keyboard.press('Escape');
    sell();
    await dialog().getByRole('button', { name: 'Купить' }).click();
    const pay = dialog().getByRole('button', { name: /^Заплатить 399/ });
    await pay.waitFor();
    requests = [];
    await pay.click();
    await expect.poll(() => dialog().innerText()).toContain('Готово');
    const orders = requests.filter((request) => /purchases|tickets/.test(request));
    expect(orders).toEqual(['POST /purchases', expect.stringMatching(/^POST \/tickets\/.+\/confirmations$/)]);
    await page.keyboard.press('Escape');
    isSold = false;
    sell();
    await expect.poll(() => panels().innerText()).toContain('Сейчас это не продаётся.');
    expect(await panels().getByRole('link').getAttribute('href')).toMatch(/^\/movies\//);
  });
});

describe('a recommendation', () => {
  const recommend = (over: Partial<NotificationEvent> = {}) =>
    say(
      fixtureEvent({
        event_type: 'item',
        event_code: 'item_recommendations',
        media_view_alias: 'main',
        title: 'Вам понравится',
        ...over,
      }),
    );
  const isOpen = async () => {
    await expect.poll(() => dialog().getByRole('heading').first().innerText()).toBe('Вам понравится');
    await dialog().getByRole('link').first().waitFor();
  };

  it('shows the view of the event and its title, which analytics hear of; thanks, next time closes it (NT-035, CS-024, CS-025, CS-026, CS-045)', async () => {
    await listening('/movies');
    recommend({ item: { type: 'film', id: 1, slug: 'salt-line' }, ab_test: 'b' });
    await isOpen();
    expect(views).toContainEqual(expect.objectContaining({ alias: 'main', media_item_id: '1' }));
    await dialog().getByRole('button', { name: 'Спасибо, в другой раз' }).click();
    await expect.poll(() => dialog().count()).toBe(0);
    await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
    await expect.poll(() => recorded).toContain('target_view');
  });

  it('goes after 30 s, unless the mouse moves or it is part of a comparison (CS-021, CS-022, CS-023)', async () => {
    await listening('/movies');
    await page.clock.install();
    recommend();
    await isOpen();
    // The clock also runs by itself, which leaves room for a slow machine.
    await page.clock.fastForward(15_000);
    expect(await dialog().count()).toBe(1);
    await page.clock.fastForward(15_000);
    await expect.poll(() => dialog().count()).toBe(0);
    for (const ab_test of [null, 'b']) {
      recommend({ ab_test });
      await isOpen();
      if (ab_test === null) await page.mouse.move(300, 300);
      await page.clock.fastForward(31_000);
      expect(await dialog().count()).toBe(1);
      await page.keyboard.press('Escape');
      await expect.poll(() => dialog().count()).toBe(0);
    }
  });

  it('stays at a click beside it, and closes with Esc and when the page changes (CS-046)', async () => {
    await listening('/movies');
    recommend();
    await isOpen();
    await page.mouse.click(3, 3);
    expect(await dialog().count()).toBe(1);
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog().count()).toBe(0);
    recommend();
    await isOpen();
    await dialog().getByRole('link').first().click();
    await expect.poll(() => dialog().count()).toBe(0);
    expect(new URL(page.url()).pathname).not.toBe('/movies');
  });
});

describe('the end of the session elsewhere', () => {
  it('makes the viewer a guest here, without his messages (NT-018, NT-102, NT-103)', async () => {
    await listening();
    say(fixtureEvent({ message_id: 1, display: display() }));
    await expect.poll(() => panels().count()).toBe(1);
    await context.clearCookies({ name: 'session_state' });
    await sockets.at(-1)?.close({ code: 4401 });
    await expect.poll(() => page.locator('header').getByRole('button', { name: 'Войти' }).count()).toBe(1);
    await expect.poll(() => panels().count()).toBe(0);
    await expect.poll(() => requests).toContain('POST /sessions/demo');
    expect([sockets.length, documents]).toEqual([1, 1]);
  });

  it('goes on with the session that took its place', async () => {
    await listening();
    await sockets.at(-1)?.close({ code: 4401 });
    await expect.poll(() => sockets.length).toBe(2);
    expect(await bell().count()).toBe(1);
    expect(requests).not.toContain('POST /sessions/demo');
  });

  it('is left to the refresh of a session that has only expired (SS-048)', async () => {
    await listening();
    isExpired = true;
    await sockets.at(-1)?.close({ code: 4401 });
    await expect.poll(() => requests).toContain('PUT /session');
    // The page reloads, and listens with the refreshed session.
    await expect.poll(() => [documents, sockets.length]).toEqual([2, 2]);
    expect(requests).not.toContain('POST /sessions/demo');
  });
});

it('reconnects after a break and asks for what it may have missed', async () => {
  await listening();
  requests = [];
  await sockets.at(-1)?.close({ code: 1006 });
  await expect.poll(() => sockets.length).toBe(2);
  say({ event_type: 'ready', unread_messages: 2 });
  await expect.poll(() => requests).toContain('GET /user');
});
