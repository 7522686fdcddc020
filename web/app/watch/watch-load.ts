import type { MediaItemType, Playback, PlayerType } from '@kadr/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { Params } from 'react-router';
import { mediaItemQuery } from '../data/queries.ts';
import { movedTo } from '../routing/page-errors.ts';
import type { LoadArguments } from '../routing/page.ts';
import { playerPath } from '../routing/paths.ts';
import { playbackQuery } from './playback-query.ts';
import type { SourceParts } from './player-source.ts';
import { prepareStream, showFirstPicture } from './prepared-stream.ts';
import type { Wanted } from './prepared-stream.ts';

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
    if (import.meta.env.SSR) return;
    const starting = queries.ensureQueryData(playbackQuery(item.slug, playerType));
    void beginStream(queries, { slug: item.slug, playerType }, starting).catch(() => undefined);
  };

/** What happens at the click on a link to the player, before its page is there. */
export const atWatchClick =
  (playerType: PlayerType) =>
  ({ id = '' }: Params): Promise<() => void> =>
    showFirstPicture({ slug: id, playerType });

async function beginStream(queries: QueryClient, wanted: Wanted, starting: Promise<Playback>): Promise<void> {
  const [{ prepare, deviceId, browserStorage, preloadEngine }, { playerSource, randomId }] =
    await Promise.all([import('@kadr/player'), import('./player-source.ts')]);
  void preloadEngine();
  const playback = await starting;
  const parts: SourceParts = {
    caption: null,
    picture: null,
    refreshToken: freshToken(queries, playback, wanted.playerType),
    userId: deviceId(browserStorage(), randomId),
  };
  prepareStream(wanted, playback, playerSource(playback, parts), prepare);
}

/** Starts watching the same title again, for the token of its streams. @throws what the service refuses with. */
export function freshToken(
  queries: QueryClient,
  { content }: Playback,
  playerType: PlayerType,
): SourceParts['refreshToken'] {
  return async () => {
    const [{ streamToken }, playback] = await Promise.all([
      import('./player-source.ts'),
      queries.fetchQuery({
        ...playbackQuery(content.slug, playerType),
        queryKey: ['playback-token', content.slug, playerType],
        staleTime: 0,
      }),
    ]);
    return streamToken(playback) ?? { query: '' };
  };
}
