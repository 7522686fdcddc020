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

const pageModules: Record<Language, () => Promise<Pick<LanguageModule, 'messages'>>> = {
  rus: () => import('virtual:messages/rus/pages'),
  eng: () => import('virtual:messages/eng/pages'),
  hye: () => import('virtual:messages/hye/pages'),
};

/** The texts of a language that are here; those of pages join them. */
const texts: Record<Language, Record<string, CompiledMessages[string]>> = { rus: {}, eng: {}, hye: {} };

/** Everything said in a language; each language is a chunk of its own. */
export const loadWords = oncePerLanguage(async (language: Language): Promise<Words> => {
  const { messages, locale } = await modules[language]();
  return wordsOf(language, Object.assign(texts[language], messages), locale);
});

/** The texts that pages beyond the catalogue's bring with them: the first screen of most viewers does not need them. */
export const loadPageWords = oncePerLanguage(async (language: Language): Promise<void> => {
  Object.assign(texts[language], (await pageModules[language]()).messages);
});

/** `load`, done once per language; what has failed is tried again by the next call. */
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
