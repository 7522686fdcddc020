import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserEnvironment } from '../environment/environment.ts';
import type { PlayerEvent } from '../state/events.ts';
import type { PlayerSource, StreamToken } from '../source/source.ts';
import { filmSource, liveSource, seenRequests, setFaults, setStage, strike } from '../testing/browser.ts';
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
const activeValue = (name: 'audios' | 'resolutions' | 'subtitles' | 'speeds'): unknown =>
  stage.player.store.getState()[name].find(({ active }) => active)?.value;

describe('playback', () => {
  it('plays an on-demand stream and time goes on (PL-001, PL-032, PL-033)', async () => {
    await stage.player.load(filmSource);
    await playsOn(1);
    expect(stage.player.store.getState()).toMatchObject({ phase: 'ready', isLive: false, error: null });
    expect(stage.player.store.getState().duration).toBeCloseTo(46.08, 1);
  });

  it('plays HLS too', async () => {
    await stage.player.load({ ...filmSource, isExternal: true });
    await playsOn(1);
    expect(stage.player.store.getState().resolutions.map(({ value }) => value)).toEqual([null, 720, 360]);
  });

  it('plays archive, embed and custom assets as it plays films (PL-002)', async () => {
    for (const type of ['archive', 'embed', 'custom'] as const) {
      await stage.player.load({ ...filmSource, type });
      await playsOn(0.2);
      expect(stage.player.store.getState()).toMatchObject({ phase: 'ready', isLive: false, error: null });
    }
  });

  it('plays a channel at its live edge; rewinding goes back in its window and no further than now (PL-001, PL-103)', async () => {
    await stage.player.load(liveSource);
    const begun = await stage.until(
      'it plays',
      ({ currentTime, isPaused, seekable }) => !isPaused && currentTime > seekable.start,
    );
    expect(begun).toMatchObject({ isLive: true, phase: 'ready' });
    expect(Math.abs((begun.startsAt ?? 0) + begun.currentTime * 1000 - Date.now())).toBeLessThan(60_000);
    for (let press = 0; press < 9; press += 1) stage.player.rewind.step(1);
    const { rewind, seekable } = stage.player.store.getState();
    expect(rewind?.position).toBeLessThanOrEqual(seekable.end + 5);
    expect(rewind?.position).toBeGreaterThan(seekable.end - 1);
    stage.player.rewind.cancel();
    for (let press = 0; press < 4; press += 1) stage.player.rewind.step(-1);
    expect(stage.player.store.getState().rewind?.delta).toBe(-60);
    stage.player.rewind.drop();
    const back = stage.media.currentTime;
    await playsOn(back + 0.3);
    // The speed that films are watched at is not that of a channel.
    stage.player.setBoost(true);
    expect(stage.player.store.getState().isBoosted).toBe(false);
  });

  it('goes twice as fast for as long as something is held, and then as before', async () => {
    localStorage.setItem('playerSpeed', '1.25');
    await stage.player.load(filmSource);
    await playsOn(0.2);
    stage.player.setBoost(true);
    await stage.until('it is fast', ({ isBoosted }) => isBoosted);
    expect(stage.media.playbackRate).toBe(2);
    await playsOn(stage.media.currentTime + 0.5);
    expect(activeValue('speeds')).toBe(1.25);
    stage.player.setBoost(false);
    expect(stage.media.playbackRate).toBe(1.25);
  });

  it('starts at the start time (PL-007)', async () => {
    await stage.player.load({ ...filmSource, startTime: 20 });
    await playsOn(20);
    expect(stage.media.played.start(0)).toBeGreaterThan(19);
  });

  it('seeks, and stays inside the film; says how well it plays (AN-039)', async () => {
    expect(stage.player.statistics()).toBeNull();
    await stage.player.load(filmSource);
    await playsOn(0.2);
    const known = expect.any(Number);
    expect(stage.player.statistics()).toEqual({
      decodedFrames: known,
      droppedFrames: known,
      bandwidth: known,
      bitrate: known,
      width: known,
      height: known,
    });
    expect(stage.player.statistics()?.decodedFrames).toBeGreaterThan(0);
    stage.player.seek(30);
    await playsOn(30.2);
    stage.player.seek(-100);
    const state = await stage.until('playback is at the beginning', ({ currentTime }) => currentTime < 5);
    expect(state.currentTime).toBeGreaterThanOrEqual(0);
  });

  it('ends, says so, leaves picture-in-picture, and starts again when asked to play (PL-144)', async () => {
    const pip = vi.spyOn(document, 'pictureInPictureElement', 'get').mockReturnValue(stage.media);
    const leave = vi.spyOn(document, 'exitPictureInPicture').mockResolvedValue();
    const events: PlayerEvent['type'][] = [];
    stage.player.on(({ type }) => events.push(type));
    await stage.player.load({ ...filmSource, startTime: 44.5 });
    await stage.until('the film has ended', ({ isEnded }) => isEnded);
    await expect.poll(() => events).toContain('ended');
    expect(leave).toHaveBeenCalledOnce();
    pip.mockRestore();
    leave.mockRestore();
    await stage.player.play();
    await stage.until(
      'it plays from the beginning',
      ({ currentTime, isEnded }) => !isEnded && currentTime > 0.2 && currentTime < 10,
    );
  });

  it('says why it plays and why it is paused (PL-036, PL-037, PL-038)', async () => {
    const reasons: string[] = [];
    stage.player.on((event) => (event.type === 'play' ? reasons.push(event.reason) : undefined));
    await stage.player.load(filmSource);
    await playsOn(0.2);
    stage.player.togglePlay();
    expect(await stage.until('it is paused', ({ isPaused }) => isPaused)).toMatchObject({
      pauseReason: 'user',
    });
    await stage.player.play();
    await playsOn(0.3);
    stage.player.pause('adv');
    expect(await stage.until('it is paused', ({ isPaused }) => isPaused)).toMatchObject({
      pauseReason: 'adv',
    });
    stage.player.togglePlay();
    await expect.poll(() => reasons).toEqual(['tech', 'tech', 'user']);
  });

  it('stays paused and needs a gesture when the browser refuses to start (PL-060)', async () => {
    const refusal = new DOMException('A gesture is needed.', 'NotAllowedError');
    stage.media.play = () => Promise.reject(refusal);
    await stage.player.load(filmSource);
    const state = await stage.until('a gesture is needed', ({ isNeedUserGesture }) => isNeedUserGesture);
    expect(state).toMatchObject({ isPaused: true, currentTime: 0 });
  });
});

describe('choices', () => {
  it('change the quality of the picture, and give it back to automatic (PL-106, PL-107, PL-108)', async () => {
    await stage.player.load(filmSource);
    await playsOn(0.5);
    stage.player.setResolution(720);
    expect(activeValue('resolutions')).toBe(720);
    await stage.until('the picture has 720 lines', ({ activeHeight }) => activeHeight === 720);
    stage.player.setResolution(360);
    await stage.until('the picture has 360 lines', ({ activeHeight }) => activeHeight === 360);
    stage.player.setResolution(null);
    expect(activeValue('resolutions')).toBeNull();
    await playsOn(stage.media.currentTime + 0.5);
  });

  it('stay complete on a device that drops frames: automatic quality goes lower, a chosen height stays', async () => {
    const { media, player } = stage;
    const lines = (height: number): Promise<unknown> =>
      stage.until(
        `the picture has ${height} lines`,
        ({ activeHeight }) => activeHeight === height && media.videoHeight === height,
      );
    Object.assign(media.style, { width: '1280px', height: '720px' });
    await player.load(filmSource);
    await playsOn(0.5);
    player.setResolution(720);
    await lines(720);
    const measured = media.getVideoPlaybackQuality.bind(media);
    media.getVideoPlaybackQuality = () => {
      const { creationTime, totalVideoFrames, corruptedVideoFrames } = measured();
      return {
        creationTime,
        totalVideoFrames,
        corruptedVideoFrames,
        droppedVideoFrames: totalVideoFrames / 2,
      };
    };
    await playsOn(media.currentTime + 5);
    expect(player.store.getState().activeHeight).toBe(720);
    player.setResolution(null);
    await lines(360);
    expect(player.store.getState().resolutions.map(({ value }) => value)).toEqual([null, 720, 360]);
    player.setResolution(720);
    await lines(720);
  });

  it('change the sound while the picture goes on', async () => {
    await stage.player.load(filmSource);
    await playsOn(0.5);
    expect(stage.player.store.getState().audios.map(({ title, value }) => [title, value])).toEqual([
      ['Русский', 'ru'],
      ['English', 'en'],
    ]);
    stage.player.setAudio('en');
    await stage.until('the sound is English', ({ audios }) =>
      audios.some(({ value, active }) => value === 'en' && active),
    );
    await playsOn(stage.media.currentTime + 0.5);
  });

  it('show subtitles at their time, and none when off (PL-084, PL-121)', async () => {
    await stage.player.load({ ...filmSource, startTime: 8.5 });
    await playsOn(8.6);
    expect(activeValue('subtitles')).toBeNull();
    stage.player.setSubtitle('ru');
    const state = await stage.until('the radio speaks', ({ cues }) => cues.length > 0);
    expect(state.cues[0]?.lines).toEqual([[{ text: 'Радио: к вечеру ветер усилится.', isItalic: true }]]);
    expect(state.currentTime).toBeGreaterThanOrEqual(8.5);
    stage.player.setSubtitle(null);
    await stage.until('nothing is shown', ({ cues }) => cues.length === 0);
    stage.player.toggleSubtitles();
    expect(activeValue('subtitles')).toBe('ru');
  });

  it('are stored when they are made (PL-200)', async () => {
    await stage.player.load(filmSource);
    await playsOn(0.2);
    stage.player.setVolume(0.3);
    stage.player.setSpeed(1.5);
    stage.player.setResolution(720);
    stage.player.setAudio('en');
    stage.player.setSubtitle('en');
    stage.player.toggleMute();
    expect(Object.fromEntries(Object.entries(localStorage))).toMatchObject({
      volumeValue: '0.3',
      playerSpeed: '1.5',
      playerResolution: '720',
      playerAudio: 'en',
      playerSubtitle: 'en',
    });
    expect(localStorage.getItem('volumeMuted')).toMatch(/true|false/);
  });

  it('are applied to the next film where it has them (PL-127, PL-129, PL-130, PL-131, PL-132, PL-133)', async () => {
    Object.assign(localStorage, {
      volumeValue: '0.25',
      playerSpeed: '2',
      playerResolution: '720',
      playerSubtitle: 'en',
      playerAudio: 'en',
    });
    await strike(stage);
    stage = setStage();
    await stage.player.load(filmSource);
    await playsOn(0.5);
    expect(
      ['audios', 'resolutions', 'subtitles', 'speeds'].map((name) => activeValue(name as 'audios')),
    ).toEqual(['en', 720, 'en', 2]);
    expect(stage.media).toMatchObject({ volume: 0.25, playbackRate: 2, videoHeight: 720 });
  });

  it('fall back where the film has them not (PL-134, PL-135, PL-136)', async () => {
    Object.assign(localStorage, {
      playerResolution: '2160',
      playerSubtitle: 'hy',
      playerAudio: 'hy',
      playerSpeed: '3',
    });
    await stage.player.load(filmSource);
    await playsOn(0.5);
    expect(
      ['audios', 'resolutions', 'subtitles', 'speeds'].map((name) => activeValue(name as 'audios')),
    ).toEqual(['ru', null, null, 1]);
  });

  it('move the volume by 0.1, at most every 100 ms, between 0 and 1 (PL-123, PL-125, PL-199)', async () => {
    let now = 0;
    await strike(stage);
    stage = setStage({ environment: { ...browserEnvironment(), now: () => now } });
    expect(stage.media.volume).toBe(0.8);
    stage.player.stepVolume(1);
    stage.player.stepVolume(1);
    expect(stage.media.volume).toBe(0.9);
    for (let press = 0; press < 5; press += 1) {
      now += 100;
      stage.player.stepVolume(1);
    }
    expect(stage.media.volume).toBe(1);
    stage.player.setVolume(-3);
    expect(stage.media.volume).toBe(0);
    await stage.until('the state has heard', ({ volume }) => volume === 0);
  });

  it('unmute with a louder volume (PL-202)', () => {
    stage.player.toggleMute();
    expect(stage.media.muted).toBe(true);
    stage.player.setVolume(0.4);
    expect(stage.media.muted).toBe(false);
  });
});

describe('thumbnails', () => {
  it('are part of the state once they are there (DR-032, DR-063)', async () => {
    await stage.player.load(filmSource);
    const { thumbnails } = await stage.until('thumbnails are there', (state) => state.thumbnails !== null);
    expect(thumbnails).toMatchObject({ width: 256, height: 144 });
    expect(thumbnails?.entries[3]).toEqual({ timestamp: 6, top: 432, url: '/streams/lighthouse/hd.jpg' });
  });

  it('are missed by nobody (DR-038, DR-039, DR-063)', async () => {
    await setFaults([{ match: 'hd.json', status: 500, times: 9 }]);
    await stage.player.load(filmSource);
    await playsOn(1);
    expect(stage.player.store.getState()).toMatchObject({ thumbnails: null, error: null });
    const { thumbnailsUrl: _without, ...plain } = filmSource;
    await setFaults([]);
    await stage.player.load(plain);
    await playsOn(0.5);
    expect((await seenRequests()).filter(({ url }) => url.includes('hd.'))).toEqual([]);
  });
});

describe('failures', () => {
  it('one missing segment of one quality stops nothing', async () => {
    await setFaults([{ match: 'v360/00002', status: 404, times: 99 }]);
    await stage.player.load(filmSource);
    await playsOn(5);
    expect(stage.player.store.getState().error).toBeNull();
  });

  it('a segment that comes at the third asking is waited for; the error is kept at severity 1 and goes (PL-046, PL-052)', async () => {
    const errors: Extract<PlayerEvent, { type: 'error' }>[] = [];
    stage.player.on((event) => (event.type === 'error' ? errors.push(event) : undefined));
    await setFaults([{ match: 'a_rus/00001', status: 503, times: 5 }]);
    await stage.player.load(filmSource);
    await playsOn(1);
    expect(errors[0]?.error).toMatchObject({ category: 1, severity: 1, httpStatus: 503, reason: '1-3-1001' });
    expect(errors[0]?.error.message).not.toBe('');
    expect(stage.player.store.getState()).toMatchObject({ error: null, recovery: null });
  });

  it('a film that is not there ends in an error, paused for it, and can be tried again (PL-039, PL-047, PL-054)', async () => {
    await setFaults([{ match: 'manifest.mpd', status: 404, times: 99 }]);
    await stage.player.load(filmSource);
    const state = await stage.until('playback has stopped', ({ recovery }) => recovery?.type === 'stop');
    expect(state).toMatchObject({ isLoading: false, isPaused: true, pauseReason: 'tech_error' });
    expect(state.error?.reason).toBe('1-3-1001');
    await setFaults([]);
    stage.player.retry();
    // The message stays until it plays.
    expect(stage.player.store.getState()).toMatchObject({ isRetrying: true, recovery: { type: 'stop' } });
    await playsOn(0.5);
    expect(stage.player.store.getState()).toMatchObject({ error: null, recovery: null, isRetrying: false });
  });

  it('offline, it waits; back online, it goes on from the same place', async () => {
    let isOnline = true;
    const waiting = new Set<() => void>();
    await strike(stage);
    stage = setStage({
      environment: {
        ...browserEnvironment(),
        isOnline: () => isOnline,
        whenOnline: (callback) => {
          waiting.add(callback);
          return () => waiting.delete(callback);
        },
      },
    });
    await setFaults([{ match: '/0000', status: 0, times: 999 }]);
    isOnline = false;
    await stage.player.load({ ...filmSource, startTime: 12 });
    const state = await stage.until(
      'it waits for the network',
      ({ recovery }) => recovery?.type === 'wait-online',
    );
    expect(state).toMatchObject({ isLoading: true });
    await setFaults([]);
    isOnline = true;
    for (const callback of waiting) callback();
    await playsOn(12.3);
    await stage.until('all is well again', ({ error, recovery }) => error === null && recovery === null);
  });

  it('a refused token is renewed, and the rest is fetched with the new one (DR-024)', async () => {
    await setFaults([{ match: 'token=old', status: 403, times: 999 }]);
    const refreshToken = vi.fn<() => Promise<StreamToken>>(() => Promise.resolve({ query: 'token=new' }));
    const source: PlayerSource = { ...filmSource, token: { query: 'token=old' }, refreshToken };
    await stage.player.load(source);
    await playsOn(0.5);
    expect(refreshToken).toHaveBeenCalledOnce();
    const segments = (await seenRequests()).filter(({ url }) => url.includes('.m4s'));
    expect(segments.length).toBeGreaterThan(0);
    expect(segments.every(({ url }) => url.includes('token=new'))).toBe(true);
  });
});

describe('requests', () => {
  it('carry the playback headers with a growing counter (DR-010, DR-012, DR-013, DR-014)', async () => {
    await stage.player.load({
      ...filmSource,
      identity: { sessionId: 'session-1', userId: 'user-1', sessionMarker: 'marker-1' },
    });
    await playsOn(0.5);
    const seen = (await seenRequests()).filter(({ url }) => /mpd|m4s|mp4/.test(url));
    for (const { headers } of seen) {
      expect(headers).toMatchObject({
        'x-playback-session-id': 'session-1',
        'x-user-id': 'user-1',
        'x-session-marker': 'marker-1',
      });
    }
    const counters = seen.map(({ headers }) => Number(headers['x-request-counter']));
    expect(new Set(counters).size).toBe(counters.length);
    expect(Math.min(...counters)).toBe(1);
  });
});
