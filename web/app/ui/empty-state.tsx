import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { displaySize } from './display-title.ts';
import styles from './empty-state.module.css';
import { Icon } from './icon.tsx';
import type { IconName } from './icon.tsx';

export interface EmptyStateProps {
  /** Omitted: no icon. */
  readonly icon?: IconName;
  /** The situation in a few words. */
  readonly title: string;
  readonly titleAs?: 'h1' | 'h2' | 'h3';
  /** The reason, or the remedy. */
  readonly text: string;
  /** The next step: one or two buttons or links. */
  readonly children?: ReactNode;
}

/** Replaces missing content: situation, reason and next step. */
export function EmptyState({ icon, title, titleAs: Title = 'h2', text, children }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      {icon && (
        <span className={styles.icon}>
          <Icon name={icon} />
        </span>
      )}
      <Title className={classNames(styles.title, displaySize(title) === 'smallest' && styles.long)}>
        {title}
      </Title>
      <p className={styles.text}>{text}</p>
      {children && <div className={styles.steps}>{children}</div>}
    </div>
  );
}
