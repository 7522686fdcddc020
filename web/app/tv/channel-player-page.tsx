import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { channelQuery } from '../data/channel-queries.ts';
import { trackPlayer } from '../data/events.ts';
import { useBrand } from '../data/initial-data.tsx';
import { useMessages } from '../i18n/messages.tsx';
import { ServiceButton, TakeWords } from '../purchase/service-button.tsx';
import { PageHead } from '../routing/page-head.tsx';
import { channelPath, servicePath } from '../routing/paths.ts';
import { Badge } from '../ui/badge.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Progress } from '../ui/progress.tsx';
import { toneClass } from '../ui/tone.ts';
import { ChannelLogo } from './channel-logo.tsx';
import { servicesToTake } from './services-to-take.ts';
import styles from './channel-player-page.module.css';
import { percentAt, useEpgTimes } from './epg-times.ts';
import { createProgrammeWatch, programmeAt } from './programme-watch.ts';
import { useNow } from './use-now.ts';

/** A channel over the whole window, without layout (CT-011). */
export function ChannelPlayerPage() {
  return <OffAir id={useParams()['id'] ?? ''} />;
}

/** The same for a frame of another site: its links leave the frame (CT-012). */
export function EmbedChannelPage() {
  return <OffAir id={useParams()['id'] ?? ''} isEmbedded />;
}

/** A channel that gives no stream: what it shows now, and where its guide and its service are. */
function OffAir({ id, isEmbedded = false }: { readonly id: string; readonly isEmbedded?: boolean }) {
  const t = useMessages();
  const brand = useBrand();
  const { data: channel } = useSuspenseQuery(channelQuery(id));
  const now = useNow();
  const { span } = useEpgTimes();
  const current = programmeAt(channel.epgs, now);
  const [notice] = useState(() => createProgrammeWatch(channel.id, null, trackPlayer));
  useEffect(() => notice(current), [notice, current]);
  const percent = current === undefined ? null : percentAt(current, now);
  const away = isEmbedded ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <div className={classNames(styles.page, toneClass(channel.poster_bg_color))}>
      <PageHead title={t('tv.playerTitle', { name: channel.name, brand: brand.name })} isHidden />
      <div className={styles.card}>
        <span className={styles.logo}>
          <ChannelLogo
            channel={{ ...channel, logo: channel.full_logo ?? channel.logo }}
            sizes="240px"
            isEarly
          />
        </span>
        <h1 className={styles.name}>{channel.name}</h1>
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
          {servicesToTake(channel.actions).map((id) =>
            isEmbedded ? (
              <ButtonLink key={id} href={servicePath(id)} {...away}>
                {t('tv.toService')}
              </ButtonLink>
            ) : (
              <ServiceButton key={id} service={id}>
                <TakeWords variants={channel.purchase_variants} />
              </ServiceButton>
            ),
          )}
        </div>
      </div>
    </div>
  );
}
