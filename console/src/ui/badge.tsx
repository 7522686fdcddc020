import styles from './badge.module.css';
import { classNames } from './class-names.ts';
import tones from './tone.module.css';

export type Tone = 'plain' | 'good' | 'warn' | 'bad' | 'info';

export function Badge({
  tone = 'plain',
  children,
}: {
  readonly tone?: Tone;
  readonly children: React.ReactNode;
}) {
  return (
    <span className={classNames(styles.badge, tone === 'plain' ? styles.plain : tones[tone])}>
      {children}
    </span>
  );
}
