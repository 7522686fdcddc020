import { isAddress } from '@kadr/contract/address';
import type { MediaItemType, PlayerType, Target } from '@kadr/contract';

const folders = {
  film: 'movies',
  series: 'series',
  season: 'seasons',
  episode: 'episodes',
} as const satisfies Record<MediaItemType, string>;

interface Named {
  readonly type: MediaItemType;
  readonly slug: string;
}

/** The page of a film, series, season or episode: `/movies/{slug}`. */
export function titlePath({ type, slug }: Named): string {
  return `/${folders[type]}/${slug}`;
}

/** The player of a title, its trailer or its stories: `/movies/{slug}/player`. */
export function playerPath(title: Named, player: PlayerType = 'player'): string {
  return `${titlePath(title)}/${player}`;
}

export function personPath({ slug }: { readonly slug: string }): string {
  return `/persons/${slug}`;
}

/** Pages of entities in their own folder, by slug or id. */
const under =
  (folder: string) =>
  (name: string | number): string =>
    `/${folder}/${encodeURIComponent(name)}`;

/** The page of a service, by its alias or id. */
export const servicePath = under('services');
export const collectionPath = under('collections');
export const promoEventPath = under('promo_events');
export const karaokePath = under('karaoke');

/** The feed of one story. */
export const storyPath = (slug: string): string => `/short_stories?story=${encodeURIComponent(slug)}`;

/** The player of a karaoke item. */
export const singingPath = (slug: string): string => `${karaokePath(slug)}?player`;
export const channelPath = under('tv');

/** The page of a showing, by its id in the guide. */
export const epgPath = (channel: string, id: number): string => `${channelPath(channel)}/shows/${id}`;

const address = (link: string): string | null => (isAddress(link) ? link : null);

const targetPaths: Record<Target['type'], (link: string) => string | null> = {
  screen: address,
  link: address,
  blank: address,
  media_view: (link) => (link === 'main' ? '/' : `/${encodeURIComponent(link)}`),
  media_item: under('media_items'),
  person: under('persons'),
  channel: channelPath,
  service: servicePath,
  collection: collectionPath,
  promo_event: promoEventPath,
};

/**
 * The path of a target, or null when it leads nowhere: then the element is not a link. `screen` and `link` name a path
 * of the service; `link` and `blank` may also be an https address.
 */
export function targetPath({ type, link }: Target): string | null {
  return Object.hasOwn(targetPaths, type) ? targetPaths[type](link) : null;
}
