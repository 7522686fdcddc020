import type { MediaItemType, Playback, PlayerType } from '@kadr/contract';
import type { QueryClient } from '@tanstack/react-query';
import { mediaItemQuery } from '../data/queries.ts';
import { movedTo } from '../routing/page-errors.ts';
import type { LoadArguments } from '../routing/page.ts';
import { playerPath } from '../routing/paths.ts';
import { playbackQuery } from './playback-query.ts';
import type { SourceParts } from './player-source.ts';

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
    void beginStream(queries, starting, playerType).catch(() => undefined);
  };

async function beginStream(
  queries: QueryClient,
  starting: Promise<Playback>,
  playerType: PlayerType,
): Promise<void> {
  const [
    { prepare, deviceId, browserStorage, preloadEngine },
    { playerSource, randomId },
    { prepareStream },
  ] = await Promise.all([
    import('@kadr/player'),
    import('./player-source.ts'),
    import('./prepared-stream.ts'),
  ]);
  void preloadEngine();
  const playback = await starting;
  const parts: SourceParts = {
    caption: null,
    picture: null,
    refreshToken: freshToken(queries, playback, playerType),
    userId: deviceId(browserStorage(), randomId),
  };
  prepareStream(playback, playerSource(playback, parts), prepare);
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
