import type { Translated } from '@kadr/contract';
import type { StoredText } from '../database/translated.ts';
import type { PostedMessage } from '../messages/write-message.ts';
import type { DueReminder } from './repository.ts';

/** Seconds for which a page shows a reminder. */
const shownFor = 30;

/**
 * The message to a profile about a programme that begins in a few minutes, or has begun. The profile asked for it, so
 * it is shown even if the profile does not allow notifications.
 */
export function reminderDisplay(
  { name, channel_name, channel_slug, logo, epg_id, start_time }: DueReminder,
  now: Date,
): PostedMessage['display'] {
  const minutes = Math.ceil((start_time * 1000 - now.getTime()) / 60_000);
  return {
    display_type: 'panel',
    popup_type: null,
    panel_type: null,
    message: reminderMessage(name, minutes),
    submessage: channel_name,
    image: logo,
    duration: shownFor,
    target: {
      type: 'link',
      link: `/tv/${channel_slug}/shows/${epg_id}`,
      title: { rus: 'К передаче', eng: 'To the programme', hye: 'Դեպի հաղորդում' },
    },
    is_cancellable: true,
    force_display: true,
    poll: null,
  };
}

/** Names are truncated so that the message stays within 300 characters. */
const longestName = 200;

function reminderMessage(name: StoredText, minutes: number): Translated {
  const of = (text: string): string =>
    text.length > longestName ? `${text.slice(0, longestName - 1)}…` : text;
  const eng = of(name.eng ?? name.rus);
  const hye = of(name.hye ?? name.rus);
  if (minutes <= 0)
    return {
      rus: `«${of(name.rus)}» уже идёт`,
      eng: `“${eng}” is on now`,
      hye: `«${hye}»-ն արդեն եթերում է`,
    };
  return {
    rus: `Через ${minutes} мин: «${of(name.rus)}»`,
    eng: `In ${minutes} min: “${eng}”`,
    hye: `${minutes} րոպեից՝ «${hye}»`,
  };
}
