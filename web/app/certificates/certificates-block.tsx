import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { BlockSection } from '../blocks/custom/block-section.tsx';
import { defineBlock } from '../blocks/custom/define-block.tsx';
import type { CustomBlockProps } from '../blocks/custom/define-block.tsx';
import { useMessages } from '../i18n/messages.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import type { Ordered } from './order-certificate.ts';
import { certificateOfferQuery } from './queries.ts';

/** Loaded with the offer: pages without such a block do not list its modules. */
const CertificateForm = lazy(() =>
  import('./certificate-form.tsx').then((module) => ({ default: module.CertificateForm })),
);

/** The block of views that sell certificates. */
function Certificates({ block }: CustomBlockProps<object>) {
  return (
    <BlockSection block={block}>
      <Sale />
    </BlockSection>
  );
}

function Sale() {
  const t = useMessages();
  const { data } = useQuery(certificateOfferQuery());
  const [done, setDone] = useState<Ordered | null>(null);
  if (data === undefined) return <Skeleton />;
  if (data.products.length === 0 || data.designs.length === 0) return <p>{t('certificates.none')}</p>;
  if (done === 'paid' || done === 'open')
    return (
      <EmptyState
        icon={done === 'paid' ? 'check' : 'clock'}
        title={t(`certificates.${done}Title`)}
        text={t(`certificates.${done}Text`)}
      >
        <ButtonLink href="/my/certificates" variant="primary">
          {t('certificates.toOwn')}
        </ButtonLink>
      </EmptyState>
    );
  return (
    <Suspense fallback={<Skeleton />}>
      <CertificateForm products={data.products} designs={data.designs} onDone={setDone} />
    </Suspense>
  );
}

export const CertificatesBlock = defineBlock(() => ({}), Certificates);
