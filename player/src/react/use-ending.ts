/** Follows a film to its end: when to prepare what comes next, and when to go on with it. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { beforeEnding, endingAfter, isNearEnding, secondsLeft } from '../source/ending.ts';
import type { Ending, EndingEvent } from '../source/ending.ts';
import type { PlayerState } from '../state/state.ts';
import type { EndingPorts } from './context/ending-context.ts';
import { usePlayer } from './context/player-context.ts';

interface FollowedEnding {
  readonly ending: Ending;
  /** Stops all automatic starts. */
  readonly dismiss: () => void;
  /** The viewer does not want to wait. */
  readonly goOn: () => void;
}

/** A live stream has neither titles nor an end. */
export const isFilm = ({ hasFirstFrame, isLive }: PlayerState): boolean => hasFirstFrame && !isLive;

export function useEnding(ports: EndingPorts): FollowedEnding {
  const { store } = usePlayer();
  const latest = useRef(beforeEnding);
  const done = useRef({ isPrepared: false, hasGone: false });
  const [ending, setEnding] = useState(beforeEnding);

  const put = (event: EndingEvent): void => {
    latest.current = endingAfter(latest.current, event);
    setEnding(latest.current);
  };
  const goOn = (): void => {
    if (done.current.hasGone) return;
    done.current.hasGone = true;
    ports.goOn();
  };
  const look = useEffectEvent((): void => {
    const state = store.getState();
    if (!isFilm(state)) return;
    const { currentTime, duration, isEnded, autoplayNext } = state;
    const film = { duration, credits: ports.markers?.credits };
    if (latest.current.position !== currentTime) put({ type: 'time', position: currentTime, film });
    if (ports.next === undefined) return;
    if (!done.current.isPrepared && isNearEnding(currentTime, film)) {
      done.current.isPrepared = true;
      ports.nearEnding();
    }
    const hasCounted = secondsLeft(latest.current, duration) === 0;
    if (autoplayNext && (hasCounted || (isEnded && !latest.current.isDismissed))) goOn();
  });
  useEffect(() => store.subscribe(() => look()), [store]);

  return { ending, dismiss: () => put({ type: 'dismiss' }), goOn };
}
