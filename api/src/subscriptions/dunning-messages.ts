import type { Language } from '@kadr/contract';
import type { StoredText } from '../database/translated.ts';
import { panelDisplay } from '../messages/panel-display.ts';
import type { PostedMessage } from '../messages/write-message.ts';
import { locales, money } from '../text/format.ts';

interface Values {
  readonly name: string;
  readonly sum: string;
  readonly date: string;
  /** ` •• 4444` of the card that pays; empty when the balance does. */
  readonly card: string;
}

type Text = Readonly<Record<Language, (values: Values) => readonly [message: string, submessage: string]>>;

/** Texts about a renewal: before it, at each step while it is not paid, and about its price. */
const texts = {
  coming: {
    rus: ({ name, sum, date, card }) => [
      `Скоро продление: «${name}»`,
      `${date} спишем ${sum} ${card === '' ? 'с баланса' : `с карты${card}`}. До этого подписку можно отменить.`,
    ],
    eng: ({ name, sum, date, card }) => [
      `“${name}” renews soon`,
      `On ${date}, ${sum} is charged to your ${card === '' ? 'balance' : `card${card}`}. You can cancel before that.`,
    ],
    hye: ({ name, sum, date, card }) => [
      `«${name}»-ը շուտով կերկարաձգվի`,
      `${date}՝ ${sum} կգանձվի ${card === '' ? 'մնացորդից' : `քարտից${card}`}։ Մինչ այդ կարելի է չեղարկել։`,
    ],
  },
  refused: {
    rus: ({ name, sum, date }) => [
      `Подписка «${name}» не оплачена`,
      `Банк не списал ${sum}. Смотреть можно до ${date}. Пополните карту или оплатите сейчас.`,
    ],
    eng: ({ name, sum, date }) => [
      `“${name}” is not paid`,
      `The bank did not charge ${sum}. You can watch until ${date}. Top up the card or pay now.`,
    ],
    hye: ({ name, sum, date }) => [
      `«${name}» բաժանորդագրությունը վճարված չէ`,
      `Բանկը չի գանձել ${sum}։ Դիտել կարելի է մինչև ${date}։ Համալրեք քարտը կամ վճարեք հիմա։`,
    ],
  },
  cardRefused: {
    rus: ({ name, sum, date }) => [
      `Подписка «${name}» не оплачена`,
      `Карта не принимает списание ${sum}. Смотреть можно до ${date}. Оплатите другой картой.`,
    ],
    eng: ({ name, sum, date }) => [
      `“${name}” is not paid`,
      `The card cannot be charged ${sum}. You can watch until ${date}. Pay with another card.`,
    ],
    hye: ({ name, sum, date }) => [
      `«${name}» բաժանորդագրությունը վճարված չէ`,
      `Քարտից հնարավոր չէ գանձել ${sum}։ Դիտել կարելի է մինչև ${date}։ Վճարեք այլ քարտով։`,
    ],
  },
  newPrice: {
    rus: ({ name, sum, date }) => [
      `Новая цена: «${name}»`,
      `С ${date} продление стоит ${sum}. Подтвердите согласие, иначе подписка закончится.`,
    ],
    eng: ({ name, sum, date }) => [
      `“${name}” has a new price`,
      `From ${date} a renewal costs ${sum}. Agree to it, or the subscription ends.`,
    ],
    hye: ({ name, sum, date }) => [
      `Նոր գին՝ «${name}»`,
      `${date}-ից երկարաձգումն արժե ${sum}։ Հաստատեք համաձայնությունը, այլապես բաժանորդագրությունը կավարտվի։`,
    ],
  },
  lowerPrice: {
    rus: ({ name, sum, date }) => [`Цена снижена: «${name}»`, `С ${date} продление стоит ${sum}.`],
    eng: ({ name, sum, date }) => [`“${name}” costs less`, `From ${date} a renewal costs ${sum}.`],
    hye: ({ name, sum, date }) => [`«${name}»-ն էժանացել է`, `${date}-ից երկարաձգումն արժե ${sum}։`],
  },
  held: {
    rus: ({ name, sum, date }) => [
      `Подписка «${name}» приостановлена`,
      `Оплатите ${sum} до ${date}, и всё откроется сразу.`,
    ],
    eng: ({ name, sum, date }) => [
      `“${name}” is on hold`,
      `Pay ${sum} by ${date} and everything opens at once.`,
    ],
    hye: ({ name, sum, date }) => [
      `«${name}» բաժանորդագրությունը կասեցված է`,
      `Վճարեք ${sum} մինչև ${date}, և ամեն ինչ անմիջապես կբացվի։`,
    ],
  },
} as const satisfies Record<string, Text>;

const lead = { rus: 'К подписке', eng: 'To the subscription', hye: 'Դեպի բաժանորդագրություն' };
const pay = { rus: 'Оплатить', eng: 'Pay', hye: 'Վճարել' };

/** Names are truncated so that the message stays within 300 characters. */
const longestName = 120;

export function dunningDisplay(
  kind: keyof typeof texts,
  {
    name,
    amount,
    currency,
    date,
    timeZone,
    last4 = null,
  }: {
    readonly name: StoredText;
    readonly amount: number;
    readonly currency: string;
    readonly date: Date;
    readonly timeZone: string | null;
    readonly last4?: string | null;
  },
): PostedMessage['display'] {
  const said = (language: Language) =>
    texts[kind][language]({
      name: (name[language] ?? name.rus).slice(0, longestName),
      sum: money(amount, currency, language),
      date: new Intl.DateTimeFormat(locales[language], {
        day: 'numeric',
        month: 'long',
        timeZone: timeZone ?? 'UTC',
      }).format(date),
      card: last4 === null ? '' : ` •• ${last4}`,
    });
  return panelDisplay(said, {
    link: '/my/payments_and_services/services',
    title: kind === 'held' || kind === 'refused' || kind === 'cardRefused' ? pay : lead,
  });
}
