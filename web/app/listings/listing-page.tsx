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
  /** The part of the texts' keys that differs. */
  readonly kind: 'karaoke' | 'services' | 'collections' | 'promoEvents';
  readonly icon: IconName;
  /** The page to which an empty list leads. */
  readonly next: '/' | '/catalog';
  /** The list itself, which renders `empty` when it has no items. */
  readonly List?: ComponentType<{ readonly empty: ReactNode }>;
}

/** A list of the service; an empty one explains its purpose and leads to another page. */
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
