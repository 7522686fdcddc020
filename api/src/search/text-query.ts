import type { Understanding, Wanted } from './understanding.ts';

/** Queries for names, in PostgreSQL's syntax for the `tsvector` of search entries; see `tables.ts` for its lexemes. */
export interface TextQueries {
  /** The condition for a name to be found at all. */
  readonly found: string;
  /** The name equals the text. */
  readonly isWhole: string;
  /** The name begins with the words of the text. */
  readonly hasBeginning: string;
  /** The name begins with the text, which may end within a word. */
  readonly isBegun: string;
  /** The name has every word: exactly, in another inflection, or as a beginning. */
  readonly hasWords: string;
  readonly hasStems: string;
  readonly hasBeginnings: string;
}

/** The queries for a text; null when no name can match. */
export function textQueries({ words, wholes }: Understanding): TextQueries | null {
  if (words.length === 0) return null;
  const isBegun = anyOf(wholes.map((whole) => begun(`=${whole}`)));
  return {
    found: anyOf([allOf(words.map(anyHow)), isBegun]),
    isWhole: anyOf(wholes.map((whole) => quoted(`=${whole}`))),
    hasBeginning: anyOf(wholes.map((whole) => begun(`=${whole} `))),
    isBegun,
    hasWords: allOf(words.map(({ sounds }) => anyOf(sounds.map(quoted)))),
    hasStems: allOf(words.map(asWordOrStem)),
    hasBeginnings: allOf(words.map(asBeginning)),
  };
}

/** The same with any one word omitted: for a text whose words no name has all of. Null for a text of one word. */
export function withoutOneWord({ words, wholes }: Understanding): TextQueries | null {
  if (words.length < 2) return null;
  const queries = words.map((_, left) =>
    textQueries({ words: words.filter((_word, at) => at !== left), wholes, text: '', isTyped: true }),
  );
  const known = queries.filter((query) => query !== null);
  const each = (name: keyof TextQueries): string => anyOf(known.map((query) => query[name]));
  return {
    found: each('found'),
    isWhole: each('isWhole'),
    hasBeginning: each('hasBeginning'),
    isBegun: each('isBegun'),
    hasWords: each('hasWords'),
    hasStems: each('hasStems'),
    hasBeginnings: each('hasBeginnings'),
  };
}

function asWordOrStem({ sounds, stems }: Wanted): string {
  return anyOf([...sounds.map(quoted), ...stems.map((stem) => quoted(`~${stem}`))]);
}

function asBeginning(word: Wanted): string {
  return anyOf([asWordOrStem(word), ...word.beginnings.map(begun)]);
}

function anyHow(word: Wanted): string {
  return anyOf([asBeginning(word), ...word.near.map(quoted)]);
}

function quoted(lexeme: string): string {
  return `'${lexeme.replace(/['\\]/g, '$&$&')}'`;
}

function begun(lexeme: string): string {
  return `${quoted(lexeme)}:*`;
}

function anyOf(queries: readonly string[]): string {
  return `(${queries.join('|')})`;
}

function allOf(queries: readonly string[]): string {
  return `(${queries.join('&')})`;
}
