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
  /** Key of the query that opens the playback; the same as long as the playback is the same. */
  readonly queryKey: QueryKey;
  /** Result of the query. */
  readonly answer: Pick<UseQueryResult, 'error' | 'refetch' | 'isFetching' | 'failureCount'>;
  /** The playback, if it needs a lease. */
  readonly leased: Leased | null;
  /** Whether it counts towards the profile's viewing hours and time. */
  readonly isViewing: boolean;
  /** Whether it plays in a part of a page, which stays in any case. */
  readonly isInPage?: boolean;
}

export interface Watching {
  readonly watched: Watched;
  /** Whether the profile may watch now. */
  readonly status: ViewStatus;
  /** Why it does not, or no longer, play; null while it does. */
  readonly refusal: Failure | null;
  /** Whether there is nothing to play, for either reason. */
  readonly isStopped: boolean;
  /** Whether the service has not answered, and is called again. */
  readonly isAway: boolean;
  /** Whether it had played before it was stopped. */
  readonly hasBegun: boolean;
  /** Whether the service is being called. */
  readonly isBusy: boolean;
  /** Tries again. */
  readonly again: () => void;
  /** Position at which it was stopped, in seconds: it resumes there. */
  readonly stoppedAt: number | null;
  /** Renews a stream's token; a refusal stops the playback. */
  readonly heeding: (renew: () => Promise<StreamToken>) => () => Promise<StreamToken>;
  /** Called with the player once it exists. */
  readonly follow: (player: Player | null) => void;
  /** Returns to where it was started, or to its page. */
  readonly close: () => void;
}

/** The common parts of watching a title and a channel: why it ends, how it resumes, and how it is left. */
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
      // Deferred until no component uses it: React's development mode unmounts and remounts at once.
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
      // Starts another playback: the stopped one stays stopped.
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
