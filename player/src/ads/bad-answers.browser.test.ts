import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserEnvironment } from '../environment/environment.ts';
import type { PlayerEvent } from '../state/events.ts';
import { asked, filmWithAds, listen, namesOf, tracked, typesOf } from '../testing/advertising.ts';
import { filmSource, setFaults, setStage, strike } from '../testing/browser.ts';
import type { Stage } from '../testing/browser.ts';
import { AdError } from './vast/ad-error.ts';
import type { AdErrorName } from './vast/ad-error.ts';

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

const filmPlays = () =>
  stage.until('the film plays', ({ currentTime, isPaused }) => !isPaused && currentTime > 0.1);
const errors = () => events.filter(({ type }) => type === 'ad-error');

describe('an ad server that answers badly keeps nobody from the film (AD-045, AD-048, AD-049):', () => {
  const cases: readonly (readonly [name: string, error: AdErrorName])[] = [
    ['failure', 'VAST_HTTP_SERVER_ERROR'],
    ['text', 'INVALID_VAST_XML'],
    ['page', 'INVALID_VAST_XML'],
    ['cut', 'INVALID_VAST_XML'],
    ['entities', 'INVALID_VAST_XML'],
    ['future', 'VAST_VERSION_NOT_SUPPORTED'],
    ['first', 'VAST_VERSION_NOT_SUPPORTED'],
    ['huge', 'VAST_TOO_LARGE'],
    ['silent', 'VAST_LOAD_TIMEOUT'],
    ['endless', 'WRAPPER_LIMIT_REACHED'],
    ['wrapped&left=11', 'WRAPPER_LIMIT_REACHED'],
    ['wrapped-elsewhere', 'WRAPPER_URL_NOT_CORRECT'],
    ['broad', 'WRAPPER_TOO_MANY_REQUESTS'],
    ['banner', 'LINEAR_EXPECTED'],
    ['program', 'VPAID_NOT_SUPPORTED'],
    ['unknown', 'MEDIA_FILE_TYPE_NOT_SUPPORTED'],
    ['script', 'MEDIA_FILE_URL_NOT_CORRECT'],
  ];
  for (const [name, error] of cases) {
    it(`${name} is ${error}`, async () => {
      await stage.player.load(filmWithAds({ preroll: name }));
      await filmPlays();
      const { reason, resultCode } = new AdError(error);
      expect(errors()[0]).toEqual({
        type: 'ad-error',
        place: 'preroll',
        adPosition: 1,
        reason,
        name: error,
        resultCode,
      });
      expect(resultCode).toBe(-1);
      expect(stage.player.store.getState()).toMatchObject({ ad: null, isAdDue: false, error: null });
      expect(typesOf(events)).not.toContain('ad-playback');
      expect((await asked()).length).toBeLessThan(30);
    });
  }

  it('nothing at all is no advertisement', async () => {
    await stage.player.load(filmWithAds({ preroll: 'nothing' }));
    await filmPlays();
    expect(errors()).toEqual([]);
  });

  it('nor does a connection that breaks', async () => {
    await setFaults([{ match: 'ads/vast', times: 99, status: 0 }]);
    await stage.player.load(filmWithAds({ preroll: 'one' }));
    await filmPlays();
    expect(errors()).toHaveLength(1);
  });
});

describe('a creative that cannot be played keeps nobody from the film (AD-036, AD-049):', () => {
  it('one that is not there: all four slots are tried, the advertiser is told', async () => {
    await stage.player.load(filmWithAds({ preroll: 'missing' }));
    await filmPlays();
    expect(new Set(namesOf(events))).toEqual(new Set(['MEDIA_ERR_SRC_NOT_SUPPORTED']));
    await expect.poll(tracked).toContain('error-403 missing');
    expect(typesOf(events)).not.toContain('ad-playback');
  });

  it('one that never comes is given up after 4 s', async () => {
    const waits: number[] = [];
    const environment = browserEnvironment();
    await strike(stage);
    stage = setStage({
      environment: {
        ...environment,
        // The first wait of 4 s is for the answer, the second for the clip: that one is over at once.
        setTimer: (callback, ms) => {
          if (ms === 4000) waits.push(ms);
          return environment.setTimer(callback, ms === 4000 && waits.length > 2 ? 50 : ms);
        },
      },
    });
    events = listen(stage);
    await stage.player.load(filmWithAds({ preroll: 'late' }));
    await filmPlays();
    expect(namesOf(events)).toContain('MEDIA_LOAD_TIMEOUT');
    expect(waits.length).toBeGreaterThan(2);
    await expect.poll(tracked).toContain('error-402 late');
  });
});

describe('what an ad server names is opened only if it is a web address', () => {
  it('and not as a click that is a script', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    void stage.player.load(filmWithAds({ preroll: 'bad-click' }));
    const { ad } = await stage.until('it plays', (state) => state.ad !== null);
    expect(ad?.canVisit).toBe(false);
    stage.player.visitAdvertiser();
    expect(open).not.toHaveBeenCalled();
    expect(typesOf(events)).not.toContain('ad-click');
    open.mockRestore();
  });

  it('and a plan’s own address is not requested when it is not a web address (AD-040, AD-062)', async () => {
    await stage.player.load({
      ...filmSource,
      ad: { requests: { preroll: () => '/streams/ads/vast?case=one' }, midrolls: [] },
    });
    await filmPlays();
    expect(errors()).toEqual([
      {
        type: 'ad-error',
        place: 'preroll',
        adPosition: 1,
        reason: '1-5-3',
        name: 'NOT_CORRECT_VAST_URL',
        resultCode: 1,
      },
    ]);
    expect(await asked()).toEqual([]);
  });
});

describe('advertisements that the viewer’s browser keeps away', () => {
  it('are said to be blocked, and the film plays (AD-009, AD-046, AD-047)', async () => {
    await strike(stage);
    stage = setStage({ environment: { ...browserEnvironment(), fetch: refuseAds } });
    events = listen(stage);
    await stage.player.load(filmWithAds({ preroll: 'one' }));
    await filmPlays();
    expect(stage.player.store.getState().isAdPlaying).toBe('blocked');
    expect(errors()).toMatchObject([{ name: 'AD_BLOCKING_BY_USER', reason: '1-5-1', resultCode: -1 }]);
  });
});

/** Acts as an extension does: the request does not leave the browser. */
function refuseAds(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
  const url = input instanceof Request ? input.url : String(input);
  return url.includes('/ads/') ? Promise.reject(new TypeError('Failed to fetch')) : fetch(input, init);
}
