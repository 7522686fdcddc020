import { launchBrowser } from '@kadr/testing/browser';
import { median } from '../figures.ts';
import type { Figure } from '../figures.ts';
import { peers, serveBarePages } from './bare-pages.ts';
import type { PeerName } from './bare-pages.ts';
import { clickToPicture, onPage, ourPlace } from './first-picture.ts';
import type { Place } from './first-picture.ts';
import type { NetworkName } from './network.ts';

const rounds = 15;

/** Milliseconds from the click on Watch to the first frame, beside bare pages on the same asset, interleaved. */
export async function firstFrame(url: string, film: string, network: NetworkName): Promise<Figure[]> {
  const bare = await serveBarePages(url, film);
  const browser = await launchBrowser({ isWhole: true });
  const measure = (place: Place) => onPage(browser, place, network, (page) => clickToPicture(page, place));
  const names = Object.keys(peers) as PeerName[];
  try {
    const ours: number[] = [];
    const theirs: Record<PeerName, number[]> = { shaka: [], hls: [] };
    for (let round = 0; round < rounds; round++) {
      ours.push(await measure(ourPlace(url, film)));
      for (const name of names)
        theirs[name].push(await measure({ address: bare.address(name), button: 'button' }));
    }
    return names.map((name) => ({
      name: `Watch to first frame beside ${peers[name].name}, ${network}`,
      ours: median(ours),
      peer: median(theirs[name]),
      unit: 'ms',
      bound: name === 'shaka' ? { kind: 'ratio at most', value: 0.8 } : null,
    }));
  } finally {
    await browser.close();
    bare.close();
  }
}
