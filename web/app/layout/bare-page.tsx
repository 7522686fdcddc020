import type { ReactNode } from 'react';
import { useBrand } from '../data/initial-data.tsx';
import { useMessages } from '../i18n/messages.tsx';
import styles from './bare-page.module.css';
import { Logo } from './logo.tsx';

/** A page without header and footer: the brand above, a single task in the middle. */
export function BarePage({ children }: { readonly children: ReactNode }) {
  const t = useMessages();
  const { name } = useBrand();
  return (
    <div className={styles.page}>
      <a href="/" className={styles.home} aria-label={t('shell.home', { name })}>
        <Logo />
      </a>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
