import { formatLocale } from '../i18n/language.ts';
import { useLanguage } from '../i18n/use-texts.ts';
import type { Choice } from '../ui/select.tsx';

/** Common languages of tracks, ISO 639-2. */
const offered = 'rus eng hye ara deu fas fra ita jpn kat kaz kor pol por spa tur ukr zho'.split(' ');

/** Languages of tracks to choose from, including a track's current one. */
export function useLanguageChoices(present?: string): readonly Choice[] {
  const names = new Intl.DisplayNames(formatLocale(useLanguage()), { type: 'language' });
  const all = present === undefined || offered.includes(present) ? offered : [...offered, present];
  return all.map((value) => ({ value, label: names.of(value) ?? value }));
}
