import { useNotificationContext, useTranslate } from 'ra-core';
import type { NotificationPayload } from 'ra-core';
import { useEffect, useState } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './notices.module.css';

/** How long a notice is shown, in milliseconds; hovering or focusing it stops the timer. */
const standing = 6000;
/** Maximum notices at once. */
const most = 3;

/** Results of the member's actions, in the corner; announced to screen readers. */
export function Notices() {
  const t = useTexts();
  const { notifications, setNotifications } = useNotificationContext();
  const remove = (gone: NotificationPayload): void =>
    setNotifications((before) => before.filter((notice) => notice !== gone));
  return (
    <section className={styles.region} aria-label={t('frame.notices')}>
      <div aria-live="polite">
        {notifications.slice(-most).map((notice) => (
          <NoticeCard key={keyOf(notice)} notice={notice} onEnd={() => remove(notice)} />
        ))}
      </div>
    </section>
  );
}

const keys = new WeakMap<NotificationPayload, number>();
let lastKey = 0;

/** Notices have no ids, and two may have the same text. */
function keyOf(notice: NotificationPayload): number {
  const known = keys.get(notice);
  if (known !== undefined) return known;
  lastKey += 1;
  keys.set(notice, lastKey);
  return lastKey;
}

function NoticeCard({ notice, onEnd }: { readonly notice: NotificationPayload; readonly onEnd: () => void }) {
  const t = useTexts();
  const translate = useTranslate();
  const [isHeld, setHeld] = useState(false);
  const { message, type, notificationOptions } = notice;
  useEffect(() => {
    if (isHeld || type === 'error') return undefined;
    const timer = setTimeout(onEnd, notificationOptions?.autoHideDuration ?? standing);
    return () => clearTimeout(timer);
  });
  return (
    <div
      className={classNames(styles.notice, styles[type])}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={type === 'success' ? 'check' : type === 'info' ? 'info' : 'warning'} />
      <div className={styles.words}>
        {typeof message === 'string'
          ? translate(message, notificationOptions?.['messageArgs'] as object)
          : message}
      </div>
      <Button look="quiet" isSmall icon="close" aria-label={t('ui.close')} onPress={onEnd} />
    </div>
  );
}
