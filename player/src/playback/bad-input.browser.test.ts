/** Faults of networks and servers, on real streams: each ends in the specified error or recovers. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserEnvironment } from '../environment/environment.ts';
import type { PlayerEnvironment, Timer } from '../environment/environment.ts';
import { errorKind } from '../react/messages/messages.ts';
import type { PlayerState } from '../state/state.ts';
import type { StreamToken } from '../source/source.ts';
import { filmSource, once, seenRequests, setFaults, setStage, strike } from '../testing/browser.ts';
import type { Stage } from '../testing/browser.ts';
import { fastEnvironment } from '../testing/fast-environment.ts';

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

const hasty = async (changes: Partial<PlayerEnvironment> = {}): Promise<void> => {
  await strike(stage);
  stage = setStage({ environment: { ...fastEnvironment(), ...changes } });
};
const stopped = (): Promise<PlayerState> =>
  stage.until('playback has stopped', ({ recovery }) => recovery?.type === 'stop');
const urlOf = (pattern: RegExp): unknown => expect.objectContaining({ url: expect.stringMatching(pattern) });
/** Segments from the fifth on, which begins at 15.36 s. */
const later = String.raw`/(0000[5-9]|0001\d)\.m4s`;

describe('bad input', () => {
  it('a film deleted while it plays is played as far as it has come; then it is said to be missing, and can be tried again', async () => {
    await hasty();
    await setFaults([{ match: later, status: 404, times: 999 }]);
    await stage.player.load({ ...filmSource, startTime: 12.5 });
    await playsOn(13.5);
    const state = await stopped();
    expect(state.error).toMatchObject({ httpStatus: 404, severity: 2 });
    await stage.until('it is paused for it', ({ pauseReason }) => pauseReason === 'tech_error');
    expect(state.currentTime).toBeGreaterThan(14);
    expect(state.error && errorKind(state.error, true)).toBe('missing');
    await setFaults([]);
    stage.player.retry();
    await playsOn(state.currentTime + 0.3);
  });

  it('a film deleted while peers deliver it is an error of theirs; one without peers plays on (PL-058, DR-049, DR-051)', async () => {
    await hasty();
    await setFaults([{ match: later, status: 404, times: 999 }]);
    const reasons: string[] = [];
    stage.player.on((event) => {
      if (event.type === 'error') reasons.push(event.error.reason);
    });
    const keys = { vod: 'films-key', live: 'channels-key' };
    const trackers = [`ws://${location.host}/no-tracker`];
    await stage.player.load({ ...filmSource, startTime: 5, teleport: { trackers, apiKeys: keys } });
    await playsOn(5.5);
    await expect.poll(() => reasons).toContain('1-4-1001');
    expect(reasons.filter((reason) => reason.startsWith('1-7'))).toEqual([]);
  });

  it('a jump to where too little is left to begin with ends in the error too', async () => {
    await hasty();
    await setFaults([{ match: later, status: 404, times: 999 }]);
    await stage.player.load({ ...filmSource, startTime: 14 });
    expect((await stopped()).error).toMatchObject({ httpStatus: 404, severity: 2 });
  });

  it('a server that breaks down in the middle and comes back is waited for without a word', async () => {
    await hasty();
    await setFaults([{ match: later, status: 500, times: 12 }]);
    await stage.player.load({ ...filmSource, startTime: 13.5 });
    await playsOn(16);
    expect(stage.player.store.getState()).toMatchObject({ error: null, recovery: null });
  });

  it('a token refused in the middle is renewed once, and nobody notices', async () => {
    await setFaults([{ match: `${later}.*token=old`, status: 403, times: 999 }]);
    const refreshToken = vi.fn<() => Promise<StreamToken>>(() => Promise.resolve({ query: 'token=new' }));
    await stage.player.load({ ...filmSource, startTime: 13.5, token: { query: 'token=old' }, refreshToken });
    await playsOn(16);
    expect(refreshToken).toHaveBeenCalledOnce();
    expect(stage.player.store.getState()).toMatchObject({ error: null, recovery: null });
  });

  it('a viewer whose right has ended is told so, once what was fetched is over', async () => {
    await hasty();
    await setFaults([{ match: later, status: 403, times: 999 }]);
    const refreshToken = (): Promise<StreamToken> => Promise.reject(new Error('The service refuses.'));
    await stage.player.load({ ...filmSource, startTime: 12.5, token: { query: 'token=old' }, refreshToken });
    const state = await stopped();
    expect(state.currentTime).toBeGreaterThan(13.5);
    expect(state.error && errorKind(state.error, true)).toBe('access');
  });

  it.each(['truncated', 'garbled'] as const)('a %s segment of one quality is got over', async (damage) => {
    localStorage.setItem('playerSpeed', '2');
    await hasty();
    await setFaults([{ match: 'v(360|720)/00003', damage, times: 1 }]);
    await stage.player.load({ ...filmSource, startTime: 8 });
    await playsOn(12);
    expect(stage.player.store.getState()).toMatchObject({ error: null, recovery: null });
  });

  it('a segment that is garbled in every quality ends in an error that says what to do', async () => {
    await hasty();
    await setFaults([{ match: 'v(360|720)/00003', damage: 'garbled', times: 999 }]);
    await stage.player.load({ ...filmSource, startTime: 6 });
    const state = await stopped();
    expect(state.error).toMatchObject({ category: 3, severity: 2 });
    expect(state.error && errorKind(state.error, true)).toBe('playback');
  });

  it.each(['truncated', 'garbled'] as const)(
    'a %s manifest is read again, then playback stops',
    async (damage) => {
      await hasty();
      await setFaults([{ match: 'manifest.mpd', damage, times: 999 }]);
      await stage.player.load(filmSource);
      const state = await stopped();
      expect(state.error).toMatchObject({ error: 'MANIFEST_INVALID', category: 4 });
      expect((await seenRequests()).filter(({ url }) => url.includes('manifest.mpd'))).toHaveLength(3);
      await setFaults([]);
      stage.player.retry();
      await playsOn(0.2);
    },
  );

  it('codecs that the browser lacks are left out; when none is left, another browser is proposed', async () => {
    const codec = String.raw`avc1\.[0-9a-f]+`;
    // The manifest names the qualities one after the other: the first only.
    await setFaults([
      { match: 'manifest.mpd', times: 1, replace: { from: `(?<!avc1[^]*)${codec}`, to: 'vvc1.1.L51' } },
    ]);
    await stage.player.load(filmSource);
    await playsOn(0.2);
    expect(stage.player.store.getState().resolutions).toHaveLength(2);
    await setFaults([{ match: 'manifest.mpd', times: 99, replace: { from: codec, to: 'vvc1.1.L51' } }]);
    await stage.player.load(filmSource);
    const state = await stopped();
    expect(state.error).toMatchObject({ error: 'NOTHING_PLAYABLE', severity: 2 });
    expect(state.error && errorKind(state.error, true)).toBe('browser');
  });

  it('a jump while the beginning of the next part is on its way goes on where it went', async () => {
    const nextPart = String.raw`init\.mp4\?part=2`;
    await setFaults([{ match: nextPart, isHeld: true, times: 99 }]);
    await stage.player.load({ ...filmSource, assetUrl: '/streams/two-parts' });
    await expect.poll(seenRequests).toContainEqual(urlOf(new RegExp(nextPart)));
    stage.player.seek(30);
    await once(stage.media, 'seeking');
    await setFaults([]);
    await playsOn(30.5);
    expect(stage.player.store.getState()).toMatchObject({ error: null, recovery: null });
  });

  describe('while the picture of a place does not come', () => {
    /** Goes to where the sound comes and the picture does not; returns the requests so far. */
    const goWithoutPicture = async (): Promise<readonly string[]> => {
      await setFaults(
        [String.raw`a_\w+/0000[4-8]`, String.raw`v\d+/000(0[4-9]|1\d)`].map((match) => ({
          match: String.raw`${match}\.m4s`,
          isHeld: true,
          times: 99,
        })),
      );
      await stage.player.load(filmSource);
      await playsOn(0.5);
      stage.player.seek(33);
      let seen: readonly string[] = [];
      const lookAgain = async (): Promise<readonly string[]> =>
        (seen = (await seenRequests()).map(({ url }) => url));
      await expect
        .poll(lookAgain)
        .toEqual(
          expect.arrayContaining([
            expect.stringMatching(/v\d+\/00009/),
            expect.stringMatching(/a_\w+\/00009/),
          ]),
        );
      return seen;
    };
    /** Leaves the bandwidth to the picture. */
    const nextSound = expect.stringMatching(/a_\w+\/0001/);

    it('the sound that follows waits for it, and a jump elsewhere does not', async () => {
      expect(await goWithoutPicture()).not.toContainEqual(nextSound);
      stage.player.seek(2);
      await playsOn(2.5);
      expect(stage.player.store.getState()).toMatchObject({ error: null, recovery: null });
    });

    it('nor does another film', async () => {
      expect(await goWithoutPicture()).not.toContainEqual(nextSound);
      await stage.player.load(filmSource);
      await stage.until('the other film plays', ({ currentTime }) => currentTime > 0.5 && currentTime < 20);
    });
  });

  it('the beginning of the next part that cannot be had for a while is waited for', async () => {
    await hasty();
    await setFaults([{ match: String.raw`init\.mp4\?part=2`, status: 503, times: 8 }]);
    await stage.player.load({ ...filmSource, assetUrl: '/streams/two-parts', startTime: 5 });
    await playsOn(9);
    expect(stage.player.store.getState()).toMatchObject({ error: null, recovery: null });
  });

  it('half a minute offline in the middle is waited out without trying, and playback goes on from its place', async () => {
    let isOnline = true;
    let waiting: (() => void)[] = [];
    const environment = browserEnvironment();
    const pending = new Set<Timer>();
    await hasty({
      setTimer: (callback, milliseconds) => {
        const timer = environment.setTimer(() => {
          pending.delete(timer);
          callback();
        }, milliseconds);
        pending.add(timer);
        return timer;
      },
      clearTimer: (timer) => {
        pending.delete(timer);
        environment.clearTimer(timer);
      },
      isOnline: () => isOnline,
      whenOnline: (callback) => {
        waiting.push(callback);
        return () => void (waiting = []);
      },
    });
    await setFaults([{ match: later, status: 0, times: 999 }]);
    await stage.player.load({ ...filmSource, startTime: 12.5 });
    await playsOn(12.6);
    isOnline = false;
    const state = await stage.until(
      'it waits for the network',
      ({ recovery, isLoading }) => recovery?.type === 'wait-online' && isLoading,
    );
    expect(state.currentTime).toBeGreaterThan(14);
    // It waits for the network alone and has set no alarm: thirty seconds are like thirty hours.
    expect(waiting).toHaveLength(1);
    await setFaults([]);
    expect(pending.size).toBe(0);
    expect(await seenRequests()).toEqual([]);
    isOnline = true;
    for (const callback of waiting) callback();
    await playsOn(state.currentTime + 0.5);
    await stage.until('all is well again', ({ error, recovery }) => error === null && recovery === null);
  });

  it('a clock that is three hours wrong changes nothing', async () => {
    for (const skew of [3, -3]) {
      await hasty({ now: () => Date.now() + skew * 3_600_000 });
      const expiresAt = Date.now() / 1000 + 3600;
      const refreshToken = vi.fn<() => Promise<StreamToken>>(() =>
        Promise.resolve({ query: 't=2', expiresAt }),
      );
      await stage.player.load({ ...filmSource, token: { query: 't=1', expiresAt }, refreshToken });
      await playsOn(0.5);
      expect(refreshToken).not.toHaveBeenCalled();
      expect(stage.player.store.getState().error).toBeNull();
    }
  });
});
