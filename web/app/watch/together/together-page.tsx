import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { useBrand } from '../../data/initial-data.tsx';
import { useMessages } from '../../i18n/messages.tsx';
import { useIsInBrowser } from '../../layout/use-is-in-browser.ts';
import { PageHead } from '../../routing/page-head.tsx';
import { forSignedIn } from '../../sign-in/for-signed-in.tsx';
import styles from '../watch-page.module.css';

/** The player is loaded for signed-in viewers only: a guest gets the request to sign in. */
const Together = lazy(async () => ({ default: (await import('./together.tsx')).Together }));

/** A party's page: its address is the link for joining. */
export const TogetherPage = forSignedIn(function TogetherPage() {
  const t = useMessages();
  const { name: brand } = useBrand();
  const { id = '' } = useParams();
  const isInBrowser = useIsInBrowser();
  return (
    <div className={styles.page}>
      <PageHead title={t('together.pageTitle', { brand })} isHidden />
      <h1 className={styles.unseen}>{t('together.title')}</h1>
      {isInBrowser && (
        <Suspense fallback={null}>
          <Together key={id} id={id} />
        </Suspense>
      )}
    </div>
  );
});
