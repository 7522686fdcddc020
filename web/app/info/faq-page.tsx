import { useSuspenseQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router';
import { useBrand } from '../data/initial-data.tsx';
import { infoPageQuery } from './queries.ts';
import { useMessages } from '../i18n/messages.tsx';
import { PageHead } from '../routing/page-head.tsx';
import { PlainPage } from '../layout/plain-page.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Markup } from '../ui/markup.tsx';
import { plainWords } from '../ui/markup-tree.ts';
import { Question, Questions } from '../ui/questions.tsx';
import { TextLink } from '../ui/text-link.tsx';
import styles from './faq-page.module.css';
import { sectionOf } from './info-section.ts';
import { UnwrittenPage } from './unwritten-page.tsx';
import { WriteToUs } from './write-to-us.tsx';

/**
 * Scrolls the selected question to below the header: its answer follows, and a banner at the bottom of the screen
 * covers neither.
 */
function showEntry(entry: HTMLElement | null): void {
  requestAnimationFrame(() => entry?.scrollIntoView({ block: 'start' }));
}

/** Questions and answers; `selected` opens one of them, an id in the path shows a single one. */
export function FaqPage() {
  const t = useMessages();
  const { name: brand } = useBrand();
  const { id } = useParams();
  const { search } = useLocation();
  const { data: page } = useSuspenseQuery(infoPageQuery('faq'));
  if (page === null) return <UnwrittenPage alias="faq" />;
  const only = sectionOf(page, id);
  if (only !== undefined)
    return (
      <>
        <PageHead
          title={t('info.pageTitle', { name: only.name, brand })}
          description={plainWords(only.text)}
        />
        <PlainPage title={only.name} width="text">
          <div className={styles.answer}>
            <Markup text={only.text} />
          </div>
          <ButtonLink href="/faq">{t('info.toAll')}</ButtonLink>
        </PlainPage>
      </>
    );
  const selected = sectionOf(page, new URLSearchParams(search).get('selected'));
  return (
    <>
      <PageHead
        title={t('info.pageTitle', { name: selected?.name ?? page.name, brand })}
        description={page.description}
      />
      <PlainPage title={page.name} lead={page.description} width="text">
        <Questions>
          {page.sections.map((section, number) => (
            <Question
              key={`${section.name} ${section === selected}`}
              ref={section === selected ? showEntry : undefined}
              question={section.name}
              open={section === selected}
            >
              <Markup text={section.text} />
              <TextLink href={`/faq/${number}`} aria-label={t('info.linkOf', { question: section.name })}>
                {t('info.link')}
              </TextLink>
            </Question>
          ))}
        </Questions>
        <WriteToUs />
      </PlainPage>
    </>
  );
}
