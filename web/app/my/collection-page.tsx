import { useInfiniteQuery } from '@tanstack/react-query';
import { useBrand } from '../data/initial-data.tsx';
import { keptChannelsQuery, keptProgrammesQuery } from '../tv/queries.ts';
import { useMessages } from '../i18n/messages.tsx';
import { KaraokePages } from '../karaoke/karaoke-grid.tsx';
import { SuggestedTitles } from '../listings/suggested-titles.tsx';
import { TitlePages } from '../listings/title-grid.tsx';
import { PageHead } from '../routing/page-head.tsx';
import { PlainPage } from '../layout/plain-page.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { ChannelPages } from '../tv/channel-pages.tsx';
import { KeptProgrammes } from '../tv/kept-programmes.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { forSignedIn } from '../sign-in/for-signed-in.tsx';
import { keptKaraokeQuery } from '../karaoke/queries.ts';
import { favouritesQuery } from '../favourites/queries.ts';

/** Number of pictures that are loaded eagerly: the first two rows. */
const early = { phone: 4, desktop: 12 };

/** The profile's favourites, latest first. */
export const CollectionPage = forSignedIn(function CollectionPage() {
  const t = useMessages();
  const { name: brand } = useBrand();
  const answer = useInfiniteQuery(favouritesQuery());
  const title = t('crumbs.collection');
  const karaoke = useInfiniteQuery(keptKaraokeQuery());
  const channels = useInfiniteQuery(keptChannelsQuery());
  const programmes = useInfiniteQuery(keptProgrammesQuery());
  const hasNoTitles =
    answer.data?.pages.every(({ items }) => items.length === 0) === true && !answer.hasNextPage;
  const hasSongs = karaoke.data?.pages.some(({ items }) => items.length > 0) === true;
  const hasChannels = channels.data?.pages.some(({ items }) => items.length > 0) === true;
  const hasProgrammes = programmes.data?.pages.some(({ items }) => items.length > 0) === true;
  const isEmpty = hasNoTitles && !hasSongs && !hasChannels && !hasProgrammes;
  return (
    <>
      <PageHead title={t('my.pageTitle', { name: title, brand })} isHidden />
      <PlainPage title={title}>
        {isEmpty ? (
          <EmptyState icon="heart" title={t('my.collectionEmpty')} text={t('my.collectionText')}>
            <ButtonLink href="/catalog" variant="primary">
              {t('my.toCatalogue')}
            </ButtonLink>
          </EmptyState>
        ) : (
          <>
            {!hasNoTitles && <TitlePages answer={answer} name={title} early={early} />}
            {hasChannels && <ChannelPages answer={channels} name={t('crumbs.tv')} showsName />}
            {hasProgrammes && <KeptProgrammes answer={programmes} />}
            {hasSongs && <KaraokePages answer={karaoke} name={t('crumbs.karaoke')} showsName />}
          </>
        )}
        {isEmpty && <SuggestedTitles />}
      </PlainPage>
    </>
  );
});
