import type { Language } from '@kadr/contract';
import { locales } from '../i18n/formats.ts';

export interface NamedTimeZone {
  /** IANA name. */
  readonly id: string;
  /** Place and offset at the given moment: `Москва, UTC+3`. */
  readonly name: string;
}

/** Names zones by their place, from the westernmost offset to the easternmost. */
export function nameTimeZones(ids: Iterable<string>, language: Language, now: Date): NamedTimeZone[] {
  const locale = locales[language];
  return [...new Set(ids)]
    .map((id) => {
      const offset = part(now, { locale, id, style: 'shortOffset' })
        .replace(/^GMT/, 'UTC')
        .replace(/\+0$/, '');
      return { id, name: `${placeOf(now, locale, id)}, ${offset}`, minutes: minutesOf(offset) };
    })
    .toSorted((one, other) => one.minutes - other.minutes || one.name.localeCompare(other.name, locale))
    .map(({ id, name }) => ({ id, name }));
}

/** The zone's city or country; its IANA city if the language has only an abbreviation, like `ET`. */
function placeOf(now: Date, locale: string, id: string): string {
  const name = part(now, { locale, id, style: 'shortGeneric' }).replace(/ Time$/, '');
  return /\p{Ll}/u.test(name) ? name : (id.split('/').at(-1) ?? id).replaceAll('_', ' ');
}

function part(
  now: Date,
  {
    locale,
    id,
    style,
  }: { readonly locale: string; readonly id: string; readonly style: 'shortGeneric' | 'shortOffset' },
): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone: id, timeZoneName: style }).formatToParts(now);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? id;
}

/** Minutes east of Greenwich of `UTC-3:30`, `UTC+5` or `UTC`. */
function minutesOf(offset: string): number {
  const [, sign, hours = '0', minutes = '0'] = /([+-])(\d+)(?::(\d+))?/.exec(offset) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}
