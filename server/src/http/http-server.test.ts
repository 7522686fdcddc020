import { request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { KadrError } from '@kadr/contract';
import { trustOf } from './exchange.ts';
import type { Exchange } from './exchange.ts';
import { createHttpServer } from './http-server.ts';
import type { Handler, HttpServer, Route, Upgrades } from './http-server.ts';

interface Entry {
  readonly requestId: string;
  readonly path?: string;
  readonly status?: number;
  readonly msg: string;
}

let server: HttpServer | null = null;
let port = 0;
let logged: Entry[] = [];
afterEach(async () => {
  await server?.close(0);
  logged = [];
});

async function serve(
  routes: readonly Route[],
  {
    proxies = [],
    level = 'info',
    upgrades,
  }: { proxies?: readonly string[]; level?: string; upgrades?: Upgrades } = {},
): Promise<void> {
  const log = pino({ level }, { write: (line: string) => void logged.push(JSON.parse(line) as Entry) });
  server = createHttpServer({ routes, trust: trustOf(proxies), log, ...(upgrades && { upgrades }) });
  port = await server.listen(0, '127.0.0.1');
}

function ask(
  path: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; headers: IncomingHttpHeaders; text: string }> {
  return new Promise((resolve, reject) => {
    const req = request({ host: '127.0.0.1', port, path, headers }, (res) => {
      let text = '';
      res.on('data', (chunk: Buffer) => (text += chunk.toString()));
      res.on('end', () => resolve({ status: res.statusCode ?? 0, headers: res.headers, text }));
    });
    req.on('error', reject).end();
  });
}

const says =
  (text: string): Handler =>
  (_, res) => {
    res.writeHead(200, { 'content-type': 'text/plain' }).end(text);
    return true;
  };

describe('a request', () => {
  it('goes to the first route of its path that answers, at once or later', async () => {
    await serve([
      { path: '/a', handle: () => false },
      { path: '/a', handle: () => Promise.resolve(false) },
      { path: '/a/b', handle: (...asked) => Promise.resolve(says('inner')(...asked)) },
      { path: '/a', handle: says('outer') },
    ]);
    expect((await ask('/a/b')).text).toBe('inner');
    expect((await ask('/a')).text).toBe('outer');
    const nowhere = await ask('/b');
    expect([nowhere.status, Object.keys(JSON.parse(nowhere.text) as object)]).toEqual([
      404,
      ['description', 'error_code'],
    ]);
  });

  it('has its own id in its answer; a trusted proxy’s is taken over, another’s is not (PF-045)', async () => {
    await serve([{ path: '/', handle: says('') }]);
    const ids = [await ask('/'), await ask('/', { 'x-request-id': 'of-a-stranger' })].map(
      ({ headers }) => headers['x-request-id'],
    );
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(id).toMatch(/^[\w-]{18,64}$/);
    // A page's scripts read the id there; they can read no other header of their page.
    const { headers } = await ask('/');
    expect(headers['server-timing']).toBe(`request;desc="${String(headers['x-request-id'])}"`);
    await server?.close(0);
    await serve([{ path: '/', handle: says('') }], { proxies: ['loopback'] });
    expect((await ask('/', { 'x-request-id': 'of-the-proxy' })).headers['x-request-id']).toBe('of-the-proxy');
    expect((await ask('/', { 'x-request-id': 'no id, <b>' })).headers['x-request-id']).not.toContain('<');
  });

  it('is known by host, protocol and address; forwarded ones count from a trusted proxy only', async () => {
    const seen: Pick<Exchange, 'host' | 'protocol' | 'ip'>[] = [];
    const handle: Handler = (_, res, { host, protocol, ip }) => {
      seen.push({ host, protocol, ip });
      res.end();
      return true;
    };
    const forwarded = {
      host: 'Inside.example:80',
      'x-forwarded-host': 'kadr.example',
      'x-forwarded-proto': 'https',
      'x-forwarded-for': '203.0.113.7',
    };
    await serve([{ path: '/', handle }]);
    const plain = await ask('/', forwarded);
    await ask('/', { host: 'a b<c>' });
    await server?.close(0);
    await serve([{ path: '/', handle }], { proxies: ['loopback'] });
    const secure = await ask('/', forwarded);
    expect(seen).toEqual([
      { host: 'inside.example:80', protocol: 'http', ip: '127.0.0.1' },
      { host: 'localhost', protocol: 'http', ip: '127.0.0.1' },
      { host: 'kadr.example', protocol: 'https', ip: '203.0.113.7' },
    ]);
    await server?.close(0);
    await serve([{ path: '/', handle }], { proxies: ['loopback'] });
    await ask('/', { 'x-forwarded-for': '::ffff:203.0.113.7' });
    await ask('/', { 'x-forwarded-for': '2001:db8::1, 10.0.0.1' });
    await ask('/', { 'x-forwarded-for': '203.0.113.9, 127.0.0.2' });
    expect(seen.slice(3).map(({ ip }) => ip)).toEqual(['203.0.113.7', '10.0.0.1', '203.0.113.9']);
    expect(plain.headers['strict-transport-security']).toBeUndefined();
    expect(secure.headers['strict-transport-security']).toContain('max-age=');
  });
});

describe('an answer', () => {
  it.each<[string, Handler]>([
    ['an object', says('')],
    ['an array', (_, res) => Boolean(res.writeHead(200, ['content-type', 'text/plain']).end())],
    ['a status and its words', (_, res) => Boolean(res.writeHead(200, 'Fine').end())],
    ['nothing', (_, res) => Boolean(res.end())],
    [
      'headers one by one',
      (_, res) => {
        res.setHeader('timing-allow-origin', '*');
        return Boolean(res.writeHead(200, { 'content-type': 'text/plain' }).end());
      },
    ],
  ])('carries its id and nosniff when its head is written with %s', async (_, handle) => {
    await serve([{ path: '/', handle }]);
    const { headers } = await ask('/');
    expect(headers['x-request-id']).toBeDefined();
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it.each<[string, Handler]>([
    ['a handler', (_, res) => Boolean(res.writeHead(503, { 'content-type': 'text/plain' }).end())],
    ['an array', (_, res) => Boolean(res.writeHead(503, ['content-type', 'text/plain']).end())],
    ['an error', () => Promise.reject(new KadrError('UNAVAILABLE'))],
  ])('says when to ask again where it is 503, written by %s', async (_, handle) => {
    await serve([{ path: '/', handle }]);
    expect((await ask('/')).headers).toMatchObject({ 'retry-after': '2' });
  });

  it('leaves to its handler when to ask again', async () => {
    await serve([
      { path: '/', handle: (_, res) => Boolean(res.writeHead(503, { 'retry-after': '60' }).end()) },
    ]);
    expect((await ask('/')).headers['retry-after']).toBe('60');
  });

  it('keeps a header that its handler has written, once', async () => {
    const handle: Handler = (_, res) =>
      Boolean(res.writeHead(200, ['x-content-type-options', 'nosniff', 'vary', 'cookie']).end());
    await serve([{ path: '/', handle }]);
    expect((await ask('/')).headers).toMatchObject({ 'x-content-type-options': 'nosniff', vary: 'cookie' });
  });
});

describe('the log', () => {
  it('has refusals and faults, without the query; what went well only for who debugs', async () => {
    const routes: readonly Route[] = [
      { path: '/fine', handle: says('') },
      {
        path: '/refused',
        handle: () => {
          throw new KadrError('NOT_FOUND');
        },
      },
      { path: '/broken', handle: () => Promise.reject(new Error('of ours, /secret/path')) },
    ];
    await serve(routes);
    await ask('/fine?a=1');
    const refused = await ask('/refused?token=secret');
    const broken = await ask('/broken?token=secret');
    expect([refused.status, broken.status]).toEqual([404, 500]);
    expect(broken.text).not.toContain('secret');
    await expect.poll(() => logged.length).toBe(3);
    expect(logged.map(({ msg, path, status }) => [msg, path, status])).toEqual([
      ['request', '/refused', 404],
      ['a request failed', undefined, undefined],
      ['request', '/broken', 500],
    ]);
    expect(JSON.stringify(logged)).not.toContain('token');
    expect(logged[2]?.requestId).toBe(broken.headers['x-request-id']);
    await server?.close(0);
    logged = [];
    await serve(routes, { level: 'debug' });
    await ask('/fine?a=1');
    await expect.poll(() => logged.map(({ path, status }) => [path, status])).toEqual([['/fine', 200]]);
  });
});

describe('a request to go on with another protocol', () => {
  const upgrade = { connection: 'upgrade', upgrade: 'websocket' };

  it('is handed over where it is for somebody, with who asks', async () => {
    await serve([{ path: '/', handle: says('a page') }], {
      proxies: ['loopback'],
      upgrades: {
        isFor: (req) => req.url === '/push',
        upgrade: (_req, socket, _head, { ip, host }) => {
          socket.end(`HTTP/1.1 403 No\r\ncontent-length: 0\r\nx-who: ${ip} ${host}\r\n\r\n`);
          return Promise.resolve();
        },
      },
    });
    const answer = await ask('/push', {
      ...upgrade,
      'x-forwarded-for': '9.9.9.9',
      'x-forwarded-host': 'tv.example',
    });
    expect([answer.status, answer.headers['x-who']]).toEqual([403, '9.9.9.9 tv.example']);
  });

  it('ends nothing when its client leaves before anybody listens for that', async () => {
    let isHeard = false;
    await serve([{ path: '/', handle: says('a page') }], {
      upgrades: {
        isFor: () => true,
        upgrade: (_req, socket) => {
          isHeard = socket.emit('error', new Error('the client has left'));
          return Promise.resolve();
        },
      },
    });
    await ask('/push', upgrade).catch(() => undefined);
    await expect.poll(() => isHeard).toBe(true);
  });

  it('is answered as any other where it is for nobody', async () => {
    await serve([{ path: '/', handle: says('a page') }], {
      upgrades: { isFor: () => false, upgrade: () => Promise.reject(new Error('never')) },
    });
    expect(await ask('/', upgrade)).toMatchObject({ status: 200, text: 'a page' });
    await server?.close(0);
    await serve([{ path: '/', handle: says('a page') }]);
    expect(await ask('/', upgrade)).toMatchObject({ status: 200, text: 'a page' });
  });

  it('that fails is cut off and logged', async () => {
    await serve([], {
      upgrades: { isFor: () => true, upgrade: () => Promise.reject(new Error('no database')) },
    });
    await expect(ask('/push', upgrade)).rejects.toThrow(/hang up|reset/);
    expect(logged.map(({ msg }) => msg)).toEqual(['failed to upgrade a connection']);
  });
});
