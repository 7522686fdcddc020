import type { SongSheet } from './sheet.ts';

/** The sound that makes a syllable, with what belongs to it. */
const vowels: Readonly<Record<SongSheet['language'], string>> = {
  rus: '[аеёиоуыэюя]',
  hye: '(?:ու|[աեէըիոօև])',
  // A silent `e` at the end, also of `-es` and `-ed`, makes none.
  eng: '(?:(?!e(?:d|s)?(?![a-z]))[aeiouy]+|(?<=[lrs])e(?=s(?![a-z]))|(?<![aeiouy][^aeiouy]{0,9})e(?![a-z]))',
};

/**
 * A word, signs included, in the pieces that are sung on one note each: at least one, together the word. A piece ends with
 * its vowel, the last one with the word.
 */
export function syllablesOf(word: string, language: SongSheet['language']): string[] {
  const ends = [...word.matchAll(new RegExp(vowels[language], 'giu'))].map(
    ({ index, 0: { length } }) => index + length,
  );
  if (ends.length < 2) return [word];
  return ends.map((end, place) =>
    word.slice(place === 0 ? 0 : ends[place - 1], place === ends.length - 1 ? undefined : end),
  );
}
