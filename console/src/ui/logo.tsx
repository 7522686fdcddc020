import styles from './logo.module.css';

/** The sign of Kadr with the name of the console. */
export function Logo({ label }: { readonly label: string }) {
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 64 64" aria-hidden="true" focusable="false">
        <rect className={styles.ground} width="64" height="64" rx="16" />
        <path className={styles.from} d="M15 15h17v5.500H20.500V32H15Z" />
        <path className={styles.to} d="M49 49H32v-5.500h11.500V32H49Z" />
        <circle className={styles.middle} cx="32" cy="32" r="6" />
      </svg>
      {label}
    </span>
  );
}
