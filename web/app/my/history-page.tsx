import type { Watched } from '@kadr/contract';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useBrand } from '../data/initial-data.tsx';
import { userQuery } from '../data/queries.ts';
import { useFormats, useMessages } from '../i18n/messages.tsx';
import { SuggestedTitles } from '../listings/suggested-titles.tsx';
import { Still } from '../media-item/still.tsx';
import { confirm } from '../modals/open-modals.ts';
import { failureOf } from '../data/page-errors.ts';
import { PageHead } from '../routing/page-head.tsx';
import { titlePath } from '../data/paths.ts';
import { PlainPage } from '../layout/plain-page.tsx';
import { Button, ButtonLink, IconButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { durationMinutes } from '../ui/format.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { toasts } from '../data/toasts.ts';
import { toneClass } from '../ui/tone.ts';
import account from '../layout/account-pages.module.css';
import { forSignedIn } from '../sign-in/for-signed-in.tsx';
import { dayIn, historyDays } from './history-days.ts';
import styles from './history-page.module.css';
import { ListFailed } from '../layout/list-failed.tsx';
import { forgetWatched } from './history.ts';
import { historyQuery } from './queries.ts';

/** Seconds for which the result of a change is shown. */
const shownFor = 5;

/** The profile's watched titles, by day, with their progress. */
export const HistoryPage = forSignedIn(function HistoryPage() {
  const t = useMessages();
  const { name: brand } = useBrand();
  const title = t('crumbs.positions');
  return (
    <>
      <PageHead title={t('my.pageTitle', { name: title, brand })} isHidden />
      <PlainPage title={title}>
        <History />
      </PlainPage>
    </>
  );
});

function History() {
  const t = useMessages();
  const queries = useQueryClient();
  const { data, isError, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useInfiniteQuery(historyQuery());
  const entries = data?.pages.flatMap(({ items }) => items);
  const forget = async (mediaItemId: number | null): Promise<void> => {
    try {
      await forgetWatched(queries, mediaItemId);
      if (mediaItemId === null) toasts.show({ title: t('history.cleared'), duration: shownFor });
    } catch (error) {
      const title = failureOf(error).description || t('history.removeFailed');
      toasts.show({ title, tone: 'bad', duration: shownFor });
    }
  };
  const clear = async (): Promise<void> => {
    const isSure = await confirm({
      title: t('history.clearTitle'),
      text: t('history.clearText'),
      continueWords: t('history.clear'),
      exitWords: t('my.keep'),
    });
    if (isSure) await forget(null);
  };
  if (isError && !entries) return <ListFailed isFetching={isFetching} refetch={refetch} />;
  if (!entries) return <Skeleton className={account.waiting} />;
  if (entries.length === 0 && !hasNextPage)
    return (
      <>
        <EmptyState icon="clock" title={t('my.positionsEmpty')} text={t('my.positionsText')}>
          <ButtonLink href="/catalog" variant="primary">
            {t('my.toCatalogue')}
          </ButtonLink>
        </EmptyState>
        <SuggestedTitles />
      </>
    );
  return (
    <>
      <Days entries={entries} onForget={(id) => void forget(id)} />
      <div className={account.ways}>
        {hasNextPage && (
          <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('my.showMore')}
          </Button>
        )}
        <Button onClick={() => void clear()}>{t('history.clear')}</Button>
      </div>
    </>
  );
}

interface DaysProps {
  readonly entries: readonly Watched[];
  readonly onForget: (mediaItemId: number) => void;
}

function Days({ entries, onForget }: DaysProps) {
  const t = useMessages();
  const formats = useFormats();
  const { data: user } = useQuery(userQuery());
  const timeZone = user?.currentTimeZone ?? 'UTC';
  const [now] = useState(Date.now);
  const dayName = (day: string): string => {
    if (day === dayIn(timeZone, now)) return t('history.today');
    if (day === dayIn(timeZone, now - 24 * 60 * 60 * 1000)) return t('history.yesterday');
    return formats.date(day);
  };
  return historyDays(entries, timeZone).map(({ day, items }) => (
    <section key={day} className={account.section}>
      <h2 className={account.heading}>
        <time dateTime={day}>{dayName(day)}</time>
      </h2>
      <ul className={account.rows}>
        {items.map((entry) => (
          <Entry
            key={entry.media_item.id}
            entry={entry}
            time={formats.moment(entry.watched_at, timeZone).slice(-5)}
            onForget={onForget}
          />
        ))}
      </ul>
    </section>
  ));
}

interface EntryProps extends Pick<DaysProps, 'onForget'> {
  readonly entry: Watched;
  /** `HH:mm` */
  readonly time: string;
}

/** An entry: its picture resumes watching, its name links to the title's page. */
function Entry({ entry: { media_item: item }, time, onForget }: EntryProps) {
  const t = useMessages();
  const { series_name, season_order_number: season, order_number: episode, media_position, duration } = item;
  const left = durationMinutes((duration ?? 0) - (media_position?.timepoint ?? 0));
  const name = series_name ?? item.name;
  const details = [
    time,
    season === null || episode === null ? null : t('ui.seasonAndEpisode', { season, episode }),
    media_position?.is_viewed
      ? t('history.viewed')
      : left === null
        ? null
        : t('ui.minutesLeft', { count: left }),
  ];
  return (
    <li className={`${account.row} ${toneClass(item.poster_bg_color)}`}>
      <div className={styles.picture}>
        <Still
          item={item}
          sizes="(min-width: 720px) 200px, 128px"
          label={`${t('ui.watch')}: ${series_name === null ? name : `${name}, ${item.name}`}`}
        />
      </div>
      <div className={account.words}>
        <h3 className={styles.name}>
          <a href={titlePath(item)}>{name}</a>
        </h3>
        {series_name !== null && <p className={account.note}>{item.name}</p>}
        <p className={account.note}>{details.filter((detail) => detail !== null).join(' · ')}</p>
      </div>
      <IconButton
        icon="close"
        variant="ghost"
        label={t('history.remove', { name: series_name === null ? name : `${name}, ${item.name}` })}
        onClick={() => onForget(item.id)}
      />
    </li>
  );
}
