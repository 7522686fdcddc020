import { useLocation } from 'react-router';
import { useBrand } from '../data/initial-data.tsx';
import { useMessages } from '../i18n/messages.tsx';
import { PageHead } from '../routing/page-head.tsx';
import { PlainPage } from '../shell/plain-page.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { TextLink } from '../ui/text-link.tsx';
import styles from './info-page.module.css';

/** A part of an information page: its heading, its paragraphs, and what can be done. */
interface Part {
  readonly id?: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly links?: readonly { readonly href: string; readonly name: string }[];
}

type InfoName = 'support' | 'contacts' | 'docs' | 'offer';

/** Support, contacts, documents, offer (RT-063, RT-066 – RT-068). */
export function InfoPage() {
  const t = useMessages();
  const { name: brand } = useBrand();
  const { pathname } = useLocation();
  const name = (['support', 'contacts', 'docs', 'offer'] as const).find(
    (known) => pathname.toLowerCase() === `/${known}`,
  );
  const parts = useParts(name ?? 'support');
  const title = t(`crumbs.${name ?? 'support'}`);
  const lead = t(`info.${name ?? 'support'}Lead`, { brand });
  return (
    <>
      <PageHead title={t('info.pageTitle', { name: title, brand })} description={lead} />
      <PlainPage title={title} lead={lead} width="text">
        {parts.map(({ id, heading, paragraphs, links }) => (
          <section key={heading} id={id} className={styles.part}>
            <h2 className={styles.heading}>{heading}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {links && (
              <ul className={styles.links}>
                {links.map((link) => (
                  <li key={link.href}>
                    <TextLink href={link.href}>{link.name}</TextLink>
                  </li>
                ))}
              </ul>
            )}
          </section>
        ))}
        {name === 'support' && (
          <ButtonLink href="/faq" variant="primary">
            {t('info.toFaq')}
          </ButtonLink>
        )}
      </PlainPage>
    </>
  );
}

function useParts(name: InfoName): readonly Part[] {
  const t = useMessages();
  const { name: brand, footer } = useBrand();
  const holder = footer.copyright_holder;
  const mail = footer.support_mail;
  const mailLinks = mail === null ? {} : { links: [{ href: `mailto:${mail}`, name: mail }] };
  const parts: Record<InfoName, readonly Part[]> = {
    support: [
      { heading: t('info.supportFirst'), paragraphs: [t('info.supportFirstText')] },
      { heading: t('info.supportPicture'), paragraphs: [t('info.supportPictureText')] },
      {
        id: 'smart-tv',
        heading: t('info.supportSmartTv'),
        paragraphs: [t('info.supportSmartTvText', { brand })],
      },
      { heading: t('info.supportWrite'), paragraphs: [t('info.supportWriteText')], ...mailLinks },
    ],
    contacts: [
      { heading: t('info.contactsService'), paragraphs: [t('info.contactsServiceText', { brand, holder })] },
      { heading: t('info.contactsViewers'), paragraphs: [t('info.contactsViewersText')], ...mailLinks },
      { heading: t('info.contactsRights'), paragraphs: [t('info.contactsRightsText')] },
    ],
    docs: [
      {
        heading: t('info.docsRules'),
        paragraphs: [t('info.docsRulesText')],
        links: [
          { href: '/offer', name: t('crumbs.offer') },
          { href: '/offer_recom.pdf', name: t('info.docsRecommendations') },
        ],
      },
      { heading: t('info.docsCookies'), paragraphs: [t('info.docsCookiesText'), t('info.docsCookiesList')] },
      { heading: t('info.docsData'), paragraphs: [t('info.docsDataText', { holder })] },
    ],
    offer: [
      { heading: t('info.offerSubject'), paragraphs: [t('info.offerSubjectText', { holder, brand })] },
      { heading: t('info.offerAccount'), paragraphs: [t('info.offerAccountText')] },
      { heading: t('info.offerPrice'), paragraphs: [t('info.offerPriceText')] },
      { heading: t('info.offerUse'), paragraphs: [t('info.offerUseText')] },
      { heading: t('info.offerRefund'), paragraphs: [t('info.offerRefundText')] },
      { heading: t('info.offerEnd'), paragraphs: [t('info.offerEndText')] },
    ],
  };
  return parts[name];
}
