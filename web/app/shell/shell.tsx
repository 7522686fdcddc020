import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useMessages } from '../i18n/messages.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './shell.module.css';
import { TopInfoBanner } from './top-info-banner.tsx';

/** Header, page, footer (pages without layout have neither). */
export function Shell({ children }: { readonly children: ReactNode }) {
  const t = useMessages();
  const { pathname } = useLocation();
  return (
    <>
      <a href="#main" className={styles.skip} data-native>
        {t('shell.skip')}
      </a>
      <TopInfoBanner />
      <Header />
      <Breadcrumbs />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer />
      <BottomBar pathname={pathname} />
    </>
  );
}
