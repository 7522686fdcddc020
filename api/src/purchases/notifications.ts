import type { Language, Notification } from '@kadr/contract';
import { escapeHtml, money, period, points as pointsText } from '../text/format.ts';
import type { DurationUnit } from '../text/format.ts';

/** An order as a notification describes it. */
export interface ToldOrder {
  /** Name of the title. */
  readonly name: string;
  readonly amount: number;
  /** Points that are paid instead of the amount; null for money. */
  readonly points: number | null;
  readonly currency: string;
  /** Duration of a rental. */
  readonly duration: number | null;
  readonly durationUnit: DurationUnit | null;
  /** The remaining balance or points, before or after the payment; null when a card pays. */
  readonly left: number | null;
}

type Text = Readonly<
  Record<Language, (values: { name: string; paid: string; left: string; time: string }) => string>
>;

interface Wording {
  readonly event_type: string;
  readonly message: Text;
  readonly submessage: Text;
}

const previewed: Text = {
  rus: ({ paid }) => `Списать ${paid} с баланса?`,
  eng: ({ paid }) => `Pay ${paid} from the balance?`,
  hye: ({ paid }) => `Գանձե՞լ ${paid} մնացորդից։`,
};
const wouldBeLeft: Text = {
  rus: ({ left }) => `После оплаты останется ${left}.`,
  eng: ({ left }) => `${left} will be left after the payment.`,
  hye: ({ left }) => `Վճարելուց հետո կմնա ${left}։`,
};
const previewedByPoints: Text = {
  rus: ({ paid }) => `Списать ${paid}?`,
  eng: ({ paid }) => `Pay ${paid}?`,
  hye: ({ paid }) => `Գանձե՞լ ${paid}։`,
};
const previewedByCard: Text = {
  rus: ({ paid }) => `Оплатить ${paid} картой?`,
  eng: ({ paid }) => `Pay ${paid} by card?`,
  hye: ({ paid }) => `Վճարե՞լ ${paid} քարտով։`,
};
const balanceStays: Text = {
  rus: () => 'Баланс аккаунта не изменится.',
  eng: () => 'The account balance stays as it is.',
  hye: () => 'Հաշվի մնացորդը չի փոխվի։',
};
const paidByCard: Text = {
  rus: ({ paid }) => `Оплачено картой: ${paid}.`,
  eng: ({ paid }) => `${paid} paid by card.`,
  hye: ({ paid }) => `Վճարված է քարտով՝ ${paid}։`,
};
const paidAndLeftPoints: Text = {
  rus: ({ paid, left }) => `Списано ${paid}, осталось ${left}.`,
  eng: ({ paid, left }) => `${paid} spent, ${left} left.`,
  hye: ({ paid, left }) => `Գանձվել է ${paid}, մնացել է ${left}։`,
};
const bought: Text = {
  rus: ({ name }) => `«${name}» теперь у вас навсегда`,
  eng: ({ name }) => `“${name}” is yours for good`,
  hye: ({ name }) => `«${name}»-ն այժմ ձերն է ընդմիշտ`,
};
const rented: Text = {
  rus: ({ name, time }) => `«${name}» — ваш на ${time}`,
  eng: ({ name, time }) => `“${name}” is yours for ${time}`,
  hye: ({ name, time }) => `«${name}»-ն ձերն է ${time}`,
};
const paidAndLeft: Text = {
  rus: ({ paid, left }) => `Списано ${paid}, на балансе ${left}.`,
  eng: ({ paid, left }) => `${paid} paid, ${left} left on the balance.`,
  hye: ({ paid, left }) => `Գանձվել է ${paid}, մնացորդը՝ ${left}։`,
};

/** Notification before an order is paid: a question. */
export function previewNotification(order: ToldOrder, language: Language): Notification {
  return notification(order, language, {
    event_type: 'purchase_preview',
    message: order.points !== null ? previewedByPoints : order.left === null ? previewedByCard : previewed,
    submessage: order.left === null ? balanceStays : wouldBeLeft,
  });
}

/** Notification after an order is paid. */
export function paidNotification(order: ToldOrder, language: Language): Notification {
  return notification(order, language, {
    event_type: 'sync_purchase',
    message: order.duration === null ? bought : rented,
    submessage: order.points !== null ? paidAndLeftPoints : order.left === null ? paidByCard : paidAndLeft,
  });
}

const exchanged: Readonly<Record<Language, (name: string) => readonly [string, string]>> = {
  rus: (name) => [`«${name}» теперь у вас навсегда`, 'Обмен бесплатный: с баланса ничего не списано.'],
  eng: (name) => [`“${name}” is yours for good`, 'The exchange is free: nothing was taken from the balance.'],
  hye: (name) => [`«${name}»-ն այժմ ձերն է ընդմիշտ`, 'Փոխանակումն անվճար է. մնացորդից ոչինչ չի գանձվել։'],
};

/** Notification after a film is exchanged for the one called `name`. */
export function exchangedNotification(name: string, language: Language): Notification {
  const [message, submessage] = exchanged[language](escapeHtml(name));
  return { event_type: 'sync_purchase', display: { message, submessage, poster: null, target: null } };
}

function notification(
  { name, amount, points, currency, duration, durationUnit, left }: ToldOrder,
  language: Language,
  { event_type, message, submessage }: Wording,
): Notification {
  const sum = (of: number): string =>
    points === null ? money(of, currency, language) : pointsText(of, language);
  const values = {
    name: escapeHtml(name),
    paid: sum(points ?? amount),
    left: left === null ? '' : sum(left),
    time: duration === null || durationUnit === null ? '' : period(duration, durationUnit, language),
  };
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
