/**
 * The data for formatting values in a language, read from the build machine's full CLDR data (`Intl`) so that it
 * travels with the texts: browsers differ in the data they have (most lack Armenian), and a page must read the same on
 * the server and in the browser.
 */
import type { Language } from '@kadr/contract';
import type { DateStyle, LocaleData } from '../app/i18n/locale-data.ts';

export const locales = { rus: 'ru', eng: 'en', hye: 'hy' } as const satisfies Record<Language, string>;

const dateStyles = {
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  medium: { day: 'numeric', month: 'short', year: 'numeric' },
  day_month: { day: 'numeric', month: 'long' },
} as const satisfies Record<DateStyle, Intl.DateTimeFormatOptions>;

/** The currencies in which the service may charge. */
const currencies = ['RUB', 'AMD', 'USD', 'EUR'];

/** Languages of audio and subtitles: ISO 639-2/T, as in media, and ISO 639-1. */
const spoken = {
  rus: 'ru',
  eng: 'en',
  hye: 'hy',
  deu: 'de',
  fra: 'fr',
  spa: 'es',
  ita: 'it',
  por: 'pt',
  ukr: 'uk',
  bel: 'be',
  kaz: 'kk',
  kat: 'ka',
  aze: 'az',
  uzb: 'uz',
  tur: 'tr',
  pol: 'pl',
  ces: 'cs',
  srp: 'sr',
  ell: 'el',
  swe: 'sv',
  nor: 'no',
  dan: 'da',
  fin: 'fi',
  nld: 'nl',
  heb: 'he',
  ara: 'ar',
  fas: 'fa',
  hin: 'hi',
  jpn: 'ja',
  kor: 'ko',
  zho: 'zh',
  tha: 'th',
  vie: 'vi',
  lat: 'la',
};

export function localeData(language: Language): LocaleData {
  const locale = locales[language];
  if (!Intl.DateTimeFormat.supportedLocalesOf(locale).length)
    throw new Error(`This Node has no data for “${locale}”; the build needs one with full ICU.`);
  const languages = new Intl.DisplayNames(locale, { type: 'language', fallback: 'none' });
  const money = (currency: string) =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: 0,
    });
  return {
    number: numberData(locale),
    dates: mapValues(dateStyles, (options) => dateData(locale, options)),
    list: { conjunction: listData(locale, 'conjunction'), disjunction: listData(locale, 'disjunction') },
    units: { hour: unitData(locale, 'hour'), minute: unitData(locale, 'minute') },
    money: Object.fromEntries(
      currencies.map((currency) => [currency, around(money(currency).formatToParts(5), ['integer'])]),
    ),
    languages: Object.fromEntries(
      Object.entries(spoken).flatMap(([three, two]) => {
        const name = languages.of(two);
        return name === undefined
          ? []
          : [
              [three, name],
              [two, name],
            ];
      }),
    ),
  };
}

function numberData(locale: string): LocaleData['number'] {
  const parts = new Intl.NumberFormat(locale).formatToParts(1_234_567.5);
  const valueOf = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  const isGrouped = (value: number) =>
    new Intl.NumberFormat(locale).formatToParts(value).some(({ type }) => type === 'group');
  return { group: valueOf('group'), decimal: valueOf('decimal'), groupFrom: isGrouped(1234) ? 1000 : 10_000 };
}

/** The pattern of a date as pieces: `d` (day), `dd` (day of two digits), `m`, `y`, and text between. */
function dateData(locale: string, options: Intl.DateTimeFormatOptions): LocaleData['dates'][DateStyle] {
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  const months = Array.from(
    { length: 12 },
    (_, month) =>
      format.formatToParts(Date.UTC(2024, month, 9)).find(({ type }) => type === 'month')?.value ?? '',
  );
  const pattern = format
    .formatToParts(Date.UTC(2024, 2, 9))
    .map(({ type, value }): LocaleData['dates'][DateStyle]['pattern'][number] => {
      if (type === 'day') return { field: value.length === 2 ? 'dd' : 'd' };
      if (type === 'month') return { field: 'm' };
      return type === 'year' ? { field: 'y' } : { text: value };
    });
  return { months, pattern };
}

function listData(locale: string, type: 'conjunction' | 'disjunction'): LocaleData['list']['conjunction'] {
  const literals = (count: number) =>
    new Intl.ListFormat(locale, { type })
      .formatToParts(Array.from({ length: count }, () => 'x'))
      .flatMap((part) => (part.type === 'literal' ? [part.value] : []));
  const [pair = ' '] = literals(2);
  const [middle = ', ', , last = ' '] = literals(4);
  return { pair, middle, last };
}

function unitData(locale: string, unit: 'hour' | 'minute'): readonly [before: string, after: string] {
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' });
  const [one, many] = [1, 5].map((value) => around(format.formatToParts(value), ['integer']).join('#'));
  if (one !== many)
    throw new Error(
      `In “${locale}” the short form of ${unit} depends on the number; durations cannot be written so.`,
    );
  return around(format.formatToParts(5), ['integer']);
}

/** The text before and after the number. */
function around(
  parts: readonly Intl.NumberFormatPart[],
  numberTypes: readonly string[],
): readonly [before: string, after: string] {
  const at = parts.findIndex(({ type }) => numberTypes.includes(type));
  const text = (some: readonly Intl.NumberFormatPart[]) => some.map(({ value }) => value).join('');
  return [text(parts.slice(0, at)), text(parts.slice(at + 1))];
}

function mapValues<K extends string, V, W>(
  record: Readonly<Record<K, V>>,
  map: (value: V) => W,
): Record<K, W> {
  return Object.fromEntries(Object.entries<V>(record).map(([key, value]) => [key, map(value)])) as Record<
    K,
    W
  >;
}
