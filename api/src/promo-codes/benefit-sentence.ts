import type { Language, PromoBenefit } from '@kadr/contract';
import { points } from '../text/format.ts';

const pointsCame: Readonly<Record<Language, (points: string) => string>> = {
  rus: (sum) => `Начислено: ${sum}. Ими можно платить за фильмы, когда вы участник программы.`,
  eng: (sum) => `${sum} added. They pay for films once you are a member of the programme.`,
  hye: (sum) => `Ավելացվել է ${sum}։ Դրանցով կարելի է վճարել ֆիլմերի համար, երբ ծրագրի մասնակից եք։`,
};

/** What a code that says nothing further has brought, where its message alone would not tell; null: that is enough. */
export function sentenceOf(benefit: PromoBenefit | null, language: Language): string | null {
  return benefit?.kind === 'points' ? pointsCame[language](points(benefit.points, language)) : null;
}
