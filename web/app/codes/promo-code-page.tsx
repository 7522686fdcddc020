import { useState } from 'react';
import { useLocation } from 'react-router';
import type { Notification } from '@kadr/contract';
import { useBrand } from '../data/initial-data.tsx';
import { useMessages } from '../i18n/messages.tsx';
import { PageHead } from '../routing/page-head.tsx';
import { BarePage } from '../layout/bare-page.tsx';
import { PlainPage } from '../layout/plain-page.tsx';
import { PromoCodeForm, givenCode } from './promo-code-form.tsx';
import styles from './promo-code-page.module.css';
import { Redeemed } from './redeemed.tsx';

/** The form for a promo code in a frame of another page; of our own pages it is a block of a main view. */
export function PromoCodePage() {
  const t = useMessages();
  const { name: brand } = useBrand();
  const { search } = useLocation();
  const [done, setDone] = useState<{ readonly notification: Notification | null } | null>(null);
  const title = t('codes.title');
  return (
    <>
      <PageHead title={t('codes.pageTitle', { name: title, brand })} description={t('codes.lead')} isHidden />
      <BarePage>
        <PlainPage title={title} lead={t('codes.lead')} width="text">
          {done === null ? (
            <>
              <PromoCodeForm given={givenCode(search)} onDone={(notification) => setDone({ notification })} />
              <ol className={styles.steps}>
                <li>{t('codes.stepFind')}</li>
                <li>{t('codes.stepEnter')}</li>
                <li>{t('codes.stepWatch')}</li>
              </ol>
            </>
          ) : (
            <Redeemed notification={done.notification} isFramed onAgain={() => setDone(null)} />
          )}
        </PlainPage>
      </BarePage>
    </>
  );
}
