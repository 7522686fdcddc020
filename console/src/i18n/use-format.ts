import { useMemo } from 'react';
import { formatLocale, hasFormats } from './language.ts';
import { useLanguage, useTexts } from './use-texts.ts';
import type { Texts } from './use-texts.ts';

export interface Formats {
  /** Unix seconds as date and time. */
  moment(seconds: number): string;
  /** The same, relative if recent: "5 minutes ago", otherwise the date. */
  since(seconds: number): string;
  /** The date alone. */
  day(seconds: number): string;
  number(value: number): string;
  /** Hours and minutes of a time in Unix seconds. */
  time(seconds: number): string;
  /** Hours and minutes of a time in seconds since midnight. */
  timeOfDay(seconds: number): string;
  /** A duration, rounded: "2 h 5 min", "40 s". */
  duration(seconds: number): string;
  /** An amount in hundredths of a currency. */
  money(money: { readonly amount: number; readonly currency: string }): string;
  /** A fraction of 1, as a percentage. */
  percent(part: number): string;
}

/** Texts for relative times, each with its maximum in seconds. */
const units = [
  ['time.minutesAgo', 60, 3600],
  ['time.hoursAgo', 3600, 86_400],
  ['time.daysAgo', 86_400, 7 * 86_400],
] as const;

const words = { dateStyle: 'medium' } as const;
const digits = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;

/** Formats times and numbers in the current language. */
export function useFormats(): Formats {
  const language = useLanguage();
  const t = useTexts();
  return useMemo(() => {
    const locale = formatLocale(language);
    const time = hasFormats(language)
      ? ({ ...words, timeStyle: 'short' } as const)
      : ({ ...digits, hour: '2-digit', minute: '2-digit' } as const);
    const whole = new Intl.DateTimeFormat(locale, time);
    const day = new Intl.DateTimeFormat(locale, hasFormats(language) ? words : digits);
    const clock = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' });
    return {
      moment: (seconds) => whole.format(seconds * 1000),
      day: (seconds) => day.format(seconds * 1000),
      since: (seconds) => {
        const ago = Date.now() / 1000 - seconds;
        if (ago >= 0 && ago < 60) return t('time.now');
        const unit = units.find(([, , most]) => ago < most);
        if (ago < 0 || unit === undefined) return day.format(seconds * 1000);
        return t(unit[0], { count: Math.floor(ago / unit[1]) });
      },
      number: (value) => new Intl.NumberFormat(locale).format(value),
      time: (seconds) => clock.format(seconds * 1000),
      timeOfDay: (seconds) => [seconds / 3600, (seconds / 60) % 60].map(twoDigits).join(':'),
      duration: (seconds) => durationText(seconds, t),
      money: ({ amount, currency }) =>
        new Intl.NumberFormat(locale, {
          style: 'currency',
          currency,
          // Whole amounts are written without hundredths.
          minimumFractionDigits: amount % 100 === 0 ? 0 : 2,
        }).format(amount / 100),
      percent: (part) =>
        new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(part),
    };
  }, [language, t]);
}

const twoDigits = (value: number): string => String(Math.floor(value)).padStart(2, '0');

function durationText(seconds: number, t: Texts): string {
  const rounded = Math.round(seconds);
  if (rounded < 60) return t('time.seconds', { seconds: rounded });
  const [hours, minutes] = [Math.floor(rounded / 3600), Math.floor((rounded % 3600) / 60)];
  if (hours === 0) return t('time.minutes', { minutes });
  return minutes === 0 ? t('time.hours', { hours }) : t('time.hoursMinutes', { hours, minutes });
}
