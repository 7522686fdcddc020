import styles from './progress.module.css';

export interface ProgressProps {
  /** 0–100; omitted while unknown. */
  readonly value?: number;
  readonly label: string;
}

/** A progress bar. The native element needs no style attribute for its value, and is accessible. */
export function Progress({ value, label }: ProgressProps) {
  return <progress className={styles.progress} max={100} value={value} aria-label={label} />;
}
