import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from './browser.ts';

let browser: Awaited<ReturnType<typeof launchBrowser>>;
beforeAll(async () => {
  browser = await launchBrowser({ hasPictures: false });
});
afterAll(() => browser.close());

it('reads texts and attributes of pages with plain spaces', async () => {
  const page = await browser.newPage();
  await page.setContent('<p title="в&nbsp;поле">и&nbsp;в&nbsp;поле</p>');
  const text = page.locator('p');
  expect([
    await text.innerText(),
    await text.textContent(),
    await text.getAttribute('title'),
    await text.getAttribute('lang'),
    ...(await text.allInnerTexts()),
  ]).toEqual(['и в поле', 'и в поле', 'в поле', null, 'и в поле']);
  expect(await text.evaluate((element) => element.textContent)).toBe('и\u00a0в\u00a0поле');
});
