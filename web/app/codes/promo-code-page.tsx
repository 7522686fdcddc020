import { useState } from 'react';
import { useLocation } from 'react-router';
import { useBrand } from '../data/initial-data.tsx';
import { useMessages } from '../i18n/messages.tsx';
import { PageHead } from '../routing/page-head.tsx';
import { useVisiblePage } from '../routing/visible-page.ts';
import { BarePage } from '../shell/bare-page.tsx';
import { PlainPage } from '../shell/plain-page.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PromoCodeForm, givenCode } from './promo-code-form.tsx';
import styles from './promo-code-page.module.css';

/** A code becomes what it stands for; a gift certificate is such a code, too (RT-009, RT-091, RT-117). */
export function PromoCodePage() {
  const t = useMessages();
  const { name: brand } = useBrand();
  const { pathname, search } = useLocation();
  const { hasLayout } = useVisiblePage();
  const [isDone, setDone] = useState(false);
  const kind = pathname.toLowerCase() === '/podarochnye-sertifikaty' ? 'certificate' : 'promoCode';
  const title = t('codes.title', { kind });
  const content = isDone ? (
    <EmptyState icon="check" title={t('codes.doneTitle')} text={t('codes.doneText')}>
      <ButtonLink href="/catalog" variant="primary" {...(!hasLayout && { target: '_blank' })}>
        {t('codes.toCatalogue')}
      </ButtonLink>
      <Button onClick={() => setDone(false)}>{t('codes.another')}</Button>
    </EmptyState>
  ) : (
    <>
      <PromoCodeForm given={givenCode(search)} onDone={() => setDone(true)} />
      <ol className={styles.steps}>
        <li>{t('codes.stepFind', { kind })}</li>
        <li>{t('codes.stepEnter')}</li>
        <li>{t('codes.stepWatch')}</li>
      </ol>
    </>
  );
  return (
    <>
      <PageHead
        title={t('codes.pageTitle', { name: title, brand })}
        description={t('codes.lead', { kind })}
        isHidden={!hasLayout}
      />
      {hasLayout ? (
        <PlainPage title={title} lead={t('codes.lead', { kind })} width="text">
          {content}
        </PlainPage>
      ) : (
        <BarePage>
          <PlainPage title={title} lead={t('codes.lead', { kind })} width="text">
            {content}
          </PlainPage>
        </BarePage>
      )}
    </>
  );
}
