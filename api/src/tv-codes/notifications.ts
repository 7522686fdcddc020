import type { Language, Notification } from '@kadr/contract';

const words = {
  activated: {
    rus: ['Телевизор подключён', 'Через несколько секунд на нём откроется ваш аккаунт.'],
    eng: ['The TV is connected', 'Your account opens on it in a few seconds.'],
    hye: ['Հեռուստացույցը միացված է', 'Մի քանի վայրկյանից դրա վրա կբացվի ձեր հաշիվը։'],
  },
  expired: {
    rus: ['Срок действия кода истёк', 'Телевизор уже показывает новый код: введите его.'],
    eng: ['The code has expired', 'The TV shows a new code already: enter that one.'],
    hye: ['Կոդի ժամկետը լրացել է', 'Հեռուստացույցն արդեն ցույց է տալիս նոր կոդ. մուտքագրեք այն։'],
  },
} satisfies Record<string, Record<Language, readonly [message: string, submessage: string]>>;

/** The notification about the outcome of a TV's code. */
export function tvNotification(what: keyof typeof words, language: Language): Notification {
  const [message, submessage] = words[what][language];
  return {
    event_type: 'ott_tv_activated',
    display: { message, submessage, poster: null, target: null },
  };
}
