/** The timeline: the played part, the buffered part, and the moment under the pointer. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type {
  KeyboardEvent as ReactKeyboardEvent,
  PointerEvent as ReactPointerEvent,
  ReactNode,
} from 'react';
import type { PlayerState } from '../state/state.ts';
import {
  formatTime,
  isAtLiveEdge,
  rangesGradient,
  shareAt,
  shareUnder,
  timeAt,
} from '../timeline/timeline.ts';
import type { TimeRange } from '../timeline/timeline.ts';
import type { Player } from '../playback/player.ts';
import type { PlayerMessages } from './messages/messages.ts';
import { useMessages, usePlayer, usePlayerState } from './context/player-context.ts';
import { fetchParts } from './fetch-parts.ts';
import { lazyPart } from './lazy.ts';
import { TimelineBubble } from './timeline-bubble.tsx';
import styles from './timeline.module.css';

const readSecond = (state: PlayerState): number => Math.floor(state.rewind?.position ?? state.currentTime);
/** Where seeking is impossible, the current programme fills the bar. */
const shareOn = (seconds: number, range: TimeRange, isLive: boolean): number =>
  isLive && range.end <= range.start ? 1 : shareAt(seconds, range);

const ChapterMarks = lazyPart(async () => (await fetchParts()).ChapterMarks);

interface TimelineProps {
  /** False while it is not visible: it is not painted then. */
  readonly isPainted: boolean;
  readonly holdPointer: (isHeld: boolean) => void;
}

export function Timeline({ isPainted, holdPointer }: TimelineProps): ReactNode {
  const player = usePlayer();
  const messages = useMessages();
  const range = usePlayerState('seekable');
  const buffered = usePlayerState('buffered');
  const rewind = usePlayerState('rewind');
  const isLive = usePlayerState('isLive');
  const second = usePlayerState(readSecond);
  const bar = useRef<HTMLDivElement>(null);
  const bufferedBar = useRef<HTMLDivElement>(null);
  const [hovered, setHovered] = useState<number | null>(null);
  const isReady = range.end > range.start;

  usePaintedPosition(bar, isPainted);
  useLayoutEffect(() => {
    bufferedBar.current?.style.setProperty(
      'background-image',
      rangesGradient(buffered, range, 'var(--kp-buffered)'),
    );
  }, [buffered, range]);

  const shareOf = (event: ReactPointerEvent): number => {
    const box = event.currentTarget.getBoundingClientRect();
    return shareUnder(event.clientX, box.left, box.width);
  };
  const onPointerMove = (event: ReactPointerEvent): void => {
    const share = shareOf(event);
    if (event.currentTarget.hasPointerCapture(event.pointerId)) player.rewind.drag(timeAt(share, range));
    else if (event.pointerType === 'mouse') {
      setHovered(share);
      holdPointer(true);
    }
  };
  const onPointerDown = (event: ReactPointerEvent): void => {
    if (!isReady || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    player.rewind.drag(timeAt(shareOf(event), range));
  };
  const leave = (): void => {
    setHovered(null);
    holdPointer(false);
  };
  const share = rewind === null ? hovered : shareAt(rewind.position, range);
  return (
    <div
      className={styles.timeline}
      // A native range would take the keys for itself and cannot show what is buffered.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="slider"
      tabIndex={0}
      aria-label={messages.timeline}
      aria-valuemin={Math.floor(range.start)}
      aria-valuemax={Math.floor(range.end)}
      aria-valuenow={second}
      aria-valuetext={spokenPosition(second, range, isLive, messages)}
      aria-keyshortcuts="ArrowLeft ArrowRight Home End PageUp PageDown"
      aria-disabled={!isReady}
      data-active={rewind !== null}
      onPointerMove={onPointerMove}
      onPointerDown={onPointerDown}
      onPointerUp={() => player.rewind.drop()}
      onPointerCancel={() => player.rewind.cancel()}
      onPointerLeave={leave}
      onMouseDown={(event) => event.preventDefault()}
      onKeyDown={(event) => turnPage(event, range, player)}
    >
      <div ref={bar} className={styles.bar}>
        <div className={styles.track}>
          <div ref={bufferedBar} className={styles.buffered} />
          <div className={styles.played} />
          <ChapterMarks isOpen={false} parts={{ range }} />
        </div>
        <div className={styles.knobRail}>
          <div className={styles.knob} />
        </div>
      </div>
      {isReady && share !== null && <TimelineBubble share={share} range={range} />}
    </div>
  );
}

/** Page keys go a tenth of the range. */
function turnPage(event: ReactKeyboardEvent, { start, end }: TimeRange, player: Player): void {
  if (event.key !== 'PageUp' && event.key !== 'PageDown') return;
  event.preventDefault();
  const tenth = (end - start) / 10;
  player.seek(player.position() + (event.key === 'PageUp' ? tenth : -tenth));
}

/** The position for screen readers. */
function spokenPosition(second: number, range: TimeRange, isLive: boolean, messages: PlayerMessages): string {
  if (!isLive) return messages.timeOf(formatTime(second, range.end), formatTime(range.end));
  return isAtLiveEdge(second, range) ? messages.live : messages.behindLive(formatTime(range.end - second));
}

/** Writes the position into `--kp-played` (0–1) on every frame while it moves and can be seen. */
function usePaintedPosition(bar: { readonly current: HTMLDivElement | null }, isPainted: boolean): void {
  const player = usePlayer();
  useEffect(() => {
    if (!isPainted) return undefined;
    let frame: number | null = null;
    const paint = (): void => {
      const { rewind, seekable, isPaused, isLive } = player.store.getState();
      bar.current?.style.setProperty(
        '--kp-played',
        String(shareOn(rewind?.position ?? player.position(), seekable, isLive)),
      );
      frame = isPaused ? null : requestAnimationFrame(paint);
    };
    const unsubscribe = player.store.subscribe(() => {
      if (frame === null) paint();
    });
    paint();
    return () => {
      unsubscribe();
      if (frame !== null) cancelAnimationFrame(frame);
    };
  }, [player, bar, isPainted]);
}
