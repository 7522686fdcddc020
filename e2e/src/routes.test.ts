import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languages, launchBrowser } from '@kadr/testing/browser';
import { parts, walk } from './route-walk.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser({ hasPictures: false });
});
afterAll(() => browser.close());

describe.each(languages)('every route in %s', (language) => {
  describe.each([
    ['a guest', false],
    ['a viewer', true],
  ] as const)(
    'for %s has its status, layout, breadcrumbs and title, and nothing that axe finds (RT-107, RT-108, RT-112, RT-113, RT-122, RT-126)',
    (_who, isSignedIn) => {
      // Two at a time, for the two processes that answer.
      it.concurrent.each(parts)('part %i', async (part) => {
        const { found, expected, broken } = await walk(browser, { language, isSignedIn, part });
        // All at once, so that one fault does not hide the next.
        expect(found).toEqual(expected);
        expect(broken).toEqual([]);
      });
    },
  );
});
