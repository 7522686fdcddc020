import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { faults } from './axe.ts';
import { launchBrowser, sizes } from './browser.ts';
import { samples } from './samples.ts';

const url = inject('demoUrl');
let browser: Browser;
let titles: Awaited<ReturnType<typeof samples>>;

beforeAll(async () => {
  browser = await launchBrowser();
  titles = await samples(url);
});

afterAll(() => browser.close());

/** The main brand's pages are judged in every language on the walk through all routes (`routes.test.ts`): here, other looks. */
const looks = [
  ['kadr', 'rus', ['home']],
  ['ararat', 'hye', ['home', 'movies', 'film', 'series', 'episode', 'person', 'not found']],
  ['kadrik', 'eng', ['home', 'movies', 'film', 'series', 'person', 'not found']],
] as const;

describe.each(looks)('axe finds nothing in brand %s in %s', (brand, language, names) => {
  it.each(names)('on the page: %s', async (name) => {
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
  });
});
