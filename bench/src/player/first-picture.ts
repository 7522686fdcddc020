import type { Browser, Page } from 'playwright-core';
import { travelOver } from './network.ts';
import type { NetworkName } from './network.ts';

/** Milliseconds for which a viewer's pointer usually rests on the button before the click. */
const hover = 150;

/** A page with a button that plays a film. */
export interface Place {
  readonly address: string;
  /** Selector of the button. */
  readonly button: string;
}

/** The page of a film of the service at `url`, with its button. */
export const ourPlace = (url: string, film: string): Place => ({
  address: `${url}/movies/${film}`,
  button: '[data-action="watch"]',
});

/** Opens the page in a new browser context and passes it to `use`. */
export async function onPage<Result>(
  browser: Browser,
  { address }: Place,
  network: NetworkName,
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await travelOver(page, network);
    await page.goto(address, { waitUntil: 'networkidle' });
    return await use(page);
  } finally {
    await context.close();
  }
}

/** Points at the button and presses it, as a viewer does; returns the milliseconds until the first picture. */
export async function clickToPicture(page: Page, { button }: Place): Promise<number> {
  await watchForPicture(page);
  const { x, y } = await page
    .locator(button)
    .first()
    .evaluate((element) => {
      const box = element.getBoundingClientRect();
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    });
  await page.mouse.move(x, y, { steps: 3 });
  await page.waitForTimeout(hover);
  await page.mouse.click(x, y);
  return page.evaluate(() => (globalThis as unknown as { firstPicture: Promise<number> }).firstPicture);
}

/**
 * From the next click on, waits for the first frame that a viewer sees: one presented by a video of the page, or, when
 * a video is added with its first picture decoded already, the paint that shows it.
 */
async function watchForPicture(page: Page): Promise<void> {
  await page.evaluate(() => {
    const picture = new Promise<number>((resolve) => {
      addEventListener(
        'pointerdown',
        () => {
          const pressed = performance.now();
          const seen = new WeakSet<HTMLVideoElement>();
          const done = (): void => resolve(performance.now() - pressed);
          // Comes after the paint of the current frame.
          const paint = new MessageChannel();
          paint.port1.addEventListener('message', done);
          paint.port1.start();
          const look = (): void => {
            for (const video of document.querySelectorAll('video')) {
              if (video.readyState >= video.HAVE_CURRENT_DATA && video.checkVisibility())
                paint.port2.postMessage(null);
              if (seen.has(video)) continue;
              seen.add(video);
              video.requestVideoFrameCallback(done);
            }
            requestAnimationFrame(look);
          };
          look();
        },
        { capture: true, once: true },
      );
    });
    (globalThis as unknown as { firstPicture: Promise<number> }).firstPicture = picture;
  });
}
