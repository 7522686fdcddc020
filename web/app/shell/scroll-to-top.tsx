import { useEffect, useState } from 'react';
import { useMessages } from '../i18n/messages.tsx';
import { useVisiblePage } from '../routing/visible-page.ts';
import { IconButton } from '../ui/button.tsx';
import styles from './late.module.css';

/** Scrolls a long page to its top; shown after more than one screen height. */
export function ScrollToTop() {
  const t = useMessages();
  const { hasLayout } = useVisiblePage();
  const [isFar, setFar] = useState(false);
  useEffect(() => {
    const measure = (): void => setFar(window.scrollY > window.innerHeight);
    measure();
    window.addEventListener('scroll', measure, { passive: true });
    return () => window.removeEventListener('scroll', measure);
  }, []);
  if (!isFar || !hasLayout) return null;
  return (
    <div className={styles.top}>
      <IconButton
        icon="arrow_up"
        label={t('shell.toTop')}
        onClick={() => {
          const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
          window.scrollTo({ top: 0, behavior: isStill ? 'auto' : 'smooth' });
          document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
        }}
      />
    </div>
  );
}
