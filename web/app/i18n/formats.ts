import type { Language } from '@kadr/contract';
import type { DateStyle, LocaleData } from './locale-data.ts';

/** BCP 47 tags of the interface languages. */
export const locales = { rus: 'ru', eng: 'en', hye: 'hy' } as const satisfies Record<Language, string>;

/** Formats values in the viewer's language; the same on the server and in every browser. */
export interface Formats {
  /** A calendar day: `YYYY-MM-DD` as written, Unix seconds in UTC. A text that is not a date stays as it is. */
  readonly date: (day: string | number, style?: DateStyle) => string;
  /**
   * An instant (Unix seconds) for promo codes and timers, `dd.MM.yyyy HH:mm` in every language, in an IANA time zone.
   */
  readonly moment: (seconds: number, timeZone: string) => string;
  /** Rounded to `digits` after the point, without trailing zeros unless `isFixed`. */
  readonly number: (value: number, digits?: number, isFixed?: boolean) => string;
  /** An amount in minor units of `currency` (ISO 4217), without an empty fraction: `299 ₽`. */
  readonly money: (amount: number, currency: string) => string;
  /** «a, b and c», or «a, b or c». */
  readonly list: (parts: readonly string[], type?: 'conjunction' | 'disjunction') => string;
  /** A duration in seconds as hours and minutes, never less than a minute: `1 hr 42 min`. */
  readonly duration: (seconds: number) => string;
  /**
   * Name of a spoken language by ISO 639-2/T or 639-1 (regions are ignored): empty for an undetermined one (`und`), the
   * code where there is no name.
   */
  readonly language: (code: string) => string;
}

/** Creating a formatter takes a hundred times as long as using it, and a page of programmes shows hundreds of times. */
const clocks: Record<string, Intl.DateTimeFormat> = {};

const clockOf = (timeZone: string): Intl.DateTimeFormat =>
  (clocks[timeZone] ??= new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  }));

export function formatsOf(data: LocaleData): Formats {
  const number = (value: number, digits = 0, isFixed = false): string =>
    writeNumber(data.number, value, digits, isFixed);
  const within = ([before, after]: readonly [string, string], text: string): string => before + text + after;
  return {
    number,
    date: (day, style = 'long') => {
      const date = typeof day === 'number' ? new Date(day * 1000) : new Date(`${day}T00:00:00Z`);
      if (Number.isNaN(date.getTime())) return String(day);
      const { months, pattern } = data.dates[style];
      const fields = {
        d: String(date.getUTCDate()),
        dd: String(date.getUTCDate()).padStart(2, '0'),
        m: months[date.getUTCMonth()] ?? '',
        y: String(date.getUTCFullYear()),
      };
      return pattern.map((piece) => ('field' in piece ? fields[piece.field] : piece.text)).join('');
    },
    moment: (seconds, timeZone) => {
      // Sweden writes YYYY-MM-DD HH:mm; only the order differs.
      const [date = '', time = ''] = clockOf(timeZone)
        .format(seconds * 1000)
        .split(' ');
      return `${date.split('-').toReversed().join('.')} ${time}`;
    },
    money: (amount, currency) => {
      const value = amount / 100;
      const text = number(value, 2, !Number.isInteger(value));
      const symbol = data.money[currency];
      return symbol ? within(symbol, text) : `${text} ${currency}`;
    },
    list: (parts, type = 'conjunction') => {
      const { pair, middle, last } = data.list[type];
      if (parts.length < 3) return parts.join(pair);
      return parts.slice(0, -1).join(middle) + last + (parts.at(-1) ?? '');
    },
    duration: (seconds) => {
      const minutes = Math.max(1, Math.round(seconds / 60));
      const hours = Math.floor(minutes / 60);
      const parts = [
        ...(hours > 0 ? [within(data.units.hour, number(hours))] : []),
        ...(minutes % 60 > 0 ? [within(data.units.minute, String(minutes % 60))] : []),
      ];
      return parts.join(' ');
    },
    language: (code) => {
      const [primary = ''] = code.toLowerCase().split(/[-_]/);
      return primary === 'und' ? '' : (data.languages[primary] ?? code);
    },
  };
}

function writeNumber(
  { group, decimal, groupFrom }: LocaleData['number'],
  value: number,
  digits: number,
  isFixed: boolean,
): string {
  if (!Number.isFinite(value)) return String(value);
  const [whole = '0', fraction = ''] = Math.abs(value).toFixed(digits).split('.');
  const grouped = Number(whole) >= groupFrom ? whole.replace(/\B(?=(?:\d{3})+$)/g, group) : whole;
  const shown = isFixed ? fraction : fraction.replace(/0+$/, '');
  const isZero = Number(whole) === 0 && !/[1-9]/.test(fraction);
  return `${value < 0 && !isZero ? '−' : ''}${grouped}${shown === '' ? '' : decimal + shown}`;
}
