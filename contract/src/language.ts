import { z } from 'zod';

/** Interface and content languages (ISO 639-3, as the specification names them); the first is default and fallback. */
export const languages = ['rus', 'eng', 'hye'] as const;

export const languageSchema = z.enum(languages);
export type Language = z.infer<typeof languageSchema>;

/** The text in `language`, or the Russian one when that translation is missing. */
export function translate(text: Translated, language: Language): string {
  return text[language] ?? text.rus;
}

/**
 * A text as an operator hands it in, of a limited number of characters in each language: Russian always, the others where they
 * exist (rus falls back for all).
 */
export function translatedOf(most: number) {
  const text = z.string().min(1).max(most);
  return z.object({ rus: text, eng: text.optional(), hye: text.optional() });
}

/** What something is called; it stands on one line or two. */
export const translatedNameSchema = translatedOf(500);

/** A text of several pages at most. */
export const translatedSchema = translatedOf(20_000);
export type Translated = z.infer<typeof translatedSchema>;
