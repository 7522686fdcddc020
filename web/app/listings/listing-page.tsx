import type { ComponentType, ReactNode } from 'react';
import { useBrand } from '../data/initial-data.tsx';
import { useMessages } from '../i18n/messages.tsx';
import { PageHead } from '../routing/page-head.tsx';
import { useVisiblePage } from '../routing/visible-page.ts';
import { BarePage } from '../layout/bare-page.tsx';
import { PlainPage } from '../layout/plain-page.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import type { IconName } from '../ui/icon.tsx';
import { SuggestedTitles } from './suggested-titles.tsx';

export interface ListingPageProps {
  /** The texts' own part of their keys. */
  readonly kind: 'karaoke' | 'services' | 'collections' | 'promoEvents';
  readonly icon: IconName;
  /** Where the viewer finds something instead. */
  readonly next: '/' | '/catalog';
  /** What there is; in its place, when it is empty, what it is given. */
  readonly List?: ComponentType<{ readonly empty: ReactNode }>;
}

/** A list of the service; one that the brand has nothing in says what it is for, and where to go on. */
export function ListingPage({ kind, icon, next, List }: ListingPageProps) {
  const t = useMessages();
  const { name: brand } = useBrand();
  const { hasLayout } = useVisiblePage();
  const title = t(`listings.${kind}Title`);
  const empty = (
    <>
      <EmptyState icon={icon} title={t(`listings.${kind}Empty`)} text={t(`listings.${kind}Text`)}>
        <ButtonLink href={next} variant="primary">
          {t(next === '/' ? 'shell.toHome' : 'listings.toCatalogue')}
        </ButtonLink>
      </EmptyState>
      <SuggestedTitles />
    </>
  );
  const content = List === undefined ? empty : <List empty={empty} />;
  const page = (
    <PlainPage title={title} lead={t(`listings.${kind}Description`)}>
      {content}
    </PlainPage>
  );
  return (
    <>
      <PageHead
        title={t('listings.pageTitle', { name: title, brand })}
        description={t(`listings.${kind}Description`)}
      />
      {hasLayout ? page : <BarePage>{page}</BarePage>}
    </>
  );
}
