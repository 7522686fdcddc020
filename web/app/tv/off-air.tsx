import type { ChannelPage } from '@kadr/contract';
import { useEffect, useState } from 'react';
import { trackPlayer } from '../data/events.ts';
import { useMessages } from '../i18n/messages.tsx';
import { channelPath, servicePath } from '../data/paths.ts';
import { Badge } from '../ui/badge.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Progress } from '../ui/progress.tsx';
import { toneClass } from '../ui/tone.ts';
import { serviceOf } from './catchup-path.ts';
import { ChannelLogo } from './channel-logo.tsx';
import { percentAt, useEpgTimes } from './epg-times.ts';
import styles from './off-air.module.css';
import { createProgrammeWatch, programmeAt } from './programme-watch.ts';
import { useNow } from '../data/now.ts';

/** A channel without a stream: its current programme, and links to its guide and its service. */
export function OffAir({
  channel,
  isEmbedded,
}: {
  readonly channel: ChannelPage;
  readonly isEmbedded: boolean;
}) {
  const t = useMessages();
  const now = useNow();
  const { span } = useEpgTimes();
  const current = programmeAt(channel.epgs, now);
  const [notice] = useState(() => createProgrammeWatch(channel.id, null, trackPlayer));
  useEffect(() => notice(current), [notice, current]);
  const percent = current === undefined ? null : percentAt(current, now);
  const service = serviceOf(channel, 'live');
  const away = isEmbedded ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <div role="alert" className={classNames(styles.page, toneClass(channel.poster_bg_color))}>
      <div className={styles.card}>
        <span className={styles.logo}>
          <ChannelLogo
            channel={{ ...channel, logo: channel.full_logo ?? channel.logo }}
            sizes="240px"
            isEarly
          />
        </span>
        <h2 className={styles.name}>{channel.name}</h2>
        <p className={styles.text}>{t('tv.offAir')}</p>
        {current !== undefined && (
          <div className={styles.now}>
            <span className={styles.nowHead}>
              <Badge>{t('tv.byGuide')}</Badge>
              <span>{span(current)}</span>
            </span>
            <span className={styles.nowName}>{current.name}</span>
            {percent !== null && <Progress value={percent} label={t('tv.hasGone', { percent })} />}
          </div>
        )}
        <div className={styles.buttons}>
          <ButtonLink href={channelPath(channel.slug)} variant="primary" {...away}>
            {t('tv.guide')}
          </ButtonLink>
          {service !== null && (
            <ButtonLink href={servicePath(service)} {...away}>
              {t('tv.toService')}
            </ButtonLink>
          )}
        </div>
      </div>
    </div>
  );
}
