import { expect, it } from 'vitest';
import { pixelAddress } from './banner-pixels.ts';

const around = { device: 'd-1', hosts: ['https://ads.example'], origin: 'https://kadr.example' };

it('adds the fingerprint of the device to a pixel, over one that is there (SS-100, AN-056, AN-057, AN-059, AN-061, AD-069, MB-138)', () => {
  expect(pixelAddress('https://ads.example/show?b=1&fingerprint=other', around)).toBe(
    'https://ads.example/show?b=1&fingerprint=d-1',
  );
  expect(pixelAddress('/api/seen', around)).toBe('https://kadr.example/api/seen?fingerprint=d-1');
});

it('asks nobody but the hosts that the brand lists', () => {
  for (const address of [
    'https://elsewhere.example/show',
    'http://ads.example/show',
    'https://ads.example.evil.example/show',
    'https://ads.example:8443/show',
    'https://name:word@ads.example/show',
    '//elsewhere.example/x',
    'javascript:alert(1)',
    'data:image/gif;base64,R0lGOD',
    'http://[',
  ])
    expect([address, pixelAddress(address, around)]).toEqual([address, null]);
});
