import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startScreens } from '../../ui/testing/screens.ts';
import type { Screens } from '../../ui/testing/screens.ts';

let screens: Screens;
beforeAll(async () => {
  screens = await startScreens();
});
afterAll(() => screens.close());

/** The titles of the focusable slides. */
const shown = (page: Page): Promise<string[]> => page.locator('main article:not([inert]) h2').allInnerTexts();

/** Ends the turn of the current slide, as time would. */
const endTurn = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSAnimation && animation.effect?.getTiming().duration === 9000)
        animation.finish();
    }
  });

it('goes on to the next title when a turn ends, and begins again after the last', async () => {
  const page = await screens.open('/');
  const [first = ''] = await shown(page);
  const dashes = page.getByRole('group').getByRole('button');
  const count = await dashes.count();
  expect(count).toBeGreaterThan(1);
  for (let turn = 1; turn <= count; turn += 1) {
    await endTurn(page);
    await expect.poll(() => dashes.nth(turn % count).getAttribute('aria-current')).toBe('true');
    expect(await shown(page)).toHaveLength(1);
  }
  expect(await shown(page)).toEqual([first]);
  await page.context().close();
});

it('stands still while it is paused, and is turned by arrows and dashes (WCAG 2.2 §2.2.2)', async () => {
  const page = await screens.open('/');
  const state = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter((one) => one.effect?.getTiming().duration === 9000)
        .map(({ playState }) => playState),
    );
  await page.getByRole('button', { name: 'Остановить смену слайдов' }).click();
  await expect.poll(state).toEqual(['paused']);
  const [first] = await shown(page);
  const dashes = page.getByRole('group').getByRole('button');
  await dashes.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => shown(page)).not.toEqual([first]);
  expect(await dashes.nth(1).evaluate((dash) => dash === document.activeElement)).toBe(true);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => shown(page)).toEqual([first]);
  await page.getByRole('button', { name: 'Возобновить смену слайдов' }).click();
  await page.context().close();
});

it('turns with a swipe, not with a short one (CT-133)', async () => {
  const page = await screens.open('/', { viewport: { width: 390, height: 844 }, hasTouch: true });
  const [first] = await shown(page);
  const swipe = (to: number): Promise<void> =>
    page.evaluate((end) => {
      const hero = document.querySelector('main section');
      const touch = (type: string, clientX: number) =>
        hero?.dispatchEvent(
          new PointerEvent(type, { pointerType: 'touch', clientX, clientY: 300, bubbles: true }),
        );
      touch('pointerdown', 200);
      touch('pointerup', end);
    }, to);
  await swipe(180);
  expect(await shown(page)).toEqual([first]);
  await swipe(120);
  await expect.poll(() => shown(page)).not.toEqual([first]);
  await page.context().close();
});

it('does not move by itself where movement is not wanted', async () => {
  const page = await screens.open('/', { reducedMotion: 'reduce' });
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  expect(await page.getByRole('button', { name: 'Остановить смену слайдов' }).count()).toBe(0);
  await page.context().close();
});

it.each([390, 768, 1000, 1440])('keeps its controls off the buttons, %i pixels wide', async (width) => {
  const page = await screens.open('/', { viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  const end = await page.locator('main article:not([inert]) a').last().boundingBox();
  const dashes = await page.getByRole('group').first().boundingBox();
  if (end === null || dashes === null) throw new Error('The slide has no links or no dashes.');
  const isBelow = dashes.y >= end.y + end.height;
  const isBeside = dashes.x >= end.x + end.width;
  expect(isBelow || isBeside).toBe(true);
  await page.context().close();
});
