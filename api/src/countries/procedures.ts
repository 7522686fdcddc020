import type { Country, Language, LanguageEntry } from '@kadr/contract';
import type { ApiPorts } from '../context/context.ts';
import { procedures } from '../context/procedures.ts';
import { countriesIn, defaultCountry, flagOf } from './countries.ts';

/** Each language in its own words, with the flag by which people recognize it. */
const entries: Readonly<Record<Language, LanguageEntry>> = {
  rus: { code: 'rus', name: 'Русский', image: flagOf('RU') },
  eng: { code: 'eng', name: 'English', image: flagOf('GB') },
  hye: { code: 'hye', name: 'Հայերեն', image: flagOf('AM') },
};

export function countriesProcedures({ brands }: Pick<ApiPorts, 'brands'>) {
  const kept = new Map<Language, Country[]>();
  const named = (language: Language): Country[] => {
    const countries = kept.get(language) ?? countriesIn(language);
    kept.set(language, countries);
    return countries;
  };
  const { list, languages } = procedures.countries;
  return {
    list: list.handler(({ context }) => ({
      countries: named(context.language),
      default_country: defaultCountry,
    })),
    languages: languages.handler(({ context }) => {
      const brand = brands.find(({ id }) => id === context.brand);
      return { languages: (brand?.languages ?? []).map((code) => entries[code]) };
    }),
  };
}
