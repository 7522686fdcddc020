/** Parts that take turns in one place: the current part, the ways to turn, and the controls. */
import { useRef, useState } from 'react';
import type { ComponentProps, KeyboardEvent, RefObject } from 'react';
import { useMessages } from '../i18n/messages.tsx';
import { IconButton } from '../ui/button.tsx';
import { swipeOf } from '../ui/swipe.ts';
import type { Touch } from '../ui/swipe.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';

export interface Turns {
  readonly shown: number;
  readonly isPaused: boolean;
  readonly setPaused: (isPaused: boolean) => void;
  /** Shows a part without pausing; indexes wrap around after the last. */
  readonly show: (at: number) => void;
  /** Shows a part by hand, which also pauses (WCAG 2.2 §2.2.2). */
  readonly turn: (at: number) => void;
  readonly dashes: RefObject<HTMLFieldSetElement | null>;
  /** Event handlers of the element that takes swipes. */
  readonly swipe: Pick<ComponentProps<'section'>, 'onPointerDown' | 'onPointerUp' | 'onPointerCancel'>;
}

/** @param onShow called with the part that is shown next. */
export function useTurns(count: number, onShow?: (at: number) => void): Turns {
  const [turned, setTurned] = useState(0);
  // Another viewer may have fewer parts.
  const shown = turned < count ? turned : 0;
  const [isPaused, setPaused] = useState(false);
  const touch = useRef<Touch | null>(null);
  const dashes = useRef<HTMLFieldSetElement>(null);
  const show = (at: number): void => {
    const next = (at + count) % count;
    onShow?.(next);
    setTurned(next);
  };
  const turn = (at: number): void => {
    setPaused(true);
    show(at);
  };
  const swipe: Turns['swipe'] = {
    onPointerDown: (event) => {
      touch.current = { x: event.clientX, y: event.clientY, time: event.timeStamp };
    },
    onPointerUp: (event) => {
      const start = touch.current;
      touch.current = null;
      if (!start || event.pointerType === 'mouse') return;
      const end = { x: event.clientX, y: event.clientY, time: event.timeStamp };
      const way = swipeOf(start, end, window.innerWidth);
      if (way !== null) turn(shown + (way === 'next' ? 1 : -1));
    },
    onPointerCancel: () => {
      touch.current = null;
    },
  };
  return { shown, isPaused, setPaused, show, turn, dashes, swipe };
}

export interface TurnControlsProps {
  readonly turns: Turns;
  /** The titles of the parts, in order. */
  readonly titles: readonly string[];
  /** Classes `controls`, `dashes`, `dash`, `line`, `fill` (its animation is a turn's time) and `pause`. */
  readonly styles: CSSModuleClasses;
  /** Called when a turn begins: the next part may be prepared. */
  readonly onBegin?: () => void;
}

/** A dash for every part, and a pause button. A turn ends when the animation of its dash does. */
export function TurnControls({ turns, titles, styles, onBegin }: TurnControlsProps) {
  const t = useMessages();
  const { shown, isPaused, setPaused, show, turn, dashes } = turns;
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    turn(shown + step);
    dashes.current?.querySelectorAll('button')[(shown + step + titles.length) % titles.length]?.focus();
  };
  return (
    <div className={styles['controls']}>
      <fieldset ref={dashes} className={styles['dashes']} aria-label={t('ui.slides')}>
        {titles.map((title, at) => (
          <button
            // The order of the parts is fixed.
            // oxlint-disable-next-line react/no-array-index-key
            key={at}
            type="button"
            className={styles['dash']}
            aria-current={at === shown ? 'true' : undefined}
            tabIndex={at === shown ? 0 : -1}
            onClick={() => turn(at)}
            onKeyDown={onKeyDown}
          >
            <span className={styles['line']}>
              {at === shown && (
                <span
                  className={styles['fill']}
                  onAnimationStart={onBegin}
                  onAnimationEnd={() => show(shown + 1)}
                />
              )}
            </span>
            <VisuallyHidden>{t('ui.slide', { place: at + 1, count: titles.length, title })}</VisuallyHidden>
          </button>
        ))}
      </fieldset>
      <div className={styles['pause']}>
        <IconButton
          icon={isPaused ? 'play' : 'pause'}
          label={t(isPaused ? 'ui.resumeSlides' : 'ui.pauseSlides')}
          variant="ghost"
          size="small"
          onClick={() => setPaused(!isPaused)}
        />
      </div>
    </div>
  );
}
