import { describe, expect, it } from 'vitest';
import { PlayerError } from './errors.ts';
import { backoff, decideRecovery } from './recovery.ts';
import type { RecoveryCircumstances } from './recovery.ts';

const calm: RecoveryCircumstances = {
  attempts: 0,
  refreshes: 0,
  isOnline: true,
  canRefreshToken: false,
  canSwitch: true,
  canFallBack: false,
  isLoadingSource: false,
  isWaiting: false,
  bufferAhead: 0,
  random: 0,
};
const missing = new PlayerError('HTTP_STATUS', { httpStatus: 404 });
const refused = new PlayerError('HTTP_STATUS', { httpStatus: 403 });

describe('decideRecovery', () => {
  it('leaves what is not fatal to the engine (PL-048)', () => {
    expect(decideRecovery(new PlayerError('CONNECTION_FAILED', { severity: 1 }), calm)).toEqual({
      type: 'ignore',
    });
  });

  it('asks for a failed segment again, later each time', () => {
    const delays = [0, 1, 2].map((attempts) => decideRecovery(missing, { ...calm, attempts }));
    expect(delays).toEqual([500, 1000, 2000].map((delay) => ({ type: 'retry', delay })));
  });

  it('loads the whole again while the source is not there yet', () => {
    expect(decideRecovery(missing, { ...calm, isLoadingSource: true })).toEqual({
      type: 'reload',
      delay: 500,
    });
  });

  it('gives up on what is missing sooner than on a server in trouble', () => {
    expect(decideRecovery(missing, { ...calm, attempts: 3 })).toEqual({ type: 'stop' });
    const busy = new PlayerError('HTTP_STATUS', { httpStatus: 503 });
    expect(decideRecovery(busy, { ...calm, attempts: 11 })).toEqual({ type: 'retry', delay: 15_000 });
    expect(decideRecovery(busy, { ...calm, attempts: 12 })).toEqual({ type: 'stop' });
  });

  it('does not stop what can still be watched from the buffer', () => {
    expect(decideRecovery(missing, { ...calm, attempts: 9, bufferAhead: 40 })).toEqual({
      type: 'retry',
      delay: 15_000,
    });
    expect(decideRecovery(missing, { ...calm, attempts: 9, bufferAhead: 0.4 })).toEqual({ type: 'stop' });
    // Less than it takes to begin after a jump: waiting for more would be waiting for ever.
    expect(decideRecovery(missing, { ...calm, attempts: 9, bufferAhead: 1.8, isWaiting: true })).toEqual({
      type: 'stop',
    });
  });

  it('waits for the network while the browser is offline', () => {
    expect(
      decideRecovery(new PlayerError('CONNECTION_FAILED'), { ...calm, isOnline: false, attempts: 50 }),
    ).toEqual({ type: 'wait-online' });
    expect(decideRecovery(new PlayerError('ENGINE_NOT_LOADED'), { ...calm, isOnline: false })).toEqual({
      type: 'wait-online',
    });
  });

  it('renews a refused token once', () => {
    expect(decideRecovery(refused, { ...calm, canRefreshToken: true })).toEqual({ type: 'refresh-token' });
    expect(decideRecovery(refused, { ...calm, canRefreshToken: true, refreshes: 1 })).toEqual({
      type: 'stop',
    });
    expect(decideRecovery(refused, calm)).toEqual({ type: 'stop' });
  });

  it('never argues with a country block', () => {
    expect(
      decideRecovery(new PlayerError('HTTP_STATUS', { httpStatus: 451 }), { ...calm, bufferAhead: 60 }),
    ).toEqual({ type: 'stop' });
  });

  it('tries a fresh decoder, then another rendition, then stops', () => {
    const decode = new PlayerError('DECODE');
    expect(decideRecovery(decode, calm)).toEqual({ type: 'reload', delay: 0 });
    expect(decideRecovery(decode, { ...calm, attempts: 1 })).toEqual({ type: 'switch' });
    expect(decideRecovery(decode, { ...calm, attempts: 1, canSwitch: false })).toEqual({ type: 'stop' });
    expect(decideRecovery(decode, { ...calm, attempts: 2 })).toEqual({ type: 'stop' });
  });

  it('falls back to H.264 from what the browser decodes or decrypts after all not, and only where there is something to fall back from', () => {
    const beside = { ...calm, canFallBack: true };
    for (const name of ['DECODE', 'MEDIA_SOURCE', 'NOTHING_PLAYABLE', 'PROTECTION_UNSUPPORTED'] as const)
      expect(decideRecovery(new PlayerError(name), beside)).toEqual({ type: 'fall-back' });
    for (const name of ['NOTHING_PLAYABLE', 'PROTECTION_UNSUPPORTED'] as const)
      expect(decideRecovery(new PlayerError(name), calm)).toEqual({ type: 'stop' });
  });

  it('asks for a refused licence once more, with another token, and stops at the next refusal (DR-002, DR-009)', () => {
    const licence = (httpStatus?: number): PlayerError =>
      new PlayerError('LICENCE_REFUSED', httpStatus === undefined ? {} : { httpStatus });
    expect(decideRecovery(licence(403), calm)).toEqual({ type: 'renew-licence' });
    expect(decideRecovery(licence(403), { ...calm, refreshes: 1 })).toEqual({ type: 'stop' });
    for (const passing of [licence(503), licence(429), licence()]) {
      expect(decideRecovery(passing, calm)).toEqual({ type: 'reload', delay: 500 });
      expect(decideRecovery(passing, { ...calm, attempts: 1 })).toEqual({ type: 'stop' });
    }
    expect(decideRecovery(licence(404), calm)).toEqual({ type: 'stop' });
    const rejected = new PlayerError('LICENCE_REFUSED', { code: 6008 });
    expect(decideRecovery(rejected, calm)).toEqual({ type: 'stop' });
    expect(decideRecovery(licence(), { ...calm, isOnline: false })).toEqual({ type: 'wait-online' });
  });

  it('reads a broken manifest again before giving up', () => {
    const broken = new PlayerError('MANIFEST_INVALID');
    expect(decideRecovery(broken, calm)).toEqual({ type: 'reload', delay: 500 });
    expect(decideRecovery(broken, { ...calm, attempts: 2 })).toEqual({ type: 'stop' });
  });
});

describe('backoff', () => {
  it('doubles up to 15 s and is spread by chance', () => {
    expect([0, 1, 4, 10].map((attempts) => backoff(attempts, 0))).toEqual([500, 1000, 8000, 15_000]);
    expect(backoff(10, 1)).toBe(11_250);
  });
});
