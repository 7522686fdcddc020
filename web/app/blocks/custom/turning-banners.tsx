import type { MediaBlock } from '@kadr/contract';
import { useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { useMessages } from '../../i18n/messages.tsx';
import { IconButton } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { swipeOf } from '../../ui/swipe.ts';
import type { Touch } from '../../ui/swipe.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { BannerCard } from './banner-card.tsx';
import { BlockSection } from './block-section.tsx';
import { cardsOf } from './card-data.ts';
import type { BlockCard } from './card-data.ts';
import { defineBlock } from './define-block.tsx';
import type { CustomBlockProps } from './define-block.tsx';
import styles from './turning-banners.module.css';

/** Banners that take turns. */
const most = 3;

export function readTurning(raw: Pick<MediaBlock, 'custom_data' | 'items'>): readonly BlockCard[] | null {
  const cards = cardsOf(raw).slice(0, most);
  return cards.length === 0 ? null : cards;
}

/**
 * Three banners in one place, in turn. A turn ends when the animation of its dash does, so that whatever pauses the
 * animation (the button, the mouse over it, a focused link) pauses the turns, and reduced motion has none to end. Arrows,
 * swipes and the dashes turn it by hand, which also pauses it (WCAG 2.2 §2.2.2).
 */
export function TurningBanners({ block, data: cards }: CustomBlockProps<readonly BlockCard[]>) {
  const t = useMessages();
  const [turned, setTurned] = useState(0);
  // Another viewer may be shown fewer.
  const shown = turned < cards.length ? turned : 0;
  const [isPaused, setPaused] = useState(false);
  const touch = useRef<Touch | null>(null);
  const dashes = useRef<HTMLFieldSetElement>(null);
  const turn = (to: number): void => {
    setPaused(true);
    setTurned((to + cards.length) % cards.length);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    turn(shown + step);
    dashes.current?.querySelectorAll('button')[(shown + step + cards.length) % cards.length]?.focus();
  };
  const onPointerUp = (event: PointerEvent): void => {
    const start = touch.current;
    touch.current = null;
    if (!start || event.pointerType === 'mouse') return;
    const end = { x: event.clientX, y: event.clientY, time: event.timeStamp };
    const way = swipeOf(start, end, window.innerWidth);
    if (way !== null) turn(shown + (way === 'next' ? 1 : -1));
  };
  return (
    <BlockSection block={block}>
      <section
        className={classNames(styles.carousel, isPaused && styles.paused)}
        aria-roledescription={t('ui.carousel')}
        aria-label={`${block.name ?? t('ui.featured')}, ${t('ui.carousel')}`}
        onPointerDown={(event) => {
          touch.current = { x: event.clientX, y: event.clientY, time: event.timeStamp };
        }}
        onPointerUp={onPointerUp}
        onPointerCancel={() => {
          touch.current = null;
        }}
      >
        <ul className={styles.banners} aria-live={isPaused ? 'polite' : 'off'}>
          {cards.map((card, at) => (
            <li
              key={card.key}
              className={classNames(styles.turn, at === shown && styles.shown)}
              inert={at !== shown}
            >
              <ul>
                <BannerCard card={card} size="stretching" />
              </ul>
            </li>
          ))}
        </ul>
        {cards.length > 1 && (
          <div className={styles.controls}>
            <fieldset ref={dashes} className={styles.dashes} aria-label={t('ui.slides')}>
              {cards.map(({ key, title }, at) => (
                <button
                  key={key}
                  type="button"
                  className={styles.dash}
                  aria-current={at === shown ? 'true' : undefined}
                  tabIndex={at === shown ? 0 : -1}
                  onClick={() => turn(at)}
                  onKeyDown={onKeyDown}
                >
                  <span className={styles.line}>
                    {at === shown && (
                      <span
                        className={styles.fill}
                        onAnimationEnd={() => setTurned((shown + 1) % cards.length)}
                      />
                    )}
                  </span>
                  <VisuallyHidden>
                    {t('ui.slide', { place: at + 1, count: cards.length, title: title ?? '' })}
                  </VisuallyHidden>
                </button>
              ))}
            </fieldset>
            <IconButton
              icon={isPaused ? 'play' : 'pause'}
              label={t(isPaused ? 'ui.resumeSlides' : 'ui.pauseSlides')}
              variant="ghost"
              size="small"
              onClick={() => setPaused(!isPaused)}
            />
          </div>
        )}
      </section>
    </BlockSection>
  );
}

export const TurningBannersBlock = defineBlock(readTurning, TurningBanners);
