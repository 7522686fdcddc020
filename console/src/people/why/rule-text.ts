import type { PlaybackExplanation, PlaybackRule } from '@kadr/contract';
import type { Formats } from '../../i18n/use-format.ts';
import type { Texts } from '../../i18n/use-texts.ts';

type Rule = PlaybackExplanation['rules'][number];

interface Telling {
  readonly t: Texts;
  readonly formats: Formats;
  /** The name of a country, by its code. */
  readonly countryName: (code: string) => string;
}

/** Reads the facts of a rule. */
interface Told extends Telling {
  readonly isRefused: boolean;
  readonly isAllowed: boolean;
  readonly has: (name: string) => boolean;
  readonly text: (name: string) => string;
  readonly number: (name: string) => number | null;
}

/** The result of a rule in one plain sentence. */
export function ruleText({ rule, verdict, facts }: Rule, telling: Telling): string {
  return sentences[rule]({
    ...telling,
    isRefused: verdict === 'refuses',
    isAllowed: verdict === 'allows',
    has: (name) => facts[name] === true,
    text: (name) => String(facts[name] ?? ''),
    number: (name) => {
      const value = facts[name];
      return typeof value === 'number' ? value : null;
    },
  });
}

const sentences: Readonly<Record<PlaybackRule, (told: Told) => string>> = {
  account: ({ t, isRefused }) => t(isRefused ? 'whyAccount.refuses' : 'whyAccount.passes'),
  brand: ({ t, isRefused, text }) => {
    const args = { brand: text('brand'), brands: text('brands') };
    if (isRefused) return t('whyBrand.refuses', args);
    return text('brands') === '' ? t('whyBrand.everywhere') : t('whyBrand.passes', args);
  },
  erotic: ({ t, isRefused, has }) => {
    if (isRefused) return t('whyErotic.refuses');
    return t(has('is_erotic') ? 'whyErotic.allowed' : 'whyErotic.none');
  },
  age: ({ t, text }) => t('whyAge.text', { profile: text('profile_age'), title: text('title_age') }),
  country: countryText,
  coming_soon: ({ t, formats, isRefused, number }) => {
    const starts = number('start_date');
    if (!isRefused) return t('whyComing.passes');
    return starts === null ? t('whyComing.unknown') : t('whyComing.refuses', { at: formats.moment(starts) });
  },
  rights: rightsText,
  stream: ({ t, isRefused }) => t(isRefused ? 'whyStream.refuses' : 'whyStream.passes'),
  hours: hoursText,
  screens: ({ t, number }) =>
    t('whyScreens.text', { playing: number('playing') ?? 0, most: number('most') ?? 0 }),
  free: ({ t, isAllowed, text }) => {
    if (isAllowed) return t('whyFree.allows');
    const model = text('usage_model');
    if (model === 'SERVICE') return t('whyFree.service');
    return t(model === 'TVOD' ? 'whyFree.rental' : 'whyFree.sale');
  },
  owned: ({ t, formats, isAllowed, has, number }) => {
    const ends = number('ends_at');
    if (!isAllowed)
      return ends === null || !has('is_owned')
        ? t('whyOwned.none')
        : t('whyOwned.ended', { at: formats.moment(ends) });
    return ends === null ? t('whyOwned.forever') : t('whyOwned.until', { at: formats.moment(ends) });
  },
  service: ({ t, formats, isAllowed, number }) => {
    const ends = number('ends_at');
    if (isAllowed)
      return ends === null ? t('whyService.allows') : t('whyService.until', { at: formats.moment(ends) });
    if ((number('services') ?? 0) === 0) return t('whyService.none');
    return ends === null ? t('whyService.notTaken') : t('whyService.ended', { at: formats.moment(ends) });
  },
};

function countryText({ t, isRefused, text, countryName }: Told): string {
  const [code, codes] = [text('country'), text('countries')];
  const countries = codes.split(', ').map(countryName).join(', ');
  if (isRefused)
    return code === ''
      ? t('whyCountry.unknown', { countries })
      : t('whyCountry.refuses', { country: countryName(code), countries });
  if (codes === '') return t('whyCountry.everywhere');
  return code === ''
    ? t('whyCountry.anywhere', { countries })
    : t('whyCountry.passes', { country: countryName(code) });
}

function rightsText({ t, formats, isRefused, text, number }: Told): string {
  const [starts, ends] = [number('from'), number('until')];
  const from = starts === null ? '' : formats.moment(starts);
  const until = ends === null ? '' : formats.moment(ends);
  if (text('state') === 'early') return t('whyRights.early', { from });
  if (text('state') === 'over') return t(isRefused ? 'whyRights.over' : 'whyRights.owned', { until });
  if (until !== '') return t('whyRights.passes', { until });
  return from === '' ? t('whyRights.always') : t('whyRights.since', { from });
}

function hoursText({ t, formats, text, number }: Told): string {
  const [from, to, most] = [number('allowed_from'), number('allowed_to'), number('most')];
  const parts = [
    from === null || to === null
      ? null
      : t('whyHours.window', {
          from: formats.timeOfDay(from),
          to: formats.timeOfDay(to),
          zone: text('time_zone'),
        }),
    most === null
      ? null
      : t('whyHours.time', {
          most: formats.duration(most),
          viewed: formats.duration(number('viewed') ?? 0),
        }),
  ].filter((part) => part !== null);
  return parts.length === 0 ? t('whyHours.none') : parts.join(' ');
}
