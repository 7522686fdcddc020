import type { Language } from '@kadr/contract';
import { useLocale, useTranslate } from 'ra-core';
import type { MessageArguments, MessageKey } from './messages.ts';

export type Texts = (key: MessageKey, args?: MessageArguments) => string;

/** Returns the console's texts in the current language. */
export function useTexts(): Texts {
  return useTranslate() as Texts;
}

export function useLanguage(): Language {
  return useLocale() as Language;
}
