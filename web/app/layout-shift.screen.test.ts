import { afterAll, beforeAll, expect, it } from 'vitest';
import { startScreens } from './ui/testing/screens.ts';
import type { Screens } from './ui/testing/screens.ts';

let screens: Screens;
beforeAll(async () => {
  screens = await startScreens({}, { hasPictures: true });
});
afterAll(() => screens.close());

/** Collects unexpected layout shifts from the first paint on. */
function watchShifts(): void {
  const shifts: number[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      };
      if (!hadRecentInput) shifts.push(value);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

it.each([
  ['/', 1440],
  ['/', 390],
  ['/movies/salt-line', 1440],
  ['/series/harbour-lights', 390],
  ['/persons/vera-tumanyan', 820],
])('nothing moves by itself on %s at %i px, from the first paint to the last row', async (path, width) => {
  const page = await screens.openWhole(
    path,
    { viewport: { width, height: 900 }, withoutFonts: true, before: watchShifts },
    4,
  );
  const sum = await page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((all, one) => all + one, 0),
  );
  expect(sum).toBeLessThan(0.001);
});
