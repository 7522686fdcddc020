import { KadrError } from '@kadr/contract';
import type { KadrClient } from '@kadr/contract/client';
import { mainBrand } from '@kadr/brands';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { askServer } from './testing/ask-server.ts';
import type { Answer } from './testing/ask-server.ts';
import { builtWeb } from './testing/built-web.ts';
import { startFixtureServer } from './testing/fixture-server.ts';
import type { FixtureServer } from './testing/fixture-server.ts';

let server: FixtureServer;
let dist = '';
/** The operations called so far, and a replacement for the next answers. */
let calls: string[] = [];
let onCall: ((operation: string) => void | Promise<void>) | null = null;
let alter: ((client: KadrClient) => KadrClient) | null = null;
let logged: string[] = [];
let time = 0;

beforeAll(async () => {
  dist = await builtWeb();
  server = await startFixtureServer({
    dist,
    now: () => time,
    cache: { freshFor: 5000, staleFor: 60_000, maxBytes: 4_000_000 },
    alter: (client) => alter?.(client) ?? client,
    log: { warn: () => undefined, error: (_, sentence) => logged.push(sentence) },
    onCall: (operation) => {
      calls.push(operation);
      return onCall?.(operation);
    },
  });
});
afterAll(() => server.close());
beforeEach(() => {
  server.web.clearPages();
  [calls, onCall, alter, logged] = [[], null, null, []];
});

const ask = (target: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> =>
  askServer(server.url, target, headers, method);

const stateOf = ({ text }: Answer): { status: number; language: string; queries: [string[], unknown][] } =>
  JSON.parse(/<script type="application\/json" id="kadr-state">(.*?)<\/script>/s.exec(text)?.[1] ?? 'null');

it.each([
  ['a language', '/?lang=eng', '', [/^language=eng; Path=\/; Max-Age=31536000; SameSite=Lax$/]],
  ['a brand', '/catalog?brand=ararat', '', [/^brand=ararat; /]],
  ['what is kept already', '/?lang=eng', 'language=eng', []],
  ['a language that there is not', '/?lang=deu', '', []],
  ['nothing', '/', '', []],
])('keeps that an address has asked for %s, without a script', async (_what, target, cookie, kept) => {
  for (const _ of ['rendered', 'from the cache']) {
    const { headers } = await ask(target, cookie === '' ? {} : { cookie });
    const set = [headers['set-cookie'] ?? []].flat();
    expect(set).toEqual(kept.map((pattern) => expect.stringMatching(pattern)));
    expect(headers['content-type']).toContain('text/html');
  }
});

describe('a page', () => {
  it('is rendered whole on the server, with its language, title and data (SS-001, RT-001, RT-122)', async () => {
    const page = await ask('/');
    expect(page.status).toBe(200);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.text).toMatch(/^<!doctype html>\n<html lang="ru"/);
    expect(page.text.match(/<title>/g)).toHaveLength(1);
    expect(page.text).toContain('Тихий орбитальный дом');
    expect(page.text.indexOf('<title>')).toBeLessThan(page.text.indexOf('<body>'));
    expect(stateOf(page).queries.map(([key]) => key[0])).toEqual(
      expect.arrayContaining(['user', 'media-view']),
    );
  });

  it('is painted once its last element is there (decision 0018)', async () => {
    const { text } = await ask('/');
    const [, id = ''] = /<link rel="expect" href="#([^"]+)" blocking="render">/.exec(text) ?? [];
    expect(text.indexOf(`id="${id}"`)).toBeGreaterThan(text.lastIndexOf('</footer>'));
    expect(text.slice(text.indexOf(`id="${id}"`)).match(/<[^>]*>/g)).toEqual([
      '</script>',
      '</body>',
      '</html>',
    ]);
  });

  it('holds nothing that its Content-Security-Policy would have to excuse', async () => {
    for (const path of ['/', '/movies/salt-line', '/nowhere']) {
      const page = await ask(path);
      const policy = page.headers['content-security-policy'] ?? '';
      expect(policy).toContain("script-src 'self'");
      expect(policy).toContain("style-src 'self'");
      expect(policy).not.toContain('unsafe');
      expect(page.text).not.toMatch(/<[^>]+\sstyle=/);
      expect(page.text).not.toMatch(/<style/);
      expect(page.text).not.toMatch(/<[^>]+\son[a-z]+=/);
      for (const [script] of page.text.matchAll(/<script[^>]*>/g))
        expect(script).toMatch(/ src="|type="application\/(?:ld\+)?json"/);
    }
  });

  it('carries its security headers', async () => {
    const { headers } = await ask('/');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['content-security-policy']).toMatch(/frame-ancestors 'self'(?:;|$)/);
  });

  it('may stand in the frames of the brand’s partners on embed routes only', async () => {
    const partners = mainBrand.security.frame_ancestors.join(' ');
    for (const path of ['/embed/vod/2', '/omnichat/2/trailer'])
      expect((await ask(path)).headers['content-security-policy']).toContain(
        `frame-ancestors 'self' ${partners}`,
      );
    const others = ['/movies/salt-line', '/nowhere', '/embed/%zz', '//embed/vod/2'];
    for (const path of others)
      expect((await ask(path)).headers['content-security-policy']).not.toContain(partners);
  });

  it('names the app in the store that it is the site of, for the check of installed apps (SH-064, PF-005)', async () => {
    const manifestOf = async (brand: string): Promise<unknown> => {
      const { text } = await ask('/', { cookie: `brand=${brand}` });
      const file = await ask(/rel="manifest" href="([^"]+)"/.exec(text)?.[1] ?? '');
      expect([file.status, file.headers['content-type']]).toEqual([
        200,
        'application/manifest+json; charset=utf-8',
      ]);
      return JSON.parse(file.text);
    };
    expect(await manifestOf('kadr')).toMatchObject({
      name: 'Кадр',
      related_applications: [{ platform: 'play', id: mainBrand.store_app_id }],
    });
    expect(await manifestOf('ararat')).not.toHaveProperty('related_applications');
  });

  it('cannot be broken out of by what the catalogue says', async () => {
    const page = await ask('/', { cookie: 'language=</script><script>alert(1)</script>' });
    expect(page.text).not.toContain('alert(1)');
    expect(stateOf(page).language).toBe('rus');
  });

  it('loads every stylesheet, script and font it names from this server', async () => {
    const page = await ask('/');
    const files = [...page.text.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map((match) => match[1] ?? '');
    expect(files.length).toBeGreaterThan(5);
    for (const file of files) {
      const { status, headers } = await ask(file);
      expect([file, status]).toEqual([file, 200]);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    }
  });
});

describe('the status of an answer', () => {
  it('is 404 for what the service does not know, with a page (RT-089, RT-108)', async () => {
    for (const path of ['/nowhere', '/movies/no-such-film', '/no/such/path/at/all', '/persons/nobody']) {
      const page = await ask(path);
      expect([path, page.status]).toEqual([path, 404]);
      expect(stateOf(page).status).toBe(404);
      expect(page.text).toContain('noindex');
    }
  });

  it('is 503 when the service is not available and 500 for a fault of ours; neither is kept', async () => {
    onCall = (operation) => {
      if (operation === 'mediaViews.getById') throw new KadrError('UNAVAILABLE');
    };
    const unavailable = await ask('/');
    expect(unavailable.status).toBe(503);
    expect(unavailable.headers['cache-control']).toBe('no-store');
    onCall = (operation) => {
      if (operation === 'mediaViews.getById') throw new TypeError('a fault of ours, with /secret/paths');
    };
    const fault = await ask('/');
    expect(fault.status).toBe(500);
    expect(fault.text).not.toContain('secret');
    onCall = null;
    expect((await ask('/')).status).toBe(200);
  });

  it('is 451 for the page of other countries (RT-083)', async () => {
    expect((await ask('/geoblock')).status).toBe(451);
  });

  it('is 404 without a page for a file that is not there (RT-092)', async () => {
    for (const path of [
      '/offer_of_another_day.pdf',
      '/wp-login.php',
      '/.env',
      '/.well-known/security.txt',
      '/movies/x.jpg',
    ]) {
      const { status, headers } = await ask(path);
      expect([path, status, headers['content-type']]).toEqual([path, 404, 'application/json; charset=utf-8']);
    }
    expect(calls).toEqual([]);
  });

  it('is 500 with the error page when a component fails, and the log says so', async () => {
    const unnamed = {} as unknown as string;
    alter = (client) => ({
      ...client,
      mediaViews: {
        async getById(...asked) {
          const view = await client.mediaViews.getById(...asked);
          for (const block of view.media_blocks) block.name = unnamed;
          return view;
        },
      },
    });
    const page = await ask('/');
    expect(page.status).toBe(500);
    expect(page.text).toContain('<main');
    expect(logged).toContain('failed to render a page');
    expect(stateOf(page).status).toBe(500);
  });

  it('is 405 for what changes things', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      const { status, headers, text } = await ask('/', {}, method);
      expect([method, status, headers.allow]).toEqual([method, 405, 'GET, HEAD']);
      expect(JSON.parse(text)).toMatchObject({ error_code: 1_000_405, description: expect.any(String) });
    }
  });

  it('is refused in the viewer’s language (SS-043)', async () => {
    const words = async (path: string, headers: Record<string, string>, method: string) =>
      String(Reflect.get(JSON.parse((await ask(path, headers, method)).text) as object, 'description'));
    expect(await words('/', {}, 'POST')).toMatch(/^rus: /);
    expect(await words('/?lang=eng', {}, 'POST')).toMatch(/^eng: /);
    expect(await words('/assets/gone.js', { cookie: 'language=hye' }, 'GET')).toMatch(/^hye: /);
  });

  it('is the same for HEAD, without a body', async () => {
    const [get, head] = [await ask('/'), await ask('/', {}, 'HEAD')];
    expect(head.status).toBe(200);
    expect(head.body).toHaveLength(0);
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
    expect(head.headers.etag).toBe(get.headers.etag);
  });
});

describe('hostile addresses', () => {
  it('are answered with what is wrong with them, never with a fault', async () => {
    for (const [target, wanted] of [
      ['/%E0%A4%A', 400],
      ['/%', 400],
      ['/movies/%00', 400],
      ['/%ff%fe', 400],
      [`/long/${'a'.repeat(8000)}`, 414],
      [`/?long=${'a'.repeat(8000)}`, 200],
      ['/movies/..%2f..%2fetc%2fpasswd', 404],
      ['/assets/../../package.json', 404],
      ['/assets/%2e%2e/%2e%2e/package.json', 404],
      ['/__proto__', 404],
      ['/constructor', 404],
      ['/<script>alert(1)</script>', 404],
      ['/?lang=<script>alert(1)</script>', 200],
    ] as const) {
      const { status, text } = await ask(target);
      expect([target.slice(0, 60), status]).toEqual([target.slice(0, 60), wanted]);
      expect(text).not.toContain('<script>alert');
    }
  });

  it('never redirects to another host', async () => {
    for (const target of [
      '//evil.example/',
      '/\\evil.example/',
      '///evil.example',
      '//evil.example//x/',
      '/%5cevil.example/',
    ]) {
      const { status, headers } = await ask(target);
      if (status < 300 || status > 399) continue;
      expect(new URL(headers.location ?? '', server.url).origin).toBe(server.url);
    }
  });

  it('leads trailing and doubled slashes to the one address', async () => {
    const { status, headers } = await ask('/movies/salt-line/?season=2');
    expect([status, headers.location]).toEqual([308, '/movies/salt-line?season=2']);
  });
});

describe('a title', () => {
  it('is shown under its slug and the folder of its type; ids and wrong folders lead there (RT-020, RT-104)', async () => {
    expect((await ask('/movies/salt-line')).status).toBe(200);
    for (const [asked, right] of [
      ['/movies/2', '/movies/salt-line'],
      ['/movies/harbour-lights', '/series/harbour-lights'],
      ['/series/100', '/series/harbour-lights'],
      ['/episodes/harbour-lights-season-1', '/seasons/harbour-lights-season-1'],
    ] as const) {
      const { status, headers } = await ask(asked);
      expect([asked, status, headers.location]).toEqual([asked, 301, right]);
    }
  });
});

describe('language, brand and device', () => {
  it('takes the language from ?lang=, then the cookie, then the brand', async () => {
    const languageOf = async (path: string, cookie = '') =>
      stateOf(await ask(path, cookie === '' ? {} : { cookie })).language;
    expect(await languageOf('/')).toBe('rus');
    expect(await languageOf('/', 'language=hye')).toBe('hye');
    expect(await languageOf('/?lang=eng', 'language=hye')).toBe('eng');
    expect(await languageOf('/?lang=xxx', 'language=eng')).toBe('eng');
    expect((await ask('/?lang=hye')).text).toContain('<html lang="hy"');
  });

  it('shows another brand by cookie or query, with its own stylesheet', async () => {
    const [main, other] = [await ask('/'), await ask('/', { cookie: 'brand=ararat' })];
    const kids = await ask('/?brand=kadrik');
    expect(kids.text).toMatch(/<html lang="en" data-brand="kadrik"/);
    expect(
      (await ask(/href="(\/assets\/kadrik-brand-[0-9a-f]+\.css)"/.exec(kids.text)?.[1] ?? '')).text,
    ).toMatch(/url\("\/assets\/kadrik-backdrop-[0-9a-f]+\.svg"\)/);
    expect(main.text).toContain('data-brand="kadr"');
    expect(other.text).toContain('data-brand="ararat"');
    expect(other.text).toMatch(/href="\/assets\/ararat-brand-[0-9a-f]+\.css"/);
    expect((await ask('/?brand=ararat')).text).toContain('data-brand="ararat"');
  });

  it('names the canonical address and the page in every language', async () => {
    const page = await ask('/movies/salt-line?utm_source=x', { cookie: 'language=eng' });
    const links = [
      ...page.text.matchAll(/<link rel="(canonical|alternate)"(?: hrefLang="([\w-]+)")? href="([^"]+)"/g),
    ];
    expect(links.map(([, rel, language = '', href]) => [rel, language, href])).toEqual([
      ['canonical', '', `${server.url}/movies/salt-line?lang=eng`],
      ['alternate', 'ru', `${server.url}/movies/salt-line`],
      ['alternate', 'en', `${server.url}/movies/salt-line?lang=eng`],
      ['alternate', 'hy', `${server.url}/movies/salt-line?lang=hye`],
      ['alternate', 'x-default', `${server.url}/movies/salt-line`],
    ]);
  });

  it('has its own title and description on the main page (SH-079, MB-170)', async () => {
    const said = async (path: string) => {
      const { text } = await ask(path);
      return [
        /<title>(.*?)<\/title>/.exec(text)?.[1],
        /<meta name="description" content="([^"]*)"/.exec(text)?.[1],
      ];
    };
    const [[title, description], ...others] = [
      await said('/'),
      await said('/movies/salt-line'),
      await said('/persons/vera-tumanyan'),
    ] as const;
    expect(title && description).toBeTruthy();
    for (const [otherTitle, otherDescription] of others) {
      expect(otherTitle).not.toBe(title);
      expect(otherDescription).toBeTruthy();
    }
  });

  it('preloads the fonts of the language', async () => {
    expect((await ask('/')).text).toMatch(
      /rel="preload" href="\/assets\/golos-text-cyrillic[^"]+" as="font"/,
    );
    expect((await ask('/?lang=hye')).text).toMatch(
      /rel="preload" href="\/assets\/noto-sans-armenian[^"]+" as="font"/,
    );
  });
});

describe('kept pages', () => {
  it('are rendered once however many ask at the same moment', async () => {
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    onCall = () => gate;
    const asked = Array.from({ length: 50 }, () => ask('/'));
    await expect.poll(() => calls.length).toBeGreaterThan(0);
    open();
    const answers = await Promise.all(asked);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(calls.filter((call) => call === 'mediaViews.getById')).toHaveLength(1);
  });

  it('are served while they are rendered again, and for a day when that fails', async () => {
    await ask('/');
    time += 5001;
    onCall = () => {
      throw new KadrError('UNAVAILABLE');
    };
    expect((await ask('/')).status).toBe(200);
    await expect
      .poll(() => calls.filter((call) => call === 'mediaViews.getById').length)
      .toBeGreaterThanOrEqual(2);
    expect((await ask('/')).status).toBe(200);
    time += 23 * 60 * 60_000;
    expect((await ask('/')).status).toBe(200);
    time += 62 * 60_000;
    expect((await ask('/')).status).toBe(503);
  });

  it('differ by language, brand and device class only, not by unknown parameters', async () => {
    for (const path of ['/', '/?utm_source=a', '/?x=1&y=2', '/?session_id=5']) await ask(path);
    expect(calls.filter((call) => call === 'mediaViews.getById')).toHaveLength(1);
    await ask('/', { cookie: 'language=eng; session=abc' });
    await ask('/', { cookie: 'brand=ararat' });
    await ask('/', { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)' });
    expect(calls.filter((call) => call === 'mediaViews.getById')).toHaveLength(4);
  });

  it('set no cookies, are made without any, and say by what they vary', async () => {
    const { headers } = await ask('/', { cookie: 'session=abc; session_state=demo' });
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers.vary).toBe('accept-encoding, cookie, user-agent, sec-ch-ua-mobile');
  });

  it('are never those of a signed-in viewer', async () => {
    const cookie = 'session=abc; session_state=normal';
    for (let at = 0; at < 3; at += 1) {
      const { headers } = await ask('/', { cookie });
      expect(headers['cache-control']).toBe('private, no-cache');
    }
    expect(calls.filter((call) => call === 'mediaViews.getById')).toHaveLength(3);
  });

  it('travel as brotli, gzip or plain, and not at all when the browser has them', async () => {
    const texts = await Promise.all(
      ['br', 'gzip', 'identity', 'br;q=0, gzip'].map(
        async (accepted) => (await ask('/', { 'accept-encoding': accepted })).text,
      ),
    );
    expect(new Set(texts).size).toBe(1);
    const first = await ask('/', { 'accept-encoding': 'gzip, deflate, br' });
    expect(first.headers['content-encoding']).toBe('br');
    const again = await ask('/', { 'accept-encoding': 'br', 'if-none-match': first.headers.etag ?? '' });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  it('of missing addresses are rendered once as well', async () => {
    const [first, again] = [await ask('/nowhere'), await ask('/nowhere')];
    expect([first.status, again.text]).toEqual([404, first.text]);
    expect(again.text).toContain('/nowhere');
  });
});

describe('files', () => {
  it('that block a page are one stylesheet of at most 20 kB, whatever the page', async () => {
    for (const path of [
      '/',
      '/movies',
      '/movies/catalog',
      '/movies/salt-line',
      '/tv/first-frame',
      '/persons/vera-tumanyan',
    ]) {
      const blocking = [...(await ask(path)).text.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)];
      expect([path, blocking.length]).toEqual([path, 1]);
      const { headers, body } = await ask(blocking[0]?.[1] ?? '', { 'accept-encoding': 'br' });
      expect(headers).toMatchObject({ 'content-encoding': 'br', 'content-type': 'text/css; charset=utf-8' });
      expect(body.length).toBeLessThanOrEqual(20_000);
    }
  });

  it('come compressed by the build, with their type', async () => {
    const script = /(\/assets\/kadr-[^" ]+\.js)/.exec((await ask('/')).text)?.[1] ?? '';
    const [br, gzip, plain] = await Promise.all(
      ['br', 'gzip', 'identity'].map((accepted) => ask(script, { 'accept-encoding': accepted })),
    );
    expect(br?.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'accept-encoding',
    });
    expect(gzip?.headers['content-encoding']).toBe('gzip');
    expect(new Set([br?.text, gzip?.text, plain?.text]).size).toBe(1);
    expect((await ask(script, { 'if-none-match': plain?.headers.etag ?? '' })).status).toBe(304);
    expect((await ask(script, {}, 'POST')).status).toBe(405);
  });

  it('that are not there are 404 and no page, and the build’s manifest stays inside', async () => {
    for (const path of ['/assets/none.js', '/assets/.vite/manifest.json']) {
      const { status, headers } = await ask(path);
      expect([path, status, headers['content-type']]).toEqual([path, 404, 'application/json; charset=utf-8']);
    }
    expect((await ask('/.vite/manifest.json')).status).toBe(404);
    const icon = await ask('/favicon.ico');
    expect([icon.status, (await ask(icon.headers.location ?? '')).headers['content-type']]).toEqual([
      302,
      'image/svg+xml',
    ]);
  });
});

it('says which version it is (RT-084, SS-035)', async () => {
  const answer = await ask('/app_info');
  expect([answer.status, JSON.parse(answer.text)]).toEqual([200, { version: 'fixture' }]);
});
