import { useBrand } from '../data/initial-data.tsx';
import { useMessages } from '../i18n/messages.tsx';
import { PageHead } from '../routing/page-head.tsx';
import { BarePage } from '../layout/bare-page.tsx';
import { PlainPage } from '../layout/plain-page.tsx';
import { PromoCodeFlow } from './promo-code-flow.tsx';
import styles from './promo-code-page.module.css';

/** The form for a promo code in a frame of another site; on our own pages it is a block of a main view. */
export function PromoCodePage() {
  const t = useMessages();
  const { name: brand } = useBrand();
  const title = t('codes.title');
  return (
    <>
      <PageHead title={t('codes.pageTitle', { name: title, brand })} description={t('codes.lead')} isHidden />
      <BarePage>
        <PlainPage title={title} lead={t('codes.lead')} width="text">
          <PromoCodeFlow titleAs="h2" isFramed>
            <ol className={styles.steps}>
              <li>{t('codes.stepFind')}</li>
              <li>{t('codes.stepEnter')}</li>
              <li>{t('codes.stepWatch')}</li>
            </ol>
          </PromoCodeFlow>
        </PlainPage>
      </BarePage>
    </>
  );
}
