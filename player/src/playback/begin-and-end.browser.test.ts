import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { prepare } from '../engine/prepare.ts';
import { filmSource, once, seenRequests, setFaults, setStage, strike } from '../testing/browser.ts';
import type { Stage } from '../testing/browser.ts';

let stage: Stage;

beforeEach(async () => {
  localStorage.clear();
  await setFaults([]);
  stage = setStage();
});
afterEach(() => strike(stage));

const playsOn = (seconds: number): Promise<unknown> =>
  stage.until(
    `playback is beyond ${seconds} s`,
    ({ currentTime, isPaused }) => currentTime > seconds && !isPaused,
  );

describe('prepare', () => {
  it('fetches manifest and first segments before anybody asks to play, and playing uses them', async () => {
    const prepared = prepare(filmSource);
    await prepared.ready;
    const before = (await seenRequests()).map(({ url }) => url);
    expect(before.filter((url) => url.includes('manifest.mpd'))).toHaveLength(1);
    expect(before.filter((url) => url.includes('.m4s')).length).toBeGreaterThanOrEqual(2);
    expect(prepared.media.readyState).toBeGreaterThanOrEqual(HTMLMediaElement.HAVE_CURRENT_DATA);
    await strike(stage);
    stage = setStage({ media: prepared.media });
    await stage.player.load(filmSource, { prepared });
    expect(stage.player.store.getState()).toMatchObject({ hasFirstFrame: true, phase: 'ready' });
    await playsOn(0.3);
    const after = (await seenRequests()).map(({ url }) => url);
    expect(after.filter((url) => url.includes('manifest.mpd'))).toHaveLength(1);
    expect(after.filter((url, index) => url.includes('.m4s') && after.indexOf(url) !== index)).toEqual([]);
  });

  it('goes on with what it is fetching when the browser changes its estimate of the network', async () => {
    const prepared = prepare(filmSource);
    const guessAnew = (): unknown =>
      (navigator as { connection?: EventTarget }).connection?.dispatchEvent(new Event('change'));
    const observer = new PerformanceObserver(guessAnew);
    observer.observe({ type: 'resource' });
    await prepared.ready;
    observer.disconnect();
    expect(prepared.media.readyState).toBeGreaterThanOrEqual(HTMLMediaElement.HAVE_CURRENT_DATA);
    const segments = (await seenRequests()).filter(({ url }) => url.includes('.m4s')).map(({ url }) => url);
    expect(new Set(segments).size).toBe(segments.length);
    prepared.cancel();
  });

  it('is of no use to a player with another element, which plays all the same', async () => {
    const prepared = prepare(filmSource);
    await prepared.ready;
    await stage.player.load(filmSource, { prepared });
    await playsOn(0.3);
    expect(await prepared.take()).toBeNull();
    await expect.poll(() => prepared.media.readyState).toBe(0);
  });

  it('buffers to the full goal only once somebody watches', async () => {
    const prepared = prepare(filmSource);
    await prepared.ready;
    const ahead = (await seenRequests()).filter(({ url }) => url.includes('.m4s')).length;
    expect(ahead).toBeLessThan(9);
    await strike(stage);
    stage = setStage({ media: prepared.media });
    await stage.player.load(filmSource, { prepared });
    await stage.until('all of the film is buffered', ({ buffered }) => (buffered[0]?.end ?? 0) > 45);
  });

  it('lets go of what nobody wants', async () => {
    const prepared = prepare(filmSource);
    expect(prepared.isOpen()).toBe(true);
    prepared.cancel();
    expect(prepared.isOpen()).toBe(false);
    await prepared.ready;
    expect(await prepared.take()).toBeNull();
  });

  it('that failed does not keep playing from trying', async () => {
    await setFaults([{ match: 'manifest.mpd', status: 500, times: 3 }]);
    const prepared = prepare(filmSource);
    await prepared.ready;
    await setFaults([]);
    await strike(stage);
    stage = setStage({ media: prepared.media });
    await stage.player.load(filmSource, { prepared });
    await playsOn(0.3);
    expect(stage.player.store.getState()).toMatchObject({ error: null, phase: 'ready' });
  });
});

describe('destroy', () => {
  it('stops sound and requests, and lets go of the element (PL-196)', async () => {
    await stage.player.load(filmSource);
    await playsOn(0.5);
    await stage.player.destroy();
    expect(stage.media.paused).toBe(true);
    expect(stage.media.getAttribute('src')).toBeNull();
    expect(navigator.mediaSession.metadata).toBeNull();
    await setFaults([]);
    const state = stage.player.store.getState();
    stage.media.dispatchEvent(new Event('play'));
    expect(stage.player.store.getState()).toBe(state);
    expect(await seenRequests()).toEqual([]);
  });

  it('leaves nothing behind', async () => {
    const collect = (globalThis as { gc?: (options: { type: string; execution: string }) => Promise<void> })
      .gc;
    expect(collect).toBeTypeOf('function');
    const left: WeakRef<object>[] = [];
    const playOnce = async (): Promise<void> => {
      const other = setStage();
      await other.player.load(filmSource);
      await other.until('it plays', ({ currentTime }) => currentTime > 0.2);
      await strike(other);
      left.push(new WeakRef(other.player), new WeakRef(other.media));
    };
    await playOnce();
    await playOnce();
    const remaining = async (): Promise<number> => {
      await collect?.({ type: 'major', execution: 'async' });
      return left.filter((reference) => reference.deref() !== undefined).length;
    };
    await expect.poll(remaining, { interval: 250 }).toBe(0);
  });

  it('in the middle of loading is no error', async () => {
    const loading = stage.player.load(filmSource);
    await stage.player.destroy();
    await loading;
    expect(stage.player.store.getState().error).toBeNull();
  });

  it('a second film takes the place of the first', async () => {
    await stage.player.load(filmSource);
    await playsOn(0.3);
    const emptied = once(stage.media, 'emptied');
    await stage.player.load({ ...filmSource, startTime: 30, content: { id: '2', name: 'Second' } });
    await emptied;
    await playsOn(30.2);
    expect(navigator.mediaSession.metadata?.title).toBe('Second');
  });
});
