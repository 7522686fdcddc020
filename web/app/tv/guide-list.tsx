import { epgStateAt } from '@kadr/contract/tstv';
import type { ChannelPage, Epg } from '@kadr/contract';
import { useMessages } from '../i18n/messages.tsx';
import { epgPath, servicePath } from '../data/paths.ts';
import { canCatchUp, catchupPath, isWatchable, livePath } from './catchup-path.ts';
import { Badge } from '../ui/badge.tsx';
import { classNames } from '../ui/class-names.ts';
import { Progress } from '../ui/progress.tsx';
import { percentAt, useEpgTimes } from './epg-times.ts';
import styles from './guide-list.module.css';
import { ReminderButton } from './reminder-button.tsx';

export interface GuideListProps {
  readonly channel: Pick<ChannelPage, 'slug' | 'actions' | 'is_tstv_allowed' | 'tstv_options_channel'>;
  readonly items: readonly Epg[];
  /** Unix seconds. */
  readonly now: number;
  readonly name: string;
}

/** A day of a channel's guide: past, current and coming programmes. */
export function GuideList({ channel, items, now, name }: GuideListProps) {
  return (
    <ol className={styles.list} data-part="long-list" aria-label={name}>
      {items.map((epg) => (
        <GuideEntry key={epg.id} channel={channel} epg={epg} now={now} />
      ))}
    </ol>
  );
}

function GuideEntry({ channel, epg, now }: Omit<GuideListProps, 'items' | 'name'> & { readonly epg: Epg }) {
  const t = useMessages();
  const { clock } = useEpgTimes();
  const state = epgStateAt(epg, channel, now);
  const percent = percentAt(epg, now);
  return (
    <li
      className={classNames(styles.entry, styles[state])}
      aria-current={state === 'on' ? 'time' : undefined}
    >
      <time className={styles.time} dateTime={new Date(epg.start_time * 1000).toISOString()}>
        {clock(epg.start_time)}
      </time>
      <div className={styles.words}>
        <a href={epgPath(channel.slug, epg.id)} className={styles.name}>
          {epg.name}
        </a>
        <span className={styles.marks}>
          {state === 'on' && <Badge tone="live">{t('tv.onAir')}</Badge>}
          {state === 'catchup' && <Badge>{t('tv.inArchive')}</Badge>}
          <Badge>{epg.age_level.name}</Badge>
        </span>
        {percent !== null && (
          <span className={styles.progress}>
            <Progress value={percent} label={t('tv.hasGone', { percent })} />
          </span>
        )}
      </div>
      {state === 'on' && isWatchable(channel) && (
        <a
          href={livePath(channel.slug)}
          className={styles.offer}
          aria-label={t('tv.watchNamed', { name: epg.name })}
        >
          {t('tv.watch')}
        </a>
      )}
      {state === 'catchup' && canCatchUp(epg, channel, now) && (
        <a
          href={catchupPath(channel.slug, epg)}
          className={styles.offer}
          aria-label={t('tv.watchNamed', { name: epg.name })}
        >
          {t('tv.watch')}
        </a>
      )}
      {state === 'coming' && <ReminderButton epg={epg} />}
      {state === 'for_sale' && channel.tstv_options_channel.tstv_service_id !== null && (
        <a href={servicePath(channel.tstv_options_channel.tstv_service_id)} className={styles.offer}>
          {t('tv.archiveForSale')}
        </a>
      )}
    </li>
  );
}
