import type { MediaItem, MediaItemCard } from '@kadr/contract';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../i18n/messages.tsx';
import { titlePath } from '../data/paths.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { durationMinutes } from '../ui/format.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { TabLinks } from '../ui/tabs.tsx';
import { toneClass } from '../ui/tone.ts';
import styles from './episodes.module.css';
import { shownSeason } from './series.ts';
import { Still } from './still.tsx';
import { mediaItemChildrenQuery } from './queries.ts';

/** Seasons as tabs, each on its own page, and the episodes of the current season. */
export function Episodes({ item, series }: { readonly item: MediaItem; readonly series: string }) {
  const t = useMessages();
  const { data: seasons } = useQuery(mediaItemChildrenQuery(series));
  const season = seasons && shownSeason(item, seasons.items);
  if (!season) return null;
  return (
    <section className={styles.section}>
      <h2 className={styles.heading} data-part="row-title">
        {t('title.episodes')}
        <span className={styles.count}>{t('title.episodesCount', { count: season.children_amount })}</span>
      </h2>
      {seasons.items.length > 1 && (
        <TabLinks
          label={t('title.seasons')}
          selected={season.slug}
          tabs={seasons.items.map((one, index) => ({
            id: one.slug,
            name: t('title.season', { number: one.order_number ?? index + 1 }),
            href: titlePath(one),
          }))}
        />
      )}
      <EpisodeList season={season} current={item.slug} />
    </section>
  );
}

function EpisodeList({ season, current }: { readonly season: MediaItemCard; readonly current: string }) {
  const t = useMessages();
  const { data, isError, isFetching, refetch } = useQuery(mediaItemChildrenQuery(season.slug));
  if (isError && !data) {
    return (
      <div className={styles.message} role="alert">
        <p>{t('title.episodesFailed')}</p>
        <Button loading={isFetching} onClick={() => void refetch()}>
          {t('title.retry')}
        </Button>
      </div>
    );
  }
  if (!data) {
    return (
      <ul className={styles.list} aria-busy="true">
        {Array.from({ length: Math.max(1, season.children_amount) }, (_, index) => (
          <li key={index} className={styles.episode}>
            <Skeleton className={styles.waitingPicture} />
            <div className={styles.words}>
              <Skeleton className={styles.waitingName} />
              <Skeleton className={styles.waitingText} />
            </div>
          </li>
        ))}
      </ul>
    );
  }
  if (data.items.length === 0) return <p className={styles.message}>{t('title.noEpisodes')}</p>;
  return (
    <ol className={styles.list}>
      {data.items.map((episode) => (
        <Episode key={episode.id} episode={episode} isCurrent={episode.slug === current} />
      ))}
    </ol>
  );
}

/** An episode: its picture plays it, its name links to its page. */
function Episode({ episode, isCurrent }: { readonly episode: MediaItemCard; readonly isCurrent: boolean }) {
  const t = useMessages();
  const minutes = durationMinutes(episode.duration);
  return (
    <li className={classNames(styles.episode, toneClass(episode.poster_bg_color))}>
      <Still
        item={episode}
        sizes="(min-width: 720px) 24vw, 140px"
        label={t('title.watchEpisode', { name: episode.name })}
        isQuiet
      />
      <div className={styles.words}>
        <h3 className={styles.name}>
          <a href={titlePath(episode)} aria-current={isCurrent ? 'page' : undefined}>
            {episode.order_number !== null && <span className={styles.number}>{episode.order_number}.</span>}{' '}
            {episode.name}
          </a>
        </h3>
        <p className={styles.detail}>
          {isCurrent && <span className={styles.here}>{t('title.nowHere')}</span>}
          {minutes === null
            ? episode.is_coming_soon
              ? t('ui.soon')
              : ''
            : t('ui.minutes', { count: minutes })}
        </p>
        {episode.short_description && <p className={styles.text}>{episode.short_description}</p>}
      </div>
    </li>
  );
}
