import { expect, it } from 'vitest';
import { readingsOf } from './readings.ts';
import { textQueries, withoutOneWord } from './text-query.ts';
import { misspelt, understand } from './understanding.ts';
import type { WordStatistics } from './understanding.ts';

const nothing: WordStatistics = {
  sound: '',
  stems: [],
  isCommon: false,
  isWord: false,
  isStem: false,
  isBeginning: false,
  near: [],
};
const known = (sound: string, over: Partial<WordStatistics> = {}): WordStatistics => ({
  ...nothing,
  sound,
  isWord: true,
  ...over,
});

/** The understanding of a text with these statistics of its words; all other words are unknown. */
function understood(text: string, said: Readonly<Record<string, WordStatistics>>) {
  const readings = readingsOf(text);
  const words = readings.flatMap((reading) => reading.words.flat());
  return understand(
    readings,
    new Map(words.map((word) => [word, said[word] ?? { ...nothing, sound: `?${word}` }])),
  );
}

it('takes a text as it was typed when every word means something so', () => {
  const { isTyped, text } = understood('he', {
    he: known('he', { isWord: false, isBeginning: true }),
    ру: known('ru'),
  });
  expect([isTyped, text]).toEqual([true, 'he']);
});

it('takes it as another layout would have written it when it means nothing as it was typed', () => {
  const { isTyped, text, wholes } = understood('ghbdtn', { привет: known('privet') });
  expect([isTyped, text, wholes[0]]).toEqual([false, 'привет', 'privet']);
});

it('prefers a word that is to one that is only like another', () => {
  const said = { руддщ: { ...nothing, sound: 'rudsh', near: ['rudish'] }, hello: known('hello') };
  expect(understood('руддщ', said).text).toBe('hello');
});

it('leaves out words that no name has, and those that every text has', () => {
  const said = { северный: known('severni'), ветер: known('veter'), и: known('i', { isCommon: true }) };
  expect(understood('северный и ветер смотреть', said).words.map(({ sounds }) => sounds[0])).toEqual([
    'severni',
    'veter',
  ]);
  expect(understood('и', said).words).toHaveLength(1);
  expect(understood('смотреть', said).words).toEqual([]);
});

it('looks up similar words only when a typed one is unknown', () => {
  const facts = new Map<string, WordStatistics>([
    ['кот', known('kot')],
    ['rjn', { ...nothing, sound: 'rzhn' }],
    ['сталл', { ...nothing, sound: 'stall' }],
    ['сто', { ...nothing, sound: 'sto' }],
  ]);
  expect(misspelt(readingsOf('кот'), facts)).toEqual([]);
  expect(misspelt(readingsOf('кот сталл сто'), facts)).toEqual(['rzhn', 'stall']);
});

it('takes of like words the nearest, as many errors as the length of a word forgives', () => {
  const near = (text: string, sound: string, words: readonly string[]) =>
    understood(text, { [text]: { ...nothing, sound, near: words } }).words.flatMap((word) => word.near);
  expect(near('кано', 'kano', ['kino', 'kant', 'kapor'])).toEqual(['kino', 'kant']);
  expect(near('кот', 'kot', ['kit'])).toEqual([]);
  expect(near('севреныи', 'sevreni', ['severni', 'sever', 'severna'])).toEqual(['severni']);
  expect(near('обещщанние', 'obeshanie', ['obeshanie2', 'obeschanio'])).toEqual(['obeshanie2']);
});

it('asks for words, stems and beginnings in any order, and quotes what stands in them', () => {
  const queries = textQueries({
    text: '',
    isTyped: true,
    words: [{ sounds: ["a'b\\"], stems: ['s'], beginnings: ['a'], near: ['n'] }],
    wholes: ['a b'],
  });
  expect(queries).toMatchObject({
    isWhole: "('=a b')",
    hasBeginning: "('=a b ':*)",
    isBegun: "('=a b':*)",
    hasWords: "(('a''b\\\\'))",
    hasStems: "(('a''b\\\\'|'~s'))",
  });
  expect(queries?.found).toBe("((((('a''b\\\\'|'~s')|'a':*)|'n'))|('=a b':*))");
});

it('asks for all words but one when no name has all of them', () => {
  const word = (sound: string) => ({ sounds: [sound], stems: [], beginnings: [], near: [] });
  const two = { text: '', isTyped: true, words: [word('a'), word('b')], wholes: ['a b'] };
  expect(withoutOneWord(two)?.hasWords).toBe("((('b'))|(('a')))");
  expect(withoutOneWord({ ...two, words: [word('a')] })).toBeNull();
  expect(textQueries({ ...two, words: [] })).toBeNull();
});
