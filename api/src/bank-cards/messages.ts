import type { Language } from '@kadr/contract';
import { panelDisplay } from '../messages/panel-display.ts';
import type { PostedMessage } from '../messages/write-message.ts';
import type { BankCardRow } from '../payments/linked-cards.ts';

type Text = Readonly<Record<Language, (last4: string, expiry: string) => readonly [string, string]>>;

const expires: Text = {
  rus: (last4, expiry) => [
    `Карта •• ${last4} скоро перестанет действовать`,
    `Её срок — ${expiry}. Привяжите новую, чтобы подписки продлевались.`,
  ],
  eng: (last4, expiry) => [
    `The card •• ${last4} expires soon`,
    `It works until ${expiry}. Link a new one so that subscriptions renew.`,
  ],
  hye: (last4, expiry) => [
    `•• ${last4} քարտի ժամկետը շուտով լրանում է`,
    `Այն գործում է մինչև ${expiry}։ Կցեք նորը, որ բաժանորդագրությունները երկարաձգվեն։`,
  ],
};

/** The message about a card that expires soon. */
export function expiringDisplay({
  last4,
  expiryMonth,
  expiryYear,
}: Pick<BankCardRow, 'last4' | 'expiryMonth' | 'expiryYear'>): PostedMessage['display'] {
  const expiry = `${String(expiryMonth).padStart(2, '0')}/${String(expiryYear % 100).padStart(2, '0')}`;
  return panelDisplay((language) => expires[language](last4, expiry), {
    link: '/my/payments_and_services/payments',
    title: { rus: 'К картам', eng: 'To cards', hye: 'Դեպի քարտերը' },
  });
}
