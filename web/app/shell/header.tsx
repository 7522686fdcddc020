import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useBrand } from '../data/initial-data.tsx';
import { userQuery } from '../data/queries.ts';
import { useMessages } from '../i18n/messages.tsx';
import { IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './header.module.css';
import { LanguageMenu } from './language-menu.tsx';
import { Logo } from '../layout/logo.tsx';
import { MainMenu } from './main-menu.tsx';
import { ViewerLinks } from './viewer-links.tsx';

const loadMenu = () => import('./menu-dialog.tsx');
const MenuDialog = lazy(async () => ({ default: (await loadMenu()).MenuDialog }));
/** Loads the menu when the pointer is pressed; the click reports a failure. */
const fetchMenu = (): void => void loadMenu().catch(() => undefined);

/** Logo, main menu, search, language, and the viewer's links; on small screens a full-screen menu. */
export function Header() {
  const t = useMessages();
  const brand = useBrand();
  const { pathname, key } = useLocation();
  const { data: user } = useQuery(userQuery());
  // The page on which it was opened: on the next one it is closed.
  const [menuOpenedOn, setMenuOpenedOn] = useState<string | null>(null);
  const isMenuOpen = menuOpenedOn === key;
  const header = useRef<HTMLElement>(null);
  const top = useRef<HTMLDivElement>(null);

  // The look changes with scrolling; it is set on the element, so that scrolling does not render.
  useEffect(() => {
    const mark = top.current;
    if (!mark) return undefined;
    const observer = new IntersectionObserver((entries) => {
      header.current?.toggleAttribute('data-scrolled', entries.at(-1)?.isIntersecting === false);
    });
    observer.observe(mark);
    return () => observer.disconnect();
  }, []);

  return (
    <>
      <div ref={top} className={styles.top} aria-hidden="true" />
      <header ref={header} className={styles.header} data-part="header">
        <a href="/" className={styles.home} aria-label={t('shell.home', { name: brand.name })}>
          <Logo />
        </a>
        <MainMenu pathname={pathname} />
        <div className={styles.tools}>
          <a
            href="/search"
            className={styles.tool}
            aria-label={t('shell.search')}
            title={t('shell.search')}
            aria-current={pathname === '/search' ? 'page' : undefined}
            data-search
          >
            <Icon name="search" />
          </a>
          <div className={styles.language}>
            <LanguageMenu />
          </div>
          {user && <ViewerLinks user={user} pathname={pathname} />}
          <div className={styles.toggle}>
            <IconButton
              icon="menu"
              label={t('shell.menu')}
              variant="ghost"
              aria-haspopup="dialog"
              aria-expanded={isMenuOpen}
              onPointerDown={fetchMenu}
              onFocus={fetchMenu}
              onClick={() => setMenuOpenedOn(key)}
            />
          </div>
        </div>
      </header>
      {isMenuOpen && (
        <Suspense fallback={null}>
          <MenuDialog open onClose={() => setMenuOpenedOn(null)} pathname={pathname} />
        </Suspense>
      )}
    </>
  );
}
