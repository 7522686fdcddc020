import { afterAll, beforeAll, expect, it } from 'vitest';
import { faults, faultsInSchemes } from './axe.ts';
import { shareBrowser } from './browser.ts';
import type { SharedBrowser } from './browser.ts';

let browser: SharedBrowser;
beforeAll(async () => {
  browser = await shareBrowser({ hasPictures: false });
});
afterAll(() => browser.close());

it('leaves a page transparent that is pointed at as a drawn one, and that axe sees in its colours', async () => {
  const page = await browser.newPage();
  const pale = '<p style="color: silver; background: white">Hardly to be read.</p>';
  const button = '<button onclick="this.textContent = `Pressed`">Press</button>';
  await page.goto(
    `data:text/html,<!doctype html><html lang="en"><title>Pale</title><main><h1>Pale</h1>${pale}${button}</main>`,
  );
  const opacity = () => page.evaluate(() => getComputedStyle(document.documentElement).opacity);
  expect(await opacity()).toBe('0');
  await page.getByRole('button', { name: 'Press' }).click();
  await page.getByRole('button', { name: 'Pressed' }).waitFor();
  expect(await faults(page)).toEqual([expect.stringMatching(/^color-contrast: p /)]);
  expect(await opacity()).toBe('0');
});

it('leaves dialogs and popovers transparent, which answer as drawn ones, and transitions without time', async () => {
  const page = await browser.newPage();
  const style = '<style>button { transition: margin 60s } button:focus { margin: 9px }</style>';
  const popover = '<p popover="manual" id="tip">Known.</p>';
  await page.goto(
    `data:text/html,<!doctype html>${style}<dialog><button onclick="tip.showPopover()">Tell</button></dialog>${popover}`,
  );
  await page.evaluate(() => document.querySelector('dialog')?.showModal());
  const button = page.getByRole('button', { name: 'Tell' });
  await button.click();
  await page.locator('#tip:popover-open').waitFor();
  const styles = await page.evaluate(() =>
    ['dialog', '#tip', 'button'].map((selector) => {
      const { opacity, margin } = getComputedStyle(document.querySelector(selector) ?? document.body);
      return selector === 'button' ? margin : opacity;
    }),
  );
  expect(styles).toEqual(['0', '0', '9px']);
});

it('is judged in both colour schemes, of which the dark one changes colours only', async () => {
  const page = await browser.newPage();
  const style =
    '<style>p { color: black; background: white } @media (prefers-color-scheme: dark) { p { color: silver } }</style>';
  await page.goto(
    `data:text/html,<!doctype html><html lang="en"><title>Pale</title>${style}<main><h1>Pale</h1><p>To be read.</p><img src="x"></main>`,
  );
  expect(await faultsInSchemes(page)).toEqual([
    expect.stringMatching(/^light: image-alt: img /),
    expect.stringMatching(/^dark: color-contrast: p /),
  ]);
});
