import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtConsole } from '../testing/built-console.ts';
import { openConsole } from './index.ts';

let server: Server;
let origin: string;

beforeAll(async () => {
  const console = await openConsole({
    mode: 'production',
    dist: await builtConsole(),
    imageOrigins: ['https://pictures.example'],
    streamOrigins: ['https://streams.example'],
  });
  server = createServer(
    (req, res) => void (console.handle(req, res) === true || res.writeHead(404).end('somebody else')),
  );
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

const ask = (path: string, init?: RequestInit) => fetch(`${origin}${path}`, init);

it('serves its page at every path without a file, and forbids caching it', async () => {
  for (const path of ['/console', '/console/', '/console/records/title/north-wind?tab=1']) {
    const answer = await ask(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.text()).toContain('<div id="console"></div>');
  }
});

it('allows only its own scripts and pictures, and cannot be framed', async () => {
  const { headers } = await ask('/console');
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy.split('; ')).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "frame-ancestors 'none'",
      "img-src 'self' blob: https://pictures.example https://streams.example",
      "media-src 'self' blob: https://streams.example",
      "connect-src 'self' https://streams.example",
    ]),
  );
  expect(policy).not.toContain('unsafe');
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

it('serves its files compressed and cacheable for ever, with ETags', async () => {
  const page = await (await ask('/console')).text();
  const [, script = ''] = /src="([^"]+\.js)"/.exec(page) ?? [];
  const answer = await ask(script, { headers: { 'accept-encoding': 'br' } });
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(answer.headers.get('content-encoding')).toBe('br');
  const again = await ask(script, {
    headers: { 'accept-encoding': 'br', 'if-none-match': answer.headers.get('etag') ?? '' },
  });
  expect(again.status).toBe(304);
});

it('ignores all other paths', async () => {
  expect((await ask('/console/assets/nothing.js')).status).toBe(404);
  expect((await ask('/consoles')).status).toBe(404);
  expect((await ask('/console', { method: 'POST' })).status).toBe(404);
});

it('serves assets of another release, but no pages', async () => {
  const server = createServer((req, res) => {
    void Promise.resolve(other.handle(req, res)).then((isDone) => isDone || res.writeHead(404).end());
  });
  const other = await openConsole({
    mode: 'production',
    dist: await builtConsole(),
    findAsset: async (path) => (path.startsWith('/console/assets/old-') ? Buffer.from('old') : null),
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}/console/assets`;
  const found = await fetch(`${at}/old-aaaaaaaa.js`);
  expect(await found.text()).toBe('old');
  expect(found.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(found.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect((await fetch(`${at}/old-aaaaaaaa.html`)).status).toBe(404);
  expect((await fetch(`${at}/none-aaaaaaaa.js`)).status).toBe(404);
  expect([...other.assets.keys()]).toContainEqual(expect.stringMatching(/^\/console\/assets\/.+\.js$/));
  server.close();
});

it('answers nothing without a build', async () => {
  const console = await openConsole({ mode: 'production', dist: '/nowhere' });
  expect(console.handle({ url: '/console', method: 'GET' } as never, {} as never)).toBe(false);
});
