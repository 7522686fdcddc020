import type { Epg } from '@kadr/contract';
import { useQueryClient } from '@tanstack/react-query';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useId } from 'react';
import { useMessages } from '../i18n/messages.tsx';
import { setFavourite } from '../favourites/set-favourite.ts';
import account from '../layout/account-pages.module.css';
import { failureOf } from '../data/page-errors.ts';
import { Badge } from '../ui/badge.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { toasts } from '../data/toasts.ts';
import { ChannelLogo } from './channel-logo.tsx';
import { epgPath } from '../data/paths.ts';
import { useEpgTimes } from './epg-times.ts';
import styles from './reminders-page.module.css';
import { useNow } from '../data/now.ts';

/** Seconds for which the failure to remove a programme is shown. */
const shownFor = 5;

/** Favourite programmes of the profile, each with its nearest showing; removing one removes all its showings. */
export function KeptProgrammes({
  answer,
}: {
  readonly answer: UseInfiniteQueryResult<InfiniteData<{ readonly items: readonly Epg[] }>>;
}) {
  const t = useMessages();
  const now = useNow();
  const heading = useId();
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = answer;
  const programmes = data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <section className={account.section}>
      <h2 className={account.heading} id={heading}>
        {t('tv.keptProgrammes')}
      </h2>
      <ul className={account.rows} aria-labelledby={heading}>
        {programmes.map((epg) => (
          <Programme key={epg.original_id ?? epg.id} epg={epg} now={now} />
        ))}
      </ul>
      {hasNextPage && (
        <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('listings.more')}
        </Button>
      )}
    </section>
  );
}

function Programme({ epg, now }: { readonly epg: Epg; readonly now: number }) {
  const t = useMessages();
  const queries = useQueryClient();
  const { name, channel_info: channel, start_time, end_time } = epg;
  const { span, day } = useEpgTimes();
  const isOn = start_time <= now && now < end_time;
  const time = t(end_time <= now ? 'tv.lastShown' : 'tv.dayAndTime', {
    day: day(start_time),
    // On phones the line breaks before the time, not inside it.
    time: span(epg).replaceAll(' ', '\u00A0'),
  });
  const remove = async (): Promise<void> => {
    try {
      await setFavourite(queries, { id: epg.id, slug: String(epg.id), type: 'epg' }, false);
      toasts.show({ title: t('favourites.removed'), text: name, duration: shownFor });
    } catch (error) {
      const title = failureOf(error).description || t('favourites.failed');
      toasts.show({ title, tone: 'bad', duration: shownFor });
    }
  };
  return (
    <li className={account.row}>
      <span className={styles.logo}>
        <ChannelLogo channel={{ ...channel, logo: epg.logo ?? channel.logo }} sizes="112px" />
      </span>
      <div className={account.words}>
        <h3 className={styles.name}>
          <a href={epgPath(channel.slug, epg.id)}>{name}</a>
          <span className={styles.age}>
            {isOn && <Badge tone="live">{t('tv.onAir')}</Badge>}
            <Badge>{epg.age_level.name}</Badge>
          </span>
        </h3>
        <p className={account.note}>{channel.name}</p>
        <p className={account.note}>{isOn ? span(epg) : time}</p>
      </div>
      <IconButton
        icon="close"
        variant="ghost"
        label={t('tv.dropProgramme', { name })}
        data-event="ui_button_click"
        data-event-name="favourite"
        onClick={() => void remove()}
      />
    </li>
  );
}
