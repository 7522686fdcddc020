import styles from './unseen.module.css';

/** Text for screen readers only. */
export function Unseen({ children }: { readonly children: React.ReactNode }) {
  return <span className={styles.unseen}>{children}</span>;
}
