import type { Player, StreamToken } from '@kadr/player';
import { useQueryClient } from '@tanstack/react-query';
import type { QueryKey, UseQueryResult } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { onViewStatus, viewStatus } from '../data/view-status.ts';
import type { ViewStatus } from '../data/view-status.ts';
import { failureOf } from '../data/page-errors.ts';
import type { Failure } from '../data/page-errors.ts';
import { refusalOf, useStreamLease } from './use-stream-lease.ts';
import type { Leased } from './use-stream-lease.ts';
import { useViewedTime } from './use-viewed-time.ts';
import { pageOf } from './watched.ts';
import type { Watched } from './watched.ts';

interface WatchingOptions {
  readonly watched: Watched;
  /** Key of the query that opens the playback; the same as long as that is the same. */
  readonly queryKey: QueryKey;
  /** What became of it. */
  readonly answer: Pick<UseQueryResult, 'error' | 'refetch' | 'isFetching' | 'failureCount'>;
  /** The playback, where it takes a place. */
  readonly leased: Leased | null;
  /** Counts among the hours and minutes that the profile may watch. */
  readonly isViewing: boolean;
  /** It plays in a part of a page, which stays whatever becomes of it. */
  readonly isInPage?: boolean;
}

export interface Watching {
  readonly watched: Watched;
  /** Whether the profile may watch now. */
  readonly status: ViewStatus;
  /** Why it does not play, or plays no more; null while it does. */
  readonly refusal: Failure | null;
  /** There is nothing to be played, for the one reason or the other. */
  readonly isStopped: boolean;
  /** The service has not answered, and is asked again. */
  readonly isAway: boolean;
  /** It played already: it was stopped. */
  readonly hasBegun: boolean;
  /** The service is being asked. */
  readonly isBusy: boolean;
  /** Asks again. */
  readonly again: () => void;
  /** How far it had got when it was stopped, in seconds: it goes on there. */
  readonly stoppedAt: number | null;
  /** Renews a stream's token; a refusal stops it all. */
  readonly heeding: (renew: () => Promise<StreamToken>) => () => Promise<StreamToken>;
  /** Called with the player once it is there. */
  readonly follow: (player: Player | null) => void;
  /** Goes back to where it was begun, or to its page. */
  readonly close: () => void;
}

/** What watching a title and watching a channel have in common: why it ends, how it goes on, and how it is left. */
export function useWatching({
  watched,
  queryKey,
  answer,
  leased,
  isViewing,
  isInPage = false,
}: WatchingOptions): Watching {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const location = useLocation();
  const seen = useSyncExternalStore(onViewStatus, viewStatus, viewStatus);
  const countViewing = useViewedTime(isViewing);
  const place = useRef<number | null>(null);
  const [stoppedAt, setStoppedAt] = useState<number | null>(null);
  const notePlace = useCallback((seconds: number) => void (place.current = seconds), []);
  const lease = useStreamLease(leased, notePlace);
  const [tokenRefusal, setTokenRefusal] = useState<Failure | null>(null);
  const heeding = useCallback<Watching['heeding']>(
    (renew) => () =>
      renew().catch((refused: unknown) => {
        setTokenRefusal(refusalOf(refused));
        throw refused;
      }),
    [],
  );
  useEffect(
    () => () => {
      // Once it is sure that nobody shows it: React's development mode leaves and comes back at once.
      setTimeout(() => queries.removeQueries({ queryKey, type: 'inactive' }));
    },
    [queries, queryKey],
  );

  const { error, refetch, isFetching, failureCount } = answer;
  const status = isViewing ? seen : 'open';
  const refusal = lease.refusal ?? tokenRefusal ?? (error === null ? null : failureOf(error));
  const isElsewhere = refusal?.status === 451 && !isInPage;
  useEffect(() => {
    if (isElsewhere) void navigate('/geoblock', { replace: true });
  }, [isElsewhere, navigate]);
  return {
    watched,
    status,
    refusal,
    isStopped: status !== 'open' || refusal !== null,
    isAway: isFetching && failureCount > 0,
    hasBegun: error === null,
    isBusy: isFetching,
    again: () => {
      setTokenRefusal(null);
      setStoppedAt(place.current);
      // Another playback: what was stopped stays so.
      void (error === null ? queries.resetQueries({ queryKey }) : refetch());
    },
    stoppedAt,
    heeding,
    follow: (player) => {
      countViewing(player);
      lease.follow(player);
    },
    close: () =>
      void (location.key === 'default' ? navigate(pageOf(watched), { replace: true }) : navigate(-1)),
  };
}
