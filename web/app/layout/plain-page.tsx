import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';
import { displaySize } from '../ui/display-title.ts';
import styles from './plain-page.module.css';

export interface PlainPageProps {
  readonly title: string;
  /** A line or two below the title. */
  readonly lead?: string | null | undefined;
  /** `text` keeps lines short enough to read. */
  readonly width?: 'full' | 'text';
  readonly children?: ReactNode;
}

/** A plain page of the service: its name, and its content below. */
export function PlainPage({ title, lead, width = 'full', children }: PlainPageProps) {
  return (
    <div className={styles.page}>
      <div className={width === 'text' ? styles.text : undefined}>
        <header className={styles.header}>
          <h1 className={classNames(styles.title, displaySize(title) === 'smallest' && styles.long)}>
            {title}
          </h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </header>
        {children}
      </div>
    </div>
  );
}
