import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserEnvironment } from '../environment/environment.ts';
import type { PlayerEnvironment } from '../environment/environment.ts';
import type { PlayerEvent } from '../state/events.ts';
import { asked, filmWithAds, listen, tracked, typesOf } from '../testing/advertising.ts';
import { filmSource, liveSource, setFaults, setStage, strike } from '../testing/browser.ts';
import type { Stage } from '../testing/browser.ts';

let stage: Stage;
let events: PlayerEvent[];

beforeEach(async () => {
  localStorage.clear();
  localStorage.setItem('volumeMuted', 'true');
  await setFaults([]);
  stage = setStage();
  events = listen(stage);
});
afterEach(() => strike(stage));

const state = () => stage.player.store.getState();
const adPlays = () => stage.until('an advertisement plays', ({ ad }) => ad !== null);
const filmPlays = (seconds: number) =>
  stage.until(
    `the film plays beyond ${seconds} s`,
    ({ currentTime, isPaused, isAdPlaying }) => isAdPlaying !== true && !isPaused && currentTime > seconds,
  );
const clip = (): HTMLVideoElement => {
  const found = [...stage.container.querySelectorAll('video')].find((video) => video !== stage.media);
  if (found === undefined) throw new Error('There is no advertisement on the page.');
  return found;
};
const byNumber = (one: string, other: string): number => one.localeCompare(other, 'en', { numeric: true });
/** Sets up the stage again with the given environment. */
const setStageIn = async (environment: Partial<PlayerEnvironment>): Promise<void> => {
  await strike(stage);
  stage = setStage({ environment: { ...browserEnvironment(), ...environment } });
  events = listen(stage);
};
/** Ten seconds take one by this clock: midrolls are looked for whenever the film reports its position. */
const inHaste = { now: () => Date.now() * 10 };
const requests = () => events.flatMap((event) => (event.type === 'ad-request' ? [event] : []));

describe('a preroll', () => {
  it('plays before the film in the wrapper; the film begins after it, and both are told (AD-001, AD-005, AD-006, AD-007, AD-008, AD-010, AD-011, AD-017, PL-003, PL-006, PL-040)', async () => {
    expect(state().isAdPlaying).toBe(false);
    void stage.player.load(filmWithAds({ preroll: 'one&clip=short' }));
    await adPlays();
    expect(state()).toMatchObject({ isAdPlaying: true, isPaused: true, pauseReason: 'adv', currentTime: 0 });
    expect(stage.container.contains(clip())).toBe(true);
    expect(state().ad).toMatchObject({
      place: 'preroll',
      number: 1,
      advertiser: 'ООО «Морской чай»',
      skipOffset: null,
      canVisit: true,
    });
    await filmPlays(0.3);
    expect(state()).toMatchObject({ isAdPlaying: 'ended', ad: null, isAdDue: false });
    expect(stage.container.querySelectorAll('video')).toHaveLength(1);
    expect(typesOf(events)).toEqual([
      'ads-block-start',
      'ad-request',
      'ad-request',
      'ad-playback',
      'ad-end',
      'ads-block-end',
    ]);
    expect(events.find(({ type }) => type === 'ads-block-end')).toMatchObject({
      place: 'preroll',
      count: 4,
      shown: 1,
      position: 0,
    });
    await expect
      .poll(tracked)
      .toEqual([
        'impression one',
        'start one',
        'firstQuartile one',
        'midpoint one',
        'thirdQuartile one',
        'complete one',
      ]);
    stage.player.seek(1);
    await filmPlays(1.2);
    expect(await asked()).toHaveLength(2);
  });

  it('is shown in the wrapper that is given (AD-005)', async () => {
    const adWrapper = document.createElement('div');
    document.body.append(adWrapper);
    await strike(stage);
    stage = setStage({ adWrapper });
    void stage.player.load(filmWithAds({ preroll: 'one' }));
    await adPlays();
    expect(adWrapper.querySelectorAll('video')).toHaveLength(1);
    expect(stage.container.querySelectorAll('video')).toHaveLength(1);
    await stage.player.destroy();
    expect(adWrapper.children).toHaveLength(0);
    adWrapper.remove();
  });

  it('asks slot by slot with the place in the address, until one is empty (AD-002, AD-015, AD-032, AD-072, AD-073, AD-079)', async () => {
    await stage.player.load(filmWithAds({ preroll: 'two&clip=short' }));
    await stage.until('the count is known', ({ ad }) => ad?.count === 2);
    await stage.until('the second plays', ({ ad }) => ad?.number === 2);
    expect(state().isAdPlaying).toBe(true);
    await filmPlays(0.2);
    expect((await asked()).map((query) => query.get('ad_position'))).toEqual(['1', '2', '3']);
    expect(requests().map(({ adPosition }) => adPosition)).toEqual([1, 2, 3]);
  });

  it('shows four advertisements and no more (AD-015)', async () => {
    void stage.player.load(filmWithAds({ preroll: 'every' }));
    for (const number of [1, 2, 3, 4]) {
      await stage.until(`${number} plays`, ({ ad }) => ad?.number === number);
      stage.player.skipAd();
    }
    await filmPlays(0.1);
    expect(await asked()).toHaveLength(4);
  });

  it('of a channel plays wherever it begins, and there is one (AD-016, AD-022, LV-039, LV-040)', async () => {
    void stage.player.load({
      ...liveSource,
      startTime: 60,
      ad: filmWithAds({ preroll: 'every' }).ad ?? { requests: {}, midrolls: [] },
    });
    await adPlays();
    stage.player.skipAd();
    await stage.until('the channel plays', ({ isPaused, isAdPlaying }) => !isPaused && isAdPlaying !== true);
    expect(requests()).toHaveLength(1);
    expect(events.find(({ type }) => type === 'ads-block-end')).toMatchObject({ count: 1, shown: 1 });
  });

  it('does not play when the film begins later than at 5 s; nor does a place without an address (AD-003, AD-021)', async () => {
    await setStageIn(inHaste);
    await stage.player.load(filmWithAds({ preroll: 'one' }, { source: { startTime: 5 } }));
    await filmPlays(5.2);
    await stage.player.load(filmWithAds({}, { plan: { midrolls: [6] }, source: { startTime: 5.9 } }));
    await filmPlays(6.6);
    expect(typesOf(events)).toEqual([]);
    expect(await asked()).toEqual([]);
  });

  it('that the server does not have is no failure: the film plays, no error is reported (AD-012, AD-044, AD-080)', async () => {
    await stage.player.load(filmWithAds({ preroll: 'empty' }));
    await filmPlays(0.1);
    expect(typesOf(events)).toEqual(['ads-block-start', 'ad-request', 'ads-block-end']);
    expect(await asked()).toHaveLength(1);
  });

  it('reads pods and old answers, and follows ten wrappers (AD-030, AD-037)', async () => {
    void stage.player.load(filmWithAds({ preroll: 'pod&clip=short' }));
    await stage.until('the pod’s second plays', ({ ad }) => ad?.number === 2 && ad.count === 2);
    void stage.player.load(filmWithAds({ preroll: 'old' }));
    await stage.until('the old one plays', ({ ad }) => ad !== null && ad.number === 1);
    await setFaults([]);
    void stage.player.load(filmWithAds({ preroll: 'wrapped&left=10' }));
    await stage.until('none is left', ({ ad }) => ad === null);
    await adPlays();
    await expect
      .poll(async () => (await tracked()).filter((line) => line.startsWith('impression wrap')).sort(byNumber))
      .toEqual([
        'impression wrapped',
        ...Array.from({ length: 10 }, (_, left) => `impression wrapper-${left + 1}`),
      ]);
  });

  it('in test mode is asked for once by the impression id, without a slot (AD-004, AD-031, AD-033)', async () => {
    await stage.player.load(
      filmWithAds({ preroll: 'one&clip=short' }, { plan: { testImpressionId: 'trial' } }),
    );
    await filmPlays(0.1);
    expect((await asked()).map((query) => [query.get('impression_id'), query.get('ad_position')])).toEqual([
      ['trial', null],
    ]);
  });

  it('waits for the viewer who is to begin, and then comes first', async () => {
    await stage.player.load(filmWithAds({ preroll: 'one' }), { autoplay: false });
    expect(await asked()).toEqual([]);
    await stage.player.play('user');
    await adPlays();
    expect(state().currentTime).toBe(0);
  });

  it('waits for a gesture where the browser wants one, and goes on with it', async () => {
    const play = vi
      .spyOn(HTMLMediaElement.prototype, 'play')
      .mockRejectedValueOnce(new DOMException('No gesture', 'NotAllowedError'));
    void stage.player.load(filmWithAds({ preroll: 'one' }));
    await stage.until('a gesture is wanted', ({ isNeedUserGesture }) => isNeedUserGesture);
    expect(state().ad).toBeNull();
    play.mockRestore();
    await stage.player.play('user');
    await adPlays();
    expect(state().isNeedUserGesture).toBe(false);
  });
});

describe('while an advertisement plays', () => {
  it('the film cannot be moved; the advertisement is paused and goes on (AD-066)', async () => {
    void stage.player.load(filmWithAds({ preroll: 'one&clip=short' }));
    await adPlays();
    stage.player.seek(20);
    stage.player.rewind.step(1);
    stage.player.rewind.drag(30);
    expect(state().rewind).toBeNull();
    expect(stage.media.currentTime).toBe(0);
    stage.player.togglePlay();
    await stage.until('it stands', ({ ad }) => ad?.isPaused === true);
    expect(state().isAdPlaying).toBe(true);
    stage.player.togglePlay();
    await stage.until('it goes on', ({ ad }) => ad?.isPaused === false);
    await filmPlays(0.1);
    expect(stage.media.currentTime).toBeLessThan(5);
    await expect.poll(tracked).toEqual(expect.arrayContaining(['pause one', 'resume one']));
  });

  it('sound is the film’s', async () => {
    void stage.player.load(filmWithAds({ preroll: 'one' }));
    await adPlays();
    expect(clip().muted).toBe(true);
    stage.player.setVolume(0.3);
    await expect.poll(() => [clip().muted, clip().volume]).toEqual([false, 0.3]);
    await expect.poll(tracked).toContain('unmute one');
  });

  it('skipping works once that is allowed, and not before', async () => {
    void stage.player.load(filmWithAds({ preroll: 'skippable' }));
    await adPlays();
    stage.player.togglePlay();
    await stage.until('it stands', ({ ad }) => ad?.isPaused === true);
    stage.player.skipAd();
    expect(state().ad).not.toBeNull();
    stage.player.togglePlay();
    await stage.until('it may be skipped', ({ ad }) => ad !== null && ad.currentTime > (ad.skipOffset ?? 99));
    stage.player.skipAd();
    await filmPlays(0.1);
    expect(typesOf(events)).toContain('ad-skip');
    expect(typesOf(events)).not.toContain('ad-end');
    await expect.poll(tracked).toContain('skip skippable');
  });

  it('the advertiser’s page opens in another tab, cut off from ours', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    void stage.player.load(filmWithAds({ preroll: 'one' }));
    await adPlays();
    stage.player.visitAdvertiser();
    expect(open).toHaveBeenCalledExactlyOnceWith(
      `${location.origin}/advertiser?from=one`,
      '_blank',
      'noopener',
    );
    open.mockRestore();
    await stage.until('it waits', ({ ad }) => ad?.isPaused === true);
    expect(typesOf(events)).toContain('ad-click');
    await expect.poll(tracked).toContain('click one');
  });

  it('another film takes its place at once', async () => {
    void stage.player.load(filmWithAds({ preroll: 'one' }));
    await adPlays();
    await stage.player.load(filmSource);
    await filmPlays(0.1);
    expect(stage.container.querySelectorAll('video')).toHaveLength(1);
    expect(state().isAdPlaying).toBe(false);
  });
});

describe('a midroll', () => {
  it('stops the film where it is due and gives it back there; once (AD-018, AD-023, AD-026)', async () => {
    await setStageIn(inHaste);
    await stage.player.load(
      filmWithAds({ midroll: 'one&clip=short' }, { plan: { midrolls: [7] }, source: { startTime: 6.8 } }),
    );
    const { currentTime: at } = await stage.until('it plays', ({ ad }) => ad?.place === 'midroll');
    expect(at).toBeGreaterThanOrEqual(7);
    expect(state()).toMatchObject({ isPaused: true, pauseReason: 'adv' });
    expect(events.filter(({ type }) => type === 'pause')).toEqual([{ type: 'pause', reason: 'adv' }]);
    await stage.until('the film goes on', ({ isAdPlaying }) => isAdPlaying !== true);
    expect(stage.media.currentTime).toBeCloseTo(at, 0);
    await filmPlays(at + 0.3);
    stage.player.seek(6.8);
    await stage.until('it is back before it', ({ currentTime }) => currentTime < 7);
    await filmPlays(at + 0.5);
    expect(typesOf(events).filter((type) => type === 'ads-block-start')).toHaveLength(1);
  });

  it('that does not come does not stop the film (AD-049)', async () => {
    // Four seconds without an answer take half a second.
    await setStageIn({
      ...inHaste,
      setTimer: (callback, ms) => browserEnvironment().setTimer(callback, ms === 4000 ? 500 : ms),
    });
    await stage.player.load(
      filmWithAds({ midroll: 'silent' }, { plan: { midrolls: [7] }, source: { startTime: 6.8 } }),
    );
    await stage.until('it was given up', () => typesOf(events).includes('ads-block-end'));
    expect(stage.media.paused).toBe(false);
    expect(events.some(({ type }) => type === 'pause')).toBe(false);
    expect(events.find(({ type }) => type === 'ad-error')).toMatchObject({ name: 'VAST_LOAD_TIMEOUT' });
  });

  it('waits while the bare picture fills the screen (AD-025, AD-071)', async () => {
    await setStageIn(inHaste);
    const native = vi.spyOn(document, 'fullscreenElement', 'get').mockReturnValue(stage.media);
    await stage.player.load(
      filmWithAds({ midroll: 'one' }, { plan: { midrolls: [7] }, source: { startTime: 6.8 } }),
    );
    await filmPlays(7.6);
    expect(typesOf(events)).toEqual([]);
    native.mockReturnValue(stage.container);
    await adPlays();
    native.mockRestore();
  });
});

describe('a pauseroll', () => {
  it('follows the viewer’s pause, not the programme’s, and not again at once (AD-011, AD-019, AD-027, AD-028, AD-077)', async () => {
    await stage.player.load(filmWithAds({ pauseroll: 'one&clip=short' }, { source: { startTime: 6 } }));
    await filmPlays(6.1);
    stage.player.pause('tech');
    await stage.until('it stands', ({ isPaused }) => isPaused);
    expect(typesOf(events)).toEqual([]);
    await stage.player.play('user');
    await filmPlays(6.2);
    stage.player.pause();
    await stage.until('it plays', ({ ad }) => ad?.place === 'pauseroll');
    await filmPlays(6.3);
    stage.player.pause();
    await stage.until('it stands again', ({ isPaused, pauseReason }) => isPaused && pauseReason === 'user');
    expect(typesOf(events).filter((type) => type === 'ads-block-start')).toHaveLength(1);
  });

  it('that the server does not have leaves the viewer’s pause as it is', async () => {
    await stage.player.load(filmWithAds({ pauseroll: 'empty' }, { source: { startTime: 6 } }));
    await filmPlays(6.1);
    stage.player.pause();
    await stage.until('it was asked for', () => typesOf(events).includes('ads-block-end'));
    expect(state()).toMatchObject({ isPaused: true, pauseReason: 'user' });
  });
});

describe('a postroll', () => {
  it('comes after the film; only then is it ended and out of its window (AD-008, AD-013, AD-014, AD-029, PL-143)', async () => {
    await stage.player.load(filmWithAds({ postroll: 'two&clip=short' }, { source: { startTime: 45.4 } }));
    const inWindow = vi.spyOn(document, 'pictureInPictureElement', 'get').mockReturnValue(stage.media);
    const leave = vi.spyOn(document, 'exitPictureInPicture').mockResolvedValue();
    const stay = vi
      .spyOn(stage.media, 'requestPictureInPicture')
      .mockReturnValue(new Promise(() => undefined));
    await stage.until('it plays', ({ ad }) => ad?.place === 'postroll');
    expect(state()).toMatchObject({ isEnded: false, isPaused: true, pauseReason: 'adv' });
    expect(events.some(({ type }) => type === 'ended')).toBe(false);
    expect(leave).not.toHaveBeenCalled();
    await stage.until('the second plays', ({ ad }) => ad?.number === 2);
    expect(state().isEnded).toBe(false);
    await stage.until('it is ended', ({ isEnded }) => isEnded);
    await expect.poll(() => events.at(-1)).toEqual({ type: 'ended' });
    expect(leave).toHaveBeenCalledOnce();
    expect(state().isAdPlaying).toBe('ended');
    for (const spy of [inWindow, leave, stay]) spy.mockRestore();
  });

  it('that the server does not have does not keep the film from ending', async () => {
    await stage.player.load(filmWithAds({ postroll: 'empty' }, { source: { startTime: 45.4 } }));
    await stage.until('it is ended', ({ isEnded }) => isEnded);
    expect(state().isAdPlaying).toBe('ended');
  });
});
