import { useFormats } from './use-format.ts';
import { useTexts } from './use-texts.ts';

interface Sizes {
  /** Formats bytes in the largest unit that gives at least 1. */
  readonly size: (bytes: number) => string;
  /** Formats a remaining time in seconds. */
  readonly left: (seconds: number) => string;
}

const units = [
  ['sizes.gigabytes', 1e9],
  ['sizes.megabytes', 1e6],
  ['sizes.kilobytes', 1e3],
] as const;

/** Formats file sizes and durations in the current language. */
export function useSizes(): Sizes {
  const t = useTexts();
  const formats = useFormats();
  return {
    size: (bytes) => {
      const [key, of] = units.find(([, least]) => bytes >= least) ?? units[2];
      const value = bytes / of;
      return t(key, { size: formats.number(value < 10 ? Math.round(value * 10) / 10 : Math.round(value)) });
    },
    left: (seconds) => {
      if (seconds < 60) return t('sizes.lessThanMinute');
      const minutes = Math.round(seconds / 60);
      if (minutes < 60) return t('sizes.minutesLeft', { count: minutes });
      return t('sizes.hoursLeft', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
    },
  };
}
