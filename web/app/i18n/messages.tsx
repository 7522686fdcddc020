import type { Language } from '@kadr/contract';
import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import { formatsOf } from './formats.ts';
import type { Formats } from './formats.ts';
import type { LocaleData } from './locale-data.ts';
import type { MessageArguments } from './message-arguments.ts';
import { checkedValues, reportFault } from './message-values.ts';
import type { MessageFormatError } from './message-values.ts';

export type MessageKey = keyof MessageArguments;

/** Names of pages in the breadcrumbs. */
export type CrumbKey = Extract<MessageKey, `crumbs.${string}`>;

/** Texts of one language as the build compiles them: a text, or a function of its placeholders. */
export type CompiledMessages = Readonly<
  Record<string, string | ((values: Record<string, unknown>) => string)>
>;

/** The text of `key` in the viewer's language; a message with placeholders takes them as its second argument. */
export type Translate = <K extends MessageKey>(
  key: K,
  ...values: MessageArguments[K] extends undefined ? [] : [values: MessageArguments[K]]
) => string;

export interface Words {
  readonly language: Language;
  readonly translate: Translate;
  readonly formats: Formats;
}

const WordsContext = createContext<Words | null>(null);

/**
 * The texts and formats of `language`. A key that the build does not know returns the key itself, to be noticed; wrong
 * values are told to `report`.
 */
export function wordsOf(
  language: Language,
  compiled: CompiledMessages,
  locale: LocaleData,
  report: (fault: MessageFormatError) => void = reportFault,
): Words {
  const translate: Translate = (key, ...values) => {
    const message = compiled[key];
    if (message === undefined) return key;
    return typeof message === 'string' ? message : message(checkedValues(key, values[0] ?? {}, report));
  };
  return { language, translate, formats: formatsOf(locale) };
}

export function WordsProvider({ words, children }: { readonly words: Words; readonly children: ReactNode }) {
  return <WordsContext value={words}>{children}</WordsContext>;
}

function useWords(): Words {
  const words = useContext(WordsContext);
  if (words === null) throw new Error('No <WordsProvider>.');
  return words;
}

/** `const t = useMessages(); t('home.watch')` */
export function useMessages(): Translate {
  return useWords().translate;
}

export function useLanguage(): Language {
  return useWords().language;
}

/** Formats of dates, numbers, lists and durations in the viewer's language. */
export function useFormats(): Formats {
  return useWords().formats;
}
