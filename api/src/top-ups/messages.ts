import type { Currency, Language } from '@kadr/contract';
import { panelDisplay } from '../messages/panel-display.ts';
import type { PostedMessage } from '../messages/write-message.ts';
import { money } from '../text/format.ts';

type Text = Readonly<Record<Language, (sum: string) => readonly [message: string, submessage: string]>>;

const again: Text = {
  rus: (sum) => ['Баланс не пополнен', `Банк не списал ${sum} с карты. Завтра попробуем ещё раз.`],
  eng: (sum) => [
    'The balance was not topped up',
    `The bank did not take ${sum} from the card. We try again tomorrow.`,
  ],
  hye: (sum) => ['Մնացորդը չի համալրվել', `Բանկը քարտից չի գանձել ${sum}։ Վաղը նորից կփորձենք։`],
};
const over: Text = {
  rus: (sum) => [
    'Автопополнение выключено',
    `Банк отказал в списании ${sum} с карты. Выберите другую карту.`,
  ],
  eng: (sum) => [
    'Automatic top-up is off',
    `The bank refused to take ${sum} from the card. Choose another card.`,
  ],
  hye: (sum) => ['Ինքնահամալրումն անջատված է', `Բանկը մերժել է քարտից գանձել ${sum}։ Ընտրեք այլ քարտ։`],
};

/** The message about a refused automatic top-up. */
export function notToppedUpDisplay({
  amount,
  currency,
  isOver,
}: {
  readonly amount: number;
  readonly currency: Currency;
  /** Whether its card will not be charged again. */
  readonly isOver: boolean;
}): PostedMessage['display'] {
  const words = isOver ? over : again;
  return panelDisplay((language) => words[language](money(amount, currency, language)), {
    link: '/my/payments_and_services/payments',
    title: { rus: 'К платежам', eng: 'To payments', hye: 'Դեպի վճարումներ' },
  });
}
