import type { FeatureTitle } from '../../data/shown-view.ts';
import { useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { useMessages } from '../../i18n/messages.tsx';
import { IconButton } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { swipeOf } from '../../ui/swipe.ts';
import type { Touch } from '../../ui/swipe.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { HeroSlide } from './hero-slide.tsx';
import styles from './hero.module.css';

export interface HeroProps {
  /** What the carousel is called, for those who do not see it. */
  readonly name: string;
  /** The first is in the server's markup; the others are drawn when their turn comes near. At least one. */
  readonly items: readonly FeatureTitle[];
}

/**
 * The first picture of a page: titles that take turns. A turn ends when the animation of its dash does, so that pausing
 * the animation (the button, a focused control, a hidden page) pauses the carousel, and reduced motion has none to end.
 * Arrows, swipes and the dashes turn it by hand, which also pauses it (WCAG 2.2 §2.2.2).
 */
export function Hero({ name, items }: HeroProps) {
  const t = useMessages();
  const [turned, setTurned] = useState(0);
  // Another viewer may be shown fewer.
  const shown = turned < items.length ? turned : 0;
  const [drawn, setDrawn] = useState<ReadonlySet<number>>(() => new Set([0]));
  const [isPaused, setIsPaused] = useState(false);
  const touch = useRef<Touch | null>(null);
  const dashes = useRef<HTMLFieldSetElement>(null);

  const show = (index: number): void => {
    const next = (index + items.length) % items.length;
    setDrawn((known) => new Set([...known, next]));
    setTurned(next);
  };
  const turn = (index: number): void => {
    setIsPaused(true);
    show(index);
  };
  /** Draws the next slide behind the shown one, so that its picture is there when it appears. */
  const prepare = (): void => setDrawn((known) => new Set([...known, (shown + 1) % items.length]));

  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    turn(shown + step);
    dashes.current?.querySelectorAll('button')[(shown + step + items.length) % items.length]?.focus();
  };
  const onPointerUp = (event: PointerEvent): void => {
    const start = touch.current;
    touch.current = null;
    if (!start || event.pointerType === 'mouse') return;
    const way = swipeOf(
      start,
      { x: event.clientX, y: event.clientY, time: event.timeStamp },
      window.innerWidth,
    );
    if (way !== null) turn(shown + (way === 'next' ? 1 : -1));
  };

  return (
    <section
      className={classNames(styles.hero, isPaused && styles.paused)}
      aria-roledescription={items.length > 1 ? t('ui.carousel') : undefined}
      aria-label={name}
      onPointerDown={(event) => {
        touch.current = { x: event.clientX, y: event.clientY, time: event.timeStamp };
      }}
      onPointerUp={onPointerUp}
      onPointerCancel={() => {
        touch.current = null;
      }}
    >
      <div className={styles.slides} aria-live={isPaused ? 'polite' : 'off'}>
        {items.map((item, index) =>
          index === shown || drawn.has(index) ? (
            <HeroSlide key={item.id} item={item} isShown={index === shown} isFirst={index === 0} />
          ) : null,
        )}
      </div>
      {items.length > 1 && (
        <div className={styles.controls}>
          <fieldset ref={dashes} aria-label={t('ui.slides')} className={styles.dashes}>
            {items.map((item, index) => (
              <button
                key={item.id}
                type="button"
                className={styles.dash}
                aria-current={index === shown ? 'true' : undefined}
                tabIndex={index === shown ? 0 : -1}
                onClick={() => turn(index)}
                onKeyDown={onKeyDown}
              >
                <span className={styles.line}>
                  {index === shown && (
                    <span
                      className={styles.fill}
                      onAnimationStart={prepare}
                      onAnimationEnd={() => show(shown + 1)}
                    />
                  )}
                </span>
                <VisuallyHidden>
                  {t('ui.slide', { place: index + 1, count: items.length, title: item.name })}
                </VisuallyHidden>
              </button>
            ))}
          </fieldset>
          <div className={styles.pause}>
            <IconButton
              icon={isPaused ? 'play' : 'pause'}
              label={isPaused ? t('ui.resumeSlides') : t('ui.pauseSlides')}
              variant="ghost"
              size="small"
              onClick={() => setIsPaused(!isPaused)}
            />
          </div>
        </div>
      )}
    </section>
  );
}
