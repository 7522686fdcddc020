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

const known = new Map<Language, Promise<Words>>();

/** Everything said in a language; each language is a chunk of its own. */
export function loadWords(language: Language): Promise<Words> {
  const words = known.get(language) ?? load(language);
  known.set(language, words);
  return words;
}

async function load(language: Language): Promise<Words> {
  try {
    const { messages, locale } = await modules[language]();
    return wordsOf(language, Object.assign(texts[language], messages), locale);
  } catch (error) {
    // The next call tries again.
    known.delete(language);
    throw error;
  }
}

/** The texts that pages beyond the catalogue's bring with them: the first screen of most viewers does not need them. */
export async function loadPageWords(language: Language): Promise<void> {
  Object.assign(texts[language], (await pageModules[language]()).messages);
}
