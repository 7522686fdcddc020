export type DateStyle = 'long' | 'medium' | 'day_month';

/** How a language writes numbers, dates, lists and names; read from CLDR by the build (`build/locale-data.ts`). */
export interface LocaleData {
  /** `groupFrom`: the smallest number whose thousands are grouped. */
  readonly number: { readonly group: string; readonly decimal: string; readonly groupFrom: number };
  readonly dates: Readonly<
    Record<DateStyle, { readonly months: readonly string[]; readonly pattern: readonly DatePiece[] }>
  >;
  readonly list: Readonly<
    Record<
      'conjunction' | 'disjunction',
      { readonly pair: string; readonly middle: string; readonly last: string }
    >
  >;
  /** The text before and after the number. */
  readonly units: Readonly<Record<'hour' | 'minute', readonly [before: string, after: string]>>;
  readonly money: Readonly<Record<string, readonly [before: string, after: string]>>;
  /** By ISO 639-2/T (`rus`) and ISO 639-1 (`ru`). */
  readonly languages: Readonly<Record<string, string>>;
}

/** `d` day, `dd` day of two digits, `m` name of the month, `y` year; or text. */
export type DatePiece = { readonly field: 'd' | 'dd' | 'm' | 'y' } | { readonly text: string };
