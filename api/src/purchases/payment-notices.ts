import type { Language, Notification } from '@kadr/contract';
import type { PaymentRow } from '../payments/repository.ts';
import { money } from '../text/format.ts';

type Text = Readonly<Record<Language, readonly [message: string, submessage: string]>>;

const waiting: Text = {
  rus: ['Банк ещё проверяет платёж', 'Можно закрыть это окно: мы сообщим, когда всё будет готово.'],
  eng: [
    'The bank is still checking the payment',
    'You can close this window: we will tell you once it is done.',
  ],
  hye: ['Բանկը դեռ ստուգում է վճարումը', 'Կարող եք փակել այս պատուհանը. կտեղեկացնենք, երբ պատրաստ լինի։'],
};
const linked: Text = {
  rus: ['Карта привязана', 'Теперь ею можно платить в одно нажатие.'],
  eng: ['The card is linked', 'Now it pays with one press.'],
  hye: ['Քարտը կցված է', 'Այժմ դրանով կարելի է վճարել մեկ սեղմումով։'],
};
const renewed: Readonly<Record<Language, (sum: string) => readonly [string, string]>> = {
  rus: (sum) => ['Подписка оплачена', `Оплачено картой: ${sum}. Смотреть можно уже сейчас.`],
  eng: (sum) => ['The subscription is paid', `${sum} paid by card. You can watch now.`],
  hye: (sum) => ['Բաժանորդագրությունը վճարված է', `Վճարված է քարտով՝ ${sum}։ Կարող եք դիտել հիմա։`],
};
const toppedUp: Readonly<Record<Language, (sum: string) => readonly [string, string]>> = {
  rus: (sum) => ['Баланс пополнен', `Зачислено ${sum}.`],
  eng: (sum) => ['The balance is topped up', `${sum} added.`],
  hye: (sum) => ['Մնացորդը համալրված է', `Մուտքագրվել է ${sum}։`],
};

const certified: Readonly<Record<Language, (sum: string) => readonly [string, string]>> = {
  rus: (sum) => ['Сертификат оплачен', `Оплачено картой: ${sum}. Он ждёт в разделе «Сертификаты».`],
  eng: (sum) => ['The certificate is paid', `${sum} paid by card. You’ll find it under Certificates.`],
  hye: (sum) => ['Վկայագիրը վճարված է', `Վճարված է քարտով՝ ${sum}։ Այն «Վկայագրեր» բաժնում է։`],
};

/** Notification while the bank has not answered. */
export function processingNotice(language: Language): Notification {
  return notice('payment_processing', waiting[language]);
}

/** Notification after a payment without a purchase: a card is linked, or the account topped up. */
export function paidNotice({ purpose, amount, currency }: PaymentRow, language: Language): Notification {
  if (purpose === 'renewal')
    return notice('sync_purchase', renewed[language](money(amount, currency, language)));
  if (purpose === 'certificate')
    return notice('vod_certificate_created', certified[language](money(amount, currency, language)));
  if (purpose === 'bind') return notice('bank_card_added', linked[language]);
  return notice('refill_by_external_url', toppedUp[language](money(amount, currency, language)));
}

function notice(event_type: string, [message, submessage]: readonly [string, string]): Notification {
  return { event_type, display: { message, submessage, poster: null, target: null } };
}
