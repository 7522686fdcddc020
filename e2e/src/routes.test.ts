import { languages, launchBrowser } from '@kadr/testing/browser';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { allRoutes } from './all-routes.ts';
import { sessionCookies } from './demo-viewer.ts';
import { filledDemo, filling } from './filled-demo.ts';
import { documentAt, expectedAt, linksOf } from './route-answers.ts';
import { htmlLanguages, walk } from './route-walk.ts';
import { samples } from './samples.ts';

const url = inject('demoUrl');
const viewers = [
  ['a guest', false],
  ['a viewer', true],
] as const;

beforeAll(async () => {
  await filledDemo();
}, filling);

describe('every route, as the server answers it,', () => {
  it.each(
    languages.flatMap((language) => viewers.map(([who, isSignedIn]) => [language, who, isSignedIn] as const)),
  )(
    'has in %s for %s its status, layout, breadcrumbs, title and heading (RT-107, RT-108, RT-112, RT-113, RT-122, RT-126)',
    async (language, _who, isSignedIn) => {
      const routes = allRoutes(await samples(url));
      const session = isSignedIn ? await sessionCookies(url, inject('journeyViewer'), 'journey-http') : [];
      const cookie = [`language=${language}`, 'cookie_consent=yes', ...session].join('; ');
      const found = [];
      for (const { path } of routes) found.push((await documentAt(url, path, cookie)).answered);
      // All at once: one fault must not hide the next.
      expect(found).toEqual(routes.map((route) => expectedAt(route, htmlLanguages[language], isSignedIn)));
    },
  );

  it('links to nothing that is missing', async () => {
    const linkedFrom = new Map<string, string>();
    for (const { path, status = 200 } of allRoutes(await samples(url))) {
      // A page that reports a missing page may link to itself.
      if (status !== 200) continue;
      const { html } = await documentAt(url, path, 'language=rus');
      for (const link of linksOf(html, url)) if (!linkedFrom.has(link)) linkedFrom.set(link, path);
    }
    const missing = [];
    for (const [link, path] of linkedFrom) {
      const { status } = await fetch(url + link, { headers: { cookie: 'language=rus' } });
      if (status !== 200) missing.push({ link, path, status });
    }
    expect(missing).toEqual([]);
    expect(linkedFrom.size).toBeGreaterThan(100);
  });
});

describe('every screen, in a browser,', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await launchBrowser({ hasPictures: false });
  });
  afterAll(() => browser.close());

  describe.each(languages)('in %s', (language) => {
    // Two at a time, for the two processes that answer.
    it.concurrent.each(viewers)(
      'is for %s what the server said, asks where it has to, breaks nothing, and axe finds nothing (RT-107, RT-112, RT-113, RT-122, RT-126)',
      async (_who, isSignedIn) => {
        const { found, expected, broken } = await walk(browser, language, isSignedIn);
        expect(found).toEqual(expected);
        expect(broken).toEqual([]);
      },
    );
  });
});
