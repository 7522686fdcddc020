import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

/** Said, not shown. `h1` for a page whose picture says what it is. */
export function VisuallyHidden({
  as: Element = 'span',
  children,
}: {
  readonly as?: 'span' | 'h1' | 'h2';
  readonly children: ReactNode;
}) {
  return <Element className={styles.hidden}>{children}</Element>;
}
