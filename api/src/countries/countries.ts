import { getCountries, getCountryCallingCode, getExampleNumber } from 'libphonenumber-js/min';
import type { CountryCode } from 'libphonenumber-js/min';
import examples from 'libphonenumber-js/mobile/examples';
import slugify from '@sindresorhus/slugify';
import type { Country, Language } from '@kadr/contract';
import { countryName } from './country-names.ts';

/** Chosen at first. */
export const defaultCountry = 'RU';

/** Written in the specification's way, where the metadata writes them in another. */
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

/** The languages as the platform names them (BCP 47), for their order of letters. */
const locales: Readonly<Record<Language, string>> = { rus: 'ru', eng: 'en', hye: 'hy' };

let plain: readonly Plain[] | null = null;

/**
 * Every country of the numbering plans: call code and the shape of a mobile number as its own people
 * write it, from libphonenumber's metadata.
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

/** Every country with its name in a language, in that language's order. */
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

/** A number for each two letters, so that it stays when countries come and go: AA is 1, ZZ is 676. */
function idOf(code: string): number {
  return (code.charCodeAt(0) - 65) * 26 + code.charCodeAt(1) - 64;
}
