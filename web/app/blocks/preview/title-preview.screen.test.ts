import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startScreens } from '../../ui/testing/screens.ts';
import type { Screens } from '../../ui/testing/screens.ts';

let screens: Screens;
beforeAll(async () => {
  // The shell does not report a cancelled call.
  screens = await startScreens({}, { isWhole: true });
});
afterAll(() => screens.close());

const preview = (page: Page) => page.locator('[popover="manual"]:popover-open');
const places = (page: Page): Promise<number[]> =>
  page
    .locator('[data-preview]')
    .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().left)));
/** Points at a card until its preview opens: scrolling, which pointing and rows that are filled may cause, closes it. */
const openPreview = (page: Page, card: Locator): Promise<void> =>
  expect
    .poll(async () => {
      await page.mouse.move(2, 2);
      await card.hover();
      return preview(page)
        .waitFor({ timeout: 3000 })
        .then(
          () => true,
          () => false,
        );
    })
    .toBe(true);

const layoutOf = (place: Locator) =>
  place.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x, y, width, height };
  });

it('opens over a card on which a mouse rests, without moving its neighbours, and closes when it leaves (CT-078, CT-080, MB-133, PL-187, PL-188)', async () => {
  const page = await screens.open('/');
  const card = page.locator('[data-preview="paper-lighthouse"]').first();
  await card.scrollIntoViewIfNeeded();
  // Waits until near rows are filled: they may cause scrolling, which closes the preview.
  await page.waitForLoadState('networkidle');
  await page.mouse.move(2, 2);
  const before = await places(page);
  await openPreview(page, card);
  expect(await preview(page).innerText()).toContain('Бумажный маяк');
  expect(await places(page)).toEqual(before);
  // It stays while the mouse is on it (WCAG 2.2 §1.4.13).
  await preview(page).getByRole('link', { name: 'Подробнее' }).hover();
  expect(await preview(page).count()).toBe(1);
  await page.mouse.move(2, 2);
  await expect.poll(() => preview(page).count()).toBe(0);
  await page.context().close();
});

it('calls off the title’s call when the card is left before the answer (CT-082, CT-119)', async () => {
  const page = await screens.open('/');
  const card = page.locator('[data-preview="paper-lighthouse"]').first();
  await card.scrollIntoViewIfNeeded();
  // Waits until near rows are filled: they may cause scrolling, which closes the preview.
  await page.waitForLoadState('networkidle');
  const calls: string[] = [];
  const address = '**/api/media_items/paper-lighthouse*';
  // The service never answers.
  await page.route(address, () => void calls.push('asked'));
  page.on('requestfailed', (request) => {
    if (request.url().includes('/api/media_items/paper-lighthouse')) calls.push('called off');
  });
  // The code of previews is loaded with the first one.
  const first = page
    .locator('[data-preview="paper-lighthouse"] >> xpath=ancestor::ul//a[@data-preview]')
    .last();
  await first.scrollIntoViewIfNeeded();
  await openPreview(page, first);
  await page.mouse.move(2, 2);
  await expect.poll(() => preview(page).count()).toBe(0);
  await page.clock.install();
  // The link alone also sends the call when it is pointed at: the preview's own delay has to pass. Scrolling, which
  // pointing may cause, closes a preview before it has started.
  await expect
    .poll(async () => {
      await card.hover();
      await page.clock.runFor(1000);
      await page.mouse.move(2, 2);
      return calls;
    })
    .toContain('called off');
  expect(await preview(page).count()).toBe(0);
  await page.context().close();
});

it('is closed by Esc and by the page that it leads to', async () => {
  const page = await screens.open('/');
  const card = page.locator('[data-preview="paper-lighthouse"]').first();
  await card.scrollIntoViewIfNeeded();
  // Waits until near rows are filled: they may cause scrolling, which closes the preview.
  await page.waitForLoadState('networkidle');
  await openPreview(page, card);
  await page.keyboard.press('Escape');
  await expect.poll(() => preview(page).count()).toBe(0);
  await openPreview(page, card);
  await preview(page).getByRole('link', { name: 'Подробнее' }).click();
  await expect.poll(() => page.locator('h1').innerText()).toBe('Бумажный маяк');
  await expect.poll(() => preview(page).count()).toBe(0);
  await page.context().close();
});

it('leads to its title from its words, too', async () => {
  const page = await screens.open('/');
  const card = page.locator('[data-preview="paper-lighthouse"]').first();
  await card.scrollIntoViewIfNeeded();
  // Waits until near rows are filled: they may cause scrolling, which closes the preview.
  await page.waitForLoadState('networkidle');
  await openPreview(page, card);
  const { x, y, width, height } = await layoutOf(preview(page).getByText('Бумажный маяк', { exact: true }));
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect.poll(() => page.locator('h1').innerText()).toBe('Бумажный маяк');
  await page.context().close();
});

it('does not open for a finger', async () => {
  const page = await screens.open('/', {
    viewport: { width: 820, height: 1180 },
    hasTouch: true,
    isMobile: true,
  });
  const card = page.locator('[data-preview="paper-lighthouse"]').first();
  await card.scrollIntoViewIfNeeded();
  // Waits until near rows are filled: they may cause scrolling, which closes the preview.
  await page.waitForLoadState('networkidle');
  await card.tap();
  await expect.poll(() => page.locator('h1').innerText()).toBe('Бумажный маяк');
  expect(await preview(page).count()).toBe(0);
  await page.context().close();
});
