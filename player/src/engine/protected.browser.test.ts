import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserEnvironment } from '../environment/environment.ts';
import { prepare } from './prepare.ts';
import type { DrmConfig, PlayerSource } from '../source/source.ts';
import { seenRequests, setFaults, setStage, strike } from '../testing/browser.ts';
import type { Stage } from '../testing/browser.ts';

type GetToken = DrmConfig['getToken'];
type Seen = Awaited<ReturnType<typeof seenRequests>>[number];

let stage: Stage;

beforeEach(async () => {
  localStorage.clear();
  await setFaults([]);
  stage = setStage();
});
afterEach(() => strike(stage));

const source = (getToken: GetToken, scheme: 'cbcs' | 'cenc' = 'cbcs'): PlayerSource => ({
  assetUrl: `/streams/protected-${scheme}`,
  type: 'vod',
  content: { id: scheme, name: 'Под замком' },
  identity: { sessionId: 'playback-1', userId: 'viewer' },
  drm: { getToken, urls: { clearkey: '/streams/licences/clearkey' }, provider: 'clearkey' },
});

/** Returns the first of `tokens` until it is refused by name, then the next, the last one for ever. */
const giving = (...tokens: string[]) =>
  vi.fn<GetToken>((refused) => {
    if (refused === tokens[0] && tokens.length > 1) tokens.shift();
    return Promise.resolve(tokens[0] ?? '');
  });

const playsOn = (seconds: number): Promise<unknown> =>
  stage.until(`playback is beyond ${seconds} s`, (state) => state.currentTime > seconds && !state.isPaused);

const isLicence = ({ url }: Seen): boolean => url.startsWith('/licences/');

/** The end when no licence can be obtained: the specified error, and playback paused for it. */
const stops = () =>
  stage.until('playback has stopped', ({ recovery, isPaused }) => recovery?.type === 'stop' && isPaused);

describe('a protected stream', () => {
  it.each(['cbcs', 'cenc'] as const)(
    'of %s plays with a licence, whose request alone carries the pre-authorization header (DR-003, DR-004, DR-021, DR-060)',
    async (scheme) => {
      const getToken = giving('good');
      await stage.player.load(source(getToken, scheme));
      await playsOn(1);
      expect(stage.media.videoWidth).toBe(320);
      expect(stage.player.store.getState().error).toBeNull();
      const seen = await seenRequests();
      const [licence, ...more] = seen.filter(isLicence);
      expect(more).toEqual([]);
      expect(licence?.headers).toMatchObject({
        'x-pre-authorization': 'good',
        'x-playback-session-id': 'playback-1',
        'x-user-id': 'viewer',
      });
      const others = seen.filter((request) => !isLicence(request));
      expect(others.some(({ url }) => url.includes('manifest.mpd?profile=clearkey'))).toBe(true);
      expect(others.filter(({ headers }) => 'x-pre-authorization' in headers)).toEqual([]);
    },
  );

  it('plays on with another token when the first has run out, which is said by its name (DR-002)', async () => {
    const getToken = giving('expired', 'good again');
    await stage.player.load(source(getToken));
    await playsOn(0.5);
    expect(getToken).toHaveBeenLastCalledWith('expired');
    const tokens = (await seenRequests())
      .filter(isLicence)
      .map(({ headers }) => headers['x-pre-authorization']);
    expect([...new Set(tokens)]).toEqual(['expired', 'good again']);
    await stage.until('nothing is wrong any more', ({ error }) => error === null);
  });

  it.each<[string, GetToken, number]>([
    ['is refused, with another token too', giving('refused', 'refused again'), 6007],
    ['is garbled', giving('garbled'), 6008],
    ['cannot be asked for, because no token is to be had', () => Promise.reject(new Error('no')), 6007],
  ])('whose licence %s ends in a critical error of category 6 (DR-009)', async (_what, getToken, code) => {
    await stage.player.load(source(getToken));
    expect(await stops()).toMatchObject({
      pauseReason: 'tech_error',
      error: { error: 'LICENCE_REFUSED', category: 6, severity: 2, code },
    });
    const licences = (await seenRequests()).filter(isLicence);
    const tokens = new Set(licences.map(({ headers }) => headers['x-pre-authorization']));
    expect(tokens.size).toBeLessThanOrEqual(2);
  });

  it('plays again when the viewer tries once more and gets a licence', async () => {
    const getToken = giving('refused', 'refused again', 'good');
    await stage.player.load(source(getToken));
    await stops();
    stage.player.retry();
    await playsOn(0.5);
    expect(getToken).toHaveBeenLastCalledWith('refused again');
  });

  it('is made ready on intent with its licence, and asks for none at the click', async () => {
    const prepared = prepare(source(giving('good')), browserEnvironment());
    await prepared.ready;
    expect(prepared.media.readyState).toBeGreaterThanOrEqual(2);
    expect((await seenRequests()).filter(isLicence)).toHaveLength(1);
    await strike(stage);
    stage = setStage({ media: prepared.media });
    await stage.player.load(prepared.source, { prepared });
    await playsOn(0.5);
    expect((await seenRequests()).filter(isLicence)).toHaveLength(1);
  });
});
