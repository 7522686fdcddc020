import { useMessages } from '../i18n/messages.tsx';
import { PageHead } from '../routing/page-head.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import styles from './message-page.module.css';

/** A page that could not be opened, why, and what to do: by the HTTP status, 0 when no answer came. */
export function ErrorPage({ status }: { readonly status: number }) {
  const t = useMessages();
  const words = {
    0: { title: t('shell.offlineTitle'), text: t('shell.offlineText') },
    451: { title: t('shell.regionTitle'), text: t('shell.regionText') },
  }[status] ?? { title: t('shell.failedTitle'), text: t('shell.failedText') };
  return (
    <div className={styles.page}>
      <PageHead title={words.title} isHidden />
      <EmptyState icon="alert" titleAs="h1" title={words.title} text={words.text}>
        {status !== 451 && (
          <Button variant="primary" onClick={() => window.location.reload()}>
            {t('shell.retry')}
          </Button>
        )}
        <ButtonLink href="/" variant={status === 451 ? 'primary' : 'secondary'}>
          {t('shell.toHome')}
        </ButtonLink>
      </EmptyState>
    </div>
  );
}
