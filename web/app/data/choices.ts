import type { Language } from '@kadr/contract';
import { writeCookie } from './cookies.ts';

/** A viewer's choice of language or brand lasts a year. */
const year = 365 * 24 * 60 * 60;

/** Keeps a viewer's choice of a language. */
export function keepLanguage(language: Language): void {
  writeCookie('language', language, year);
}

/**
 * Shows the page at hand in another language: the choice is kept in a cookie, the document reloads, with
 * `parameters` in its address.
 */
export function chooseLanguage(language: Language, parameters: Readonly<Record<string, string>> = {}): void {
  keepLanguage(language);
  const url = new URL(location.href);
  url.searchParams.delete('lang');
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  location.replace(url);
}
