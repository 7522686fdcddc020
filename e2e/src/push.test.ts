import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { playbackSchema } from '@kadr/contract';
import type { KadrClient } from '@kadr/contract/client';
import type { Browser, BrowserContext, Page, WebSocket as PageSocket } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { launchBrowser } from '@kadr/testing/browser';
import { operatorOf, publishFilm } from './operator.ts';
import { startOwnProduct } from './own-product.ts';
import type { Product } from './product.ts';

const account = { email: 'nora@kadr.example', password: 'a-good-password', profile_name: 'Нора' };

let product: Product;
let browser: Browser;
let operator: KadrClient;
let context: BrowserContext;
let page: Page;
let sockets: PageSocket[] = [];
let frames = 0;
let film = '';

beforeAll(async () => {
  [product, browser] = await Promise.all([startOwnProduct(), launchBrowser({ hasPictures: false })]);
  operator = operatorOf(product);
  film = path.basename(await publishFilm(product, ['--title', 'Фильм', '--slug', 'one-film']));
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});
beforeEach(async () => {
  await operator.operator.importAccounts({ accounts: [account] });
  [sockets, frames] = [[], 0];
  context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addCookies([{ name: 'cookie_consent', value: 'yes', url: product.url }]);
  page = await context.newPage();
  page.on('websocket', (socket) => {
    sockets.push(socket);
    socket.on('framereceived', () => (frames += 1));
  });
});
afterEach(() => context.close());

/** Signs in to the account and returns the cookies of that session. */
async function signIn(url = product.url): Promise<Record<string, string>> {
  const answer = await fetch(`${url}/api/sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({
      login: account.email,
      password: account.password,
      login_mode: 'authorize',
      login_type: 'email',
    }),
  });
  expect(answer.status).toBe(200);
  const cookie = answer.headers.getSetCookie().find((header) => header.startsWith('session='));
  return { session: cookie?.split(';')[0]?.slice('session='.length) ?? '' };
}
const headersOf = ({ session = '' }: Record<string, string>, origin = product.url) => ({
  cookie: `session=${session}`,
  origin,
});

/** Requests the film's stream. */
const start = (session: Record<string, string>): Promise<Response> =>
  fetch(`${product.url}/api/playbacks`, {
    method: 'POST',
    headers: { ...headersOf(session), 'content-type': 'application/json' },
    body: JSON.stringify({ media_item_id: film }),
  });

/** Opens a page with a session and waits until the service can send to it. */
async function listening(session: Record<string, string>): Promise<void> {
  await context.addCookies(
    // The choice of a profile is done already: it may come late, and cover the tested part.
    Object.entries({ ...session, session_state: 'normal', skipProfiles: '1' }).map(([name, value]) => ({
      name,
      value,
      url: product.url,
    })),
  );
  await page.goto(`${product.url}/faq`);
  await expect.poll(() => frames).toBeGreaterThan(0);
}
const panels = () => page.getByRole('region', { name: 'Сообщения' }).locator('> div');

it('brings an operator’s message to the page that is open, and a poll is answered there (SS-082, SS-099, NT-002)', async () => {
  await listening(await signIn());
  await operator.operator.sendMessages({
    messages: [
      {
        account: { email: account.email },
        key: 'news',
        event_code: 'marketing_message',
        display: { message: { rus: 'Премьера в пятницу' } },
      },
      {
        account: { email: account.email },
        key: 'poll',
        event_code: 'poll',
        display: {
          display_type: 'popup',
          message: { rus: 'Один вопрос' },
          poll: [{ question: { rus: 'Придёте?' }, answers: [{ rus: 'Да' }, { rus: 'Нет' }] }],
        },
      },
    ],
  });
  await expect.poll(() => panels().allInnerTexts()).toEqual([expect.stringContaining('Премьера в пятницу')]);
  const dialog = page.locator('dialog:modal');
  await dialog.getByLabel('Да').check();
  const bell = page.locator('header a[href="/my/journal"]');
  await expect.poll(() => bell.getAttribute('aria-label')).toBe('Сообщения: 2 новых');
  await dialog.getByRole('button', { name: 'Завершить' }).click();
  await dialog.getByRole('button', { name: 'Понятно' }).click();
  await expect.poll(() => bell.getAttribute('aria-label')).toBe('Сообщения: 1 новое');

  await page.goto(`${product.url}/my/journal`);
  await page.getByRole('heading', { name: 'Премьера в пятницу' }).waitFor();
  await expect.poll(() => bell.getAttribute('aria-label')).toBe('Сообщения');
});

describe('the end of a session', () => {
  it.each<[string, (session: Record<string, string>) => Promise<unknown>]>([
    [
      'signing out',
      (session) => fetch(`${product.url}/api/session`, { method: 'DELETE', headers: headersOf(session) }),
    ],
    [
      'another password',
      () =>
        operator.operator.importAccounts({
          accounts: [{ ...account, password: `another-${Date.now()}` }],
        }),
    ],
  ])('by %s ends calls, the open page and stream addresses', async (_how, end) => {
    const session = await signIn();
    const { asset } = playbackSchema.parse(await (await start(session)).json());
    const address = `${product.url}${asset.urls.dash}?profile=web_auto&${asset.cdn_token?.get_parameters}`;
    expect((await fetch(address)).status).toBe(200);
    await listening(session);

    await end(session);
    await expect.poll(async () => (await fetch(address)).status).toBe(403);
    await expect.poll(() => page.locator('header').getByRole('button', { name: 'Войти' }).count()).toBe(1);
    expect(sockets[0]?.isClosed()).toBe(true);
    const call = await fetch(`${product.url}/api/user/messages`, { headers: headersOf(session) });
    expect(call.status).toBe(401);
  });

  it('does not come with a block of the account, which ends streams and starts alone (BL-018)', async () => {
    const session = await signIn();
    const { asset } = playbackSchema.parse(await (await start(session)).json());
    const address = `${product.url}${asset.urls.dash}?profile=web_auto&${asset.cdn_token?.get_parameters}`;
    expect((await fetch(address)).status).toBe(200);
    await listening(session);
    await operator.operator.importAccounts({ accounts: [{ ...account, is_account_blocked: true }] });
    await expect.poll(async () => (await fetch(address)).status).toBe(403);
    const refused = await start(session);
    expect([refused.status, await refused.json()]).toMatchObject([403, { error_code: 1_000_476 }]);
    expect(sockets[0]?.isClosed()).toBe(false);
    const call = await fetch(`${product.url}/api/user/messages`, { headers: headersOf(session) });
    expect(call.status).toBe(200);
  });
});

it('lets a process stop while somebody listens, and sends him away', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'kadr-push-stop-'));
  const stopping = await startOwnProduct({ dataDir });
  try {
    await operatorOf(stopping).operator.importAccounts({ accounts: [account] });
    const socket = new WebSocket(`${stopping.url.replace('http', 'ws')}/api/push`, {
      headers: headersOf(await signIn(stopping.url), stopping.url),
    });
    const codes: number[] = [];
    socket.on('close', (code) => codes.push(code));
    await new Promise((resolve) => {
      socket.once('message', resolve);
    });
    expect(await stopping.stop()).toBe(0);
    await expect.poll(() => codes).toEqual([1001]);
  } finally {
    await stopping.stop('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  }
});
