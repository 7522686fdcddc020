import { expect, it } from 'vitest';
import { cleanTitle } from './clean-title.ts';

it('makes one short printable line of whatever a file calls itself', () => {
  expect(cleanTitle('  Дубляж\r\n\u0007\u202estudio\u0000 ')).toBe('Дубляж studio');
  expect(cleanTitle('\u0000\u200b')).toBe('');
  expect(cleanTitle('\ud800broken')).toBe('broken');
  expect(Array.from(cleanTitle('😀'.repeat(1_000_000)))).toHaveLength(60);
});
