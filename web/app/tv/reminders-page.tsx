import type { Reminder } from '@kadr/contract';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useBrand } from '../data/initial-data.tsx';
import { remindersQuery } from './queries.ts';
import { useFormats, useMessages } from '../i18n/messages.tsx';
import account from '../layout/account-pages.module.css';
import { ListFailed } from '../layout/list-failed.tsx';
import { forSignedIn } from '../sign-in/for-signed-in.tsx';
import { failureOf } from '../data/page-errors.ts';
import { PageHead } from '../routing/page-head.tsx';
import { epgPath } from '../data/paths.ts';
import { PlainPage } from '../layout/plain-page.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button, ButtonLink, IconButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { toasts } from '../data/toasts.ts';
import { ChannelLogo } from './channel-logo.tsx';
import { useEpgTimes } from './epg-times.ts';
import styles from './reminders-page.module.css';
import { setReminder } from './set-reminder.ts';

/** Seconds for which the failure to remove a reminder is shown. */
const shownFor = 5;

/** Programmes with reminders of the profile, by day. */
export const RemindersPage = forSignedIn(function RemindersPage() {
  const t = useMessages();
  const { name: brand } = useBrand();
  const title = t('crumbs.reminders');
  return (
    <>
      <PageHead title={t('my.pageTitle', { name: title, brand })} isHidden />
      <PlainPage title={title} lead={t('tv.remindersLead')}>
        <Reminders />
      </PlainPage>
    </>
  );
});

function Reminders() {
  const t = useMessages();
  const formats = useFormats();
  const { isoDay } = useEpgTimes();
  const { data, isError, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useInfiniteQuery(remindersQuery());
  const reminders = data?.pages.flatMap(({ items }) => items);
  if (isError && !reminders) return <ListFailed isFetching={isFetching} refetch={refetch} />;
  if (!reminders) return <Skeleton className={account.waiting} />;
  if (reminders.length === 0 && !hasNextPage)
    return (
      <EmptyState icon="bell" title={t('my.remindersEmpty')} text={t('my.remindersText')}>
        <ButtonLink href="/tv" variant="primary">
          {t('tv.toChannels')}
        </ButtonLink>
      </EmptyState>
    );
  const days = Map.groupBy(reminders, ({ epg }) => isoDay(epg.start_time));
  return (
    <>
      {[...days].map(([day, items]) => (
        <section key={day} className={account.section}>
          <h2 className={account.heading}>
            <time dateTime={day}>{formats.date(day, 'day_month')}</time>
          </h2>
          <ul className={account.rows}>
            {items.map((reminder) => (
              <Entry key={reminder.epg.id} reminder={reminder} />
            ))}
          </ul>
        </section>
      ))}
      {hasNextPage && (
        <div className={account.ways}>
          <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('my.showMore')}
          </Button>
        </div>
      )}
    </>
  );
}

function Entry({ reminder: { epg, remind_at } }: { readonly reminder: Reminder }) {
  const t = useMessages();
  const queries = useQueryClient();
  const { span, clock } = useEpgTimes();
  const { name, channel_info: channel } = epg;
  const remove = async (): Promise<void> => {
    try {
      await setReminder(queries, epg.id, false);
    } catch (error) {
      const title = failureOf(error).description || t('tv.reminderFailed');
      toasts.show({ title, tone: 'bad', duration: shownFor });
    }
  };
  return (
    <li className={account.row}>
      <span className={styles.logo}>
        <ChannelLogo channel={channel} sizes="112px" />
      </span>
      <div className={account.words}>
        <h3 className={styles.name}>
          <a href={epgPath(channel.slug, epg.id)}>{name}</a>
          <span className={styles.age}>
            <Badge>{epg.age_level.name}</Badge>
          </span>
        </h3>
        <p className={account.note}>
          {span(epg)} · {channel.name}
        </p>
        <p className={account.note}>{t('tv.remindsAt', { time: clock(remind_at) })}</p>
      </div>
      <IconButton
        icon="close"
        variant="ghost"
        label={t('tv.removeReminder', { name })}
        onClick={() => void remove()}
      />
    </li>
  );
}
