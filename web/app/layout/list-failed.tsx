import type { UseQueryResult } from '@tanstack/react-query';
import { useMessages } from '../i18n/messages.tsx';
import { Button } from '../ui/button.tsx';
import styles from './account-pages.module.css';

/** Replaces a list of the account that has failed to load. */
export function ListFailed({
  isFetching,
  refetch,
}: Pick<UseQueryResult, 'isFetching'> & { readonly refetch: () => Promise<unknown> }) {
  const t = useMessages();
  return (
    <div className={styles.failure} role="alert">
      <p>{t('error.default')}</p>
      <Button loading={isFetching} onClick={() => void refetch()}>
        {t('shell.retry')}
      </Button>
    </div>
  );
}
