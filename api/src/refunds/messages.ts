import type { Language } from '@kadr/contract';
import { panelDisplay } from '../messages/panel-display.ts';
import type { PostedMessage } from '../messages/write-message.ts';
import { isPoints } from '../ledger/units.ts';
import type { LedgerUnit } from '../tables/ledger.ts';
import { money, points } from '../text/format.ts';

type Text = Readonly<Record<Language, (sum: string) => readonly [message: string, submessage: string]>>;

const toCard: Text = {
  rus: (sum) => [`Возвращаем ${sum}`, 'Банк зачислит деньги на карту в течение нескольких дней.'],
  eng: (sum) => [`${sum} is being refunded`, 'The bank returns it to the card within a few days.'],
  hye: (sum) => [`Վերադարձնում ենք ${sum}`, 'Բանկը գումարը կփոխանցի քարտին մի քանի օրում։'],
};
const toAccount: Text = {
  rus: (sum) => [`Вернули ${sum}`, 'Деньги уже на балансе.'],
  eng: (sum) => [`${sum} was refunded`, 'It is on your balance now.'],
  hye: (sum) => [`Վերադարձրել ենք ${sum}`, 'Գումարն արդեն մնացորդում է։'],
};

const toProgram: Text = {
  rus: (sum) => [`Вернули ${sum}`, 'Ими снова можно платить.'],
  eng: (sum) => [`${sum} returned`, 'You can spend them again.'],
  hye: (sum) => [`Վերադարձրել ենք ${sum}`, 'Կարող եք կրկին վճարել դրանցով։'],
};

/** The message about refunded money or points. */
export function refundedDisplay({
  amount,
  currency,
  isToCard,
}: {
  readonly amount: number;
  readonly currency: LedgerUnit;
  readonly isToCard: boolean;
}): PostedMessage['display'] {
  if (isPoints(currency))
    return panelDisplay((language) => toProgram[language](points(amount, language)), {
      link: '/my/bonuses',
      title: { rus: 'К бонусам', eng: 'To bonuses', hye: 'Դեպի բոնուսներ' },
    });
  const words = isToCard ? toCard : toAccount;
  return panelDisplay((language) => words[language](money(amount, currency, language)), {
    link: '/my/payments_and_services/payments',
    title: { rus: 'К платежам', eng: 'To payments', hye: 'Դեպի վճարումներ' },
  });
}
