import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './badge.module.css';

/** A short label on a picture or beside a title. */
export function Badge({
  tone = 'quiet',
  children,
}: {
  readonly tone?: 'quiet' | 'light' | 'live';
  readonly children: ReactNode;
}) {
  return <span className={classNames(styles.badge, styles[tone])}>{children}</span>;
}
