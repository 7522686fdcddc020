import type { MediaItemType } from '@kadr/contract';

const folders: Readonly<Record<MediaItemType, string>> = {
  film: 'movies',
  series: 'series',
  season: 'seasons',
  episode: 'episodes',
};

/** Path of a title's page. */
export function pageOfTitle({ type, slug }: { readonly type: MediaItemType; readonly slug: string }): string {
  return `/${folders[type]}/${slug}`;
}
