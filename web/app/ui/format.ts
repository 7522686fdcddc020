import type { Language } from '@kadr/contract';

/**
 * Numbers in the interface's languages. Written out instead of using `Intl`: browsers have no Armenian data, so the
 * server's Armenian text would change its language on hydration.
 */
const decimalMark = { rus: ',', eng: '.', hye: ',' } as const satisfies Record<Language, string>;

/** A rating with one decimal, except 10, which has none. */
export function formatRating(rating: number, language: Language): string {
  const shown = rating.toFixed(1);
  return shown === '10.0' ? '10' : shown.replace('.', decimalMark[language]);
}

/** Whole minutes of a duration in seconds, or null if it is shorter than a minute and not shown. */
export function durationMinutes(seconds: number | null): number | null {
  return seconds === null || seconds < 60 ? null : Math.floor(seconds / 60);
}

/** Watched percentage of a title, 1–100, or null below 1 %, for which no bar is shown. */
export function watchedPercent(timepoint: number | undefined, duration: number | null): number | null {
  if (timepoint === undefined || duration === null || duration <= 0) return null;
  const percent = (timepoint / duration) * 100;
  return percent < 1 ? null : Math.min(100, Math.floor(percent));
}
