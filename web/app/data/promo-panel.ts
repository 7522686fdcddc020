import type { Notification } from '@kadr/contract';
import { targetPath } from './paths.ts';
import type { Toast } from './toasts.ts';

/** Seconds for which the success of a promo code is shown. */
export const promoPanelSeconds = 5;

/** The panel with the result of a promo code. */
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
