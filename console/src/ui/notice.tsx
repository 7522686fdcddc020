import { useEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import styles from './notice.module.css';
import tones from './tone.module.css';

interface NoticeProps {
  readonly tone: 'info' | 'warn' | 'bad' | 'good';
  readonly title?: string;
  readonly children?: React.ReactNode;
  readonly actions?: React.ReactNode;
  /** Whether it is scrolled into view when it appears, for screens that are longer than the window. */
  readonly isScrolledTo?: boolean;
}

/** An important message on a screen; errors are announced to screen readers at once. */
export function Notice({ tone, title, children, actions, isScrolledTo = false }: NoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isScrolledTo) notice.current?.scrollIntoView({ block: 'center' });
  }, [isScrolledTo]);
  return (
    <div
      ref={notice}
      className={classNames(styles.notice, tones[tone])}
      role={tone === 'bad' ? 'alert' : undefined}
    >
      <Icon name={tone === 'good' ? 'check' : tone === 'info' ? 'info' : 'warning'} />
      <div className={styles.words}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        {children}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
