import { getCountries, getCountryCallingCode, getExampleNumber } from 'libphonenumber-js/min';
import type { CountryCode } from 'libphonenumber-js/min';
import examples from 'libphonenumber-js/mobile/examples';
import slugify from '@sindresorhus/slugify';
import type { Country, Language } from '@kadr/contract';
import { countryName } from './country-names.ts';

/** The initially selected country. */
export const defaultCountry = 'RU';

/** Masks in the specification's form, where the metadata has another one. */
const masks: Partial<Record<CountryCode, string>> = {
  RU: '(XXX) XXX-XX-XX',
  KZ: '(XXX) XXX-XX-XX',
};

/** A country without its name. */
interface Plain {
  readonly code: CountryCode;
  readonly call_code: string;
  readonly maskexp: string;
}

/** BCP 47 tags of the languages, for their alphabetical order. */
const locales: Readonly<Record<Language, string>> = { rus: 'ru', eng: 'en', hye: 'hy' };

let plain: readonly Plain[] | null = null;

/**
 * Every country of the numbering plans, with its calling code and the national format of a mobile number, from
 * libphonenumber's metadata.
 */
function allCountries(): readonly Plain[] {
  plain ??= getCountries().flatMap((code) => {
    const example = getExampleNumber(code, examples);
    if (example === undefined) return [];
    const written = example.formatInternational().replace(/^\+\d+\s?/, '');
    return [
      {
        code,
        call_code: `+${getCountryCallingCode(code)}`,
        maskexp: masks[code] ?? written.replace(/\d/g, 'X'),
      },
    ];
  });
  return plain;
}

/** Every country with its name in a language, in that language's alphabetical order. */
export function countriesIn(language: Language): Country[] {
  const { compare } = new Intl.Collator(locales[language]);
  return allCountries()
    .map(({ code, call_code, maskexp }) => ({
      id: idOf(code),
      code,
      name: countryName(code, language),
      alias: slugify(countryName(code, 'eng')),
      call_code,
      maskexp,
      image: flagOf(code),
    }))
    .toSorted((one, other) => compare(one.name, other.name));
}

/** Address of a country's flag; the server has the pictures. */
export function flagOf(code: string): string {
  return `/flags/${code}.svg`;
}

/** A number for each pair of letters, which stays the same when countries come and go: AA is 1, ZZ is 676. */
function idOf(code: string): number {
  return (code.charCodeAt(0) - 65) * 26 + code.charCodeAt(1) - 64;
}
