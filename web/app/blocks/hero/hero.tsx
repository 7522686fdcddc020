import type { FeatureTitle } from '../../data/shown-view.ts';
import { useState } from 'react';
import { useMessages } from '../../i18n/messages.tsx';
import { classNames } from '../../ui/class-names.ts';
import { TurnControls, useTurns } from '../turns.tsx';
import { HeroSlide } from './hero-slide.tsx';
import styles from './hero.module.css';

export interface HeroProps {
  /** The carousel's name for assistive technology. */
  readonly name: string;
  /** At least one. The first is in the server's markup; the others are rendered shortly before their turn. */
  readonly items: readonly FeatureTitle[];
}

/**
 * The hero of a page: titles that take turns. A turn ends when the animation of its dash does: pausing the animation
 * (the button, a focused control, a hidden page) pauses the carousel, and with reduced motion no turn ends. Arrows,
 * swipes and the dashes turn it by hand, which also pauses it (WCAG 2.2 §2.2.2).
 */
export function Hero({ name, items }: HeroProps) {
  const t = useMessages();
  const [drawn, setDrawn] = useState<ReadonlySet<number>>(() => new Set([0]));
  const draw = (at: number): void => setDrawn((known) => new Set([...known, at]));
  const turns = useTurns(items.length, draw);
  const { shown, isPaused, swipe } = turns;
  return (
    <section
      className={classNames(styles.hero, isPaused && styles.paused)}
      aria-roledescription={items.length > 1 ? t('ui.carousel') : undefined}
      aria-label={name}
      {...swipe}
    >
      <div className={styles.slides} aria-live={isPaused ? 'polite' : 'off'}>
        {items.map((item, index) =>
          index === shown || drawn.has(index) ? (
            <HeroSlide key={item.id} item={item} isShown={index === shown} isFirst={index === 0} />
          ) : null,
        )}
      </div>
      {items.length > 1 && (
        <TurnControls
          turns={turns}
          titles={items.map((item) => item.name)}
          styles={styles}
          // Renders the next slide behind the current one, so that its picture is loaded when it appears.
          onBegin={() => draw((shown + 1) % items.length)}
        />
      )}
    </section>
  );
}
