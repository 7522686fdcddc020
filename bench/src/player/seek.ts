import { launchBrowser } from '@kadr/testing/browser';
import type { Page } from 'playwright-core';
import { median } from '../figures.ts';
import type { Figure } from '../figures.ts';
import { serveBarePages } from './bare-pages.ts';
import { clickToPicture, onPage, ourPlace } from './first-picture.ts';
import type { Place } from './first-picture.ts';
import type { NetworkName } from './network.ts';

const rounds = 15;
/** Seconds that are buffered first: the opening, and more. */
const begun = 8;
/** The target of the seek, as a share of the film: nothing is loaded there yet. */
const share = 0.8;

/** Milliseconds from a seek to an unloaded place to its frame, beside a bare Shaka page, interleaved. */
export async function seekToFrame(url: string, film: string, network: NetworkName): Promise<Figure[]> {
  const bare = await serveBarePages(url, film);
  const browser = await launchBrowser({ isWhole: true });
  const measure = (place: Place): Promise<number> =>
    onPage(browser, place, network, async (page) => {
      await clickToPicture(page, place);
      return seek(page);
    });
  try {
    const [ours, theirs]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round++) {
      ours.push(await measure(ourPlace(url, film)));
      theirs.push(await measure({ address: bare.address('shaka'), button: 'button' }));
    }
    return [
      {
        name: `seek to first frame beside a bare Shaka Player page, ${network}`,
        ours: median(ours),
        peer: median(theirs),
        unit: 'ms',
        bound: { kind: 'ratio at most', value: 1 },
      },
    ];
  } finally {
    await browser.close();
    bare.close();
  }
}

/** Moves the video of the page and waits for a frame of the new place. */
async function seek(page: Page): Promise<number> {
  // A bare Shaka page with a seek while it fetches the beginning of a film's second part never goes on.
  await page.waitForFunction((seconds) => {
    const ranges = document.querySelector('video')?.buffered;
    return ranges !== undefined && ranges.length > 0 && ranges.end(ranges.length - 1) > seconds;
  }, begun);
  return page.evaluate(
    (to) =>
      new Promise<number>((resolve, reject) => {
        const video = document.querySelector('video');
        if (video === null) return reject(new Error('There is no video.'));
        const target = video.duration * to;
        const asked = performance.now();
        setTimeout(() => reject(new Error(`No frame of ${target} s came.`)), 30_000);
        const look = (_now: number, { mediaTime }: VideoFrameCallbackMetadata): void => {
          if (Math.abs(mediaTime - target) < 1) resolve(performance.now() - asked);
          else video.requestVideoFrameCallback(look);
        };
        video.requestVideoFrameCallback(look);
        video.currentTime = target;
      }),
    share,
  );
}
