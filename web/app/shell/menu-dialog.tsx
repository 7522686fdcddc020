import { useMessages } from '../i18n/messages.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { LanguageLinks } from '../layout/language-links.tsx';
import { MenuAnchor } from './main-menu.tsx';
import styles from './menu-dialog.module.css';
import { useMenu } from '../layout/menu-items.ts';

export interface MenuDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly pathname: string;
}

/** The whole menu on small screens. */
export function MenuDialog({ open, onClose, pathname }: MenuDialogProps) {
  const t = useMessages();
  const { line, more } = useMenu();

  return (
    <Dialog open={open} onClose={onClose} title={t('shell.menu')} size="full">
      <nav aria-label={t('shell.mainMenu')}>
        <ul className={styles.links}>
          {line.map((link) => (
            <li key={link.href}>
              <MenuAnchor link={link} pathname={pathname} className={styles.link} />
            </li>
          ))}
        </ul>
        {more.length > 0 && (
          <>
            <h3 className={styles.heading}>{t('shell.more')}</h3>
            <ul className={styles.further}>
              {more.map((link) => (
                <li key={link.href}>
                  <MenuAnchor link={link} pathname={pathname} className={styles.furtherLink} />
                </li>
              ))}
            </ul>
          </>
        )}
      </nav>
      <h3 className={styles.heading}>{t('shell.language')}</h3>
      <ul className={styles.languages}>
        <LanguageLinks className={styles.language} />
      </ul>
    </Dialog>
  );
}
