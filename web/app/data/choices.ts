import type { Language } from '@kadr/contract';
import { writeCookie } from './cookies.ts';

/** Seconds for which a viewer's choice of language or brand is kept: a year. */
const year = 365 * 24 * 60 * 60;

/** Stores a viewer's choice of a language. */
export function keepLanguage(language: Language): void {
  writeCookie('language', language, year);
}

/**
 * Shows the current page in another language: stores the choice in a cookie and reloads the document, with `parameters`
 * in its address.
 */
export function chooseLanguage(language: Language, parameters: Readonly<Record<string, string>> = {}): void {
  keepLanguage(language);
  const url = new URL(location.href);
  url.searchParams.delete('lang');
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  location.replace(url);
}
