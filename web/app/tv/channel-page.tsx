import { imageUrl } from '@kadr/contract/image-url';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { useLocation, useParams } from 'react-router';
import { channelQuery, guideQuery } from './queries.ts';
import { useSettings } from '../data/initial-data.tsx';
import { useFormats, useMessages } from '../i18n/messages.tsx';
import { FavouriteButton } from '../favourites/favourite-button.tsx';
import { PageHead } from '../routing/page-head.tsx';
import { ServiceButton, TakeWords } from '../purchase/service-button.tsx';
import { channelPath, epgPath } from '../data/paths.ts';
import { useVisiblePage } from '../routing/visible-page.ts';
import { Badge } from '../ui/badge.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { UsageBadge } from '../blocks/cards/usage-badge.tsx';
import { Progress } from '../ui/progress.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { classNames } from '../ui/class-names.ts';
import { TabLinks } from '../ui/tabs.tsx';
import { toneClass } from '../ui/tone.ts';
import { canCatchUp, catchupPath, isWatchable, livePath, serviceOf } from './catchup-path.ts';
import { ChannelLogo } from './channel-logo.tsx';
import entity from '../listings/entity.module.css';
import styles from './channel-page.module.css';
import { percentAt, useEpgTimes, useTimeZone } from './epg-times.ts';
import { GuideList } from './guide-list.tsx';
import { useNow } from '../data/now.ts';
import { WatchingChannel } from './watching-channel.tsx';

/** Loaded lazily: few visitors of the page's own address want the player. */
const ChannelPlaying = lazy(async () => ({
  default: (await import('./channel-playing.tsx')).ChannelPlaying,
}));

/**
 * A channel, or its player if the address requests it: `player` live, `program` with `start_time` (Unix seconds) a
 * programme from its beginning.
 */
export function ChannelPage() {
  const { id = '' } = useParams();
  const { search } = useLocation();
  const { hasLayout } = useVisiblePage();
  if (hasLayout) return <AboutChannel id={id} />;
  const query = new URLSearchParams(search);
  const startTime = query.has('player') ? null : query.get('start_time');
  return (
    <WatchingChannel
      id={id}
      startTime={startTime === null ? null : Number(startTime)}
      Playing={ChannelPlaying}
    />
  );
}

/** A channel's description, its current programme, and its guide by day. */
function AboutChannel({ id }: { readonly id: string }) {
  const t = useMessages();
  const { brand, images_base_url } = useSettings();
  const { data: channel } = useSuspenseQuery(channelQuery(id));
  const now = useNow();
  const { span } = useEpgTimes();
  const { name, description, logo, full_logo, poster_bg_color, number, epgs } = channel;
  const current = epgs.find((epg) => epg.start_time <= now && now < epg.end_time);
  const percent = current === undefined ? null : percentAt(current, now);
  const service = serviceOf(channel, 'live');
  const page = (
    <article className={classNames(entity.page, styles.page)}>
      <header className={classNames(entity.header, styles.header, toneClass(poster_bg_color))}>
        <span className={styles.logo}>
          <ChannelLogo channel={{ ...channel, logo: full_logo ?? logo }} sizes="240px" isEarly />
        </span>
        <div className={entity.words}>
          <div className={entity.badges}>
            {number > 0 && <Badge>{t('tv.number', { number })}</Badge>}
            <UsageBadge item={{ usage_model: channel.usage_model, is_coming_soon: false }} saysFree />
            <Badge>{channel.age_level.name}</Badge>
          </div>
          <h1 className={entity.name}>{name}</h1>
          {description !== null && <p className={entity.lead}>{description}</p>}
          <div className={entity.buttons}>
            {isWatchable(channel) && (
              <ButtonLink href={livePath(channel.slug)} variant="primary" icon="play" data-eager>
                {t('tv.watch')}
              </ButtonLink>
            )}
            {current !== undefined && canCatchUp(current, channel, now) && (
              <ButtonLink href={catchupPath(channel.slug, current)}>{t('tv.startOver')}</ButtonLink>
            )}
            {service !== null && (
              <ServiceButton service={service} variant={isWatchable(channel) ? 'secondary' : 'primary'}>
                <TakeWords variants={channel.purchase_variants} />
              </ServiceButton>
            )}
            <FavouriteButton item={{ ...channel, type: 'channel' }} />
            <ButtonLink href="/tv">{t('tv.allChannels')}</ButtonLink>
          </div>
        </div>
        {current !== undefined && (
          <a href={epgPath(channel.slug, current.id)} className={styles.now}>
            <span className={styles.nowHead}>
              <Badge tone="live">{t('tv.onAir')}</Badge>
              <span>{span(current)}</span>
              <Badge>{current.age_level.name}</Badge>
            </span>
            <span className={styles.nowName}>{current.name}</span>
            {percent !== null && <Progress value={percent} label={t('tv.hasGone', { percent })} />}
          </a>
        )}
      </header>
      <Guide slug={channel.slug} channel={channel} now={now} />
    </article>
  );
  return (
    <>
      <PageHead
        title={t('tv.channelTitle', { name, brand: brand.name })}
        description={description}
        image={logo && imageUrl(images_base_url, logo, 'share')}
      />
      {page}
    </>
  );
}

interface GuideProps {
  readonly slug: string;
  readonly channel: Parameters<typeof GuideList>[0]['channel'];
  readonly now: number;
}

/** The guide of the day in the address, otherwise of today. */
function Guide({ slug, channel, now }: GuideProps) {
  const t = useMessages();
  const timeZone = useTimeZone();
  const { search } = useLocation();
  const { data: today } = useQuery(guideQuery(slug, null, timeZone));
  const asked = dayIn(new URLSearchParams(search), today?.days ?? []);
  const isToday = asked === null || asked === today?.day;
  const { data: other } = useQuery({ ...guideQuery(slug, asked, timeZone), enabled: !isToday });
  const guide = isToday ? today : other;
  const nameOf = useDayNames(today?.days ?? [], today?.day ?? '');
  if (today === undefined) return <Skeleton className={styles.waiting} />;
  const day = isToday ? today.day : asked;
  return (
    <section className={styles.guide}>
      <h2 className={styles.heading}>{t('tv.guide')}</h2>
      <TabLinks
        label={t('tv.days')}
        selected={day}
        tabs={today.days.map((one) => ({
          id: one,
          href: one === today.day ? channelPath(slug) : `${channelPath(slug)}?day=${one}`,
          name: nameOf(one),
        }))}
      />
      {guide === undefined ? (
        <Skeleton className={styles.waiting} />
      ) : guide.items.length === 0 ? (
        <p className={styles.quiet}>{t('tv.emptyDay')}</p>
      ) : (
        <GuideList channel={channel} items={guide.items} now={now} name={nameOf(day)} />
      )}
    </section>
  );
}

/** The guide's day in an address; null without one, or if the guide does not have it. */
function dayIn(query: URLSearchParams, days: readonly string[]): string | null {
  const day = query.get('day');
  return day !== null && days.includes(day) ? day : null;
}

/** Names of the guide's days: yesterday, today and tomorrow, the others by date. */
function useDayNames(days: readonly string[], today: string): (day: string) => string {
  const t = useMessages();
  const formats = useFormats();
  return (day) => {
    const ahead = days.indexOf(day) - days.indexOf(today);
    if (ahead === 0) return t('tv.today');
    if (Math.abs(ahead) === 1) return t(ahead > 0 ? 'tv.tomorrow' : 'tv.yesterday');
    return formats.date(day, 'day_month');
  };
}
