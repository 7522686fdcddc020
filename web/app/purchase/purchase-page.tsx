import { useLocation } from 'react-router';
import { useBrand } from '../data/initial-data.tsx';
import { useMessages } from '../i18n/messages.tsx';
import { PageHead } from '../routing/page-head.tsx';
import { BarePage } from '../shell/bare-page.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

/** A purchase whose address names nothing to buy (RT-006 – RT-008): where something to buy is found. */
export function PurchasePage() {
  const t = useMessages();
  const { name: brand } = useBrand();
  const isEmbedded = useLocation().pathname.toLowerCase().startsWith('/embed/');
  const target = isEmbedded ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <BarePage>
      <PageHead title={t('purchase.pageTitle', { brand })} isHidden />
      <EmptyState
        icon="card"
        titleAs="h1"
        title={t('purchase.nothingTitle')}
        text={t('purchase.nothingText')}
      >
        <ButtonLink href="/services" variant="primary" {...target}>
          {t('purchase.toServices')}
        </ButtonLink>
        <ButtonLink href="/catalog" {...target}>
          {t('purchase.toCatalogue')}
        </ButtonLink>
      </EmptyState>
    </BarePage>
  );
}
