import { imageUrl } from '@kadr/contract/image-url';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { useBrand, useSettings } from '../data/initial-data.tsx';
import { useMessages } from '../i18n/messages.tsx';
import { PageHead } from '../routing/page-head.tsx';
import { BarePage } from '../layout/bare-page.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { Feed } from './feed.tsx';
import { shortStoriesQuery } from './queries.ts';
import { firstToWatch, storyIn } from './story-address.ts';

/** Short stories: vertical clips in a list, of all stories or of one. */
export function ShortStoriesPage() {
  const t = useMessages();
  const { name: brand } = useBrand();
  const { images_base_url } = useSettings();
  const { search } = useLocation();
  const story = storyIn(new URLSearchParams(search));
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useSuspenseInfiniteQuery(
    shortStoriesQuery(story),
  );
  const clips = data.pages.flatMap(({ items }) => items);
  const series = story === null ? null : (clips[0]?.series ?? null);
  const title = series?.name ?? t('stories.title');
  return (
    <>
      <PageHead
        title={t('stories.pageTitle', { name: title, brand })}
        description={series?.short_description ?? t('stories.description')}
        image={series?.visit_card ? imageUrl(images_base_url, series.visit_card, 'share') : null}
      />
      <VisuallyHidden as="h1">{title}</VisuallyHidden>
      {clips.length === 0 ? (
        <BarePage>
          <EmptyState icon="play" title={t('stories.emptyTitle')} text={t('stories.emptyText')}>
            <ButtonLink href={story === null ? '/' : '/short_stories'} variant="primary">
              {t(story === null ? 'shell.toHome' : 'stories.all')}
            </ButtonLink>
          </EmptyState>
        </BarePage>
      ) : (
        <Feed
          key={story ?? ''}
          clips={clips}
          isOneStory={story !== null}
          first={story === null ? 0 : firstToWatch(clips)}
          onNearEnd={() => {
            if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
          }}
        />
      )}
    </>
  );
}
