/** A minute without a network, and a network that loses requests: the viewer sees no error message. */
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { browserEnvironment } from '../environment/environment.ts';
import type { PlayerEnvironment } from '../environment/environment.ts';
import type { PlayerState } from '../state/state.ts';
import { channelSource, filmSource, seenRequests, setFaults, setStage, strike } from '../testing/browser.ts';
import type { Stage } from '../testing/browser.ts';
import { fastEnvironment, fastMilliseconds } from '../testing/fast-environment.ts';

/** `npm run faults -- player` takes the real clock and more films. */
const isThorough = inject('hasEveryCell');

/** Milliseconds without a network. */
const OUTAGE = 60_000;
/** Most milliseconds from the network's return until it plays. */
const MOST = 5000;

let stage: Stage;
let messages: PlayerState[];
beforeEach(async () => {
  localStorage.clear();
  localStorage.setItem('volumeMuted', 'true');
  await setFaults([]);
});
afterEach(() => strike(stage));

/** Keeps every state in which the player would show an error message. */
function setStageWith(environment: PlayerEnvironment): void {
  stage = setStage({ environment });
  messages = [];
  stage.player.store.subscribe(() => {
    const state = stage.player.store.getState();
    if (state.recovery?.type === 'stop') messages.push(state);
  });
}

/** `npm run faults -- player` reads it. */
function report(cell: string, figures: string): void {
  // oxlint-disable-next-line no-console
  console.log(`${cell}: ${figures}`);
}

const waited = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, isThorough ? milliseconds : fastMilliseconds(milliseconds));
  });

describe('60 s without a network', () => {
  it.each([
    // Its end is not buffered when the network goes: the picture stops after a second.
    { place: 'film', source: { ...filmSource, startTime: 7 }, lost: String.raw`/(0000[3-9]|0001\d)\.m4s` },
    { place: 'channel', source: channelSource, lost: '.' },
  ])(
    'in a $place: no error message, and it plays within 5 s of the return',
    async ({ place, source, lost }) => {
      let isOnline = true;
      const whenOnline = new Set<() => void>();
      setStageWith({
        ...(isThorough ? browserEnvironment() : fastEnvironment()),
        isOnline: () => isOnline,
        whenOnline: (callback) => {
          whenOnline.add(callback);
          return () => whenOnline.delete(callback);
        },
      });
      const { player, media, until } = stage;
      if (place === 'film') await setFaults([{ match: lost, status: 0, times: 999 }]);
      await player.load(source);
      await until('it plays', ({ isPaused, hasFirstFrame }) => !isPaused && hasFirstFrame);
      await setFaults([{ match: lost, status: 0, times: 9999 }]);
      isOnline = false;
      // A channel has half a minute buffered; the rest of the outage would be nothing but that.
      if (place === 'channel' && !isThorough) media.currentTime = bufferEnd(media) - 0.5;
      await waited(OUTAGE);
      await until('the picture stands still', ({ isLoading }) => isLoading);
      const from = media.currentTime;
      await setFaults([]);
      isOnline = true;
      const returned = performance.now();
      for (const callback of whenOnline) callback();
      await until('it plays on', ({ isLoading }) => !isLoading && media.currentTime > from + 0.1);
      const back = performance.now() - returned;
      report(
        `60 s without a network × ${place}`,
        `${messages.length} messages, ${Math.round(back)} ms until it plays`,
      );
      expect(messages).toEqual([]);
      expect(back).toBeLessThan(MOST);
    },
  );
});

describe('2 % of all segments failing', () => {
  const films = isThorough ? 20 : 4;

  it(`are made up for without an error message: ${films} films are fetched to their ends, and play`, async () => {
    setStageWith(fastEnvironment());
    let asked = 0;
    let failed = 0;
    for (let seed = 1; seed <= films; seed += 1) {
      await setFaults([
        {
          match: String.raw`\.m4s`,
          times: 999,
          ...kinds[seed % kinds.length],
          random: { share: 0.02, seed },
        },
      ]);
      await stage.player.load({ ...filmSource, startTime: 0 });
      await stage.until('the whole film is there', ({ buffered, duration }) =>
        buffered.some(({ start, end }) => start < 0.5 && duration > 0 && end > duration - 0.5),
      );
      await stage.until(
        'it plays',
        ({ isLoading, isPaused, currentTime }) => !isLoading && !isPaused && currentTime > 0.1,
      );
      const segments = (await seenRequests()).filter(({ url }) => url.includes('.m4s'));
      asked += segments.length;
      failed += segments.filter(({ isFailed }) => isFailed).length;
    }
    report('2 % bad segments × film', `${messages.length} messages, ${failed} of ${asked} requests failed`);
    expect(failed).toBeGreaterThan(0);
    expect(messages).toEqual([]);
  });
});

/** How a segment fails. */
const kinds = [{ status: 500 }, { status: 404 }, { status: 0 }, { damage: 'truncated' }] as const;

function bufferEnd({ buffered }: HTMLVideoElement): number {
  return buffered.length === 0 ? 0 : buffered.end(buffered.length - 1);
}
