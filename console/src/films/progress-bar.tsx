import styles from './films.module.css';

/** A progress bar with a label. */
export function Progress({
  label,
  percent,
  children,
}: {
  readonly label: string;
  readonly percent: number;
  readonly children: React.ReactNode;
}) {
  return (
    <div className={styles.progress}>
      <progress className={styles.bar} aria-label={label} max={100} value={percent} />
      <span className={styles.progressWords}>{children}</span>
    </div>
  );
}
