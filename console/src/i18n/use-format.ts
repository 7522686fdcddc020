import { useMemo } from 'react';
import { formatLocale, hasFormats } from './language.ts';
import { useLanguage, useTexts } from './use-texts.ts';

export interface Formats {
  /** A moment in Unix seconds: day and time. */
  moment(seconds: number): string;
  /** The same, as near as it is: "5 minutes ago", then the day. */
  since(seconds: number): string;
  number(value: number): string;
  /** Hundredths of a currency. */
  money(amount: number, currency: string): string;
}

/** Texts of how long ago something was, and up to how many seconds each is said. */
const units = [
  ['time.minutesAgo', 60, 3600],
  ['time.hoursAgo', 3600, 86_400],
  ['time.daysAgo', 86_400, 7 * 86_400],
] as const;

const words = { dateStyle: 'medium' } as const;
const digits = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;

/** Writes moments and numbers as the language that is shown does. */
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
    return {
      moment: (seconds) => whole.format(seconds * 1000),
      since: (seconds) => {
        const ago = Date.now() / 1000 - seconds;
        if (ago >= 0 && ago < 60) return t('time.now');
        const unit = units.find(([, , most]) => ago < most);
        if (ago < 0 || unit === undefined) return day.format(seconds * 1000);
        return t(unit[0], { count: Math.floor(ago / unit[1]) });
      },
      number: (value) => new Intl.NumberFormat(locale).format(value),
      money: (amount, currency) =>
        new Intl.NumberFormat(locale, {
          style: 'currency',
          currency,
          minimumFractionDigits: amount % 100 === 0 ? 0 : 2,
        }).format(amount / 100),
    };
  }, [language, t]);
}
