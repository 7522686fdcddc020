import type { ReactNode } from 'react';
import styles from './gallery-page.module.css';

/** The states of a component, side by side. */
export function Part({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2 className={styles.name}>{name}</h2>
      <div className={styles.states}>{children}</div>
    </section>
  );
}
