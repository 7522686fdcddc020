import { KadrError } from '@kadr/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { askServer } from './testing/ask-server.ts';
import { builtWeb } from './testing/built-web.ts';
import { startFixtureServer } from './testing/fixture-server.ts';
import type { FixtureServer } from './testing/fixture-server.ts';

let server: FixtureServer;
let calls: string[] = [];
let onCall: (() => void) | null = null;
let logged: string[] = [];

beforeAll(async () => {
  server = await startFixtureServer({
    dist: await builtWeb(),
    log: { warn: () => undefined, error: (_, sentence) => logged.push(sentence) },
    onCall: (operation) => {
      calls.push(operation);
      onCall?.();
    },
  });
});
afterAll(() => server.close());
beforeEach(() => {
  server.web.clearPages();
  calls = [];
  onCall = null;
  logged = [];
});

const ask = (target: string, headers: Record<string, string> = {}, method = 'GET') =>
  askServer(server.url, target, headers, method);

describe('search engines', () => {
  it('are told what to leave and where the list of pages is', async () => {
    const { status, text, headers } = await ask('/robots.txt');
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(text).toContain('Disallow: /api/\n');
    expect(text).toContain('Disallow: /my/\n');
    expect(text).toContain(`\nSitemap: ${server.url}/sitemap.xml\n`);
    const { hostname, port } = new URL(server.url);
    const other = await ask('/robots.txt', { host: `ararat.localhost:${port}` });
    expect(other.text).toContain(`Sitemap: http://ararat.localhost:${port}/sitemap.xml`);
    expect(hostname).toBe('127.0.0.1');
  });

  it('get lists that are written once for all, compressed, and not at all when they have them', async () => {
    const first = await ask('/sitemap-media-items-1.xml', { 'accept-encoding': 'br' });
    expect(first.headers).toMatchObject({
      'content-type': 'application/xml; charset=utf-8',
      'content-encoding': 'br',
      vary: 'accept-encoding',
    });
    expect(first.text).toContain(`<loc>${server.url}/movies/salt-line</loc>`);
    expect((await ask('/sitemap-media-items-1.xml')).text).toBe(first.text);
    expect(calls.filter((call) => call === 'sitemap.addresses')).toHaveLength(1);
    const again = await ask('/sitemap-media-items-1.xml', {
      'accept-encoding': 'br',
      'if-none-match': first.headers.etag ?? '',
    });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  it('are led from the index to lists whose every page is there, and may be found', async () => {
    const locations = async (target: string): Promise<string[]> =>
      [...(await ask(target)).text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) =>
        address.replace(server.url, ''),
      );
    const pages = (await Promise.all((await locations('/sitemap.xml')).map(locations))).flat();
    expect(pages.length).toBeGreaterThan(50);
    for (const page of pages.filter((address) => !address.includes('lang='))) {
      const { status, text } = await ask(page);
      expect([page, status, text.includes('noindex')]).toEqual([page, 200, false]);
    }
  });

  it('get 404 beyond the last list, 405 for what changes things, and 503 while there is no catalogue', async () => {
    expect((await ask('/sitemap-persons-7.xml')).status).toBe(404);
    expect((await ask('/sitemap.xml', {}, 'POST')).status).toBe(405);
    onCall = () => {
      throw new KadrError('UNAVAILABLE');
    };
    const { status, headers } = await ask('/sitemap.xml');
    expect([status, headers['cache-control'], headers['retry-after']]).toEqual([503, 'no-store', '60']);
    expect(logged).toEqual(['failed to write a sitemap']);
    onCall = null;
    expect((await ask('/sitemap.xml')).status).toBe(200);
  });

  it('read of a title what it is, in data (PF-029)', async () => {
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(
      (await ask('/movies/salt-line')).text,
    );
    expect(JSON.parse(json?.[1] ?? 'null')).toMatchObject({
      '@type': 'Movie',
      '@id': `${server.url}/movies/salt-line`,
    });
  });
});
