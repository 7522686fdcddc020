import { useState } from 'react';
import { useBrand } from '../data/initial-data.tsx';
import { useLanguage, useMessages } from '../i18n/messages.tsx';
import { TextLink } from '../ui/text-link.tsx';
import styles from './footer.module.css';
import { LanguageLinks } from './language-links.tsx';
import { Logo } from './logo.tsx';
import { MenuAnchor } from './main-menu.tsx';
import { useMenuLinks } from './menu-items.ts';

/** The brand, where else to go, languages, help, and what the law wants said. */
export function Footer() {
  const t = useMessages();
  const { name, slogan, footer } = useBrand();
  const language = useLanguage();
  const links = useMenuLinks();
  const [year] = useState(() => new Date().getUTCFullYear());
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div className={styles.brand}>
          <Logo />
          <p className={styles.slogan}>{slogan}</p>
        </div>
        {links.length > 0 && (
          <nav aria-label={name}>
            <ul className={styles.links}>
              {links.map((link) => (
                <li key={link.id}>
                  <MenuAnchor link={link} pathname="" className={styles.link} />
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div>
          <h2 className={styles.heading}>{t('shell.language')}</h2>
          <ul className={styles.links}>
            <LanguageLinks className={styles.link} />
          </ul>
        </div>
        {footer.support_mail !== null && (
          <p className={styles.support}>
            {t('shell.support')}{' '}
            <TextLink href={`mailto:${footer.support_mail}`}>{footer.support_mail}</TextLink>
          </p>
        )}
      </div>
      <div className={styles.law}>
        {language === 'rus' && <p>{footer.disclaimer}</p>}
        {/* A page kept over New Year's Eve shows the year it was written in until the browser takes over. */}
        <p suppressHydrationWarning>{t('shell.copyright', { year, holder: footer.copyright_holder })}</p>
      </div>
    </footer>
  );
}
