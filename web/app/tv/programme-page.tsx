import type { EpgPage } from '@kadr/contract';
import { epgStateAt } from '@kadr/contract/tstv';
import { imageUrl } from '@kadr/contract/image-url';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { epgQuery } from './queries.ts';
import { useSettings } from '../data/initial-data.tsx';
import { useMessages } from '../i18n/messages.tsx';
import { FavouriteButton } from '../favourites/favourite-button.tsx';
import { PageHead } from '../routing/page-head.tsx';
import { channelPath, epgPath, servicePath } from '../data/paths.ts';
import { Badge } from '../ui/badge.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Progress } from '../ui/progress.tsx';
import { classNames } from '../ui/class-names.ts';
import { toneClass } from '../ui/tone.ts';
import { canCatchUp, catchupPath, isWatchable, livePath } from './catchup-path.ts';
import { ChannelLogo } from './channel-logo.tsx';
import entity from '../listings/entity.module.css';
import styles from './channel-page.module.css';
import { percentAt, useEpgTimes } from './epg-times.ts';
import { ReminderButton } from './reminder-button.tsx';
import { useNow } from '../data/now.ts';

/** The page of a showing: the programme, time and channel, and its other showings. */
export function ProgrammePage() {
  const t = useMessages();
  const { brand, images_base_url } = useSettings();
  const { id = '' } = useParams();
  const { data: epg } = useSuspenseQuery(epgQuery(id));
  const { channel, name, description, others } = epg;
  const picture = epg.logo ?? channel.logo;
  return (
    <>
      <PageHead
        title={t('tv.programmeTitle', { name, channel: channel.name, brand: brand.name })}
        description={description}
        image={picture && imageUrl(images_base_url, picture, 'share')}
      />
      <article className={classNames(entity.page, styles.page)}>
        <header className={classNames(entity.header, styles.header, toneClass(channel.poster_bg_color))}>
          <a href={channelPath(channel.slug)} className={styles.logo} aria-label={channel.name}>
            <ChannelLogo channel={{ ...channel, logo: picture }} sizes="240px" isEarly />
          </a>
          <ProgrammeFacts epg={epg} />
        </header>
        {description !== null && (
          <section className={styles.guide}>
            <h2 className={styles.heading}>{t('tv.about')}</h2>
            <p className={styles.text}>{description}</p>
          </section>
        )}
        {others.length > 0 && <OtherTimes epg={epg} />}
      </article>
    </>
  );
}

interface ProgrammeProps {
  readonly epg: EpgPage;
}

/** Name, channel and time of a showing, and ways to watch it. */
function ProgrammeFacts({ epg }: ProgrammeProps) {
  const t = useMessages();
  const now = useNow();
  const { span, day } = useEpgTimes();
  const { channel, name, start_time } = epg;
  const { tstv_valid_until } = epg.tstv_options_epg;
  const state = epgStateAt(epg, channel, now);
  const percent = percentAt(epg, now);
  return (
    <div className={entity.words}>
      <div className={entity.badges}>
        {state === 'on' && <Badge tone="live">{t('tv.onAir')}</Badge>}
        {state === 'catchup' && <Badge>{t('tv.inArchive')}</Badge>}
        <Badge>{epg.age_level.name}</Badge>
      </div>
      <h1 className={entity.name}>{name}</h1>
      <p className={styles.facts}>
        <time dateTime={new Date(start_time * 1000).toISOString()}>
          {t('tv.dayAndTime', { day: day(start_time), time: span(epg) })}
        </time>
        <a href={channelPath(channel.slug)} className={styles.link}>
          {channel.name}
        </a>
      </p>
      {percent !== null && <Progress value={percent} label={t('tv.hasGone', { percent })} />}
      {state === 'catchup' && tstv_valid_until !== null && (
        <p className={styles.facts}>{t('tv.archiveUntil', { day: day(tstv_valid_until) })}</p>
      )}
      {state === 'gone' && <p className={styles.facts}>{t('tv.over')}</p>}
      <ProgrammeButtons epg={epg} now={now} />
    </div>
  );
}

function ProgrammeButtons({ epg, now }: ProgrammeProps & { readonly now: number }) {
  const t = useMessages();
  const { isoDay } = useEpgTimes();
  const { channel } = epg;
  const { tstv_service_id } = channel.tstv_options_channel;
  const state = epgStateAt(epg, channel, now);
  return (
    <div className={entity.buttons}>
      {state === 'on' && isWatchable(channel) && (
        <ButtonLink href={livePath(channel.slug)} variant="primary" icon="play" data-eager>
          {t('tv.watch')}
        </ButtonLink>
      )}
      {(state === 'on' || state === 'catchup') && canCatchUp(epg, channel, now) && (
        <ButtonLink
          href={catchupPath(channel.slug, epg)}
          variant={state === 'catchup' ? 'primary' : 'secondary'}
        >
          {t(state === 'catchup' ? 'tv.watch' : 'tv.startOver')}
        </ButtonLink>
      )}
      {state === 'coming' && <ReminderButton epg={epg} hasWords />}
      {state === 'for_sale' && tstv_service_id !== null && (
        <ButtonLink href={servicePath(tstv_service_id)} variant="primary">
          {t('tv.archiveForSale')}
        </ButtonLink>
      )}
      <FavouriteButton item={{ ...epg, slug: String(epg.id), type: 'epg' }} />
      <ButtonLink href={`${channelPath(channel.slug)}?day=${isoDay(epg.start_time)}`}>
        {t('tv.toGuide')}
      </ButtonLink>
    </div>
  );
}

function OtherTimes({ epg: { channel, others } }: ProgrammeProps) {
  const t = useMessages();
  const now = useNow();
  const { span, day } = useEpgTimes();
  return (
    <section className={styles.guide}>
      <h2 className={styles.heading}>{t('tv.otherTimes')}</h2>
      <ul className={styles.others}>
        {others.map((other) => (
          <li key={other.id} className={styles.other}>
            <a href={epgPath(channel.slug, other.id)} className={`${styles.link} ${styles.otherTime}`}>
              {t('tv.dayAndTime', { day: day(other.start_time), time: span(other) })}
            </a>
            {other.start_time > now && <ReminderButton epg={other} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
