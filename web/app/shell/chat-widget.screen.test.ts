import { afterAll, beforeAll, expect, it } from 'vitest';
import { startScreens } from '../ui/testing/screens.ts';
import type { Screens } from '../ui/testing/screens.ts';

let screens: Screens;
beforeAll(async () => {
  screens = await startScreens();
});
afterAll(() => screens.close());

it('opens the sandbox chat over the page, in its language, and gives the focus back; its script comes once (SH-030, SH-069, SH-070, SH-071, SH-072)', async () => {
  const page = await screens.open('/support', { language: 'eng' });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/chat/widget.js')) scripts.push(new URL(request.url()).search);
  });
  expect(scripts).toEqual([]);
  const button = page.locator('footer').getByRole('button', { name: /chat/i });
  await button.click();
  const chat = page.getByRole('dialog', { name: 'Support chat' });
  await expect.poll(() => chat.isVisible()).toBe(true);
  expect(await chat.evaluate((panel) => getComputedStyle(panel).position)).toBe('fixed');
  expect(scripts).toHaveLength(1);
  expect(scripts[0]).toContain('channel=kadr-web');
  await page.keyboard.press('Escape');
  await expect.poll(() => chat.isVisible()).toBe(false);
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  await button.click();
  await expect.poll(() => chat.isVisible()).toBe(true);
  expect(scripts).toHaveLength(1);
  await page.context().close();
});
