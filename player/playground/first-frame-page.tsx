/**
 * A Watch button, three ways (`?way=`): `bare` has Shaka loaded and loads the stream at the click; `cold` mounts our
 * player at the click, engine and all; `prepared` does what our pages do: fetches on hover, plays at the click.
 * `window.firstFrame` resolves with the milliseconds from click to the first painted picture, and to playing.
 */
import { createRoot } from 'react-dom/client';
import { prepare } from '../src/engine/prepare.ts';
import type { PreparedSource } from '../src/engine/prepare.ts';
import { Player } from '../src/react/index.ts';
import type { PlayerSource } from '../src/source/source.ts';
import './playground.css';
import { rus } from '../src/react/messages/rus.ts';

declare global {
  interface Window {
    firstFrame: Promise<readonly [picture: number, playing: number]>;
    isPrepared: boolean;
  }
}

const source: PlayerSource = {
  assetUrl: '/streams/lighthouse',
  type: 'vod',
  content: { id: '1', name: 'Film' },
};
const way = new URLSearchParams(location.search).get('way') ?? 'prepared';
const watch = document.querySelector('#watch');
const place = document.querySelector('#root');
const { promise, resolve } = Promise.withResolvers<readonly [picture: number, playing: number]>();
window.firstFrame = promise;
window.isPrepared = false;

/** Measures from here on; `video` has just been added to the page. */
function report(video: HTMLVideoElement, clickedAt: number): void {
  const playing = new Promise<number>((resolvePlaying) => {
    video.addEventListener('playing', () => resolvePlaying(performance.now() - clickedAt), { once: true });
  });
  const picture = new Promise<number>((resolvePicture) => {
    // A picture decoded before the element came to the page is painted with the page's next frame.
    if (video.readyState >= video.HAVE_CURRENT_DATA) {
      requestAnimationFrame(() => requestAnimationFrame((now) => resolvePicture(now - clickedAt)));
    } else video.requestVideoFrameCallback((now) => resolvePicture(now - clickedAt));
  });
  resolve(Promise.all([picture, playing]));
}

if (watch !== null && place !== null) {
  if (way === 'bare') await showBare(watch, place);
  else showOurs(watch, place);
}

async function showBare(button: Element, root: Element): Promise<void> {
  const { default: shaka } = await import('shaka-player/dist/shaka-player.compiled.js');
  shaka.polyfill.installAll();
  window.isPrepared = true;
  button.addEventListener('click', () => {
    const clickedAt = performance.now();
    const video = document.createElement('video');
    root.append(video);
    report(video, clickedAt);
    const player = new shaka.Player();
    void player
      .attach(video)
      .then(() => player.load('/streams/lighthouse/manifest.mpd'))
      .then(() => video.play());
  });
}

function showOurs(button: Element, root: Element): void {
  let prepared: PreparedSource | null = null;
  if (way === 'prepared') {
    button.addEventListener('pointerenter', () => {
      prepared ??= prepare(source);
      void prepared.ready.then(() => {
        window.isPrepared = true;
      });
    });
  } else window.isPrepared = true;
  button.addEventListener('click', () => {
    const clickedAt = performance.now();
    new MutationObserver((_changes, observer) => {
      const video = root.querySelector('video');
      if (video === null) return;
      observer.disconnect();
      report(video, clickedAt);
    }).observe(root, { childList: true, subtree: true });
    createRoot(root).render(<Player source={source} messages={rus} {...(prepared && { prepared })} />);
  });
}
