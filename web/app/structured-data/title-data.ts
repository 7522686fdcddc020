import type { CastMember, MediaItem, MediaItemType } from '@kadr/contract';
import { personPath, playerPath, titlePath } from '../data/paths.ts';
import type { Thing } from './structured-data.tsx';

const types = {
  film: 'Movie',
  series: 'TVSeries',
  season: 'TVSeason',
  episode: 'TVEpisode',
} as const satisfies Record<MediaItemType, string>;

/** Highest age rating of a family film. */
const familyAge = 14;

/** Ratings are out of ten; one point counts as this number of votes. */
const votesPerPoint = 1000;

export interface TitleSurroundings {
  /** Title of the page without the brand. */
  readonly name: string;
  readonly cast: readonly CastMember[];
  readonly origin: string;
  /** Address of a picture of the title; null without one. */
  readonly image: string | null;
}

/** A film, series, season or episode in terms of schema.org. */
export function titleData(item: MediaItem, { name, cast, origin, image }: TitleSurroundings): Thing {
  const url = origin + titlePath(item);
  const people = (role: CastMember['role']): Thing[] =>
    cast
      .filter((member) => member.role === role)
      .map(({ person }) => ({ '@type': 'Person', name: person.name, url: origin + personPath(person) }));
  const [actor, director] = [people('actor'), people('director')];
  const { wink: rating } = item.ratings;
  const description = item.summary ?? item.short_description;
  return {
    '@type': types[item.type],
    '@id': url,
    url,
    name,
    ...(item.original_name !== null && item.original_name !== name && { alternateName: item.original_name }),
    ...(description !== null && { description }),
    ...(image !== null && { image: new URL(image, origin).href }),
    ...(item.year !== null && { datePublished: String(item.year) }),
    ...(item.duration !== null && { duration: isoDuration(item.duration) }),
    ...(item.genres.length > 0 && { genre: item.genres.map((genre) => genre.name) }),
    ...(item.countries.length > 0 && {
      countryOfOrigin: item.countries.map((country) => ({ '@type': 'Country', name: country })),
    }),
    ...(actor.length > 0 && { actor }),
    ...(director.length > 0 && { director }),
    contentRating: item.age_level.name,
    isFamilyFriendly: item.age_level.age_value <= familyAge,
    isAccessibleForFree: item.usage_model === null,
    ...(rating !== null &&
      rating > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: rating,
          bestRating: 10,
          worstRating: 0,
          ratingCount: Math.round(rating * votesPerPoint),
        },
      }),
    ...partOf(item, origin),
    ...(item.is_playable && {
      potentialAction: { '@type': 'WatchAction', target: origin + playerPath(item) },
    }),
  };
}

function partOf(item: MediaItem, origin: string): Thing {
  const { series_slug, series_name, season_slug, season_order_number, order_number } = item;
  const partOfSeries =
    series_slug !== null && series_name !== null
      ? {
          partOfSeries: {
            '@type': 'TVSeries',
            name: series_name,
            url: origin + titlePath({ type: 'series', slug: series_slug }),
          },
        }
      : {};
  if (item.type === 'season')
    return { ...partOfSeries, ...(order_number !== null && { seasonNumber: order_number }) };
  if (item.type !== 'episode') return item.type === 'series' ? { numberOfSeasons: item.children_amount } : {};
  return {
    ...partOfSeries,
    ...(order_number !== null && { episodeNumber: order_number }),
    ...(season_slug !== null && {
      partOfSeason: {
        '@type': 'TVSeason',
        ...(season_order_number !== null && { seasonNumber: season_order_number }),
        url: origin + titlePath({ type: 'season', slug: season_slug }),
      },
    }),
  };
}

/** ISO 8601: `PT1H42M`. */
function isoDuration(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60));
  const hours = Math.floor(minutes / 60);
  return `PT${hours > 0 ? `${hours}H` : ''}${minutes % 60 > 0 || hours === 0 ? `${minutes % 60}M` : ''}`;
}
