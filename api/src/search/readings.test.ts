import { expect, it } from 'vitest';
import { editDistance } from './edit-distance.ts';
import { otherLayouts } from './keyboard.ts';
import { readingsOf } from './readings.ts';
import { otherAlphabets } from './transliteration.ts';

const words = (text: string) => readingsOf(text)[0].words.map(([typed]) => typed);

it.each([
  ['ghbdtn', 'привет'],
  ['GHBDTN', 'привет'],
  [']k', 'ъл'],
  ['{jhjij', 'хорошо'],
  ["'[j", 'эхо'],
  ['руддщ', 'hello'],
  ['bari', 'բարի'],
  ['բարի', 'bari'],
  ['ифкш', 'բարի'],
])('reads %j as %j in another layout of the keyboard', (typed, meant) => {
  expect(otherLayouts(typed)).toContain(meant);
});

it('has no other layouts for numbers', () => {
  expect(otherLayouts('2024')).toEqual([]);
});

it.each([
  ['severny', 'северны'],
  ['yolka', 'ёлка'],
  ['shchuka', 'щука'],
  ['zhizn', 'жизн'],
  ["ob'ezd", 'обезд'],
])('writes %j in Russian letters as %j', (latin, russian) => {
  expect(otherAlphabets(latin)[0]).toBe(russian);
});

it('writes Latin words in Armenian letters, and no others', () => {
  expect(otherAlphabets('hayr')[1]).toBe('հայր');
  expect(otherAlphabets('qaghaq')[1]).toBe('քաղաք');
  expect(otherAlphabets('ветер')).toEqual([]);
  expect(otherAlphabets('2')).toEqual([]);
});

it('takes the words of a text: small, without signs, eight at most', () => {
  expect(words('  Война,\u0007и – МИР!? ')).toEqual(['война', 'и', 'мир']);
  expect(words('%%% \u202e')).toEqual([]);
  expect(words('a b c d e f g h i j')).toHaveLength(8);
});

it('takes Latin letters in a Russian word for the Russian ones that they look like', () => {
  expect(words('cеверный')).toEqual(['северный']);
  expect(words('north')).toEqual(['north']);
});

it.each([
  ['veter', 'veter', 0],
  ['vetr', 'veter', 1],
  ['vetter', 'veter', 1],
  ['viter', 'veter', 1],
  ['vetre', 'veter', 1],
  ['sevreni', 'severni', 1],
  ['', 'ab', 2],
])('counts the errors of %j for %j: %i', (typed, word, errors) => {
  expect(editDistance(typed, word)).toBe(errors);
});

it('counts nothing for what comes after the beginning of a word', () => {
  expect(editDistance('sevre', 'severni', true)).toBe(1);
  expect(editDistance('seve', 'severni', true)).toBe(0);
});
