import styles from './progress.module.css';

export interface ProgressProps {
  /** 0–100; left out while how far it has got is not known. */
  readonly value?: number;
  readonly label: string;
}

/** How far something has got. The native element: its value needs no style attribute, and it is read out by itself. */
export function Progress({ value, label }: ProgressProps) {
  return <progress className={styles.progress} max={100} value={value} aria-label={label} />;
}
