/** Channels in a real browser: their past by offsets, pauses, and the second player variant. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PlayerEvent } from '../state/events.ts';
import type { PlayerSource } from '../source/source.ts';
import type { PlayerState } from '../state/state.ts';
import { channelSource, once, seenRequests, setFaults, setStage, strike } from '../testing/browser.ts';
import type { Stage } from '../testing/browser.ts';
import { browserEnvironment } from '../environment/environment.ts';

let stage: Stage;
/** Milliseconds by which the player's clock is ahead: this is how a long pause takes no time. */
let ahead: number;

beforeEach(async () => {
  localStorage.clear();
  localStorage.setItem('volumeMuted', 'true');
  await setFaults([]);
  ahead = 0;
  stage = setStage({ environment: { ...browserEnvironment(), now: () => Date.now() + ahead } });
});
afterEach(() => strike(stage));

const behind = ({ seekable, currentTime }: PlayerState): number => seekable.end - currentTime;
async function watch(source: PlayerSource = channelSource): Promise<void> {
  await stage.player.load(source);
  await stage.until(
    'it plays',
    ({ isPaused, hasFirstFrame, isLoading }) => !isPaused && hasFirstFrame && !isLoading,
  );
}
/** Waits until it plays where it was moved to. */
const playsAt = (least: number, most: number): Promise<PlayerState> =>
  stage.until(
    `it plays ${least} to ${most} s behind now`,
    (state) =>
      behind(state) >= least &&
      behind(state) <= most &&
      !state.isLoading &&
      !state.isPaused &&
      !stage.media.seeking,
  );

/** Offsets of the manifests asked for, the last request of each in its place; '' without an offset. */
async function offsets(): Promise<readonly string[]> {
  const asked = (await seenRequests())
    .filter(({ url }) => /manifest\.mpd|playlist\.m3u8/.test(url))
    .map(({ url }) => new URL(url, 'http://h').searchParams.get('offset') ?? '');
  return asked.filter((offset, index) => offset !== asked[index - 1]);
}
const seekBehind = (seconds: number): void =>
  stage.player.seek(stage.player.store.getState().seekable.end - seconds);

describe('a channel whose past is had by offsets', () => {
  it('plays at its edge, is live, and reaches back further than its manifest (LV-001, LV-035)', async () => {
    await watch();
    const state = stage.player.store.getState();
    expect(state).toMatchObject({ isLive: true, phase: 'ready', error: null });
    expect(state.seekable.end - state.seekable.start).toBeCloseTo(600, 5);
    expect(behind(state)).toBeLessThan(20);
    expect(Math.abs((state.startsAt ?? 0) + state.seekable.end * 1000 - Date.now())).toBeLessThan(5000);
    expect(await offsets()).toEqual(['']);
  });

  it('seeking loads the stream at an offset and plays there; back at now without one (LV-027, LV-028, LV-029, DR-053)', async () => {
    await watch();
    const events: PlayerEvent[] = [];
    stage.player.on((event) => events.push(event));
    seekBehind(300);
    expect(behind(stage.player.store.getState())).toBeCloseTo(300, 0);
    await playsAt(299, 312);
    expect(events.find(({ type }) => type === 'seek')).toMatchObject({ type: 'seek' });
    stage.player.seek(Infinity);
    await playsAt(0, 20);
    await expect.poll(offsets).toEqual(['', '300', '']);
  });

  it('steps of 15 s gather in a place that is gone to 70 ms after the key is up, never beyond now (LV-033, LV-034)', async () => {
    await watch();
    const { rewind } = stage.player;
    rewind.step(1);
    const first = stage.player.store.getState();
    expect(first.rewind?.position).toBeLessThanOrEqual(first.seekable.end + 1);
    rewind.cancel();
    for (let press = 0; press < 4; press += 1) rewind.step(-1);
    expect(stage.player.store.getState().rewind?.delta).toBeCloseTo(-60, 0);
    rewind.release();
    await playsAt(59, 75);
    await expect.poll(async () => (await offsets()).at(-1)).toMatch(/^6\d$/);
  });

  it('falls behind while paused, and goes on where it was (LV-031)', async () => {
    await watch();
    stage.player.pause();
    ahead = 20_000;
    await stage.until('now has gone on', (state) => behind(state) > 20);
    stage.player.togglePlay();
    await playsAt(20, 35);
    // The manifest still has that moment.
    expect(await offsets()).toEqual(['']);
  });

  it('a pause beyond the limit goes on at the oldest moment allowed (LV-061)', async () => {
    await watch({ ...channelSource, timeshift: { pauseLiveDuration: 30 } });
    stage.player.pause();
    ahead = 120_000;
    await stage.until('the pause is too long', (state) => behind(state) > 100);
    await stage.player.play('user');
    await playsAt(29, 42);
    await expect.poll(offsets).toEqual(['', '30']);
  });

  it('a pause that is undone before its event keeps nothing from playing elsewhere', async () => {
    await watch();
    const told = once(stage.media, 'pause');
    stage.player.pause();
    await stage.player.play('user');
    await told;
    seekBehind(300);
    await playsAt(299, 312);
    expect(stage.player.store.getState().pauseReason).toBeNull();
  });

  it('without pause-live nothing is gone back to, and a pause ends at what is on (LV-062)', async () => {
    await watch({ ...channelSource, timeshift: { pauseLiveDuration: 0 } });
    const { seekable } = stage.player.store.getState();
    expect(seekable.start).toBe(seekable.end);
    seekBehind(60);
    stage.player.pause();
    ahead = 60_000;
    await stage.until('now has gone on', (state) => behind(state) > 50);
    await stage.player.play('user');
    await playsAt(0, 20);
    expect(await offsets()).toEqual(['']);
  });

  it('after a failure it goes on where it was behind now', async () => {
    await watch();
    seekBehind(200);
    await playsAt(199, 212);
    await setFaults([{ match: 'm4s', status: 404, times: 60 }]);
    await stage.until('it has stopped', ({ recovery }) => recovery?.type === 'stop');
    await setFaults([]);
    stage.player.retry();
    await stage.until(
      'it plays again',
      ({ error, isPaused, isLoading }) => error === null && !isPaused && !isLoading,
    );
    expect(behind(stage.player.store.getState())).toBeGreaterThan(190);
    expect(behind(stage.player.store.getState())).toBeLessThan(300);
    expect(Number((await offsets())[0])).toBeGreaterThan(199);
  });
});

describe('the second player variant', () => {
  const sdkSource: PlayerSource = { ...channelSource, playerType: 'live_sdk' };
  const scripts = async (): Promise<number> =>
    (await seenRequests()).filter(({ url }) => url === '/live-tv-sdk.js').length;

  it('plays a channel by the SDK, whose script comes from the site’s root when it is opened, once (PL-004, LV-049, LV-053, LV-054)', async () => {
    await watch();
    expect(await scripts()).toBe(0);
    await stage.player.load(sdkSource);
    const state = await stage.until(
      'it plays by the SDK',
      ({ isPaused, hasFirstFrame, isLoading, phase }) =>
        phase === 'ready' && !isPaused && hasFirstFrame && !isLoading,
    );
    expect(state).toMatchObject({ isLive: true, error: null, isNeedUserGesture: false });
    expect((await seenRequests()).some(({ url }) => url.startsWith('/live/playlist.m3u8'))).toBe(true);
    expect(window.LiveTvSdk?.version).toBe(1);
    stage.player.pause();
    await stage.until('it is paused', ({ isPaused }) => isPaused);
    await stage.player.play('user');
    await stage.until('it plays again', ({ isPaused }) => !isPaused);
    seekBehind(60);
    await playsAt(59, 75);
    await expect.poll(async () => (await offsets()).at(-1)).toBe('60');
    await stage.player.load(sdkSource);
    await stage.until('it plays once more', ({ hasFirstFrame, isPaused }) => hasFirstFrame && !isPaused);
    expect(await scripts()).toBe(1);
  });

  it('a channel that is not there is an error of the SDK, and stops (LV-052)', async () => {
    await setFaults([{ match: 'playlist.m3u8', status: 404, times: 99 }]);
    await stage.player.load(sdkSource);
    const { error } = await stage.until('it has stopped', ({ recovery }) => recovery?.type === 'stop');
    expect(error).toMatchObject({ error: 'SDK', category: -1, severity: 2 });
  });
});
