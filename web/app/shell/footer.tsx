import { useState } from 'react';
import { useBrand } from '../data/initial-data.tsx';
import type { PageBrand } from '../data/initial-data.tsx';
import { useLanguage, useMessages } from '../i18n/messages.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { ChatButton } from './chat-button.tsx';
import styles from './footer.module.css';
import { LanguageLinks } from '../layout/language-links.tsx';
import { Logo } from '../layout/logo.tsx';
import { nameOf } from '../layout/page-names.ts';

/** Names of social networks. */
const networks = {
  vk: 'VK',
  telegram: 'Telegram',
  ok: 'OK',
  youtube: 'YouTube',
  instagram: 'Instagram',
  facebook: 'Facebook',
} as const;

/** The brand, links, languages, help, and legal notices. */
export function Footer() {
  const t = useMessages();
  const { name, slogan, footer, chat } = useBrand();
  const language = useLanguage();
  const [year] = useState(() => new Date().getUTCFullYear());
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div className={styles.brand}>
          <Logo />
          <p className={styles.slogan}>{slogan}</p>
          <ul className={styles.languages} aria-label={t('shell.language')}>
            <LanguageLinks className={styles.link} />
          </ul>
        </div>
        <nav aria-label={name} className={styles.groups}>
          {footer.groups.map((group) => (
            <FooterGroup key={group.name} group={group} />
          ))}
        </nav>
        <div className={styles.help}>
          {footer.support_mail !== null && (
            <p className={styles.support}>
              {t('shell.support')}{' '}
              <TextLink href={`mailto:${footer.support_mail}`}>{footer.support_mail}</TextLink>
            </p>
          )}
          {chat !== null && <ChatButton chat={chat} />}
          {footer.social_links.length > 0 && (
            <ul className={styles.social} aria-label={t('shell.social')}>
              {footer.social_links.map(({ network, url }) => (
                <li key={network}>
                  <a
                    href={url}
                    className={styles.link}
                    target="_blank"
                    rel="noopener"
                    data-event="footer_social_click"
                    data-event-name={network}
                  >
                    {networks[network]}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
      <div className={styles.law}>
        {language === 'rus' && <p>{footer.disclaimer}</p>}
        {/* A page cached over New Year's Eve shows the old year until it is hydrated. */}
        <p suppressHydrationWarning>{t('shell.copyright', { year, holder: footer.copyright_holder })}</p>
      </div>
    </footer>
  );
}

/** A named list of pages, with further content. */
function FooterGroup({ group: { name, pages } }: { readonly group: PageBrand['footer']['groups'][number] }) {
  const t = useMessages();
  const { smart_tv_url, partner_gifts_url } = useBrand().footer;
  return (
    <div>
      <h2 className={styles.heading}>{t('shell.group', { name })}</h2>
      <ul>
        {pages.map((page) => (
          <li key={page}>
            <a href={page} className={styles.link}>
              {t(nameOf(page))}
            </a>
          </li>
        ))}
        {name === 'help' && (
          <li>
            <a href={smart_tv_url} className={styles.link}>
              {t('shell.smartTv')}
            </a>
          </li>
        )}
        {name === 'gifts' && partner_gifts_url !== null && (
          <li>
            <a href={partner_gifts_url} className={styles.link} target="_blank" rel="noopener">
              {t('shell.partnerGifts')}
            </a>
          </li>
        )}
      </ul>
    </div>
  );
}
