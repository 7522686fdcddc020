import type { EventDisplay, NoticeType, NotificationEvent, Target } from '@kadr/contract';
import { targetPath } from '../data/paths.ts';
import type { Toast } from '../data/toasts.ts';

type Link = NonNullable<Toast['link']>;

/** Address of a notification's target, and whether it opens in a new window; null without one. */
export function linkOf(target: Target | null): Link | null {
  const href = target === null ? null : targetPath(target);
  if (target === null || href === null || target.title === null) return null;
  return { href, name: target.title, ...(target.type === 'blank' && { target: '_blank', rel: 'noopener' }) };
}

const tones: ReadonlyMap<string | null, 'good' | 'bad'> = new Map(
  Object.entries({ success: 'good', error: 'bad' } satisfies Partial<Record<NoticeType, 'good' | 'bad'>>),
);

/** Look of a panel's or popup's type: an unknown type is plain. */
export function toneOf(type: string | null): 'plain' | 'good' | 'bad' {
  return tones.get(type) ?? 'plain';
}

/**
 * The panel of a notification. A panel without a duration can always be closed.
 *
 * @param words label of the link of a poll, which leads to the journal
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
