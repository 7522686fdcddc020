import { useSuspenseQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { useBrand } from '../data/initial-data.tsx';
import { infoPageQuery } from './queries.ts';
import { useFormats, useMessages } from '../i18n/messages.tsx';
import { PageHead } from '../routing/page-head.tsx';
import { PlainPage } from '../layout/plain-page.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Markup } from '../ui/markup.tsx';
import styles from './info-page.module.css';
import { UnwrittenPage } from './unwritten-page.tsx';
import { WriteToUs } from './write-to-us.tsx';

/** Pages that show the day of their last change, and pages with the address for questions. */
const dated: ReadonlySet<string> = new Set(['docs', 'offer']);
const asking: ReadonlySet<string> = new Set(['support', 'contacts']);

/** Support, contacts, documents and offer, in the operator's words. */
export function InfoPage() {
  const t = useMessages();
  const formats = useFormats();
  const { name: brand } = useBrand();
  const { pathname } = useLocation();
  const alias = pathname.slice(1).toLowerCase();
  const { data: page } = useSuspenseQuery(infoPageQuery(alias));
  if (page === null) return <UnwrittenPage alias={alias} />;
  const { name, description, sections, updated_at } = page;
  return (
    <>
      <PageHead title={t('info.pageTitle', { name, brand })} description={description} />
      <PlainPage title={name} lead={description} width="text">
        {sections.map(({ anchor, name: heading, text }) => (
          <section key={heading} {...(anchor !== null && { id: anchor })} className={styles.part}>
            <h2 className={styles.heading}>{heading}</h2>
            <Markup text={text} />
          </section>
        ))}
        {asking.has(alias) && <WriteToUs />}
        {dated.has(alias) && (
          <p className={styles.updated}>{t('info.updated', { date: formats.date(updated_at) })}</p>
        )}
        {alias === 'support' && (
          <ButtonLink href="/faq" variant="primary">
            {t('info.toFaq')}
          </ButtonLink>
        )}
      </PlainPage>
    </>
  );
}
