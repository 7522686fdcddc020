/** Big targets in the middle, for fingers. */
import type { ReactNode } from 'react';
import { REWIND_STEP } from '../input/rewind.ts';
import type { PlayerState } from '../state/state.ts';
import { IconButton } from './controls/icon-button.tsx';
import { PauseIcon, PlayIcon, ReplayIcon, SkipBackIcon, SkipForwardIcon } from './controls/icons.tsx';
import { useMessages, usePlayer, usePlayerState } from './context/player-context.ts';
import styles from './touch-controls.module.css';

/** Before the first play the middle belongs to the click-to-play overlay. */
const readIsOff = (state: PlayerState): boolean =>
  state.phase === 'initial' ||
  state.isNeedUserGesture ||
  state.recovery?.type === 'stop' ||
  (state.isPaused && state.pauseReason === null && !state.isEnded);
/** A dragging finger needs the picture over the timeline, not these. */
const readIsDragged = (state: PlayerState): boolean => state.rewind?.by === 'drag';
/** There is a past or a future to seek to: a live stream without pauses has none. */
const readCanSkip = ({ isLive, seekable }: PlayerState): boolean => !isLive || seekable.end > seekable.start;

export function TouchControls({ activity }: { readonly activity: () => void }): ReactNode {
  const player = usePlayer();
  const messages = useMessages();
  const isPaused = usePlayerState('isPaused');
  const isEnded = usePlayerState('isEnded');
  const isOff = usePlayerState(readIsOff);
  const canSkip = usePlayerState(readCanSkip);
  const isDragged = usePlayerState(readIsDragged);
  if (isOff) return null;
  const skip = (direction: 1 | -1) => (): void => {
    activity();
    player.rewind.step(direction);
    player.rewind.release();
  };
  return (
    <div className={styles.controls} data-dragged={isDragged}>
      {canSkip && (
        <IconButton label={messages.skipBack(REWIND_STEP)} onClick={skip(-1)} className={styles.skip}>
          <SkipBackIcon />
        </IconButton>
      )}
      <IconButton
        label={isEnded ? messages.replay : isPaused ? messages.play : messages.pause}
        className={styles.play}
        onClick={() => {
          activity();
          player.togglePlay();
        }}
      >
        {isEnded ? <ReplayIcon /> : isPaused ? <PlayIcon /> : <PauseIcon />}
      </IconButton>
      {canSkip && (
        <IconButton label={messages.skipForward(REWIND_STEP)} onClick={skip(1)} className={styles.skip}>
          <SkipForwardIcon />
        </IconButton>
      )}
    </div>
  );
}
