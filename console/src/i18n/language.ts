import type { Language } from '@kadr/contract';

/** In the order in which they are offered. */
export const languages: readonly Language[] = ['rus', 'eng', 'hye'];

/** As `Intl` and React Aria name them. */
export const locales: Readonly<Record<Language, string>> = { rus: 'ru-RU', eng: 'en-GB', hye: 'hy-AM' };

/**
 * As numbers and dates are written. Chromium comes without Armenian: its dates are then of digits, and its numbers as
 * Russian has them, which is how Armenian has them too.
 */
export const hasFormats = (language: Language): boolean =>
  Intl.DateTimeFormat.supportedLocalesOf(locales[language]).length > 0;

export const formatLocale = (language: Language): string =>
  hasFormats(language) ? locales[language] : locales.rus;

/** React Aria speaks no Armenian: it is English then, with the day before the month. */
export const ariaLocale = (language: Language): string => locales[language === 'hye' ? 'eng' : language];

/** What a language is called in itself. */
export const languageNames: Readonly<Record<Language, string>> = {
  rus: 'Русский',
  eng: 'English',
  hye: 'Հայերեն',
};

/** How a language is written where there is little room. */
export const languageMarks: Readonly<Record<Language, string>> = { rus: 'RU', eng: 'EN', hye: 'HY' };

const key = 'console.language';

/** The language that was chosen in this browser before; Russian otherwise. */
export function rememberedLanguage(): Language {
  const stored = localStorage.getItem(key);
  return languages.find((language) => language === stored) ?? 'rus';
}

/** Whether a language was chosen in this browser. */
export const isLanguageRemembered = (): boolean => localStorage.getItem(key) !== null;

export function rememberLanguage(language: Language): void {
  localStorage.setItem(key, language);
}
