import type { Language } from '@kadr/contract';

/** In the order of the language menu. */
export const languages: readonly Language[] = ['rus', 'eng', 'hye'];

/** As `Intl` and React Aria name them. */
export const locales: Readonly<Record<Language, string>> = { rus: 'ru-RU', eng: 'en-GB', hye: 'hy-AM' };

/**
 * Locales for numbers and dates. Chromium has no Armenian data, so Armenian dates use digits only, and numbers use
 * the Russian format, which is the same.
 */
export const hasFormats = (language: Language): boolean =>
  Intl.DateTimeFormat.supportedLocalesOf(locales[language]).length > 0;

export const formatLocale = (language: Language): string =>
  hasFormats(language) ? locales[language] : locales.rus;

/** React Aria has no Armenian: it uses English, with the day before the month. */
export const ariaLocale = (language: Language): string => locales[language === 'hye' ? 'eng' : language];

/** The name of a language in that language. */
export const languageNames: Readonly<Record<Language, string>> = {
  rus: 'Русский',
  eng: 'English',
  hye: 'Հայերեն',
};

/** The short name of a language. */
export const languageMarks: Readonly<Record<Language, string>> = { rus: 'RU', eng: 'EN', hye: 'HY' };

const key = 'console.language';

/** The language chosen earlier in this browser; Russian by default. */
export function rememberedLanguage(): Language {
  const stored = localStorage.getItem(key);
  return languages.find((language) => language === stored) ?? 'rus';
}

/** Whether a language was chosen in this browser. */
export const isLanguageRemembered = (): boolean => localStorage.getItem(key) !== null;

export function rememberLanguage(language: Language): void {
  localStorage.setItem(key, language);
}
