import { translate } from '@kadr/contract';
import type { Language, Notification } from '@kadr/contract';
import { panelDisplay } from '../messages/panel-display.ts';
import type { PostedMessage } from '../messages/write-message.ts';
import { escapeHtml, money } from '../text/format.ts';
import type { CertificateRow } from './repository.ts';

type Text = Readonly<Record<Language, (name: string) => readonly [message: string, submessage: string]>>;

const own: Text = {
  rus: (name) => [`Сертификат куплен: ${name}`, 'Код — в разделе «Сертификаты».'],
  eng: (name) => [`Certificate bought: ${name}`, 'Its code is under Certificates.'],
  hye: (name) => [`Վկայագիրը գնված է՝ ${name}`, 'Կոդը «Վկայագրեր» բաժնում է։'],
};
const gift: Text = {
  rus: (name) => [`Подарок оплачен: ${name}`, 'Отправим его на почту в выбранный день.'],
  eng: (name) => [`Your gift is paid: ${name}`, 'We’ll e-mail it on the day you chose.'],
  hye: (name) => [`Նվերը վճարված է՝ ${name}`, 'Կուղարկենք էլ. փոստով ընտրված օրը։'],
};
const received: Text = {
  rus: (name) => [`Вам подарили сертификат: ${name}`, 'Активируйте его, когда захотите.'],
  eng: (name) => [`You have been given a certificate: ${name}`, 'Redeem it whenever you like.'],
  hye: (name) => [`Ձեզ վկայագիր են նվիրել՝ ${name}`, 'Ակտիվացրեք այն, երբ ցանկանաք։'],
};
const link = {
  link: '/my/certificates',
  title: { rus: 'К сертификатам', eng: 'To certificates', hye: 'Դեպի վկայագրեր' },
};

/** The message to the buyer of a certificate. */
export function boughtDisplay({ name, recipientEmail }: CertificateRow): PostedMessage['display'] {
  const words = recipientEmail === null ? own : gift;
  return panelDisplay((language) => words[language](escapeHtml(translate(name, language))), link);
}

/** The message to the recipient of a certificate. */
export function receivedDisplay({ name }: CertificateRow): PostedMessage['display'] {
  return panelDisplay((language) => received[language](escapeHtml(translate(name, language))), link);
}

const toBalance: Text = {
  rus: (sum) => ['Сертификат активирован', `На балансе стало на ${sum} больше.`],
  eng: (sum) => ['The certificate is redeemed', `${sum} has been added to your balance.`],
  hye: (sum) => ['Վկայագիրն ակտիվացված է', `Մնացորդին ավելացել է ${sum}։`],
};
const toService: Text = {
  rus: (name) => [
    'Сертификат активирован',
    `${name}: смотреть можно уже сейчас. Сама подписка не продлится.`,
  ],
  eng: (name) => ['The certificate is redeemed', `${name}: you can watch now. It won’t renew by itself.`],
  hye: (name) => [
    'Վկայագիրն ակտիվացված է',
    `${name}. կարող եք դիտել հիմա։ Բաժանորդագրությունն ինքն իրեն չի երկարաձգվի։`,
  ],
};

/** The notification after a certificate is redeemed. */
export function redeemedNotification(
  { name, amount, currency }: CertificateRow,
  gives: 'balance' | 'service',
  language: Language,
): Notification {
  const [message, submessage] =
    gives === 'balance'
      ? toBalance[language](money(amount, currency, language))
      : toService[language](escapeHtml(translate(name, language)));
  return { event_type: 'sync_purchases', display: { message, submessage, poster: null, target: null } };
}

interface LetterWords {
  readonly hello: string;
  readonly name: string;
  readonly from: string | null;
  readonly greeting: string;
  readonly code: string;
  readonly link: string;
}

const letters: Readonly<
  Record<Language, (words: LetterWords) => { readonly subject: string; readonly text: string }>
> = {
  rus: ({ hello, name, from, greeting, code, link: address }) => ({
    subject: from === null ? `Вам подарок: ${name}` : `${from} дарит вам: ${name}`,
    text: `Здравствуйте${hello}!\n\n${from === null ? 'Вам подарили' : `${from} дарит вам`} сертификат: ${name}.\n\n${greeting}Код: ${code}\n\nАктивируйте его здесь: ${address}\n\nСертификат бессрочный. Никому не показывайте код: активировать его можно один раз.`,
  }),
  eng: ({ hello, name, from, greeting, code, link: address }) => ({
    subject: from === null ? `A gift for you: ${name}` : `A gift from ${from}: ${name}`,
    text: `Hello${hello}!\n\n${from === null ? 'You have been given' : `${from} has given you`} a certificate: ${name}.\n\n${greeting}Code: ${code}\n\nRedeem it here: ${address}\n\nIt never expires. Keep the code to yourself: it can be redeemed once.`,
  }),
  hye: ({ hello, name, from, greeting, code, link: address }) => ({
    subject: from === null ? `Ձեզ նվեր՝ ${name}` : `Նվեր ${from}-ից՝ ${name}`,
    text: `Բարև Ձեզ${hello}։\n\n${from === null ? 'Ձեզ նվիրել են' : `${from}-ն ձեզ նվիրում է`} վկայագիր՝ ${name}։\n\n${greeting}Կոդը՝ ${code}\n\nԱկտիվացրեք այն այստեղ՝ ${address}\n\nՎկայագիրն անժամկետ է։ Կոդը ոչ ոքի մի՛ ցույց տվեք. այն ակտիվացվում է մեկ անգամ։`,
  }),
};

/** The letter to the recipient of a certificate, in the buyer's language. */
export function giftLetter(
  { name, language, recipientName, senderName, greeting }: CertificateRow,
  { code, link: address }: { readonly code: string; readonly link: string },
): { readonly subject: string; readonly text: string } {
  return letters[language]({
    hello: recipientName === null ? '' : `, ${recipientName}`,
    name: translate(name, language),
    // A subject is one line.
    from: senderName?.replaceAll(/\s+/g, ' ') ?? null,
    greeting: greeting === null ? '' : `${greeting}\n\n`,
    code,
    link: address,
  });
}
