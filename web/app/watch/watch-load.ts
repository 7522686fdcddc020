import type { MediaItem, MediaItemType, PlayerType } from '@kadr/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { Params } from 'react-router';
import { mediaItemQuery } from '../data/queries.ts';
import { movedTo, refused } from '../data/page-errors.ts';
import type { LoadArguments } from '../routing/page.ts';
import { playerPath } from '../data/paths.ts';
import { playbackQuery } from './playback-query.ts';
import type * as BeginStream from './begin-stream.ts';
import type { WantedTitle } from './prepared-stream.ts';

/**
 * Loads the player's page of a title, by slug in the folder of its type; other addresses redirect there. In the browser
 * playback starts here, when the link is hovered: the server renders the same page for everyone.
 */
export const watch =
  (type: MediaItemType | null, playerType: PlayerType) =>
  async ({ params, queries }: LoadArguments): Promise<void> => {
    const { id = '' } = params;
    const item = await queries.ensureQueryData(mediaItemQuery(id));
    if (item.type !== type || item.slug !== id) throw movedTo(playerPath(item, playerType));
    requireTrailer(item, playerType);
    begin(queries, { slug: item.slug, playerType });
  };

/** Throws 404 for a trailer that does not exist. */
export function requireTrailer({ has_trailer }: MediaItem, playerType: PlayerType): void {
  if (playerType === 'trailer' && !has_trailer) throw refused(404);
}

/** The code that starts a stream, loaded when a player is requested: pages without one do without it. */
let streams: Promise<typeof BeginStream> | null = null;

/** In the browser, playback starts before the page is loaded. */
export function begin(queries: QueryClient, wanted: WantedTitle): void {
  if (import.meta.env.SSR) return;
  const starting = queries.ensureQueryData(playbackQuery(wanted.slug, wanted.playerType));
  // The page shows a refusal of the service.
  starting.catch(() => undefined);
  streams ??= import('./begin-stream.ts');
  streams
    .then(({ beginStream }) => beginStream(queries, wanted, starting))
    .catch(() => {
      streams = null;
    });
}

/** Prepares the next title, like hovering a link to it: the navigation then takes no time. */
export function prepareNext(queries: QueryClient, slug: string): void {
  void queries.prefetchQuery(mediaItemQuery(slug));
  begin(queries, { slug, playerType: 'player' });
}

/** Runs at the click on a link to the player, before its page is loaded. */
export const atWatchClick =
  (playerType: PlayerType) =>
  async ({ id = '' }: Params): Promise<() => void> => {
    const stream = await streams?.catch(() => null);
    if (!stream) return () => undefined;
    return stream.showFirstPicture({ slug: id, playerType }, () => import('./watch-page.tsx'));
  };
