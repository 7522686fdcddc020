import type { Language } from '@kadr/contract';
import { formatLocale, locales } from './language.ts';
import type advertising from '../../messages/rus/advertising.json';
import type analytics from '../../messages/rus/analytics.json';
import type brands from '../../messages/rus/brands.json';
import type fields from '../../messages/rus/fields.json';
import type films from '../../messages/rus/films.json';
import type frame from '../../messages/rus/frame.json';
import type marks from '../../messages/rus/marks.json';
import type marketing from '../../messages/rus/marketing.json';
import type imports from '../../messages/rus/imports.json';
import type money from '../../messages/rus/money.json';
import type moneyReports from '../../messages/rus/money-reports.json';
import type pages from '../../messages/rus/pages.json';
import type people from '../../messages/rus/people.json';
import type pictures from '../../messages/rus/pictures.json';
import type records from '../../messages/rus/records.json';
import type settings from '../../messages/rus/settings.json';
import type signIn from '../../messages/rus/sign-in.json';
import type television from '../../messages/rus/television.json';
import type tracks from '../../messages/rus/tracks.json';
import type today from '../../messages/rus/today.json';
import type webhooks from '../../messages/rus/webhooks.json';

/** A text, or its plural forms by CLDR category of the argument `count`. */
export type Message = string | { readonly [form in Intl.LDMLPluralRule]?: string };
export type MessageKey =
  | keyof typeof advertising
  | keyof typeof analytics
  | keyof typeof brands
  | keyof typeof fields
  | keyof typeof films
  | keyof typeof frame
  | keyof typeof marketing
  | keyof typeof marks
  | keyof typeof imports
  | keyof typeof money
  | keyof typeof moneyReports
  | keyof typeof pages
  | keyof typeof people
  | keyof typeof pictures
  | keyof typeof records
  | keyof typeof settings
  | keyof typeof signIn
  | keyof typeof television
  | keyof typeof today
  | keyof typeof tracks
  | keyof typeof webhooks;
export type Messages = Readonly<Record<MessageKey, Message>>;
export type MessageArguments = Readonly<Record<string, string | number>>;

const loaders: Readonly<Record<Language, () => Promise<{ files: Readonly<Record<string, object>> }>>> = {
  rus: () => import('../../messages/rus/index.ts'),
  eng: () => import('../../messages/eng/index.ts'),
  hye: () => import('../../messages/hye/index.ts'),
};

/** Loads all texts of a language. A test checks that every language has the Russian keys. */
export async function loadMessages(language: Language): Promise<Messages> {
  const { files } = await loaders[language]();
  return Object.assign({}, ...Object.values(files)) as Messages;
}

/** Replaces `{name}` placeholders; numbers are formatted for the language. */
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
