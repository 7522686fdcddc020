import { useLocation, useParams } from 'react-router';
import { useBrand } from '../data/initial-data.tsx';
import { useMessages } from '../i18n/messages.tsx';
import { PageHead } from '../routing/page-head.tsx';
import { PlainPage } from '../shell/plain-page.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Question, Questions } from '../ui/questions.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { faqEntries, faqEntryOf } from './faq-entries.ts';
import styles from './faq-page.module.css';

/** Brings the selected question into sight when it is below the screen. */
function showEntry(entry: HTMLElement | null): void {
  requestAnimationFrame(() => entry?.scrollIntoView({ block: 'nearest' }));
}

/** Questions and answers; `selected` opens one of them (RT-064), an id in the path shows one alone (RT-065). */
export function FaqPage() {
  const t = useMessages();
  const { name: brand, footer } = useBrand();
  const { id } = useParams();
  const { search } = useLocation();
  const selected = faqEntryOf(new URLSearchParams(search).get('selected'));
  const only = faqEntryOf(id);
  if (only !== null)
    return (
      <>
        <PageHead
          title={t('faq.pageTitle', { name: t(`faq.question${only}`), brand })}
          description={t(`faq.answer${only}`)}
        />
        <PlainPage title={t(`faq.question${only}`)} width="text">
          <p className={styles.answer}>{t(`faq.answer${only}`)}</p>
          <ButtonLink href="/faq">{t('faq.toAll')}</ButtonLink>
        </PlainPage>
      </>
    );
  return (
    <>
      <PageHead
        title={t('faq.pageTitle', {
          name: selected === null ? t('crumbs.faq') : t(`faq.question${selected}`),
          brand,
        })}
        description={t('faq.lead', { brand })}
      />
      <PlainPage title={t('crumbs.faq')} lead={t('faq.lead', { brand })} width="text">
        <Questions>
          {faqEntries.map((entry) => (
            <Question
              key={`${entry} ${selected ?? ''}`}
              ref={entry === selected ? showEntry : undefined}
              question={t(`faq.question${entry}`)}
              open={entry === selected}
            >
              <p>{t(`faq.answer${entry}`)}</p>
              <TextLink
                href={`/faq/${entry}`}
                aria-label={t('faq.linkOf', { question: t(`faq.question${entry}`) })}
              >
                {t('faq.link')}
              </TextLink>
            </Question>
          ))}
        </Questions>
        {footer.support_mail !== null && (
          <p className={styles.more}>
            {t('faq.more')} <TextLink href={`mailto:${footer.support_mail}`}>{footer.support_mail}</TextLink>
          </p>
        )}
      </PlainPage>
    </>
  );
}
