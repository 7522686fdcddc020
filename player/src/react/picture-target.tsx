/**
 * The picture as a button. Mouse: click to pause, double click for fullscreen. Touch: tap for controls, double tap at a
 * side to skip (every further tap adds), a long press to go twice as fast.
 */
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { PointerEvent as ReactPointerEvent, ReactNode } from 'react';
import { browserClock } from '../environment/environment.ts';
import { createGestures } from '../input/gestures.ts';
import type { Gestures, Touch } from '../input/gestures.ts';
import { REWIND_STEP } from '../input/rewind.ts';
import type { PlayerState } from '../state/state.ts';
import { classNames } from './controls/class-names.ts';
import { ChevronsIcon, PauseIcon, PlayIcon } from './controls/icons.tsx';
import { useMessages, usePlayer, usePlayerState } from './context/player-context.ts';
import styles from './picture-target.module.css';

interface Skip {
  readonly direction: 1 | -1;
  readonly seconds: number;
  /** The finger's place, in pixels. */
  readonly x: number;
  readonly y: number;
  /** Changes with every showing, so that the animation restarts. */
  readonly id: number;
}

interface PictureTargetProps {
  readonly areControlsVisible: boolean;
  readonly showControls: () => void;
  readonly hideControls: () => void;
}

const readIsPaused = (state: PlayerState): boolean => state.ad?.isPaused ?? state.isPaused;
/** Channels and advertisements cannot be skipped through. */
const readIsFixed = (state: PlayerState): boolean => state.isLive || state.ad !== null;

export function PictureTarget({
  areControlsVisible,
  showControls,
  hideControls,
}: PictureTargetProps): ReactNode {
  const player = usePlayer();
  const messages = useMessages();
  const isPaused = usePlayerState(readIsPaused);
  const isFixed = usePlayerState(readIsFixed);
  const [skip, setSkip] = useState<Skip | null>(null);
  const [pulse, setPulse] = useState(0);

  const onTap = (): void => (areControlsVisible ? hideControls() : showControls());
  const onSkip = (direction: 1 | -1, { x, y }: Touch, isMore: boolean): void => {
    if (isFixed) return onTap();
    hideControls();
    player.seek(player.position() + direction * REWIND_STEP);
    setSkip((shown) => ({
      direction,
      seconds: (isMore && shown !== null ? shown.seconds : 0) + REWIND_STEP,
      x,
      y,
      id: (shown?.id ?? 0) + 1,
    }));
  };
  const onHold = (isHeld: boolean): void => {
    if (isHeld) hideControls();
    player.setBoost(isHeld);
  };
  const { isByTouch, onTouch } = useGestures(onTap, onSkip, onHold);
  const onClick = (): void => {
    if (isByTouch.current) return;
    player.togglePlay();
    setPulse((count) => count + 1);
  };
  const said = skip === null ? '' : messages.rewindBy(skip.direction * skip.seconds);

  return (
    <>
      {/* The same as the buttons and keys beside it: not another stop for the keyboard or a screen reader. */}
      <div
        className={styles.target}
        aria-hidden="true"
        onPointerDown={onTouch('press')}
        onPointerMove={onTouch('move')}
        onPointerUp={onTouch('lift')}
        onPointerCancel={onTouch('cancel')}
        // The player handles long presses itself.
        onContextMenu={(event) => (isByTouch.current ? event.preventDefault() : undefined)}
        onClick={onClick}
        onDoubleClick={() => (isByTouch.current ? undefined : player.toggleFullscreen())}
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
          onAnimationEnd={({ target, currentTarget }) =>
            target === currentTarget ? setSkip(null) : undefined
          }
        >
          <Ripple x={skip.x} y={skip.y} />
          <ChevronsIcon direction={skip.direction} />
          <span>{said}</span>
        </div>
      )}
      <output className={styles.unseen}>{said}</output>
    </>
  );
}

/** Gestures of a finger. `isByTouch`: the last press was one; not every browser says so with the click that follows. */
function useGestures(
  tap: () => void,
  skip: (direction: 1 | -1, touch: Touch, isMore: boolean) => void,
  hold: (isHeld: boolean) => void,
) {
  const onTap = useEffectEvent(tap);
  const onSkip = useEffectEvent(skip);
  const onHold = useEffectEvent(hold);
  const gestures = useRef<Gestures | null>(null);
  const isByTouch = useRef(false);
  useEffect(() => {
    const made = createGestures({
      environment: browserClock,
      tap: () => onTap(),
      skip: (direction, touch, isMore) => onSkip(direction, touch, isMore),
      hold: (isHeld) => onHold(isHeld),
    });
    gestures.current = made;
    return made.cancel;
  }, []);
  const onTouch =
    (handle: 'press' | 'move' | 'lift' | 'cancel') =>
    (event: ReactPointerEvent): void => {
      isByTouch.current = event.pointerType === 'touch';
      if (!isByTouch.current) return;
      const box = event.currentTarget.getBoundingClientRect();
      gestures.current?.[handle]({
        x: event.clientX - box.left,
        y: event.clientY - box.top,
        width: box.width,
      });
    };
  return { isByTouch, onTouch };
}

/** A wave from under the finger. */
function Ripple({ x, y }: { readonly x: number; readonly y: number }): ReactNode {
  const ripple = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const box = ripple.current?.parentElement;
    if (!box || ripple.current === null) return;
    ripple.current.style.setProperty('--kp-x', `${x - box.offsetLeft}px`);
    ripple.current.style.setProperty('--kp-y', `${y - box.offsetTop}px`);
  }, [x, y]);
  return <span ref={ripple} className={styles.ripple} />;
}
