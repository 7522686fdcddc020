import { afterAll, beforeAll, expect, it } from 'vitest';
import { startFixtureServer } from './testing/fixture-server.ts';
import type { FixtureServer } from './testing/fixture-server.ts';

let server: FixtureServer;
beforeAll(async () => {
  server = await startFixtureServer({ mode: 'development' });
});
afterAll(() => server.close());

it('renders pages from the sources, with their styles in place before any script runs', async () => {
  const response = await fetch(`${server.url}/?lang=eng`);
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(html).toContain('<html lang="en"');
  expect(html).toContain('The Quiet Orbital House');
  const stylesheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(
    (match) => match[1] ?? '',
  );
  expect(stylesheets.length).toBeGreaterThan(3);
  for (const href of stylesheets) {
    const sheet = await fetch(server.url + href, { headers: { accept: 'text/css,*/*;q=0.1' } });
    expect([href, sheet.status, sheet.headers.get('content-type')?.split(';')[0]]).toEqual([
      href,
      200,
      'text/css',
    ]);
  }
});

it('serves the modules that the page names, and lets Vite’s client through its Content-Security-Policy', async () => {
  const page = await fetch(server.url);
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self' 'unsafe-inline'");
  const scripts = [...(await page.text()).matchAll(/<script type="module" src="([^"]+)"/g)].map(
    (match) => match[1] ?? '',
  );
  expect(scripts).toEqual(['/@vite/client', '/app/entry-client.tsx']);
  for (const src of scripts)
    expect([src, (await fetch(server.url + src)).headers.get('content-type')]).toEqual([
      src,
      'text/javascript',
    ]);
});

it('answers wrong addresses as production does', async () => {
  const statuses = await Promise.all(
    ['/nowhere', '/movies/2', '/none.png', '/gallery'].map(
      async (path) => (await fetch(server.url + path, { redirect: 'manual' })).status,
    ),
  );
  expect(statuses).toEqual([404, 301, 404, 200]);
});
