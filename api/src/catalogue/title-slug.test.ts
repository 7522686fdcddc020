import { expect, it } from 'vitest';
import { slugSchema } from '@kadr/contract';
import { freeSlug, slugOfTitle } from './title-slug.ts';

it.each([
  ['Северный ветер', 'severniy-veter'],
  ['Ёжик в тумане', 'yozhik-v-tumane'],
  ['Հյուսիսային քամի', 'hyusisayin-qami'],
  ['Café — déjà vu', 'cafe-deja-vu'],
  ['1917', 'film-1917'],
  ['!!!', 'film'],
  ['千と千尋', 'film'],
  ['Я'.repeat(300), 'ya'.repeat(50)],
  [`${'а'.repeat(99)} конец`, 'a'.repeat(99)],
])('calls the film %j %j', (title, slug) => {
  expect(slugOfTitle(title, 'film')).toBe(slug);
  expect(slugSchema.safeParse(slug).success).toBe(true);
});

it('gives a number to a slug that is taken', () => {
  expect(freeSlug('a', new Set())).toBe('a');
  expect(freeSlug('a', new Set(['a', 'a-2', 'a-4']))).toBe('a-3');
});
