import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useMessages } from '../i18n/messages.tsx';
import { PageHead } from '../routing/page-head.tsx';
import { fetchVersion } from '../routing/fetch-version.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import styles from '../layout/message-page.module.css';

/** Milliseconds between two questions whether the service is back; half as much again at random parts those who ask. */
const pause = 20_000;

/** Loads the page again if the service answers: the browser's own error page would have no way back. */
const comeBack = (): void => {
  fetchVersion().then(
    () => window.location.reload(),
    () => undefined,
  );
};

/** A page that could not be opened, why, and what to do: by the HTTP status, 0 when no answer came. */
export function ErrorPage({ status }: { readonly status: number }) {
  const t = useMessages();
  const queries = useQueryClient();
  const words = {
    0: { title: t('shell.offlineTitle'), text: t('shell.offlineText') },
    // The service refuses a page only to a profile that it is too old for.
    403: { title: t('shell.restrictedTitle'), text: t('shell.restrictedText') },
    451: { title: t('shell.regionTitle'), text: t('shell.regionText') },
  }[status] ?? { title: t('shell.failedTitle'), text: t('shell.failedText') };
  // Over as soon as an answer comes.
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
