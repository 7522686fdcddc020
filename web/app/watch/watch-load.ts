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
 * The player's page of a title, under the folder of its type and by its slug; other addresses of it lead there. In the
 * browser watching begins here, when the link is pointed at: the server renders the same page for everybody.
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

/** A trailer that does not exist has no page. */
export function requireTrailer({ has_trailer }: MediaItem, playerType: PlayerType): void {
  if (playerType === 'trailer' && !has_trailer) throw refused(404);
}

/** What begins a stream, once a player was asked for: pages without one do without its code. */
let streams: Promise<typeof BeginStream> | null = null;

/** In the browser watching begins before the page is there. */
export function begin(queries: QueryClient, wanted: WantedTitle): void {
  if (import.meta.env.SSR) return;
  const starting = queries.ensureQueryData(playbackQuery(wanted.slug, wanted.playerType));
  // What the service refuses, the page says.
  starting.catch(() => undefined);
  streams ??= import('./begin-stream.ts');
  streams
    .then(({ beginStream }) => beginStream(queries, wanted, starting))
    .catch(() => {
      streams = null;
    });
}

/** Makes ready what comes next, as pointing at a link to it would: the way there takes no time then. */
export function prepareNext(queries: QueryClient, slug: string): void {
  void queries.prefetchQuery(mediaItemQuery(slug));
  begin(queries, { slug, playerType: 'player' });
}

/** What happens at the click on a link to the player, before its page is there. */
export const atWatchClick =
  (playerType: PlayerType) =>
  async ({ id = '' }: Params): Promise<() => void> => {
    const stream = await streams?.catch(() => null);
    if (!stream) return () => undefined;
    return stream.showFirstPicture({ slug: id, playerType }, () => import('./watch-page.tsx'));
  };
