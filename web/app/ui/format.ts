import type { Language } from '@kadr/contract';

/**
 * Numbers in words of the interface. Written out rather than left to `Intl`: browsers carry no Armenian data, so what
 * the server had written in Armenian would change its language on hydration.
 */
const decimalMark = { rus: ',', eng: '.', hye: ',' } as const satisfies Record<Language, string>;

/** A rating with one decimal, except 10, which has none. */
export function formatRating(rating: number, language: Language): string {
  const shown = rating.toFixed(1);
  return shown === '10.0' ? '10' : shown.replace('.', decimalMark[language]);
}

/** Whole minutes of a duration in seconds, or null when it is shorter than a minute and not shown. */
export function durationMinutes(seconds: number | null): number | null {
  return seconds === null || seconds < 60 ? null : Math.floor(seconds / 60);
}

/** How much of a title has been watched, 1–100, or null below 1 %, where no bar is shown. */
export function watchedPercent(timepoint: number | undefined, duration: number | null): number | null {
  if (timepoint === undefined || duration === null || duration <= 0) return null;
  const percent = (timepoint / duration) * 100;
  return percent < 1 ? null : Math.min(100, Math.floor(percent));
}
