/** The controls' coming and going, as state of the interface. */
import { useEffect, useMemo, useState } from 'react';
import { browserClock } from '../environment/environment.ts';
import { AUTOHIDE_DELAY, createAutohide } from '../input/autohide.ts';
import type { PlayerState } from '../state/state.ts';
import { usePlayerState } from './context/player-context.ts';

interface ControlsVisibility {
  readonly isVisible: boolean;
  readonly activity: () => void;
  readonly hide: () => void;
  readonly holdPointer: (isHeld: boolean) => void;
}

const isRewinding = (state: PlayerState): boolean => state.rewind !== null;

/** `delay` in seconds. */
export function useControlsVisibility(isPanelOpen: boolean, delay = AUTOHIDE_DELAY): ControlsVisibility {
  const [isVisible, setVisible] = useState(true);
  const autohide = useMemo(
    () => createAutohide({ delay, changed: setVisible, environment: browserClock }),
    [delay],
  );
  const isPaused = usePlayerState('isPaused');
  const isRewind = usePlayerState(isRewinding);

  useEffect(() => autohide.hold('panel', isPanelOpen), [autohide, isPanelOpen]);
  useEffect(() => autohide.hold('paused', isPaused), [autohide, isPaused]);
  useEffect(() => autohide.hold('rewinding', isRewind), [autohide, isRewind]);
  useEffect(() => autohide.destroy, [autohide]);

  return {
    isVisible,
    activity: autohide.activity,
    hide: autohide.hide,
    holdPointer: (isHeld) => autohide.hold('pointer', isHeld),
  };
}
