import { z } from 'zod';

/** Interface and content languages (ISO 639-3, as in the specification); the first is default and fallback. */
export const languages = ['rus', 'eng', 'hye'] as const;

export const languageSchema = z.enum(languages);
export type Language = z.infer<typeof languageSchema>;

/** Returns the text in `language`, or the Russian text if that translation is missing. */
export function translate(text: Translated, language: Language): string {
  return text[language] ?? text.rus;
}

/**
 * A text as an operator writes it, limited in characters per language: Russian is required and the fallback of all
 * others.
 */
export function translatedOf(most: number) {
  const text = z.string().min(1).max(most);
  return z.object({ rus: text, eng: text.optional(), hye: text.optional() });
}

/** A name; it takes one or two lines. */
export const translatedNameSchema = translatedOf(500);

/** A text of several pages at most. */
export const translatedSchema = translatedOf(20_000);
export type Translated = z.infer<typeof translatedSchema>;
