import type { Page } from 'playwright-core';

export interface Shot {
  readonly name: string;
  readonly path: string;
  /** Brings the page into the state that is to be seen. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** Only what fits on the screen instead of the whole page. */
  readonly isViewport?: boolean;
}

/** Every page and state that is looked at, on the demo's catalogue. */
export function shotsOf(catalogue: { film: string; series: string; person: string }): Shot[] {
  return [
    { name: 'home', path: '/' },
    { name: 'home-first-screen', path: '/', isViewport: true },
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
    { name: 'not-found', path: '/nothing/is/here', isViewport: true },
  ];
}
