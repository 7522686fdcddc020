import type { Language } from '@kadr/contract';

/** The codes of the languages in `Intl`. */
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

const pointWords = {
  rus: { one: 'балл', few: 'балла', many: 'баллов', other: 'балла' },
  eng: { one: 'point', other: 'points' },
  hye: { other: 'միավոր' },
} as const satisfies Record<Language, Partial<Record<Intl.LDMLPluralRule, string>>>;

/** A number of points of a bonus programme. */
export function points(count: number, language: Language): string {
  const words: Partial<Record<Intl.LDMLPluralRule, string>> = pointWords[language];
  const locale = locales[language];
  const word = words[new Intl.PluralRules(locale).select(count)] ?? words.other ?? '';
  return `${new Intl.NumberFormat(locale).format(count)} ${word}`;
}

/** A period in words. */
export function period(duration: number, unit: DurationUnit, language: Language): string {
  return new Intl.NumberFormat(locales[language], { style: 'unit', unit, unitDisplay: 'long' }).format(
    duration,
  );
}

/** Texts of notifications may contain HTML, so names are escaped. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);
}
