/** Greatest length of a profile's name, in characters as a reader counts them. */
export const profileNameLength = 20;

/** Control characters, and marks that turn the direction of a text or have no width; emoji need the joiner U+200D. */
const invisible = /[\p{Cc}\u00AD\u061C\u180E\u200B\u200C\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF]/gu;

/** A name as it is kept: composed, without what cannot be seen, single spaces. */
export function tidyName(name: string): string {
  return name.normalize('NFC').replace(invisible, ' ').replace(/\s+/gu, ' ').trim();
}

/** Characters of a text as a reader counts them: an emoji made of several is one. */
export function countCharacters(text: string): number {
  return [...new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(text)].length;
}
