/** Maximum length of a profile's name, in characters as readers count them. */
export const profileNameLength = 20;

/**
 * Control characters, marks that change the direction of text, and those without width; emoji need the joiner U+200D.
 */
const invisible = /[\p{Cc}\u00AD\u061C\u180E\u200B\u200C\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF]/gu;

/** Normalises a name for storage: composed, without invisible characters, with single spaces. */
export function tidyName(name: string): string {
  return name.normalize('NFC').replace(invisible, ' ').replace(/\s+/gu, ' ').trim();
}

/** Counts the characters of a text as a reader does: an emoji composed of several is one. */
export function countCharacters(text: string): number {
  return [...new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(text)].length;
}
