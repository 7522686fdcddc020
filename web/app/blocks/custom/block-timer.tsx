import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { userQuery } from '../../data/queries.ts';
import { useMessages } from '../../i18n/messages.tsx';
import { classNames } from '../../ui/class-names.ts';
import { toneClass } from '../../ui/tone.ts';
import type { BlockTimer as Timer } from './block-frame.ts';
import styles from './block-timer.module.css';
import { instantOf } from './wall-time.ts';

/**
 * The end of an offer on the clock of the profile's time zone, and the text that replaces it afterwards. The server
 * does not know the viewer's time: it renders the end, and the countdown starts in the browser.
 */
export function BlockTimer({ timer }: { readonly timer: Timer }) {
  const t = useMessages();
  const { data: user } = useQuery(userQuery());
  const end = instantOf(timer.end, user?.currentTimeZone ?? 'UTC');
  const now = useNow(end);
  const left = now === null ? null : end - now;
  const className = classNames(styles.timer, toneClass(timer.color));
  if (left !== null && left <= 0)
    return timer.endedText === null ? null : <p className={className}>{timer.endedText}</p>;
  const seconds = left === null ? 0 : Math.ceil(left / 1000);
  return (
    <p className={className}>
      <time dateTime={new Date(end).toISOString()}>{t('blocks.until', { moment: timer.endText })}</time>
      {left !== null && (
        <span className={styles.left} aria-hidden="true">
          {seconds >= 86_400 && <span>{t('blocks.days', { count: Math.floor(seconds / 86_400) })}</span>}
          <span>
            {[Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60, seconds % 60]
              .map((part) => String(part).padStart(2, '0'))
              .join(':')}
          </span>
        </span>
      )}
    </p>
  );
}

/** The time, updated every second until `end`; null before the first effect runs. */
function useNow(end: number): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    const tick = (): void => {
      const time = Date.now();
      setNow(time);
      if (time >= end) clearInterval(timer);
    };
    const timer = setInterval(tick, 1000);
    tick();
    return () => clearInterval(timer);
  }, [end]);
  return now;
}
