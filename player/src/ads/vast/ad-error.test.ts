import { expect, it } from 'vitest';
import { AdError, adErrors } from './ad-error.ts';

it('numbers errors by their place in one list, which begins with what the viewer blocks (AD-041, AD-042, AD-043)', () => {
  expect(new AdError('AD_BLOCKING_BY_USER').code).toBe(1);
  expect(adErrors).toHaveLength(70);
  expect(new Set(adErrors).size).toBe(70);
  for (const name of [
    'NO_AD_SECTION',
    'VAST_LOAD_TIMEOUT',
    'INVALID_VAST_XML',
    'MEDIA_ERR_NETWORK',
    'VPAID_LOAD_TIMEOUT',
    'NOT_CORRECT_VAST_URL',
  ] as const)
    expect(new AdError(name).code).toBe(adErrors.indexOf(name) + 1);
});

it('says 1 of a missing advertisement and of a wrong address, -1 of all others (AD-044, AD-045, AD-062)', () => {
  expect(
    Object.fromEntries(
      (['NO_AD_SECTION', 'NOT_CORRECT_VAST_URL', 'AD_BLOCKING_BY_USER', 'UNKNOWN'] as const).map((name) => [
        name,
        new AdError(name).resultCode,
      ]),
    ),
  ).toEqual({ NO_AD_SECTION: 1, NOT_CORRECT_VAST_URL: 1, AD_BLOCKING_BY_USER: -1, UNKNOWN: -1 });
});

it('tells listeners of all but a missing advertisement (AD-044)', () => {
  expect(adErrors.filter((name) => !new AdError(name).isReported)).toEqual(['NO_AD_SECTION']);
});

it('has a reason of the form 1-5-{code} (AD-048, PL-056)', () => {
  expect(new AdError('NO_AD_SECTION').reason).toBe('1-5-2');
});

it('makes an error of anything', () => {
  const error = new AdError('MEDIA_STALLED');
  expect(AdError.of(error)).toBe(error);
  expect(AdError.of('what').error).toBe('UNKNOWN');
});
