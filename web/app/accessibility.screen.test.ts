import { faults } from '@kadr/testing/axe';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startScreens } from './ui/testing/screens.ts';
import type { Screens } from './ui/testing/screens.ts';

const pages = [
  '/',
  '/movies',
  '/catalog?genre=drama,fantasy',
  '/movies/salt-line',
  '/series/harbour-lights',
  '/episodes/harbour-lights-s1e2',
  '/persons/vera-tumanyan',
  '/nothing/here/at/all',
];

let screens: Screens;

beforeAll(async () => {
  screens = await startScreens();
});
afterAll(() => screens.close());

/** Links, buttons and fields under 24 px outside of a line of text (WCAG 2.2 §2.5.8). */
function smallControls(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[href], button, input, select')]
      .filter(
        (control) =>
          control.tabIndex >= 0 && !control.closest('p, dd, [inert]') && !control.matches('[href="#main"]'),
      )
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => {
        const { width, height } = control.getBoundingClientRect();
        return width > 0 && Math.min(width, height) < 23.5;
      })
      .map((control) => control.outerHTML.slice(0, 120)),
  );
}

/**
 * The pixels by which the page exceeds the screen's width, at widths from a page zoomed to 400 % (WCAG 2.2 §1.4.10) to
 * a television.
 */
async function excess(page: Page): Promise<readonly number[]> {
  const found: number[] = [];
  for (const width of [320, 390, 820, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    found.push(
      await page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth)),
    );
  }
  return found;
}

it.each([
  ['kadr', 'rus', 1440],
  ['kadr', 'eng', 390],
  ['ararat', 'hye', 820],
  ['kadrik', 'eng', 1440],
] as const)(
  'every page of %s in %s at %i px is one that everybody can use (WCAG 2.2 AA)',
  async (brand, language, width) => {
    for (const path of pages) {
      const page = await screens.openWhole(path, {
        brand,
        language,
        viewport: { width, height: 900 },
        reducedMotion: 'reduce',
        bypassCSP: true,
      });
      const found = {
        path,
        faults: await faults(page),
        small: await smallControls(page),
        excess: await excess(page),
      };
      expect(found).toEqual({ path, faults: [], small: [], excess: [0, 0, 0, 0, 0] });
      await page.context().close();
    }
  },
  180_000,
);
