import { expect, it } from 'vitest';
import { openGeoIp } from './geoip.ts';

const countryOf = openGeoIp();

it.each([
  ['8.8.8.8', 'US'],
  ['5.255.255.5', 'RU'],
  ['2a02:6b8::1', 'RU'],
  ['127.0.0.1', null],
  ['10.1.2.3', null],
  ['::1', null],
  ['nonsense', null],
])('%s is in %s', (ip, country) => {
  expect(countryOf(ip)).toBe(country);
});

it('takes an address that is in none to be where it is told, and no other', () => {
  const here = openGeoIp('AM');
  expect(['10.1.2.3', '::1', 'nonsense', '8.8.8.8'].map(here)).toEqual(['AM', 'AM', 'AM', 'US']);
});
