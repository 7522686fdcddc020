import { faultsInSchemes } from '@kadr/testing/axe';
import type { Page } from 'playwright-core';

/**
 * Problems of the current page: axe's findings in both colour schemes, and the widths at which the page is wider than
 * its screen. Leaves the page at 1440 px.
 */
export async function wrongInView(
  page: Page,
  widths: readonly number[] = [1024, 820, 390],
): Promise<string[]> {
  const wrong = await faultsInSchemes(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const isWider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    if (isWider) wrong.push(`wider than ${width} px`);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  return wrong;
}
