import pino from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createHttpServer } from '../http/http-server.ts';
import type { HttpServer } from '../http/http-server.ts';
import { flagsHandler } from '../flags/flags.ts';
import { createOutbox } from './outbox.ts';
import { sandboxHandler } from './sandbox-handler.ts';

const outbox = createOutbox(() => new Date('2026-03-01T12:00:00Z'));
let server: HttpServer;
let base = '';

beforeAll(async () => {
  server = createHttpServer({
    routes: [
      { path: '/flags/', handle: flagsHandler },
      { path: '/sandbox', handle: sandboxHandler(outbox, (req) => req.headers['x-stranger'] === undefined) },
    ],
    trust: () => false,
    log: pino({ level: 'silent' }),
  });
  base = `http://127.0.0.1:${await server.listen(0, '127.0.0.1')}`;
  outbox.add({
    channel: 'sms',
    to: '+79990000001',
    text: 'Кадр: код 1234. Никому его не сообщайте.\n\n@localhost #1234',
  });
  outbox.add({
    channel: 'email',
    to: 'anna@kadr.example',
    subject: '<b>654321</b>',
    text: 'Ваш код: 654321 <script>alert(1)</script>',
  });
  outbox.add({ channel: 'sms', to: '+37499000102', text: 'Ваш тариф изменился' });
});
afterAll(() => server.close(0));

const json = async (query: string): Promise<unknown> =>
  (await fetch(`${base}/sandbox/outbox${query}`)).json();

it('a test reads what would have been sent, the newest first', async () => {
  expect(await json('?to=%2B79990000001')).toEqual({
    messages: [
      {
        id: 1,
        channel: 'sms',
        to: '+79990000001',
        subject: null,
        text: 'Кадр: код 1234. Никому его не сообщайте.\n\n@localhost #1234',
        code: '1234',
        sent_at: 1_772_366_400,
      },
    ],
  });
  // A plus that was not written as %2B is a space.
  expect(await json('?to=+79990000001')).toMatchObject({ messages: [{ id: 1 }] });
  expect(await json('?to=Anna@Kadr.example')).toMatchObject({ messages: [{ id: 2, code: '654321' }] });
  expect(await json('')).toMatchObject({ messages: [{ id: 3, code: null }, { id: 2 }, { id: 1 }] });
  expect(await json('?to=nobody@kadr.example')).toEqual({ messages: [] });
});

it.each([
  ['', 'ru', 'Исходящие сообщения'],
  ['?lang=eng', 'en', 'Outgoing messages'],
  ['?lang=hye', 'hy', 'Ելքային հաղորդագրություններ'],
])('a person reads it at /sandbox%s', async (query, language, title) => {
  const answer = await fetch(`${base}/sandbox${query}`);
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  const page = await answer.text();
  expect(page).toContain(`<html lang="${language}">`);
  expect(page).toContain(`<h1>${title}</h1>`);
  expect(page).toContain('<p class="code">1234</p>');
  expect(page).toContain('vera@stream.example');
  expect(page).not.toMatch(/<script>|<b>|style=/);
});

it('shows the messages to one, and says when there are none', async () => {
  const one = await (await fetch(`${base}/sandbox?lang=eng&to=anna@kadr.example`)).text();
  expect(one).toContain('654321');
  expect(one).not.toContain('<p class="code">1234</p>');
  expect(one).toContain('All messages');
  expect(await (await fetch(`${base}/sandbox?lang=eng&to="><x`)).text()).toContain('No messages yet');
});

it('has its style and script, and nothing else', async () => {
  const style = await fetch(`${base}/sandbox/style.css`);
  expect(style.headers.get('content-type')).toBe('text/css; charset=utf-8');
  expect(await style.text()).toContain('--accent-from');
  const script = await fetch(`${base}/sandbox/script.js`);
  expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect((await fetch(`${base}/sandbox/other`)).status).toBe(404);
  expect((await fetch(`${base}/sandboxes`)).status).toBe(404);
  expect((await fetch(`${base}/sandbox`, { method: 'POST' })).status).toBe(405);
});

it('keeps the last five hundred messages', () => {
  const small = createOutbox(() => new Date());
  for (let count = 0; count < 600; count++)
    small.add({ channel: 'sms', to: '+79990000001', text: `${count}` });
  expect(small.messages(null)).toHaveLength(500);
  expect(small.messages(null)[0]?.text).toBe('599');
});

it('flags are pictures that carry nothing else', async () => {
  const flag = await fetch(`${base}/flags/AM.svg`);
  expect(flag.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
  expect(await flag.text()).toMatch(/^<svg/);
  for (const path of ['/flags/XX.svg', '/flags/am.svg', '/flags/..%2fAM.svg', '/flags/AM.svg/x'])
    expect((await fetch(`${base}${path}`)).status).toBe(404);
});

it('shows a stranger no message: a page says why, in his language (403)', async () => {
  const headers = { 'x-stranger': 'yes' };
  for (const [language, words] of [
    ['rus', 'Только с этого компьютера'],
    ['eng', 'On this computer only'],
    ['hye', 'Միայն այս համակարգչից'],
  ]) {
    const page = await fetch(`${base}/sandbox?lang=${language}`, { headers });
    const text = await page.text();
    expect([page.status, text.includes(words ?? ''), text.includes('1234')]).toEqual([403, true, false]);
  }
  const answer = await fetch(`${base}/sandbox/outbox`, { headers });
  expect([answer.status, await answer.json()]).toMatchObject([403, { error_code: 1000403 }]);
  expect((await fetch(`${base}/sandbox/style.css`, { headers })).status).toBe(200);
});
