import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { userQuery } from '../data/queries.ts';
import { viewedTime } from '../data/watched-seconds.ts';
import { createPlayClock } from './play-clock.ts';
import type { PlayingState } from './play-clock.ts';

interface Playing {
  readonly store: { readonly getState: () => PlayingState };
}

/**
 * Counts the viewing time of a profile with a daily limit, while there is time left. Returns a function to call with
 * the current player.
 */
export function useViewedTime(isCounted: boolean): (player: Playing | null) => void {
  const queries = useQueryClient();
  const [player, setPlayer] = useState<Playing | null>(null);
  useEffect(() => {
    if (player === null || !isCounted) return undefined;
    const viewed = viewedTime(queries);
    const played = createPlayClock(performance.now() / 1000);
    const timer = setInterval(() => {
      const now = performance.now() / 1000;
      const seconds = played(player.store.getState(), now);
      if (seconds > 0 && isLimited(queries)) viewed.add(seconds, now);
    }, 1000);
    const flush = (): void => viewed.flush();
    window.addEventListener('pagehide', flush);
    return () => {
      clearInterval(timer);
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [player, queries, isCounted]);
  return setPlayer;
}

function isLimited(queries: QueryClient): boolean {
  const user = queries.getQueryData(userQuery().queryKey);
  return user?.isAuth === true && user.maxViewTime !== null && user.isViewTimeLeft;
}
