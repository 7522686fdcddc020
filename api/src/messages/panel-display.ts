import type { Language, Translated } from '@kadr/contract';
import type { PostedMessage } from './write-message.ts';

/** The panel of a message about the account's money, in all languages: message, submessage, and a link to a page. */
export function panelDisplay(
  said: (language: Language) => readonly [message: string, submessage: string],
  { link, title }: { readonly link: string; readonly title: Translated },
): PostedMessage['display'] {
  const part = (at: 0 | 1): Translated => ({
    rus: said('rus')[at],
    eng: said('eng')[at],
    hye: said('hye')[at],
  });
  return {
    display_type: 'panel',
    popup_type: null,
    panel_type: null,
    message: part(0),
    submessage: part(1),
    image: null,
    duration: null,
    target: { type: 'link', link, title },
    is_cancellable: true,
    force_display: true,
    poll: null,
  };
}
