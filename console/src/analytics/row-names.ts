import { formatLocale } from '../i18n/language.ts';
import type { MessageKey } from '../i18n/messages.ts';
import { useFormats } from '../i18n/use-format.ts';
import { useLanguage, useTexts } from '../i18n/use-texts.ts';
import type { AnalyticsQuery } from './analytics-query.ts';

/** Names of steps and places of advertisements, by their keys. */
const names: Readonly<Partial<Record<string, MessageKey>>> = {
  visit: 'analyticsStep.visit',
  title_page: 'analyticsStep.title_page',
  start: 'analyticsStep.start',
  first_frame: 'analyticsStep.first_frame',
  half: 'analyticsStep.half',
  finished: 'analyticsStep.finished',
  offer: 'analyticsStep.offer',
  pay: 'analyticsStep.pay',
  paid: 'analyticsStep.paid',
  preroll: 'values.preroll',
  midroll: 'values.midroll',
  pauseroll: 'values.pauseroll',
  postroll: 'values.postroll',
};

interface Row {
  readonly key: string | null;
  readonly name: string | null;
}

/** Names the rows of an answer in the member's language. */
export function useRowName({ question, by }: AnalyticsQuery): (row: Row) => string {
  const t = useTexts();
  const formats = useFormats();
  const regions = new Intl.DisplayNames(formatLocale(useLanguage()), { type: 'region' });
  return ({ key, name }) => {
    if (name !== null) return name;
    if (key === null) return t('analytics.unknown');
    if (question === 'titles' || question === 'channels') return t('analytics.removed', { id: key });
    if (question === 'searches') return key;
    if (question === 'retention') return formats.day(Date.parse(`${key}T12:00:00`) / 1000);
    if (question === 'hours') return `${key}:00`;
    if (question === 'quality') return by === 'country' ? (regions.of(key) ?? key) : key;
    const message = names[key];
    return message === undefined ? key : t(message);
  };
}
