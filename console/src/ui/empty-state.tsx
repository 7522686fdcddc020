import styles from './empty-state.module.css';
import { Icon } from './icon.tsx';
import type { IconName } from './icon.tsx';

interface EmptyStateProps {
  readonly icon: IconName;
  readonly title: string;
  readonly children?: React.ReactNode;
}

/** An empty state: the reason, and what to do. */
export function EmptyState({ icon, title, children }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <Icon name={icon} />
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  );
}
