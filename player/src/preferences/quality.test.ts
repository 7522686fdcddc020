import { describe, expect, it } from 'vitest';
import { bucketOf, bucketRange, matchHeight, resolutionOptions } from './quality.ts';

describe('bucketOf', () => {
  it.each([
    ['PL-110', '144p', 72, 191],
    ['PL-111', '240p', 192, 299],
    ['PL-112', '360p', 300, 419],
    ['PL-113', '480p', 420, 599],
    ['PL-114', '720p', 600, 899],
    ['PL-115', '1080p', 900, 1259],
    ['PL-116', '2K', 1260, 1799],
    ['PL-117', '4K', 1800, 2808],
  ])(
    '%s: %s covers %i–%i (PL-110, PL-111, PL-112, PL-113, PL-114, PL-115, PL-116, PL-117)',
    (_id, name, least, greatest) => {
      expect(bucketOf(least)).toBe(name);
      expect(bucketOf(greatest)).toBe(name);
      expect(bucketOf(least - 1)).not.toBe(name);
      expect(bucketOf(greatest + 1)).not.toBe(name);
      expect(bucketRange(least)).toEqual({ min: least, max: greatest });
    },
  );

  it('names no height outside 72–2808 (PL-118)', () => {
    expect([bucketOf(71), bucketOf(2809)]).toEqual([null, null]);
  });
});

describe('resolutionOptions', () => {
  it('offers automatic first, then one height per bucket, best first; one is active (PL-010, PL-106)', () => {
    expect(resolutionOptions([360, 1080, 800, 720, 40], 1080, 'Автонастройка')).toEqual([
      { title: 'Автонастройка', value: null, active: false },
      { title: '1080p', value: 1080, active: true },
      { title: '720p', value: 800, active: false },
      { title: '360p', value: 360, active: false },
    ]);
  });

  it('is automatic when nothing is chosen, or the choice is not there (PL-106, PL-134)', () => {
    expect(resolutionOptions([360, 720], null, 'A').filter(({ active }) => active)).toMatchObject([
      { value: null },
    ]);
    expect(resolutionOptions([360, 720], 2160, 'A').filter(({ active }) => active)).toMatchObject([
      { value: null },
    ]);
  });
});

describe('matchHeight', () => {
  it('finds the remembered height, or the one of the same name (PL-133)', () => {
    expect(matchHeight(720, [360, 720])).toBe(720);
    expect(matchHeight(720, [360, 804])).toBe(804);
    expect(matchHeight(1080, [360, 720])).toBeNull();
  });
});
