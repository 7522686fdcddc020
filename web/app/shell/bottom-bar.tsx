import { useBrand } from '../data/initial-data.tsx';
import { useMessages } from '../i18n/messages.tsx';
import { Icon } from '../ui/icon.tsx';
import type { IconName } from '../ui/icon.tsx';
import styles from './bottom-bar.module.css';
import { currentAt } from './main-menu.tsx';
import { nameOf } from '../layout/page-names.ts';

const icons = {
  '/': 'home',
  '/catalog': 'film',
  '/tv': 'device',
  '/search': 'search',
  '/my': 'user',
} as const satisfies Record<string, IconName>;

/** Links to the main pages at the bottom of phones. Pages leave space for it at their end. */
export function BottomBar({ pathname }: { readonly pathname: string }) {
  const t = useMessages();
  const { bar } = useBrand().menu;
  return (
    <nav aria-label={t('shell.bar')} className={styles.bar} data-part="bar">
      <ul className={styles.links}>
        {bar.map((page) => (
          <li key={page}>
            <a
              href={page}
              className={styles.link}
              aria-current={currentAt(page, pathname)}
              data-search={page === '/search' || undefined}
            >
              <Icon name={icons[page]} />
              {t(nameOf(page))}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
