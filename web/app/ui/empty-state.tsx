import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { displaySize } from './display-title.ts';
import styles from './empty-state.module.css';
import { Icon } from './icon.tsx';
import type { IconName } from './icon.tsx';

export interface EmptyStateProps {
  /** Left out, there is none. */
  readonly icon?: IconName;
  /** What is the matter, in a few words. */
  readonly title: string;
  readonly titleAs?: 'h1' | 'h2' | 'h3';
  /** Why, or what to do about it. */
  readonly text: string;
  /** The next step: a button or a link or two. */
  readonly children?: ReactNode;
}

/** What stands where there is nothing: what, why and a next step. */
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
