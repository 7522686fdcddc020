import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import styles from './notice.module.css';
import tones from './tone.module.css';

interface NoticeProps {
  readonly tone: 'info' | 'warn' | 'bad' | 'good';
  readonly title?: string;
  readonly children?: React.ReactNode;
  readonly actions?: React.ReactNode;
}

/** An important message on a screen; errors are announced to screen readers at once. */
export function Notice({ tone, title, children, actions }: NoticeProps) {
  return (
    <div className={classNames(styles.notice, tones[tone])} role={tone === 'bad' ? 'alert' : undefined}>
      <Icon name={tone === 'good' ? 'check' : tone === 'info' ? 'info' : 'warning'} />
      <div className={styles.words}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        {children}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
