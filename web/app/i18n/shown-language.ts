import type { Language } from '@kadr/contract';

const languages: Readonly<Record<string, Language>> = { ru: 'rus', en: 'eng', hy: 'hye' };

/** The language of a document, for code outside of its components. */
export function shownLanguage({ documentElement: { lang } }: Document): Language {
  return languages[lang] ?? 'rus';
}
