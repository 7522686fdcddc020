import type { Page } from 'playwright-core';
import { allRoutes } from '../src/all-routes.ts';
import type { samples } from '../src/samples.ts';
import { scrollThrough } from '@kadr/testing/scroll-through';
import { quiet } from './quiet.ts';

export interface Shot {
  readonly name: string;
  readonly path: string;
  /** Brings the page into the state for the picture. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** Only the visible part instead of the whole page. */
  readonly isViewport?: boolean;
  /** Whether a signed-in viewer sees the page. */
  readonly isSignedIn?: boolean;
}

/** All pages and states for pictures, on the demo's catalogue: the states below, then every route of the table. */
export function shotsOf(catalogue: Awaited<ReturnType<typeof samples>>): Shot[] {
  const states: Shot[] = [
    { name: 'home', path: '/' },
    { name: 'home-first-screen', path: '/', isViewport: true },
    { name: 'home-signed-in', path: '/', isViewport: true, isSignedIn: true },
    { name: 'movies', path: '/movies' },
    { name: 'film', path: `/movies/${catalogue.film}` },
    { name: 'series', path: `/series/${catalogue.series}` },
    { name: 'person', path: `/persons/${catalogue.person}` },
    {
      name: 'watch',
      path: `/movies/${catalogue.film}/player`,
      isViewport: true,
      prepare: async (page) => {
        await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 4, undefined, {
          timeout: 30_000,
        });
        await page.mouse.move(200, 200);
        await page.mouse.move(220, 220);
      },
    },
    { name: 'sign-in', path: '/my', isViewport: true },
    {
      name: 'sign-in-language',
      path: '/faq',
      isViewport: true,
      prepare: async (page) => {
        await page
          .locator('header')
          .getByRole('button', { name: /^(?:Войти|Sign in|Մուտք)$/ })
          .click();
        await page.locator('dialog:modal li img').first().waitFor();
      },
    },
    {
      name: 'sign-in-code',
      path: '/auth',
      isViewport: true,
      prepare: async (page) => {
        // The number of codes per phone and hour is limited.
        const number = `900${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`;
        await page.locator('dialog:modal [name=username]').fill(number);
        await page.locator('dialog:modal [type=submit]').click();
        await page.locator('dialog:modal [name=code]').waitFor();
      },
    },
    { name: 'not-found', path: '/nothing/is/here', isViewport: true },
  ];
  const shown = new Set(states.map(({ path }) => path));
  const routes = allRoutes(catalogue)
    .filter(({ path, leadsTo, isPlayer }) => leadsTo === undefined && isPlayer !== true && !shown.has(path))
    .map(({ path, isProtected = false }): Shot => ({ name: nameOf(path), path, isSignedIn: isProtected }));
  return [...states, { name: nameOf('/my'), path: '/my', isSignedIn: true }, ...routes];
}

/** File name for an address. */
function nameOf(path: string): string {
  return `route${path.replace(/[^a-z0-9]+/gi, '-')}`.replace(/-$/, '');
}

/** Opens a layer and waits for its last text, which may be drawn by lazy code. */
const press = (name: string, words: string) => async (page: Page) => {
  await page.getByRole('button', { name, exact: true }).click();
  await page.locator('dialog:modal').getByText(words).waitFor();
};

/** The parts of the development gallery: every primitive, card and block in its states. */
export const galleryShots: readonly Shot[] = [
  ...['controls', 'layers', 'cards', 'lists', 'stories', 'offers'].map((part): Shot => ({
    name: `gallery-${part}`,
    path: `/gallery/${part}`,
    // The browser requests its entities, and the code of its blocks.
    prepare: async (page) => {
      await page.locator('[data-part=gallery] > nav ~ *').first().waitFor({ state: 'attached' });
      // Blocks come in separate chunks, with their content after them.
      const height = (): Promise<number> => page.evaluate(() => document.body.scrollHeight);
      for (let before = 0, after = await height(); before < after; after = await height()) {
        before = after;
        await scrollThrough(page);
        await quiet(page);
      }
    },
  })),
  ...Object.entries({
    'Dialog, window': 'Four digits',
    Confirm: 'is not saved',
    Popup: 'until the summer',
    Poll: 'What do you watch most?',
  }).map(([name, words]): Shot => ({
    name: `gallery-layers-${name.split(/\W+/)[0]?.toLowerCase() ?? ''}`,
    path: '/gallery/layers',
    isViewport: true,
    prepare: press(name, words),
  })),
];
