import styles from './unseen.module.css';

/** What is said, and not shown. */
export function Unseen({ children }: { readonly children: React.ReactNode }) {
  return <span className={styles.unseen}>{children}</span>;
}
