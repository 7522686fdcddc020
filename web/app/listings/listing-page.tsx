import { useLocation } from 'react-router';
import { useBrand } from '../data/initial-data.tsx';
import { useMessages } from '../i18n/messages.tsx';
import { PageHead } from '../routing/page-head.tsx';
import { useVisiblePage } from '../routing/visible-page.ts';
import { BarePage } from '../shell/bare-page.tsx';
import { PlainPage } from '../shell/plain-page.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import type { IconName } from '../ui/icon.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { SuggestedTitles } from './suggested-titles.tsx';

interface Listing {
  /** The texts' own part of their keys. */
  readonly key: 'tv' | 'karaoke' | 'services' | 'collections' | 'promoEvents' | 'shortStories';
  readonly icon: IconName;
  /** Where the viewer finds something instead. */
  readonly next: string;
}

const listings: Readonly<Record<string, Listing>> = {
  '/tv': { key: 'tv', icon: 'device', next: '/' },
  '/karaoke/catalog': { key: 'karaoke', icon: 'microphone', next: '/' },
  '/services': { key: 'services', icon: 'card', next: '/catalog' },
  '/collections': { key: 'collections', icon: 'stack', next: '/catalog' },
  '/promo_events': { key: 'promoEvents', icon: 'gift', next: '/' },
  '/short_stories': { key: 'shortStories', icon: 'play', next: '/' },
};

/** A list of the service that this brand has nothing in: what it is for, and where to go on. */
export function ListingPage() {
  const t = useMessages();
  const { name: brand } = useBrand();
  const { pathname } = useLocation();
  const { hasLayout } = useVisiblePage();
  const { key, icon, next } = listings[pathname.toLowerCase()] ?? {
    key: 'collections',
    icon: 'stack',
    next: '/',
  };
  const title = t(`listings.${key}Title`);
  const content = (
    <>
      <EmptyState icon={icon} title={t(`listings.${key}Empty`)} text={t(`listings.${key}Text`)}>
        <ButtonLink href={next} variant="primary">
          {t(next === '/' ? 'shell.toHome' : 'listings.toCatalogue')}
        </ButtonLink>
      </EmptyState>
      <SuggestedTitles />
    </>
  );
  return (
    <>
      <PageHead
        title={t('listings.pageTitle', { name: title, brand })}
        description={t(`listings.${key}Description`)}
      />
      {hasLayout ? (
        <PlainPage title={title} lead={t(`listings.${key}Description`)}>
          {content}
        </PlainPage>
      ) : (
        <BarePage>
          <VisuallyHidden as="h1">{title}</VisuallyHidden>
          {content}
        </BarePage>
      )}
    </>
  );
}
