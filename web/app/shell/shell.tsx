import type { ReactNode } from 'react';
import { useMessages } from '../i18n/messages.tsx';
import { TitlePreview } from '../ui/preview/title-preview.tsx';
import { ToastRegion } from '../ui/toast-region.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './shell.module.css';

/** Header, page, footer (SH-015: pages without layout stand without it). */
export function Shell({ children }: { readonly children: ReactNode }) {
  const t = useMessages();
  return (
    <>
      <a href="#main" className={styles.skip} data-native>
        {t('shell.skip')}
      </a>
      <Header />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer />
      <TitlePreview />
      <ToastRegion />
    </>
  );
}
