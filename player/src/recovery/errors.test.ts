import { describe, expect, it } from 'vitest';
import { PlayerError } from './errors.ts';
import type { PlayerErrorName } from './errors.ts';

describe('PlayerError', () => {
  it('gives its reason as 1-3-code for streams (PL-054, DR-051)', () => {
    expect(new PlayerError('HTTP_STATUS', { httpStatus: 404 }).reason).toBe('1-3-1001');
  });

  it('gives 1-4 for peer-delivered streams, 1-5 for ads and 1-7 for teleport (PL-055, PL-056, PL-057)', () => {
    expect(new PlayerError('TIMEOUT', { origin: 'peer_stream' }).reason).toBe('1-4-1003');
    expect(
      new PlayerError('HTTP_STATUS', { httpStatus: 404, severity: 1 }).with({ origin: 'peer_stream' }),
    ).toMatchObject({
      reason: '1-4-1001',
      httpStatus: 404,
      severity: 1,
    });
    expect(new PlayerError('SDK', { origin: 'ad', code: 12 }).reason).toBe('1-5-12');
    expect(new PlayerError('SDK', { origin: 'teleport', code: 2 }).reason).toBe('1-7-2');
  });

  it('counts network as category 1 and manifests and protection as the critical 4 and 6 (PL-051)', () => {
    const categories = (names: readonly PlayerErrorName[]): number[] =>
      names.map((name) => new PlayerError(name).category);
    expect(categories(['HTTP_STATUS', 'CONNECTION_FAILED', 'TIMEOUT', 'NETWORK'])).toEqual([1, 1, 1, 1]);
    expect(categories(['MANIFEST_INVALID', 'NOTHING_PLAYABLE'])).toEqual([4, 4]);
    expect(categories(['LICENCE_REFUSED', 'PROTECTION'])).toEqual([6, 6]);
  });

  it('makes an SDK error category -1, severity 2 when fatal and 1 otherwise (PL-049)', () => {
    expect(new PlayerError('SDK', { severity: 2 })).toMatchObject({ category: -1, severity: 2 });
    expect(new PlayerError('SDK', { severity: 1 })).toMatchObject({ category: -1, severity: 1 });
  });

  it('keeps everything but the severity when that is lowered', () => {
    const cause = new Error('socket');
    const error = new PlayerError('HTTP_STATUS', { httpStatus: 503, code: 1001, cause });
    expect(error.with({ severity: 1 })).toMatchObject({
      severity: 1,
      httpStatus: 503,
      reason: error.reason,
      message: error.message,
      cause,
    });
  });
});
