import type { ChannelPage, ChannelPlayback, Epg } from '@kadr/contract';
import type { PlayerState } from '@kadr/player';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { guideQuery } from './queries.ts';
import { trackPlayer } from '../data/events.ts';
import { useTimeZone } from './epg-times.ts';
import { createProgrammeWatch, programmeAt } from './programme-watch.ts';

/** Resolution of the picture's time, in seconds. */
const lookEvery = 5;

/** The part of a player that is used here. */
interface Playing {
  readonly store: {
    readonly getState: () => Pick<PlayerState, 'startsAt' | 'currentTime' | 'hasFirstFrame'>;
    readonly subscribe: (listener: () => void) => () => void;
  };
}

export interface ShownProgramme {
  /** The programme in the picture; null in a gap of the guide. */
  readonly programme: Epg | null;
  /** Called with the player once it exists. */
  readonly follow: (player: Playing | null) => void;
}

/**
 * The programme on a live channel's screen: the one at the time of the watched picture, which differs from the current
 * one behind the live edge. Records its changes for analytics. Null if playback is not live.
 */
export function useShownProgramme(channel: ChannelPage, playback: ChannelPlayback | null): ShownProgramme {
  const timeZone = useTimeZone();
  const [player, follow] = useState<Playing | null>(null);
  const isLive = playback?.type === 'live';
  const { data: guide } = useQuery({ ...guideQuery(channel.slug, null, timeZone), enabled: isLive });
  /** Unix seconds. */
  const [moment, setMoment] = useState<number | null>(null);
  useEffect(() => {
    if (player === null || !isLive) return undefined;
    const look = (): void => {
      const { startsAt, currentTime, hasFirstFrame } = player.store.getState();
      if (startsAt !== null && hasFirstFrame)
        setMoment(Math.floor((startsAt / 1000 + currentTime) / lookEvery) * lookEvery);
    };
    look();
    return player.store.subscribe(look);
  }, [player, isLive]);

  const known = [...(guide?.items ?? []), ...channel.epgs];
  const current = moment === null ? undefined : programmeAt(known, moment);
  const id = playback?.playback_session_id ?? null;
  const notice = useMemo(
    () => (id === null || !isLive ? null : createProgrammeWatch(channel.id, id, trackPlayer)),
    [channel.id, id, isLive],
  );
  useEffect(() => notice?.(current), [notice, current]);

  return { programme: current ?? (moment === null ? (playback?.programme ?? null) : null), follow };
}
