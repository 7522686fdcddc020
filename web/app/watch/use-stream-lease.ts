import { streamHeartbeat } from '@kadr/contract/stream-times';
import type { PlayerState } from '@kadr/player';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { partingCall } from '../data/parting-call.ts';
import { apiOf } from '../data/query-client.ts';
import { failureOf } from '../data/page-errors.ts';
import type { Failure } from '../data/page-errors.ts';
import { leaseKey, pauseKey } from './queries.ts';
import { createStreamHold } from './stream-hold.ts';
import type { HoldState } from './stream-hold.ts';

/** A playback that needs a lease, with its content: a title, a channel or a song. */
export type Leased = { readonly playback_session_id: string } & (
  | { readonly media_item_id: string }
  | { readonly channel_id: string }
  | { readonly karaoke_item_id: string }
);

/** The part of a player that is used here. */
interface Playing {
  readonly store: {
    readonly getState: () => HoldState & Pick<PlayerState, 'currentTime'>;
    readonly subscribe: (listener: () => void) => () => void;
  };
}

export interface StreamLease {
  /** Why the service no longer lets this screen play; null while it does. */
  readonly refusal: Failure | null;
  /** Called with the player once it exists. */
  readonly follow: (player: Playing | null) => void;
}

/**
 * Takes the lease of `playback`, and keeps it. It is refetched at once when a push event says that a screen was
 * stopped. It depends on no player, and nothing is cached when the player is left.
 */
const leaseQuery = (playback: Leased | null) =>
  queryOptions({
    queryKey: leaseKey(playback?.playback_session_id ?? null),
    queryFn: async ({ client, queryKey }) => {
      if (playback === null) return null;
      await left;
      const { playback: calls } = await apiOf(client);
      const hasBegun = client.getQueryData(queryKey) !== undefined;
      const is_paused = client.getQueryData(pauseKey(playback.playback_session_id)) === true;
      await (hasBegun ? calls.heartbeat({ ...playback, is_paused }) : calls.begun(playback));
      return true;
    },
    refetchInterval: streamHeartbeat * 1000,
    refetchIntervalInBackground: true,
    refetchOnReconnect: 'always',
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });

/**
 * Keeps the screen's lease: reports every half minute from the first picture on, and releases it at the end, in a long
 * pause and when the player is left. Does nothing without a playback. `onPlace` is called with the position, in
 * seconds.
 */
export function useStreamLease(playback: Leased | null, onPlace: (seconds: number) => void): StreamLease {
  const queries = useQueryClient();
  const [player, setPlayer] = useState<Playing | null>(null);
  const [isHolding, setHolding] = useState(false);
  const id = playback?.playback_session_id ?? null;

  const { error } = useQuery({
    ...leaseQuery(playback),
    enabled: isHolding && id !== null,
  });

  useEffect(() => {
    if (player === null || id === null) return undefined;
    const holds = createStreamHold();
    let wasPaused = false;
    const look = (): void => {
      const state = player.store.getState();
      setHolding(holds(state, performance.now() / 1000));
      if (state.hasFirstFrame && state.isPaused !== wasPaused) {
        wasPaused = state.isPaused;
        queries.setQueryData(pauseKey(id), wasPaused);
        // Time in a pause does not count as watched, and playback that resumes needs its segments.
        void queries.invalidateQueries({ queryKey: leaseKey(id) }, { cancelRefetch: false });
      }
      if (state.hasFirstFrame) onPlace(state.isEnded ? 0 : state.currentTime);
    };
    look();
    const stop = player.store.subscribe(look);
    const timer = setInterval(look, 5000);
    return () => {
      stop();
      clearInterval(timer);
      setHolding(false);
    };
  }, [player, id, onPlace, queries]);

  useEffect(() => {
    if (!isHolding || id === null) return undefined;
    const leave = (): void => leaveStream(id);
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      const saying = queries.getQueryCache().find({ queryKey: leaseKey(id) })?.promise;
      // A lease that is being taken can only be released afterwards.
      if (saying) saying.then(leave, leave);
      else leave();
    };
  }, [isHolding, id, queries]);

  return { refusal: refusalOf(error), follow: setPlayer };
}

/** Settles when the last player has released its lease: the next one waits for it before taking another. */
let left: Promise<unknown> = Promise.resolve();
/** Maximum wait for that, in milliseconds. */
const patience = 3000;

/** Releases a lease by a call that outlives the document. */
function leaveStream(id: string): void {
  const leaving = partingCall(`/api/playbacks/${id}`, { method: 'DELETE' }).catch(() => undefined);
  left = Promise.race([leaving, new Promise((resolve) => setTimeout(resolve, patience))]);
}

/** A permanent refusal; missing answers and temporary refusals do not stop a viewer. */
export function refusalOf(error: unknown): Failure | null {
  if (error === null) return null;
  const failure = failureOf(error);
  return [403, 404, 409, 410, 451].includes(failure.status) ? failure : null;
}
