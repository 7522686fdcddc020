import { createHttpClient } from '@kadr/contract/client';
import { routes } from '@kadr/contract/routes';
import { launchBrowser } from '@kadr/testing/browser';
import type { Browser, Page } from 'playwright-core';
import { median } from '../figures.ts';
import type { Figure } from '../figures.ts';
import { openBareChannel, zapBare } from './bare-channel.ts';
import { clickToPicture, onPage } from './first-picture.ts';
import type { NetworkName } from './network.ts';

const rounds = 7;
/** Milliseconds for which a channel is watched before the next one: its neighbour is loaded by then. */
const watched = 6000;

/**
 * Milliseconds from the key of the next channel to its first frame, beside a bare Shaka page that asks the service for
 * the same channel and loads it into the given player; interleaved. And from the link on a channel's page.
 */
export async function zap(url: string, network: NetworkName): Promise<Figure[]> {
  const [from, to] = await neighbours(url);
  const browser = await launchBrowser({ isWhole: true });
  const ours: Record<'prepared' | 'unprepared' | 'link', number[]> = {
    prepared: [],
    unprepared: [],
    link: [],
  };
  const theirs: number[] = [];
  try {
    for (let round = 0; round < rounds; round++) {
      const { prepared, unprepared } = await ourZaps(browser, `${url}/tv/${from}/player`, network);
      ours.prepared.push(prepared);
      ours.unprepared.push(unprepared);
      theirs.push(await bareZap(browser, { url, from, to }, network));
      const link = { address: `${url}/tv/${from}`, button: `a[href="/tv/${from}/player"]` };
      ours.link.push(await onPage(browser, link, network, (page) => clickToPicture(page, link)));
    }
  } finally {
    await browser.close();
  }
  const peer = median(theirs);
  return [
    {
      name: `zap to the next channel beside a bare Shaka Player page, ${network}`,
      ours: median(ours.prepared),
      peer,
      unit: 'ms',
      bound: { kind: 'ratio at most', value: 0.8 },
    },
    {
      name: `zap back at once, where nothing is prepared, ${network}`,
      ours: median(ours.unprepared),
      peer,
      unit: 'ms',
      bound: null,
    },
    {
      name: `from a link to a channel to its first frame, ${network}`,
      ours: median(ours.link),
      peer: null,
      unit: 'ms',
      bound: network === 'local' ? { kind: 'at most', value: 350 } : null,
    },
  ];
}

/** Two channels that follow one another and play for a guest. */
async function neighbours(url: string): Promise<readonly [string, string]> {
  const { channels, playback } = createHttpClient({ url: `${url}/api`, routes });
  const { items } = await channels.list({ limit: 100 });
  let before: string | null = null;
  for (const { slug } of items) {
    const plays = await playback.startChannel({ channel_id: slug }).then(
      ({ asset }) => asset.player_type === 'shaka',
      () => false,
    );
    if (plays && before !== null) return [before, slug];
    before = plays ? slug : null;
  }
  throw new Error('No two channels beside one another play for a guest.');
}

async function ourZaps(
  browser: Browser,
  address: string,
  network: NetworkName,
): Promise<{ readonly prepared: number; readonly unprepared: number }> {
  return onPage(browser, { address, button: '' }, network, async (page) => {
    await page.waitForFunction(
      () => (document.querySelector('[data-player] video') as HTMLVideoElement)?.currentTime > 0,
    );
    await page.waitForTimeout(watched);
    const prepared = await keyToPicture(page, 'PageUp');
    await page.waitForTimeout(watched / 6);
    return { prepared, unprepared: await keyToPicture(page, 'PageDown') };
  });
}

/** Presses a key; returns the milliseconds until a video that did not play then shows a picture. */
async function keyToPicture(page: Page, key: string): Promise<number> {
  await page.evaluate(() => {
    const isShown = (video: HTMLVideoElement): boolean =>
      video.readyState >= video.HAVE_CURRENT_DATA && video.checkVisibility();
    const picture = new Promise<number>((resolve) => {
      addEventListener(
        'keydown',
        () => {
          const pressed = performance.now();
          const old = new Set([...document.querySelectorAll('video')].filter(isShown));
          // Comes after the paint of the current frame.
          const paint = new MessageChannel();
          paint.port1.addEventListener('message', () => resolve(performance.now() - pressed));
          paint.port1.start();
          const look = (): void => {
            const fresh = [...document.querySelectorAll('video')].some(
              (video) => !old.has(video) && isShown(video),
            );
            if (fresh) paint.port2.postMessage(null);
            else requestAnimationFrame(look);
          };
          look();
        },
        { capture: true, once: true },
      );
    });
    (globalThis as unknown as { picture: Promise<number> }).picture = picture;
  });
  await page.keyboard.press(key);
  return page.evaluate(() => (globalThis as unknown as { picture: Promise<number> }).picture);
}

async function bareZap(
  browser: Browser,
  { url, from, to }: { readonly url: string; readonly from: string; readonly to: string },
  network: NetworkName,
): Promise<number> {
  const page = await openBareChannel(browser, { url, channel: from }, network);
  try {
    await page.waitForTimeout(watched);
    return await zapBare(page, to);
  } finally {
    await page.context().close();
  }
}
