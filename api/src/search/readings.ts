import { otherLayouts } from './keyboard.ts';
import { otherAlphabets } from './transliteration.ts';

/** One way to take what was typed. */
export interface Reading {
  readonly text: string;
  readonly words: readonly ReadWord[];
}

/** A word as it stands in the text and, when that may be meant, in the letters of other alphabets. */
export type ReadWord = readonly [typed: string, ...others: string[]];

/** Words behind these are not looked at: no name needs them to be found. */
const mostWords = 8;

/** Latin letters that look like Russian ones: in a Russian word they were meant to be. */
const alike: ReadonlyMap<string, string> = new Map(
  Array.from('aceopxykmhtb', (letter, at) => [letter, 'асеорхукмнтв'[at] ?? letter]),
);

/**
 * How a text may be read: as it was typed first, then as another layout of the keyboard would have written it. One that would
 * have cut words into pieces wrote something else: “[p[p” for “хзхз”.
 */
export function readingsOf(text: string): [Reading, ...Reading[]] {
  const typed = readingOf(text.normalize('NFC'));
  const others = otherLayouts(text.normalize('NFC')).map(readingOf);
  return [typed, ...others.filter(({ words }) => words.length <= typed.words.length)];
}

function readingOf(text: string): Reading {
  const words = (text.match(/[\p{L}\p{M}\p{N}'’ʼ]+/gu) ?? [])
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, mostWords)
    .map((word) => spellings(inOneAlphabet(word.toLowerCase())));
  return { text: text.replace(/\s+/gu, ' ').trim(), words };
}

function spellings(word: string): ReadWord {
  return [word, ...otherAlphabets(word)];
}

function inOneAlphabet(word: string): string {
  if (!/[a-z]/.test(word) || !/\p{Script=Cyrillic}/u.test(word)) return word;
  return word.replace(/[a-z]/g, (letter) => alike.get(letter) ?? letter);
}
