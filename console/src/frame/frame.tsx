import { useEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useTexts } from '../i18n/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Logo } from '../ui/logo.tsx';
import { AccountMenu } from './account-menu.tsx';
import styles from './frame.module.css';
import { Navigation } from './navigation-list.tsx';
import { Notices } from './notices.tsx';
import { Palette } from './palette.tsx';

/** The frame around every screen: navigation on the left, command palette, notices. */
export function Frame() {
  const t = useTexts();
  const { pathname } = useLocation();
  const [isPaletteOpen, setPaletteOpen] = useState(false);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [shownAt, setShownAt] = useState(pathname);
  // On a narrow screen, navigating closes the navigation.
  if (shownAt !== pathname) {
    setShownAt(pathname);
    setMenuOpen(false);
  }
  useFocusOnContent(pathname);
  usePaletteKey(() => setPaletteOpen((isOpen) => !isOpen));
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#content">
        {t('frame.skip')}
      </a>
      <header className={styles.bar}>
        <Button
          look="quiet"
          icon="menu"
          aria-label={t('frame.menu')}
          aria-expanded={isMenuOpen}
          onPress={() => setMenuOpen(!isMenuOpen)}
        />
        <Logo label={t('frame.console')} />
      </header>
      {isMenuOpen && (
        <button
          type="button"
          className={styles.backdrop}
          aria-label={t('ui.close')}
          onClick={() => setMenuOpen(false)}
        />
      )}
      <aside className={classNames(styles.side, isMenuOpen && styles.open)} aria-label={t('frame.side')}>
        <div className={styles.top}>
          <Logo label={t('frame.console')} />
        </div>
        <div className={styles.find}>
          <Button icon="search" onPress={() => setPaletteOpen(true)}>
            <span className={styles.findWords}>{t('frame.find')}</span>
            <kbd className={styles.key}>{isApple() ? '⌘K' : 'Ctrl K'}</kbd>
          </Button>
        </div>
        <Navigation />
        <AccountMenu />
      </aside>
      <main className={styles.content} id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <Palette isOpen={isPaletteOpen} onClose={() => setPaletteOpen(false)} />
      <Notices />
    </div>
  );
}

const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Moves the keyboard focus to the start of each new screen. */
function useFocusOnContent(pathname: string): void {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
  }, [pathname]);
}

/** ⌘K and Ctrl+K, wherever the focus is. */
function usePaletteKey(onPress: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.code !== 'KeyK' || !(event.metaKey || event.ctrlKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      onPress();
    };
    globalThis.addEventListener('keydown', onKey);
    return () => globalThis.removeEventListener('keydown', onKey);
  }, [onPress]);
}
