import type { Language } from '@kadr/contract';
import type { I18nProvider } from 'ra-core';
import { languageNames, languages, rememberLanguage } from './language.ts';
import { formatMessage, loadMessages } from './messages.ts';
import type { MessageArguments, Messages } from './messages.ts';

/** The console's texts for ra-core and `useTexts`; an unknown key is returned as it is. */
export async function createI18nProvider(first: Language): Promise<I18nProvider> {
  let language = first;
  let messages = await loadMessages(first);
  setDocumentLanguage(first);
  return {
    translate: (key: string, args?: MessageArguments) => {
      const message = messages[key as keyof Messages];
      return message === undefined ? key : formatMessage(message, language, args);
    },
    changeLocale: async (next: string) => {
      const known = languages.find((one) => one === next) ?? 'rus';
      messages = await loadMessages(known);
      language = known;
      rememberLanguage(known);
      setDocumentLanguage(known);
    },
    getLocale: () => language,
    getLocales: () => languages.map((locale) => ({ locale, name: languageNames[locale] })),
  };
}

function setDocumentLanguage(language: Language): void {
  document.documentElement.lang = { rus: 'ru', eng: 'en', hye: 'hy' }[language];
}
