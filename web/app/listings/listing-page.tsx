import type { ComponentType, ReactNode } from 'react';
import { useLocation } from 'react-router';
import { CollectionGrid } from '../collections/collection-grid.tsx';
import { useBrand } from '../data/initial-data.tsx';
import { useMessages } from '../i18n/messages.tsx';
import { KaraokeGrid } from '../karaoke/karaoke-grid.tsx';
import { PromoEventGrid } from '../promo-events/promo-event-grid.tsx';
import { PageHead } from '../routing/page-head.tsx';
import { useVisiblePage } from '../routing/visible-page.ts';
import { BarePage } from '../shell/bare-page.tsx';
import { PlainPage } from '../shell/plain-page.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import type { IconName } from '../ui/icon.tsx';
import { SuggestedTitles } from './suggested-titles.tsx';

interface Listing {
  /** The texts' own part of their keys. */
  readonly key: 'karaoke' | 'services' | 'collections' | 'promoEvents';
  readonly icon: IconName;
  /** Where the viewer finds something instead. */
  readonly next: string;
  /** What there is; in its place, when it is empty, what it is given. */
  readonly List?: ComponentType<{ readonly empty: ReactNode }>;
}

const listings: Readonly<Record<string, Listing>> = {
  '/karaoke/catalog': { key: 'karaoke', icon: 'microphone', next: '/', List: KaraokeGrid },
  '/services': { key: 'services', icon: 'card', next: '/catalog' },
  '/collections': { key: 'collections', icon: 'stack', next: '/catalog', List: CollectionGrid },
  '/promo_events': { key: 'promoEvents', icon: 'gift', next: '/', List: PromoEventGrid },
};

/** A list of the service; one that the brand has nothing in says what it is for, and where to go on. */
export function ListingPage() {
  const t = useMessages();
  const { name: brand } = useBrand();
  const { pathname } = useLocation();
  const { hasLayout } = useVisiblePage();
  const { key, icon, next, List } = listings[pathname.toLowerCase()] ?? {
    key: 'collections',
    icon: 'stack',
    next: '/',
  };
  const title = t(`listings.${key}Title`);
  const empty = (
    <>
      <EmptyState icon={icon} title={t(`listings.${key}Empty`)} text={t(`listings.${key}Text`)}>
        <ButtonLink href={next} variant="primary">
          {t(next === '/' ? 'shell.toHome' : 'listings.toCatalogue')}
        </ButtonLink>
      </EmptyState>
      <SuggestedTitles />
    </>
  );
  const content = List === undefined ? empty : <List empty={empty} />;
  const page = (
    <PlainPage title={title} lead={t(`listings.${key}Description`)}>
      {content}
    </PlainPage>
  );
  return (
    <>
      <PageHead
        title={t('listings.pageTitle', { name: title, brand })}
        description={t(`listings.${key}Description`)}
      />
      {hasLayout ? page : <BarePage>{page}</BarePage>}
    </>
  );
}
