import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useMessages } from '../i18n/messages.tsx';
import { PageHead } from '../routing/page-head.tsx';
import { fetchVersion } from '../routing/fetch-version.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import styles from '../layout/message-page.module.css';

/**
 * Milliseconds between two checks whether the service is back; up to half as much is added at random, so that pages do
 * not check at once.
 */
const pause = 20_000;

/** Reloads the page if the service answers: the browser's own error page would offer no way back. */
const comeBack = (): void => {
  fetchVersion().then(
    () => window.location.reload(),
    () => undefined,
  );
};

/** An error page with reason and remedy, by the HTTP status, 0 without an answer. */
export function ErrorPage({ status }: { readonly status: number }) {
  const t = useMessages();
  const queries = useQueryClient();
  const words = {
    0: { title: t('shell.offlineTitle'), text: t('shell.offlineText') },
    // The service refuses a page with this status only because of the profile's age limit.
    403: { title: t('shell.restrictedTitle'), text: t('shell.restrictedText') },
    451: { title: t('shell.regionTitle'), text: t('shell.regionText') },
  }[status] ?? { title: t('shell.failedTitle'), text: t('shell.failedText') };
  // Ends as soon as there is an answer.
  const isPassing = status === 0 || (status >= 502 && status <= 504);
  useEffect(() => {
    if (!isPassing) return undefined;
    const timer = setInterval(() => document.hidden || comeBack(), pause * (1 + Math.random() / 2));
    addEventListener('online', comeBack);
    return () => {
      clearInterval(timer);
      removeEventListener('online', comeBack);
    };
  }, [isPassing]);
  const unlock = async (): Promise<void> => {
    const { unlockAge } = await import('../profiles/unlock-age.ts');
    if (await unlockAge(queries)) window.location.reload();
  };
  return (
    <div className={styles.page}>
      <PageHead title={words.title} isHidden />
      <EmptyState icon="alert" titleAs="h1" title={words.title} text={words.text}>
        {status === 403 ? (
          <Button variant="primary" onClick={() => void unlock()}>
            {t('shell.enterPin')}
          </Button>
        ) : (
          status !== 451 && (
            <Button variant="primary" onClick={isPassing ? comeBack : () => window.location.reload()}>
              {t('shell.retry')}
            </Button>
          )
        )}
        <ButtonLink href="/" variant={status === 451 ? 'primary' : 'secondary'}>
          {t('shell.toHome')}
        </ButtonLink>
      </EmptyState>
    </div>
  );
}
