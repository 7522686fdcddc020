import type { Language } from '@kadr/contract';
import { formatLocale, locales } from './language.ts';
import type { messages as russian } from '../../messages/rus/index.ts';

/** A text, or its plural forms by CLDR category of the argument `count`. */
export type Message = string | { readonly [form in Intl.LDMLPluralRule]?: string };
export type MessageKey = keyof typeof russian;
export type Messages = Readonly<Record<MessageKey, Message>>;
export type MessageArguments = Readonly<Record<string, string | number>>;

const loaders: Readonly<Record<Language, () => Promise<{ messages: Messages }>>> = {
  rus: () => import('../../messages/rus/index.ts'),
  eng: () => import('../../messages/eng/index.ts'),
  hye: () => import('../../messages/hye/index.ts'),
};

export async function loadMessages(language: Language): Promise<Messages> {
  return (await loaders[language]()).messages;
}

/** Fills `{name}` in; numbers are written as the language writes them. */
export function formatMessage(message: Message, language: Language, args: MessageArguments = {}): string {
  const locale = locales[language];
  const text =
    typeof message === 'string'
      ? message
      : (message[new Intl.PluralRules(locale).select(Number(args['count']))] ?? message.other ?? '');
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const value = args[name];
    if (value === undefined) return whole;
    return typeof value === 'number' ? new Intl.NumberFormat(formatLocale(language)).format(value) : value;
  });
}
