import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '@kadr/e2e/browser';
import { median } from './figures.ts';
import type { Figure } from './figures.ts';

const rounds = 15;
/** A viewer's pointer rests on the button for about this long before it is pressed, in milliseconds. */
const hover = 150;

const barePage = (
  manifest: string,
): string => `<!doctype html><meta charset="utf-8"><title>Bare Shaka Player</title>
<script src="/shaka.js"></script><button>Watch</button><video muted></video>
<script>
document.querySelector('button').onclick = async () => {
  const video = document.querySelector('video');
  const player = new shaka.Player();
  await player.attach(video);
  await player.load(${JSON.stringify(manifest)});
  await video.play();
};
</script>`;

/** Milliseconds from the click on Watch to the first frame, beside a bare Shaka page on the same asset, interleaved. */
export async function firstFrame(url: string, film: string): Promise<Figure[]> {
  const shaka = createRequire(import.meta.url).resolve('shaka-player/dist/shaka-player.compiled.js');
  const { address, close } = await serveBare(shaka, () => manifestOf(url, film));
  const browser = await launchBrowser({ isWhole: true });
  try {
    const ours: number[] = [];
    const peer: number[] = [];
    for (let round = 0; round < rounds; round++) {
      ours.push(await clickToFrame(browser, `${url}/movies/${film}`, '[data-action="watch"]'));
      peer.push(await clickToFrame(browser, address, 'button'));
    }
    return [
      {
        name: 'Watch to first frame, beside a bare Shaka Player page',
        ours: median(ours),
        peer: median(peer),
        unit: 'ms',
        bound: { kind: 'ratio at most', value: 1 },
      },
    ];
  } finally {
    await browser.close();
    close();
  }
}

async function clickToFrame(browser: Browser, url: string, button: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'networkidle' });
    await watchForFrame(page);
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
    return await page.evaluate(() => (globalThis as unknown as { firstFrame: Promise<number> }).firstFrame);
  } finally {
    await context.close();
  }
}

/**
 * From the next click on, waits for the first frame that a viewer sees: one presented by a video of the page, or, where a
 * video comes into the page with its first picture decoded already, the painting that shows it.
 */
async function watchForFrame(page: Page): Promise<void> {
  await page.evaluate(() => {
    const frame = new Promise<number>((resolve) => {
      addEventListener(
        'pointerdown',
        () => {
          const pressed = performance.now();
          const seen = new WeakSet<HTMLVideoElement>();
          const done = (): void => resolve(performance.now() - pressed);
          // Comes after the painting of the frame that is being made.
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
    (globalThis as unknown as { firstFrame: Promise<number> }).firstFrame = frame;
  });
}

async function manifestOf(url: string, film: string): Promise<string> {
  const response = await fetch(`${url}/api/playbacks`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ media_item_id: film }),
  });
  const playback = (await response.json()) as {
    asset: { urls: { dash: string }; cdn_token: { get_parameters: string } };
  };
  return new URL(
    `${playback.asset.urls.dash}?profile=web_auto&${playback.asset.cdn_token.get_parameters}`,
    url,
  ).href;
}

async function serveBare(
  shaka: string,
  manifest: () => Promise<string>,
): Promise<{ address: string; close: () => void }> {
  const server = createServer((req, res) => {
    if (req.url === '/shaka.js') {
      res.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'max-age=3600' });
      createReadStream(shaka).pipe(res);
      return;
    }
    manifest().then(
      (address) => {
        res.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
        res.end(barePage(address));
      },
      (error: unknown) => {
        res.writeHead(500);
        res.end(String(error));
      },
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  return {
    address: `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}/`,
    close: () => server.close(),
  };
}
