import { expect, it } from 'vitest';
import { launchBrowser } from './browser.ts';
import { fadedIn } from './faded-in.ts';

it('waits for what moves, and neither for what is paused nor for what never ends', async () => {
  const browser = await launchBrowser({ hasPictures: false });
  const page = await browser.newPage();
  await page.setContent(`
    <style>
      @keyframes fade { from { opacity: 0 } }
      p { animation: fade 300ms both }
      .paused { animation: fade 9s both; animation-play-state: paused }
      .spinner { animation: fade 1s infinite }
    </style>
    <p>fades</p><b class="paused">paused</b><i class="spinner">turns</i>`);
  await fadedIn(page);
  expect(await page.locator('p').evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
  // One that is paused during the wait.
  await page.evaluate(() => {
    const animation = document.body.animate({ opacity: [0, 1] }, 60_000);
    setTimeout(() => animation.pause(), 200);
  });
  await fadedIn(page);
  await browser.close();
});
