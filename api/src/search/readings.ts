import { otherLayouts } from './keyboard.ts';
import { otherAlphabets } from './transliteration.ts';

/** One interpretation of the typed text. */
export interface Reading {
  readonly text: string;
  readonly words: readonly ReadWord[];
}

/** A word as typed and, when it may be a transliteration, in the letters of other alphabets. */
export type ReadWord = readonly [typed: string, ...others: string[]];

/** Further words are ignored: no name needs them to be found. */
const mostWords = 8;

/** Latin letters that look like Russian ones, which they replace in a Russian word. */
const alike: ReadonlyMap<string, string> = new Map(
  Array.from('aceopxykmhtb', (letter, at) => [letter, 'асеорхукмнтв'[at] ?? letter]),
);

/**
 * Readings of a text: first as typed, then as in other keyboard layouts. A reading that would have cut words into
 * pieces is excluded: “[p[p” for “хзхз”.
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
