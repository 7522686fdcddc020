import type { ChannelCard as Card } from '@kadr/contract';
import { useMessages } from '../i18n/messages.tsx';
import { channelPath } from '../data/paths.ts';
import { Badge } from '../ui/badge.tsx';
import { UsageBadge } from '../blocks/cards/usage-badge.tsx';
import { Icon } from '../ui/icon.tsx';
import { Progress } from '../ui/progress.tsx';
import { toneClass } from '../ui/tone.ts';
import styles from './channel-card.module.css';
import { ChannelLogo } from './channel-logo.tsx';
import { percentAt, useEpgTimes } from './epg-times.ts';

export interface ChannelCardProps {
  readonly channel: Card;
  /** Unix seconds. */
  readonly now: number;
  readonly isEarly?: boolean;
}

/** A channel with its current programme, its progress, and the next one. */
export function ChannelCard({ channel, now, isEarly = false }: ChannelCardProps) {
  const t = useMessages();
  const { clock, span } = useEpgTimes();
  const { slug, name, number, age_level, usage_model, is_favorite, epgs } = channel;
  const current = epgs.find(({ start_time, end_time }) => start_time <= now && now < end_time);
  const next = epgs.find(({ start_time }) => start_time > now);
  const percent = current === undefined ? null : percentAt(current, now);
  return (
    <li className={styles.card}>
      <a href={channelPath(slug)} className={`${styles.link} ${toneClass(channel.poster_bg_color)}`}>
        <span className={styles.logo}>
          <ChannelLogo channel={channel} sizes="(min-width: 720px) 148px, 112px" isEarly={isEarly} />
        </span>
        <span className={styles.words}>
          <span className={styles.head}>
            {number > 0 && <span className={styles.number}>{number}</span>}
            <span className={styles.name}>{name}</span>
            {is_favorite && (
              <span className={styles.kept}>
                <Icon name="heart_full" />
              </span>
            )}
            <span className={styles.badges}>
              <UsageBadge item={{ usage_model, is_coming_soon: false }} saysFree={false} />
              <Badge>{age_level.name}</Badge>
            </span>
          </span>
          {current === undefined ? (
            <span className={styles.quiet}>{t('tv.nothingOn')}</span>
          ) : (
            <>
              <span className={styles.now}>{current.name}</span>
              <span className={styles.times}>
                <span>{span(current)}</span>
                {percent !== null && <Progress value={percent} label={t('tv.hasGone', { percent })} />}
              </span>
            </>
          )}
          {next !== undefined && (
            <span className={styles.next}>
              {t('tv.next', { time: clock(next.start_time), name: next.name })}
            </span>
          )}
        </span>
      </a>
    </li>
  );
}
