import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { faults } from './axe.ts';
import { languages, launchBrowser, sizes } from './browser.ts';
import { samples } from './samples.ts';

const url = inject('demoUrl');
let browser: Browser;
let titles: Awaited<ReturnType<typeof samples>>;

beforeAll(async () => {
  browser = await launchBrowser();
  titles = await samples(url);
});

afterAll(() => browser.close());

describe.each(['kadr', 'ararat', 'kadrik'])('axe finds nothing in brand %s', (brand) => {
  describe.each(languages)('in %s', (language) => {
    it.each(['home', 'movies', 'film', 'series', 'episode', 'person', 'not found'])(
      'on the page: %s',
      async (name) => {
        const context = await browser.newContext({
          viewport: name === 'home' ? sizes.phone : sizes.laptop,
          reducedMotion: 'reduce',
        });
        const page = await context.newPage();
        const paths: Record<string, string> = {
          home: '/',
          movies: '/movies',
          film: `/movies/${titles.film}`,
          series: `/series/${titles.series}`,
          episode: `/episodes/${titles.episode}`,
          person: `/persons/${titles.person}`,
          'not found': '/nothing/is/here',
        };
        await page.goto(`${url}${paths[name] ?? '/'}?lang=${language}&brand=${brand}`, {
          waitUntil: 'networkidle',
        });
        expect(await page.getAttribute('html', 'lang')).toBe({ rus: 'ru', eng: 'en', hye: 'hy' }[language]);
        expect(await faults(page)).toEqual([]);
        await context.close();
      },
    );
  });
});
