import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

/** Text for screen readers only. `h1` for a page whose picture shows its subject. */
export function VisuallyHidden({
  as: Element = 'span',
  children,
}: {
  readonly as?: 'span' | 'h1' | 'h2';
  readonly children: ReactNode;
}) {
  return <Element className={styles.hidden}>{children}</Element>;
}
