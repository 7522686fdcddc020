/** Every failure in every place, as `testing/fault-cells.ts` says: what the viewer sees, asks for, and gets back. */
import { afterEach, beforeEach, expect, inject, it, vi } from 'vitest';
import { errorKind } from '../react/messages/messages.ts';
import { seenRequests, setFaults, setStage, strike } from '../testing/browser.ts';
import type { Stage } from '../testing/browser.ts';
import {
  fastEnvironment,
  fastMilliseconds,
  fastSeconds,
  hastenRequests,
} from '../testing/fast-environment.ts';
import { cells, failures, places } from '../testing/fault-cells.ts';
import type { Cell, Place } from '../testing/fault-cells.ts';
import type { PlayerState } from '../state/state.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly hasEveryCell: boolean;
  }
}

/** The requests of the first moment, a try every 15 s while there is film left, and then 25 in two minutes. */
const MOST_REQUESTS = 12 + 12 + 26;

/** Milliseconds over which requests are counted, and most of them in any such time. */
const WINDOW = 30_000;
const MOST_IN_WINDOW = 20;

/** The most of `times` within any `window`, both in milliseconds. */
function mostIn(times: readonly number[], window: number): number {
  return Math.max(0, ...times.map((from) => times.filter((at) => at >= from && at < from + window).length));
}

let stage: Stage;
beforeEach(async () => {
  localStorage.clear();
  localStorage.setItem('volumeMuted', 'true');
  await setFaults([]);
});
afterEach(async () => {
  await strike(stage);
  vi.restoreAllMocks();
});

const isStopped = ({ recovery }: PlayerState): boolean => recovery?.type === 'stop';
const isPlaying = (beyond: number) => (state: PlayerState) =>
  state.isAdPlaying !== true && !state.isPaused && !state.isLoading && state.currentTime > beyond;

async function fail({ failure, place }: Cell): Promise<PlayerState> {
  const { source, match, seekTo, beyond }: Place = places[place];
  // By a fast clock an advertisement would be late before it is requested.
  if (place !== 'ad') hastenRequests();
  stage = setStage(place === 'ad' ? {} : { environment: fastEnvironment() });
  await setFaults([{ match, times: 999, ...failures[failure] }]);
  void stage.player.load(source);
  if (seekTo !== undefined) {
    await stage.until('it plays', isPlaying(0.2));
    stage.player.seek(seekTo);
  }
  return stage.until(
    'it plays in spite of it, or has stopped',
    (state) => isStopped(state) || isPlaying(beyond)(state),
  );
}

const chosen = inject('hasEveryCell') ? cells : cells.filter(({ isQuick }) => isQuick);

it.each(chosen)('$failure × $place: $sees', async (cell) => {
  const { error } = await fail(cell);
  const failing = new RegExp(places[cell.place].match);
  const requests = (await seenRequests()).filter(({ url }) => failing.test(url));
  const asked = requests.length;
  const most = mostIn(
    requests.map(({ at }) => at),
    // An advertisement uses the real clock.
    cell.place === 'ad' ? WINDOW : fastMilliseconds(WINDOW),
  );
  const sees = error !== null && isStopped(stage.player.store.getState()) ? errorKind(error, true) : 'plays';
  // `npm run faults -- player` reads it.
  // oxlint-disable-next-line no-console
  console.log(`${cell.failure} × ${cell.place}: ${sees}, ${asked} requests while failing, ${most} in 30 s`);
  expect(sees).toBe(cell.sees);
  expect(asked).toBeGreaterThan(0);
  expect(most).toBeLessThanOrEqual(MOST_IN_WINDOW);
  if (sees === 'plays') return;
  expect(asked).toBeLessThanOrEqual(MOST_REQUESTS);
  await setFaults([]);
  // A channel retries a minute later.
  const isChannel = places[cell.place].source.type === 'live';
  if (!isChannel) await fastSeconds(30);
  expect(isChannel ? [] : await seenRequests()).toEqual([]);
  stage.player.retry();
  await stage.until('it plays again', (state) => isPlaying(0.3)(state) && state.error === null);
});
