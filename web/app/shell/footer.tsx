import { useState } from 'react';
import { useBrand } from '../data/initial-data.tsx';
import { useLanguage, useMessages } from '../i18n/messages.tsx';
import type { MessageKey } from '../i18n/messages.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { ChatButton } from './chat-button.tsx';
import styles from './footer.module.css';
import { LanguageLinks } from './language-links.tsx';
import { Logo } from './logo.tsx';

/** What a page that the brand lists is called. */
const labels = {
  '/tv': 'shell.toChannels',
  '/collections': 'shell.toCollections',
  '/promo_events': 'shell.toPromoEvents',
  '/karaoke': 'shell.toKaraoke',
  '/short_stories': 'shell.toShortStories',
  '/support': 'shell.toSupport',
  '/faq': 'shell.toFaq',
  '/faq?selected=0': 'shell.toStart',
  '/faq?selected=13': 'shell.toRequirements',
  '/contacts': 'shell.toContacts',
  '/promocode': 'shell.toPromoCode',
  '/podarochnye-sertifikaty': 'shell.toCertificates',
  '/docs': 'shell.toDocs',
  '/offer': 'shell.toOffer',
  '/offer_recom.pdf': 'shell.toRecommendations',
} as const satisfies Record<string, MessageKey>;

function labelOf(page: string): (typeof labels)[keyof typeof labels] | undefined {
  return Object.entries(labels).find(([known]) => known === page)?.[1];
}

/** What social networks are called, by their own names. */
const networks = {
  vk: 'VK',
  telegram: 'Telegram',
  ok: 'OK',
  youtube: 'YouTube',
  instagram: 'Instagram',
  facebook: 'Facebook',
} as const;

/** The brand, where else to go, languages, help, and what the law wants said. */
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
        </div>
        <nav aria-label={name}>
          <ul className={styles.links}>
            {footer.pages.map((page) => {
              const label = labelOf(page);
              return (
                label !== undefined && (
                  <li key={page}>
                    <a href={page} className={styles.link}>
                      {t(label)}
                    </a>
                  </li>
                )
              );
            })}
            <li>
              <a href={footer.smart_tv_url} className={styles.link}>
                {t('shell.smartTv')}
              </a>
            </li>
            {footer.partner_gifts_url !== null && (
              <li>
                <a href={footer.partner_gifts_url} className={styles.link} target="_blank" rel="noopener">
                  {t('shell.partnerGifts')}
                </a>
              </li>
            )}
          </ul>
        </nav>
        <div>
          <h2 className={styles.heading}>{t('shell.language')}</h2>
          <ul className={styles.links}>
            <LanguageLinks className={styles.link} />
          </ul>
        </div>
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
        {/* A page kept over New Year's Eve shows the year it was written in until the browser takes over. */}
        <p suppressHydrationWarning>{t('shell.copyright', { year, holder: footer.copyright_holder })}</p>
      </div>
    </footer>
  );
}
