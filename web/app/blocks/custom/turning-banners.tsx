import type { MediaBlock } from '@kadr/contract';
import { useMessages } from '../../i18n/messages.tsx';
import { classNames } from '../../ui/class-names.ts';
import { TurnControls, useTurns } from '../turns.tsx';
import { BannerCard } from './banner-card.tsx';
import { BlockSection } from './block-section.tsx';
import { cardsOf } from './card-data.ts';
import type { BlockCard } from './card-data.ts';
import { defineBlock } from './define-block.tsx';
import type { CustomBlockProps } from './define-block.tsx';
import styles from './turning-banners.module.css';

/** The most banners that take turns. */
const most = 3;

export function readTurning(raw: Pick<MediaBlock, 'custom_data' | 'items'>): readonly BlockCard[] | null {
  const cards = cardsOf(raw).slice(0, most);
  return cards.length === 0 ? null : cards;
}

/**
 * Three banners in one place, in turn. A turn ends when the animation of its dash does, so whatever pauses the
 * animation (the button, the mouse over it, a focused link) pauses the turns, and reduced motion has none to end.
 * Arrows, swipes and the dashes turn it by hand, which also pauses it (WCAG 2.2 §2.2.2).
 */
export function TurningBanners({ block, data: cards }: CustomBlockProps<readonly BlockCard[]>) {
  const t = useMessages();
  const turns = useTurns(cards.length);
  const { shown, isPaused, swipe } = turns;
  return (
    <BlockSection block={block}>
      <section
        className={classNames(styles.carousel, isPaused && styles.paused)}
        aria-roledescription={t('ui.carousel')}
        aria-label={`${block.name ?? t('ui.featured')}, ${t('ui.carousel')}`}
        {...swipe}
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
          <TurnControls turns={turns} titles={cards.map(({ title }) => title ?? '')} styles={styles} />
        )}
      </section>
    </BlockSection>
  );
}

export const TurningBannersBlock = defineBlock(readTurning, TurningBanners);
