import type { Language } from '@kadr/contract';

/** What `Intl` calls the languages. */
export const locales = { rus: 'ru', eng: 'en', hye: 'hy' } as const satisfies Record<Language, string>;

export type DurationUnit = 'hour' | 'day' | 'month' | 'year';

/** An amount in hundredths of a currency. */
export function money(amount: number, currency: string, language: Language): string {
  return new Intl.NumberFormat(locales[language], {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: 2,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount / 100);
}

/** A time in words. */
export function period(duration: number, unit: DurationUnit, language: Language): string {
  return new Intl.NumberFormat(locales[language], { style: 'unit', unit, unitDisplay: 'long' }).format(
    duration,
  );
}

/** Texts of notifications may hold HTML; names are text. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);
}
