import type { Playback } from '@kadr/contract';
import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type * as GuestPlaces from '../data/browser-guest-places.ts';
import { refreshPositions } from '../data/positions.ts';
import { userQuery } from '../data/queries.ts';
import { partingCall } from '../data/parting-call.ts';
import { apiOf } from '../data/query-client.ts';
import { createPositionSaver } from './position-saver.ts';
import type { Place, PlaceState } from './position-saver.ts';

interface Playing {
  readonly store: { readonly getState: () => PlaceState };
}

/**
 * Saves the viewer's position during a playback, for guests in the browser. Returns a function to call with the current
 * player.
 */
export function useSavedPosition(playback: Playback | null): (player: Playing | null) => void {
  const queries = useQueryClient();
  const [player, setPlayer] = useState<Playing | null>(null);
  useEffect(() => {
    if (player === null || playback === null) return undefined;
    let isLeft = false;
    let saving: Promise<void> | null = null;
    // Loaded after the player, long before there is anything to save.
    let guest: typeof GuestPlaces | null = null;
    void import('../data/browser-guest-places.ts').then(
      (module) => (guest = module),
      () => undefined,
    );
    // A player that is being destroyed has no position.
    let latest: PlaceState | null = null;
    const { content, duration } = playback;
    const saver = createPositionSaver(playback.start_time, (place) => {
      if (queries.getQueryData(userQuery().queryKey)?.isAuth !== true) {
        guest?.guestPlaces.keep({ id: content.id, timepoint: place.timepoint, duration });
        saving = Promise.resolve();
      } else if (isLeft) sendAtOnce(playback, place);
      else saving = save(queries, playback, place);
    });
    const timer = setInterval(() => {
      latest = player.store.getState();
      saver.look(latest, performance.now() / 1000);
    }, 1000);
    // A document cancels its calls when it is unloaded, unless they are made to outlive it.
    const leave = (): void => {
      isLeft = true;
      saver.stop(player.store.getState());
      isLeft = false;
    };
    const hide = (): void => {
      if (document.visibilityState === 'hidden') leave();
    };
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hide);
    return () => {
      clearInterval(timer);
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
      if (latest !== null) saver.stop(latest);
      void saving?.then(() => refreshPositions(queries));
    };
  }, [player, playback, queries]);
  return setPlayer;
}

const bodyOf = ({ playback_session_id }: Playback, place: Place) => ({ ...place, playback_session_id });

/** Playback does not depend on it: the next save contains the same and more. */
async function save(queries: QueryClient, playback: Playback, place: Place): Promise<void> {
  try {
    const { positions } = await apiOf(queries);
    await positions.save({ media_item_id: playback.content.id, ...bodyOf(playback, place) });
  } catch {
    // The viewer is not notified.
  }
}

function sendAtOnce(playback: Playback, place: Place): void {
  partingCall(`/api/positions/${playback.content.id}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(bodyOf(playback, place)),
  }).catch(() => undefined);
}
