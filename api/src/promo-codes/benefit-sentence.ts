import type { Language, PromoBenefit } from '@kadr/contract';
import { points } from '../text/format.ts';

const pointsCame: Readonly<Record<Language, (points: string) => string>> = {
  rus: (sum) => `Начислено: ${sum}. Ими можно платить за фильмы, когда вы участник программы.`,
  eng: (sum) => `${sum} added. They pay for films once you are a member of the programme.`,
  hye: (sum) => `Ավելացվել է ${sum}։ Դրանցով կարելի է վճարել ֆիլմերի համար, երբ ծրագրի մասնակից եք։`,
};

/** The sentence about the benefit of a code that has no text; null when its message is enough. */
export function sentenceOf(benefit: PromoBenefit | null, language: Language): string | null {
  return benefit?.kind === 'points' ? pointsCame[language](points(benefit.points, language)) : null;
}
