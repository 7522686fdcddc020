import { afterAll, beforeAll, expect, it } from 'vitest';
import { askServer } from './testing/ask-server.ts';
import { builtWeb } from './testing/built-web.ts';
import { startFixtureServer } from './testing/fixture-server.ts';
import type { FixtureServer } from './testing/fixture-server.ts';

let server: FixtureServer;
beforeAll(async () => {
  const assets = new Map([
    ['/assets/page-aaaaaaaa.js', 'export {};'],
    ['/assets/page-aaaaaaaa.html', '<p>'],
  ]);
  server = await startFixtureServer({
    dist: await builtWeb(),
    findAsset: async (path) => {
      const text = assets.get(path);
      return text === undefined ? null : Buffer.from(text);
    },
  });
});
afterAll(() => server.close());

it('serves an asset of another release like its own', async () => {
  for (const _ of ['found', 'remembered']) {
    const answer = await askServer(server.url, '/assets/page-aaaaaaaa.js');
    expect([answer.status, answer.text]).toEqual([200, 'export {};']);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  }
});

it('serves no page from there, and nothing that no release has', async () => {
  for (const path of ['/assets/page-aaaaaaaa.html', '/assets/page-bbbbbbbb.js'])
    expect((await askServer(server.url, path)).status).toBe(404);
});

it('hands out what its own pages load: scripts of the build, stylesheets of the brands', async () => {
  const { text } = await askServer(server.url, '/');
  const { build, brands } = server.web.assets;
  const loaded = [...text.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map((match) => match[1] ?? '');
  expect(loaded.length).toBeGreaterThan(5);
  expect(loaded.filter((path) => !build.has(path) && !brands.has(path))).toEqual([]);
});
