import { useMessages } from '../i18n/messages.tsx';
import { PageHead } from '../routing/page-head.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import styles from './message-page.module.css';

/** The page of an unknown address: it leads to the home page. */
export function NotFoundPage() {
  const t = useMessages();
  return (
    <div className={styles.page}>
      <PageHead title={t('shell.notFoundTitle')} isHidden />
      <p className={styles.code} aria-hidden="true">
        404
      </p>
      <EmptyState titleAs="h1" title={t('shell.notFoundTitle')} text={t('shell.notFoundText')}>
        <ButtonLink href="/" variant="primary">
          {t('shell.toHome')}
        </ButtonLink>
      </EmptyState>
    </div>
  );
}
