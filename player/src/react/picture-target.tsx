/** The picture as a button: click to pause, double click for fullscreen; on touch, tap for controls, double tap to skip. */
import { useRef, useState } from 'react';
import type { MouseEvent as ReactMouseEvent, PointerEvent as ReactPointerEvent, ReactNode } from 'react';
import { REWIND_STEP } from '../rewind.ts';
import type { PlayerState } from '../store/state.ts';
import { classNames } from './class-names.ts';
import { ChevronsIcon, PauseIcon, PlayIcon } from './icons.tsx';
import { useMessages, usePlayer, usePlayerState } from './player-context.ts';
import styles from './picture-target.module.css';

/** Milliseconds between the taps of a double tap. */
const DOUBLE_TAP = 300;
/** Share of the width, on either side, in which a double tap skips. */
const SIDE = 0.36;

interface Skip {
  readonly direction: 1 | -1;
  readonly seconds: number;
  /** Tells one showing from the next, so that the animation begins anew. */
  readonly id: number;
}

interface PictureTargetProps {
  readonly areControlsVisible: boolean;
  readonly showControls: () => void;
  readonly hideControls: () => void;
}

const readIsPaused = (state: PlayerState): boolean => state.isPaused;

export function PictureTarget({
  areControlsVisible,
  showControls,
  hideControls,
}: PictureTargetProps): ReactNode {
  const player = usePlayer();
  const messages = useMessages();
  const isPaused = usePlayerState(readIsPaused);
  const lastTap = useRef<{ at: number; side: -1 | 0 | 1 } | null>(null);
  const [skip, setSkip] = useState<Skip | null>(null);
  const [pulse, setPulse] = useState(0);

  const onTap = (event: ReactPointerEvent): void => {
    const box = event.currentTarget.getBoundingClientRect();
    const share = (event.clientX - box.left) / box.width;
    const side = share < SIDE ? -1 : share > 1 - SIDE ? 1 : 0;
    const previous = lastTap.current;
    const isSecond =
      previous !== null && event.timeStamp - previous.at < DOUBLE_TAP && previous.side === side && side !== 0;
    lastTap.current = { at: event.timeStamp, side };
    if (!isSecond) {
      if (areControlsVisible) hideControls();
      else showControls();
      return;
    }
    hideControls();
    player.rewind.step(side);
    player.rewind.release();
    setSkip((shown) => ({
      direction: side,
      seconds: shown !== null && shown.direction === side ? shown.seconds + REWIND_STEP : REWIND_STEP,
      id: event.timeStamp,
    }));
  };
  const onPointerUp = (event: ReactPointerEvent): void => {
    if (event.pointerType === 'touch') onTap(event);
  };
  const onClick = (event: ReactMouseEvent): void => {
    if (event.nativeEvent instanceof PointerEvent && event.nativeEvent.pointerType === 'touch') return;
    player.togglePlay();
    setPulse((count) => count + 1);
  };
  const onDoubleClick = (event: ReactMouseEvent): void => {
    if (event.nativeEvent instanceof PointerEvent && event.nativeEvent.pointerType === 'touch') return;
    player.toggleFullscreen();
  };

  return (
    <>
      {/* The same as the buttons and keys beside it: not one more stop for the keyboard or a screen reader. */}
      <div
        className={styles.target}
        aria-hidden="true"
        onPointerUp={onPointerUp}
        onClick={onClick}
        onDoubleClick={onDoubleClick}
      />
      {pulse > 0 && (
        <div key={pulse} className={styles.pulse} aria-hidden="true">
          {isPaused ? <PauseIcon /> : <PlayIcon />}
        </div>
      )}
      {skip !== null && (
        <div
          key={skip.id}
          className={classNames(styles.skip, skip.direction === 1 ? styles.forward : styles.back)}
          aria-hidden="true"
          onAnimationEnd={() => setSkip(null)}
        >
          <ChevronsIcon direction={skip.direction} />
          <span>{messages.rewindBy(skip.direction * skip.seconds)}</span>
        </div>
      )}
    </>
  );
}
