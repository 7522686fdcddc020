import { createRequire } from 'node:module';
import type { Browser, Page } from 'playwright-core';
import { peers } from './bare-pages.ts';
import { travelOver } from './network.ts';
import type { NetworkName } from './network.ts';

/** Functions of the bare page: asks the service for a channel, and loads it into the given player. */
interface BareWindow {
  readonly play: (channel: string) => Promise<void>;
}

const page = `<!doctype html><meta charset="utf-8"><title>Bare player</title><script src="/bare/player.js"></script>
<video muted></video><script>
const video = document.querySelector('video');
const player = new shaka.Player();
const attached = player.attach(video);
window.play = async (channel) => {
  await attached;
  const answer = await fetch('/api/channels/' + channel + '/playbacks', {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}',
  });
  const { asset } = await answer.json();
  await player.load(asset.urls.dash + '?profile=web_auto&' + asset.cdn_token.get_parameters);
  await video.play();
};
</script>`;

/** A page of the service's origin with only a video, Shaka Player and a channel that plays. */
export async function openBareChannel(
  browser: Browser,
  { url, channel }: { readonly url: string; readonly channel: string },
  network: NetworkName,
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const opened = await context.newPage();
  const { resolve } = createRequire(import.meta.url);
  await opened.route('**/bare/', (route) => route.fulfill({ contentType: 'text/html', body: page }));
  await opened.route('**/bare/player.js', (route) => route.fulfill({ path: resolve(peers.shaka.file) }));
  await opened.goto(`${url}/bare/`, { waitUntil: 'networkidle' });
  // Requests that are intercepted take longer.
  await opened.unrouteAll();
  await travelOver(opened, network);
  await opened.evaluate((slug) => (globalThis as unknown as BareWindow).play(slug), channel);
  return opened;
}

/** Milliseconds from the request for another channel to its first frame. */
export async function zapBare(opened: Page, channel: string): Promise<number> {
  return opened.evaluate(
    (slug) =>
      new Promise<number>((resolve, reject) => {
        const video = document.querySelector('video');
        if (video === null) return reject(new Error('There is no video.'));
        const asked = performance.now();
        // Frames of the old channel come until its source is removed.
        video.addEventListener(
          'emptied',
          () => video.requestVideoFrameCallback(() => resolve(performance.now() - asked)),
          { once: true },
        );
        (globalThis as unknown as BareWindow).play(slug).catch(reject);
        return undefined;
      }),
    channel,
  );
}
