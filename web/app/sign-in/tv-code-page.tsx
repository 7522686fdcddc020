import { useState } from 'react';
import { useBrand } from '../data/initial-data.tsx';
import { useMessages } from '../i18n/messages.tsx';
import { TvCodeForm } from '../modals/tv-code-form.tsx';
import { PageHead } from '../routing/page-head.tsx';
import { PlainPage } from '../shell/plain-page.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import styles from './tv-code-page.module.css';

/** Where a viewer signs a TV in by the code that it shows (RT-118). */
export function TvCodePage() {
  const t = useMessages();
  const { name: brand } = useBrand();
  const [isDone, setDone] = useState(false);
  const title = t('signIn.tvTitle');
  return (
    <>
      <PageHead title={t('my.pageTitle', { name: title, brand })} isHidden />
      <PlainPage title={title} width="text">
        {isDone ? (
          <EmptyState icon="check" title={t('signIn.tvDoneTitle')} text={t('signIn.tvDoneText')}>
            <ButtonLink href="/" variant="primary">
              {t('shell.toHome')}
            </ButtonLink>
            <Button onClick={() => setDone(false)}>{t('signIn.tvAnother')}</Button>
          </EmptyState>
        ) : (
          <div className={styles.form}>
            <TvCodeForm given="" onDone={() => setDone(true)} />
          </div>
        )}
      </PlainPage>
    </>
  );
}
