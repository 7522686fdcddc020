import type { MediaItem } from '@kadr/contract';
import { shortSeriesCategory } from '@kadr/contract/short-series';
import { useQuery } from '@tanstack/react-query';
import { userQuery } from '../data/queries.ts';
import { useFormats, useMessages } from '../i18n/messages.tsx';
import { playerPath, storyPath, titlePath } from '../data/paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { displaySize } from '../ui/display-title.ts';
import display from '../ui/display-title.module.css';
import { watchedPercent } from '../ui/format.ts';
import { Icon } from '../ui/icon.tsx';
import { KeyVisual } from '../ui/key-visual.tsx';
import { Progress } from '../ui/progress.tsx';
import { TitleMeta } from '../ui/title-meta.tsx';
import { toneClass } from '../ui/tone.ts';
import { ExchangeButton } from '../exchange/exchange-button.tsx';
import { PurchaseButtons } from '../purchase/purchase-buttons.tsx';
import { RatingButton } from '../ratings/rating-button.tsx';
import { FavouriteButton } from '../favourites/favourite-button.tsx';
import { availabilityOf } from './availability.ts';
import { watched } from './series.ts';
import styles from './title-hero.module.css';

/** Percentage from which a title counts as watched and starts from the beginning. */
const finishedPercent = 95;

/** The first screen of a title: what it is, whether it can be watched now and for what, and the buttons to start. */
export function TitleHero({ item }: { readonly item: MediaItem }) {
  const t = useMessages();
  const isSeason = item.type === 'season' && item.series_name !== null;
  const name = isSeason ? (item.series_name ?? item.name) : item.name;
  const percent = watchedPercent(item.media_position?.timepoint, item.duration);
  const canWatch = item.is_playable || item.series_position !== null;
  const isSold = item.purchase_variants.length > 0;
  return (
    <header className={classNames(styles.hero, toneClass(item.poster_bg_color))}>
      <KeyVisual path={item.background ?? item.visit_card} isFirst isTitlePicture />
      <div className={styles.words}>
        <Kicker item={item} />
        <h1 className={classNames(display.title, display[displaySize(name)])}>
          {name}
          {isSeason && (
            <span className={styles.season}>
              {t('title.season', { number: item.season_order_number ?? item.order_number ?? 1 })}
            </span>
          )}
        </h1>
        <TitleMeta item={item} saysLength />
        {item.short_description && <p className={styles.text}>{item.short_description}</p>}
        {item.note && <p className={styles.note}>{item.note}</p>}
        <AvailabilityLine item={item} />
        {percent !== null && (
          <div className={styles.progress}>
            <Progress value={percent} label={t('ui.watched', { percent })} />
          </div>
        )}
        <div className={styles.buttons}>
          {canWatch && (
            <ButtonLink
              href={isStory(item) ? storyPath(item.slug) : playerPath(watched(item))}
              variant="primary"
              size="large"
              icon="play"
              data-action="watch"
              data-eager
            >
              <WatchWords item={item} isBegun={percent !== null && percent < finishedPercent} />
            </ButtonLink>
          )}
          <PurchaseButtons item={item} />
          {item.has_trailer && (
            <ButtonLink
              href={playerPath(item, 'trailer')}
              variant={canWatch || isSold ? 'secondary' : 'primary'}
              size="large"
              icon={canWatch || isSold ? undefined : 'play'}
            >
              {t('ui.trailer')}
            </ButtonLink>
          )}
          <ExchangeButton item={item} />
          <FavouriteButton item={item} />
          <RatingButton item={item} />
        </div>
      </div>
    </header>
  );
}

/** Whether a title is a short series, which is watched in the feed of stories. */
function isStory({ type, category }: MediaItem): boolean {
  return type === 'series' && category?.alias === shortSeriesCategory;
}

/** The kind of a title; a season and an episode link to their series. */
function Kicker({ item }: { readonly item: MediaItem }) {
  const t = useMessages();
  if ((item.type !== 'episode' && item.type !== 'season') || item.series_slug === null) {
    return <p className={styles.kicker}>{t('ui.type', { type: item.type })}</p>;
  }
  return (
    <p className={styles.kicker}>
      <a href={titlePath({ type: 'series', slug: item.series_slug })} className={styles.back}>
        <Icon name="arrow_left" />
        {item.type === 'season' ? t('ui.type', { type: 'series' }) : item.series_name}
      </a>
      {item.type === 'episode' && item.season_order_number !== null && item.order_number !== null && (
        <span>
          {t('ui.seasonAndEpisode', { season: item.season_order_number, episode: item.order_number })}
        </span>
      )}
    </p>
  );
}

function WatchWords({ item, isBegun }: { readonly item: MediaItem; readonly isBegun: boolean }) {
  const t = useMessages();
  const position = item.series_position;
  if (!isStory(item) && position && (position.season_number > 1 || position.episode_number > 1)) {
    return t('title.continueAt', { season: position.season_number, episode: position.episode_number });
  }
  return isBegun ? t('title.continue') : t('ui.watch');
}

function AvailabilityLine({ item }: { readonly item: MediaItem }) {
  const t = useMessages();
  const formats = useFormats();
  const { data: user } = useQuery(userQuery());
  const availability = availabilityOf(item);
  const isGood =
    availability.kind === 'free' || availability.kind === 'owned' || availability.kind === 'subscribed';
  const sentence = (): string => {
    switch (availability.kind) {
      case 'free':
        return t('title.free');
      case 'subscription':
        return t('title.bySubscription');
      case 'subscribed':
        return t('title.inSubscription');
      case 'sale':
        return t('title.bySale');
      case 'not_yet':
        return t('title.notYet');
      case 'owned':
        return availability.until === null
          ? t('title.bought')
          : t('title.rentedUntil', {
              time: formats.moment(availability.until, user?.currentTimeZone ?? 'UTC'),
            });
      case 'soon':
      default:
        return availability.from === null
          ? t('title.soon')
          : t('title.soonFrom', { date: formats.date(availability.from) });
    }
  };
  return (
    <p className={classNames(styles.availability, isGood && styles.now)}>
      <Icon name={isGood ? 'check' : 'info'} />
      {sentence()}
    </p>
  );
}
