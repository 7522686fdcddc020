import type { Language } from '@kadr/contract';
import type { LocaleData } from './locale-data.ts';
import { wordsOf } from './messages.tsx';
import type { CompiledMessages, Words } from './messages.tsx';

interface LanguageModule {
  readonly messages: CompiledMessages;
  readonly locale: LocaleData;
}

const modules: Record<Language, () => Promise<LanguageModule>> = {
  rus: () => import('virtual:messages/rus'),
  eng: () => import('virtual:messages/eng'),
  hye: () => import('virtual:messages/hye'),
};

const titleModules: Record<Language, () => Promise<Pick<LanguageModule, 'messages'>>> = {
  rus: () => import('virtual:messages/rus/titles'),
  eng: () => import('virtual:messages/eng/titles'),
  hye: () => import('virtual:messages/hye/titles'),
};

const pageModules: Record<Language, () => Promise<Pick<LanguageModule, 'messages'>>> = {
  rus: () => import('virtual:messages/rus/pages'),
  eng: () => import('virtual:messages/eng/pages'),
  hye: () => import('virtual:messages/hye/pages'),
};

/** The loaded texts of each language; those of pages are added to them. */
const texts: Record<Language, Record<string, CompiledMessages[string]>> = { rus: {}, eng: {}, hye: {} };

/** All messages of a language; each language is its own chunk. */
export const loadWords = oncePerLanguage(async (language: Language): Promise<Words> => {
  const { messages, locale } = await modules[language]();
  return wordsOf(language, Object.assign(texts[language], messages), locale);
});

/**
 * Texts that are loaded with pages: `titles` with those of titles and persons and with the player; `pages`, which
 * includes these, with all others that need more texts than a main view does.
 */
export type PageWords = 'titles' | 'pages';

/**
 * Loads the texts of such pages in addition to those of the core: the first screen of most viewers does not need them.
 */
export const loadPageWords = (language: Language, words: PageWords): Promise<unknown> =>
  Promise.all([loadTitleWords(language), words === 'pages' && loadOtherWords(language)]);

const loadTitleWords = oncePerLanguage(async (language: Language): Promise<void> => {
  Object.assign(texts[language], (await titleModules[language]()).messages);
});

const loadOtherWords = oncePerLanguage(async (language: Language): Promise<void> => {
  Object.assign(texts[language], (await pageModules[language]()).messages);
});

/** Runs `load` once per language; after a failure the next call tries again. */
function oncePerLanguage<T>(load: (language: Language) => Promise<T>): (language: Language) => Promise<T> {
  const known = new Map<Language, Promise<T>>();
  return (language) => {
    let loaded = known.get(language);
    if (!loaded) {
      loaded = load(language);
      known.set(language, loaded);
      loaded.catch(() => known.delete(language));
    }
    return loaded;
  };
}
