import { editDistance } from './edit-distance.ts';
import type { Reading, ReadWord } from './readings.ts';

/** Statistics of a word over the words of all names. */
export interface WordStatistics {
  /** Its phonetic form; empty for a word without one. */
  readonly sound: string;
  /** The phonetic forms of its stems. */
  readonly stems: readonly string[];
  /** Whether it is a stop word. */
  readonly isCommon: boolean;
  /** Whether a name contains the word itself. */
  readonly isWord: boolean;
  /** Whether a name contains another inflection of it. */
  readonly isStem: boolean;
  /** Whether a word of a name begins with it. */
  readonly isBeginning: boolean;
  /** Similar words of names, if they were looked up. */
  readonly near: readonly string[];
}

/** The ways in which a name may contain one word of a search; each list may be empty. */
export interface Wanted {
  readonly sounds: readonly string[];
  readonly stems: readonly string[];
  readonly beginnings: readonly string[];
  readonly near: readonly string[];
}

/** A text in the form in which it is searched. */
export interface Understanding {
  readonly text: string;
  /** Whether this is the text as typed, not in another keyboard layout. */
  readonly isTyped: boolean;
  /** Words that a name has to have, in any order; without any, nothing is found. */
  readonly words: readonly Wanted[];
  /** Phonetic forms of the whole text, one per alphabet: a name may equal or begin with one. */
  readonly wholes: readonly string[];
}

interface Judged {
  readonly wanted: Wanted;
  readonly isCommon: boolean;
  readonly quality: number;
}

const quality = { word: 1, stem: 0.9, beginning: 0.75, oneError: 0.6, twoErrors: 0.45, none: 0 } as const;

/** Shorter words are not searched by similarity. */
const shortestMisspelt = 4;

/** The margin by which a reading in another keyboard layout must score higher than the text as typed. */
const clearly = 0.25;

/** Phonetic forms of the words that may be misspelt; empty when names contain every word as typed. */
export function misspelt(
  [typed]: readonly [Reading, ...Reading[]],
  facts: ReadonlyMap<string, WordStatistics>,
): string[] {
  const isKnown = (word: WordStatistics): boolean => knownQuality(word) > quality.none;
  const isClear = typed.words.every((word) => {
    const spellings = spellingsOf(word, facts);
    return spellings.length === 0 || spellings.some(isKnown);
  });
  if (isClear) return [];
  const unknown = [...facts.values()].filter(
    (word) => !isKnown(word) && word.sound.length >= shortestMisspelt,
  );
  return distinct(unknown.map(({ sound }) => sound));
}

/**
 * The best of the readings: as typed, unless one of its words is unknown and another reading scores higher.
 *
 * @param facts statistics of every word of every reading, by the word as written there
 */
export function understand(
  readings: readonly [Reading, ...Reading[]],
  facts: ReadonlyMap<string, WordStatistics>,
): Understanding {
  const [typed, ...others] = readings.map((reading) => ({ reading, words: judge(reading, facts) }));
  if (typed === undefined) throw new Error('A text needs at least one reading.');
  let best = typed;
  if (typed.words.some((word) => word.quality < quality.beginning))
    for (const other of others)
      if (meaningOf(other.words) > meaningOf(best.words) + (best === typed ? clearly : 0)) best = other;
  const known = best.words.filter((word) => word.quality > 0);
  const telling = known.filter((word) => !word.isCommon);
  return {
    text: best.reading.text,
    isTyped: best === typed,
    words: (telling.length > 0 ? telling : known).map(({ wanted }) => wanted),
    wholes: wholesOf(best.reading, facts),
  };
}

function judge({ words }: Reading, facts: ReadonlyMap<string, WordStatistics>): Judged[] {
  return words.flatMap((word, at) => {
    const spellings = spellingsOf(word, facts);
    return spellings.length === 0 ? [] : judgeWord(spellings, at === words.length - 1);
  });
}

function judgeWord(spellings: readonly WordStatistics[], isLast: boolean): Judged {
  const near = spellings.flatMap(({ sound, near: candidates }) => closest(sound, candidates, isLast));
  const fewest = Math.min(...near.map(({ errors }) => errors));
  return {
    wanted: {
      sounds: distinct(spellings.map(({ sound }) => sound)),
      stems: distinct(spellings.flatMap(({ stems }) => stems)),
      beginnings: distinct(spellings.map(({ sound }) => sound)),
      near: distinct(near.filter(({ errors }) => errors === fewest).map(({ word }) => word)),
    },
    // A single letter is an unfinished word, or one without significance.
    isCommon: spellings.some(({ isCommon, sound }) => isCommon || (sound.length === 1 && !isLast)),
    quality: Math.max(...spellings.map(knownQuality), qualityOf(fewest)),
  };
}

function knownQuality({ isWord, isStem, isBeginning }: WordStatistics): number {
  if (isWord) return quality.word;
  if (isStem) return quality.stem;
  return isBeginning ? quality.beginning : quality.none;
}

function qualityOf(errors: number): number {
  if (errors > 2) return quality.none;
  return errors < 2 ? quality.oneError : quality.twoErrors;
}

/** In short words one error can yield another word: up to three letters must be right, up to six may have one error. */
function closest(
  sound: string,
  candidates: readonly string[],
  isLast: boolean,
): { readonly word: string; readonly errors: number }[] {
  const most = sound.length < 4 ? 0 : sound.length < 7 ? 1 : 2;
  return candidates
    .map((word) => ({ word, errors: editDistance(sound, word, isLast && sound.length > 4) }))
    .filter(({ errors }) => errors <= most);
}

/** The score of a reading: the average of its words, without stop words. */
function meaningOf(words: readonly Judged[]): number {
  const telling = words.filter(({ isCommon }) => !isCommon);
  const counted = telling.length > 0 ? telling : words;
  return counted.reduce((sum, word) => sum + word.quality, 0) / Math.max(counted.length, 1);
}

function wholesOf({ words }: Reading, facts: ReadonlyMap<string, WordStatistics>): string[] {
  const most = Math.max(...words.map(({ length }) => length), 0);
  const wholes = Array.from({ length: most }, (_, alphabet) =>
    words
      .map((word) => facts.get(word[alphabet] ?? word[0])?.sound ?? '')
      .filter((sound) => sound !== '')
      .join(' '),
  );
  return distinct(wholes.filter((whole) => whole !== ''));
}

function spellingsOf(word: ReadWord, facts: ReadonlyMap<string, WordStatistics>): WordStatistics[] {
  return word.flatMap((spelling) => {
    const known = facts.get(spelling);
    return known === undefined || known.sound === '' || isOneLetter(spelling, known) ? [] : [known];
  });
}

/** A key that was held down: it sounds like a single letter, and half of all names begin with it. */
function isOneLetter(spelling: string, { sound }: WordStatistics): boolean {
  return spelling.length > 2 && sound.length === 1;
}

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}
