import type { EventDisplay, NoticeType, NotificationEvent, Target } from '@kadr/contract';
import { targetPath } from '../data/paths.ts';
import type { Toast } from '../data/toasts.ts';

type Link = NonNullable<Toast['link']>;

/** Where a notification's target leads, and whether in a new window; null when nowhere. */
export function linkOf(target: Target | null): Link | null {
  const href = target === null ? null : targetPath(target);
  if (target === null || href === null || target.title === null) return null;
  return { href, name: target.title, ...(target.type === 'blank' && { target: '_blank', rel: 'noopener' }) };
}

const tones: ReadonlyMap<string | null, 'good' | 'bad'> = new Map(
  Object.entries({ success: 'good', error: 'bad' } satisfies Partial<Record<NoticeType, 'good' | 'bad'>>),
);

/** How the type of a panel or popup looks: a type that this build does not know looks plain. */
export function toneOf(type: string | null): 'plain' | 'good' | 'bad' {
  return tones.get(type) ?? 'plain';
}

/**
 * The panel of a notification. One that has no time to go by itself can be closed, whatever it says.
 *
 * @param words of the link of a poll, which leads to the journal
 */
export function panelOf(
  { event_code }: Pick<NotificationEvent, 'event_code'>,
  display: EventDisplay,
  { toPoll, onFollow }: { readonly toPoll: string; readonly onFollow: () => void },
): Omit<Toast, 'id'> {
  const { panel_type, message, submessage, image, duration, target, is_cancellable, poll } = display;
  const tone = event_code === 'payment_failed' ? 'bad' : toneOf(panel_type);
  const link = linkOf(target) ?? (poll === null ? null : { href: '/my/journal/polls', name: toPoll });
  return {
    title: message,
    ...(submessage !== null && { text: submessage }),
    poster: image,
    ...(tone !== 'plain' && { tone }),
    ...(duration !== null && { duration }),
    ...(!is_cancellable && duration && { isFixed: true }),
    ...(link && { link: { ...link, onClick: onFollow } }),
  };
}
