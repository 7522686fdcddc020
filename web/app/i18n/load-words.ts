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

const known = new Map<LanguageModule, Words>();

/** Everything said in a language; each language is a chunk of its own. */
export async function loadWords(language: Language): Promise<Words> {
  const module = await modules[language]();
  const words = known.get(module) ?? wordsOf(language, module.messages, module.locale);
  known.set(module, words);
  return words;
}
