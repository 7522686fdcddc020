import type { Notification } from '@kadr/contract';
import { targetPath } from './paths.ts';
import type { Toast } from './toasts.ts';

/** Seconds for which the success of a promo code shows. */
export const promoPanelSeconds = 5;

/** The panel that says what a promo code has brought. */
export function promoPanel({ display }: Notification): Omit<Toast, 'id'> {
  const { message, submessage, poster, target } = display;
  const href = target === null ? null : targetPath(target);
  return {
    title: message,
    ...(submessage !== null && { text: submessage }),
    poster,
    ...(href !== null && target?.title && { link: { href, name: target.title } }),
    duration: promoPanelSeconds,
  };
}
