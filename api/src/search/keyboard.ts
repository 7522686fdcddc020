/** The keys of a keyboard as lower-case Latin letters, and the letters of the same keys in other layouts. */
const keys = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`\\";
const russian = 'йцукенгшщзхъфывапролджэячсмитьбюё\\';
/** The phonetic layout, the most common one for Armenian. */
const armenian = 'քոերտըւիօպխծասդֆգհճկլ;՛զղցվբնմ,․՝շ';
const shifted: Readonly<Record<string, string>> = {
  '{': '[',
  '}': ']',
  ':': ';',
  '"': "'",
  '<': ',',
  '>': '.',
  '~': '`',
  '|': '\\',
};

const written = (from: string, to: string): ReadonlyMap<string, string> =>
  new Map(Array.from(from, (letter, at) => [letter, to[at] ?? letter]));

const latinToRussian = written(keys, russian);
const latinToArmenian = written(keys, armenian);
const russianToLatin = written(russian, keys);
const armenianToLatin = written(armenian, keys);

/**
 * A text as typed in other keyboard layouts (`ghbdtn` is `привет`), as far as its letters reveal the layout it was
 * typed in. In lower case; without the text itself.
 */
export function otherLayouts(text: string): string[] {
  const typed = text.toLowerCase();
  const keysOf = (layout: ReadonlyMap<string, string>): string =>
    typed.replace(/./gu, (letter) => layout.get(letter) ?? letter);
  if (/\p{Script=Cyrillic}/u.test(typed)) {
    const latin = keysOf(russianToLatin);
    return [latin, retyped(latin, latinToArmenian)];
  }
  if (/\p{Script=Armenian}/u.test(typed)) {
    const latin = keysOf(armenianToLatin);
    return [latin, retyped(latin, latinToRussian)];
  }
  if (/[a-z]/.test(typed)) return [retyped(typed, latinToRussian), retyped(typed, latinToArmenian)];
  return [];
}

function retyped(latin: string, layout: ReadonlyMap<string, string>): string {
  return latin.replace(/./gu, (letter) => layout.get(shifted[letter] ?? letter) ?? letter);
}
