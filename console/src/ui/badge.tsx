import styles from './badge.module.css';
import { classNames } from './class-names.ts';

export type Tone = 'plain' | 'good' | 'warn' | 'bad' | 'info';

export function Badge({
  tone = 'plain',
  children,
}: {
  readonly tone?: Tone;
  readonly children: React.ReactNode;
}) {
  return <span className={classNames(styles.badge, styles[tone])}>{children}</span>;
}
