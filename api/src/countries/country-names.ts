import type { Language } from '@kadr/contract';

const names: Readonly<Record<Language, Intl.DisplayNames>> = {
  rus: new Intl.DisplayNames('ru', { type: 'region' }),
  eng: new Intl.DisplayNames('en', { type: 'region' }),
  hye: new Intl.DisplayNames('hy', { type: 'region' }),
};

/** Unicode names these by their successors, which is wrong for an old film. */
const former: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  SU: { rus: 'СССР', eng: 'USSR', hye: 'ԽՍՀՄ' },
  DD: { rus: 'ГДР', eng: 'East Germany', hye: 'ԳԴՀ' },
  YU: { rus: 'Югославия', eng: 'Yugoslavia', hye: 'Հարավսլավիա' },
  CS: { rus: 'Чехословакия', eng: 'Czechoslovakia', hye: 'Չեխոսլովակիա' },
};

/** A cache: Intl looks up a name on every call, and there are few names. */
const known: Readonly<Record<Language, Map<string, string>>> = {
  rus: new Map(),
  eng: new Map(),
  hye: new Map(),
};

/**
 * The name of a country in a language; an unknown code is returned as it is. `code` is two capitals (ISO 3166-1,
 * 3166-3).
 */
export function countryName(code: string, language: Language): string {
  const before = known[language].get(code);
  if (before !== undefined) return before;
  const name = former[code]?.[language] ?? names[language].of(code) ?? code;
  known[language].set(code, name);
  return name;
}
