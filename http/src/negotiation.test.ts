import { expect, it } from 'vitest';
import { acceptsType, encodingOf } from './negotiation.ts';

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['br;q=0.000, gzip', 'gzip'],
  ['br ; q=0, gzip', 'gzip'],
  ['BR', 'br'],
  [',,br,,', 'br'],
  ['br;q=0.1', 'br'],
  ['br;q=', 'br'],
  ['gzip;q=0.000', 'identity'],
  ['identity;q=0', 'identity'],
  ['*', 'identity'],
  ['*;q=0', 'identity'],
  ['*;q=0, br', 'br'],
  ['x-br, brx', 'identity'],
  ['br gzip', 'identity'],
  ['=;"', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('sends %j %s', (header, encoding) => {
  expect(encodingOf(header)).toBe(encoding);
  expect(encodingOf(header)).toBe(encoding);
});

it.each([
  ['image/avif,image/webp,*/*;q=0.8', 'image/webp', true],
  ['IMAGE/AVIF ; q=0.5', 'image/avif', true],
  ['image/avif;q=0, image/*', 'image/avif', false],
  ['image/avif;q=0.0', 'image/avif', false],
  ['*/*', 'image/avif', false],
  ['image/*', 'image/avif', false],
  ['image/avif-sequence', 'image/avif', false],
  ['image', 'image/avif', false],
  ['"image/avif', 'image/avif', false],
  ['', 'image/avif', false],
  [undefined, 'image/avif', false],
])('%j accepts %s: %s', (header, type, expected) => {
  expect(acceptsType(header, type)).toBe(expected);
});
