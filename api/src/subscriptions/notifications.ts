import type { Language, Notification } from '@kadr/contract';
import type { StoredText } from '../database/translated.ts';
import { panelDisplay } from '../messages/panel-display.ts';
import type { PostedMessage } from '../messages/write-message.ts';
import { escapeHtml, locales, money, period } from '../text/format.ts';

type Unit = 'day' | 'month' | 'year';

/** An order of a service as a notification describes it. */
export interface ToldSubscription {
  readonly name: string;
  /** The price of every period but the first ones. */
  readonly amount: number;
  /** The price of the first paid period. */
  readonly first: number;
  readonly currency: string;
  readonly duration: number;
  readonly durationUnit: Unit;
  readonly trial: { readonly duration: number; readonly duration_unit: Unit } | null;
  /** The remaining balance, before or after the payment; null when a card pays. */
  readonly left: number | null;
}

interface Values {
  readonly name: string;
  readonly paid: string;
  readonly first: string;
  readonly left: string;
  readonly time: string;
  readonly trial: string;
}

type Text = Readonly<Record<Language, (values: Values) => string>>;

const asked: Text = {
  rus: ({ name, first }) => `Подключить «${name}» за ${first}?`,
  eng: ({ name, first }) => `Subscribe to “${name}” for ${first}?`,
  hye: ({ name, first }) => `Միացնե՞լ «${name}»-ը՝ ${first}։`,
};
const askedTrial: Text = {
  rus: ({ name, trial }) => `Подключить «${name}» бесплатно на ${trial}?`,
  eng: ({ name, trial }) => `Try “${name}” for free for ${trial}?`,
  hye: ({ name, trial }) => `Միացնե՞լ «${name}»-ը անվճար՝ ${trial}։`,
};
const wouldBePaid: Text = {
  rus: ({ paid, left, time }) =>
    `После оплаты на балансе останется ${left}. Подписка продлевается сама: ${paid} за ${time}. Отменить её можно в любой день.`,
  eng: ({ paid, left, time }) =>
    `${left} will be left on your balance. The subscription renews automatically: ${paid} for ${time}. You can cancel on any day.`,
  hye: ({ paid, left, time }) =>
    `Վճարելուց հետո կմնա ${left}։ Երկարաձգվում է ինքնաբերաբար՝ ${paid}, ${time}։ Չեղարկել կարելի է ցանկացած օր։`,
};
const wouldBeFree: Text = {
  rus: ({ paid, time }) =>
    `Сейчас ничего не спишем. Потом — ${paid} за ${time} с баланса, если не отмените раньше.`,
  eng: ({ paid, time }) =>
    `Nothing is charged now. Then ${paid} for ${time} from your balance, unless you cancel earlier.`,
  hye: ({ paid, time }) =>
    `Հիմա ոչինչ չի գանձվի։ Հետո՝ ${paid}, ${time}, մնացորդից, եթե ավելի վաղ չչեղարկեք։`,
};
const wouldBePaidByCard: Text = {
  rus: ({ paid, time }) =>
    `Оплата картой. Продлевается сама: ${paid} за ${time}, отменить можно в любой день.`,
  eng: ({ paid, time }) => `A card pays. It renews itself: ${paid} for ${time}; cancel on any day.`,
  hye: ({ paid, time }) =>
    `Վճարում՝ քարտով։ Երկարաձգվում է ինքնաբերաբար՝ ${paid}, ${time}. չեղարկել կարելի է ցանկացած օր։`,
};
const wouldBeFreeByCard: Text = {
  rus: ({ paid, time }) =>
    `Сейчас ничего не спишем. Потом ${paid} за ${time} с карты, если не отмените раньше.`,
  eng: ({ paid, time }) =>
    `Nothing is paid now. Then ${paid} for ${time} from the card, unless you cancel before.`,
  hye: ({ paid, time }) => `Հիմա ոչինչ չի գանձվի։ Հետո՝ ${paid}, ${time}, քարտից, եթե ավելի վաղ չչեղարկեք։`,
};
const paidByCard: Text = {
  rus: ({ first }) => `Оплачено картой: ${first}.`,
  eng: ({ first }) => `${first} paid by card.`,
  hye: ({ first }) => `Վճարված է քարտով՝ ${first}։`,
};
const begun: Text = {
  rus: ({ name }) => `Подписка «${name}» подключена`,
  eng: ({ name }) => `You have “${name}” now`,
  hye: ({ name }) => `«${name}» բաժանորդագրությունը միացված է`,
};
const paidAndLeft: Text = {
  rus: ({ first, left }) => `Списано ${first}, на балансе ${left}.`,
  eng: ({ first, left }) => `${first} paid, ${left} left on the balance.`,
  hye: ({ first, left }) => `Գանձվել է ${first}, մնացորդը՝ ${left}։`,
};
const freeFor: Text = {
  rus: ({ trial, paid, time }) => `Бесплатно на ${trial}, потом ${paid} за ${time}.`,
  eng: ({ trial, paid, time }) => `Free for ${trial}, then ${paid} for ${time}.`,
  hye: ({ trial, paid, time }) => `Անվճար՝ ${trial}, հետո՝ ${paid}, ${time}։`,
};

/** Notification before a service is paid for: a question. */
export function previewOf(order: ToldSubscription, language: Language): Notification {
  const isByCard = order.left === null;
  const [message, submessage] =
    order.trial === null
      ? [asked, isByCard ? wouldBePaidByCard : wouldBePaid]
      : [askedTrial, isByCard ? wouldBeFreeByCard : wouldBeFree];
  return notification('purchase_preview', { message, submessage }, valuesOf(order, language), language);
}

/** Notification after a service is subscribed to. */
export function begunNotification(order: ToldSubscription, language: Language): Notification {
  const paid = order.left === null ? paidByCard : paidAndLeft;
  const submessage = order.trial === null ? paid : freeFor;
  return notification('sync_purchase', { message: begun, submessage }, valuesOf(order, language), language);
}

type Dated = Readonly<Record<Language, (name: string, date: string) => readonly [string, string]>>;

const cancelled: Dated = {
  rus: (name, date) => [
    `Подписка «${name}» отменена`,
    `Смотреть можно до ${date}, списаний больше не будет.`,
  ],
  eng: (name, date) => [`“${name}” is cancelled`, `You can watch until ${date}; nothing more is paid.`],
  hye: (name, date) => [
    `«${name}» բաժանորդագրությունը չեղարկված է`,
    `Դիտել կարելի է մինչև ${date}, այլևս գանձումներ չեն լինի։`,
  ],
};
const resumed: Dated = {
  rus: (name, date) => [`Подписка «${name}» снова продлевается`, `Следующая оплата ${date}.`],
  eng: (name, date) => [`“${name}” renews again`, `The next payment is on ${date}.`],
  hye: (name, date) => [`«${name}» բաժանորդագրությունը կրկին երկարաձգվում է`, `Հաջորդ վճարումը՝ ${date}։`],
};

const ended: Dated = {
  rus: (name) => [`Подписка «${name}» отменена`, 'Списаний больше не будет.'],
  eng: (name) => [`“${name}” is cancelled`, 'Nothing more is paid.'],
  hye: (name) => [`«${name}» բաժանորդագրությունը չեղարկված է`, 'Այլևս գանձումներ չեն լինի։'],
};

/** Notification after a subscription is cancelled, at its end or immediately, or its cancellation is revoked. */
export function changedNotification(
  change: 'cancelled' | 'ended' | 'resumed',
  { name, endsAt, timeZone }: { readonly name: string; readonly endsAt: Date; readonly timeZone: string },
  language: Language,
): Notification {
  const date = new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone }).format(endsAt);
  const words = { cancelled, ended, resumed }[change];
  const [message, submessage] = words[language](escapeHtml(name), date);
  return {
    event_type: change === 'resumed' ? 'sync_purchase' : 'sync_unsubscribe',
    display: { message, submessage, poster: null, target: null },
  };
}

type NotRenewed = Readonly<Record<Language, (name: string, paid: string) => readonly [string, string]>>;

const unpaid: NotRenewed = {
  rus: (name, paid) => [
    `Подписка «${name}» закончилась`,
    `На балансе не хватило ${paid} на следующий период.`,
  ],
  eng: (name, paid) => [
    `“${name}” has ended`,
    `There was not the ${paid} on the balance for the next period.`,
  ],
  hye: (name, paid) => [
    `«${name}» բաժանորդագրությունն ավարտվել է`,
    `Մնացորդում չկար ${paid} հաջորդ ժամանակահատվածի համար։`,
  ],
};
const unpaidByCard: NotRenewed = {
  rus: (name, paid) => [
    `Подписка «${name}» закончилась`,
    `Оплатить ${paid} не получилось. Подписку можно подключить снова.`,
  ],
  eng: (name, paid) => [`“${name}” has ended`, `${paid} could not be charged. You can subscribe again.`],
  hye: (name, paid) => [
    `«${name}» բաժանորդագրությունն ավարտվել է`,
    `${paid} գանձել չհաջողվեց։ Կարող եք կրկին բաժանորդագրվել։`,
  ],
};
const withdrawn: NotRenewed = {
  rus: (name) => [
    `Подписка «${name}» закончилась`,
    'Её больше нет в продаже. За следующий период ничего не списано.',
  ],
  eng: (name) => [`“${name}” has ended`, 'It is no longer offered. Nothing was paid for the next period.'],
  hye: (name) => [
    `«${name}» բաժանորդագրությունն ավարտվել է`,
    'Այն այլևս չի առաջարկվում։ Հաջորդ ժամանակահատվածի համար ոչինչ չի գանձվել։',
  ],
};

const priceNotAccepted: NotRenewed = {
  rus: (name) => [
    `Подписка «${name}» закончилась`,
    'Её цена изменилась, и без вашего согласия мы её не продлили.',
  ],
  eng: (name) => [
    `“${name}” has ended`,
    'Its price has changed, and we did not renew it without your consent.',
  ],
  hye: (name) => [
    `«${name}» բաժանորդագրությունն ավարտվել է`,
    'Գինը փոխվել է, և առանց ձեր համաձայնության չենք երկարաձգել։',
  ],
};

/** Names are truncated so that the message stays within 300 characters. */
const longestName = 200;

/** The message about a subscription that was not renewed. */
export function notRenewedDisplay(
  reason: 'unpaid' | 'unpaidByCard' | 'withdrawn' | 'price_not_accepted',
  {
    name,
    alias,
    amount,
    currency,
  }: {
    readonly name: StoredText;
    readonly alias: string;
    readonly amount: number;
    readonly currency: string;
  },
): PostedMessage['display'] {
  const words = { unpaid, unpaidByCard, withdrawn, price_not_accepted: priceNotAccepted }[reason];
  const said = (language: Language): readonly [string, string] =>
    words[language]((name[language] ?? name.rus).slice(0, longestName), money(amount, currency, language));
  return panelDisplay(said, {
    link: `/services/${alias}`,
    title: { rus: 'К подписке', eng: 'To the subscription', hye: 'Դեպի բաժանորդագրություն' },
  });
}

function notification(
  event_type: string,
  { message, submessage }: { readonly message: Text; readonly submessage: Text },
  values: Values,
  language: Language,
): Notification {
  return {
    event_type,
    display: {
      message: message[language](values),
      submessage: submessage[language](values),
      poster: null,
      target: null,
    },
  };
}

function valuesOf(order: ToldSubscription, language: Language): Values {
  const { name, amount, first, currency, left, duration, durationUnit, trial } = order;
  return {
    name: escapeHtml(name),
    paid: money(amount, currency, language),
    first: money(first, currency, language),
    left: left === null ? '' : money(left, currency, language),
    time: period(duration, durationUnit, language),
    trial: trial === null ? '' : period(trial.duration, trial.duration_unit, language),
  };
}
