import type { MediaBlock } from '@kadr/contract';
import { useState } from 'react';
import { useMessages } from '../../i18n/messages.tsx';
import { IconButton } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { BannerCard } from './banner-card.tsx';
import { BlockSection } from './block-section.tsx';
import { cardsOf } from './card-data.ts';
import type { BlockCard } from './card-data.ts';
import { defineBlock } from './define-block.tsx';
import type { CustomBlockProps } from './define-block.tsx';
import styles from './marquee.module.css';

export interface MarqueeData {
  /** Adjacent rows move in opposite directions. */
  readonly rows: readonly (readonly BlockCard[])[];
}

/** The fewest cards: fewer would leave a gap on a wide screen. */
const least = 4;
/** The fewest cards for two rows. */
const forTwo = 10;

export function readMarquee(raw: Pick<MediaBlock, 'custom_data' | 'items'>): MarqueeData | null {
  // Moving cards are too fast for long texts.
  const cards = cardsOf(raw).map((card) => Object.assign(card, { text: null }));
  if (cards.length < least) return null;
  const half = Math.ceil(cards.length / 2);
  return { rows: cards.length < forTwo ? [cards] : [cards.slice(0, half), cards.slice(half)] };
}

/**
 * Rows that move without end: each card is rendered twice, the second time hidden from assistive technology. The mouse,
 * the focus and the button stop them; viewers who prefer reduced motion get rows to scroll.
 */
function Marquee({ block, data: { rows } }: CustomBlockProps<MarqueeData>) {
  const t = useMessages();
  const [isPaused, setPaused] = useState(false);
  return (
    <BlockSection block={block} isWide>
      <div className={classNames(styles.rows, isPaused && styles.paused)}>
        {rows.map((cards) => (
          <div key={cards[0]?.key} className={styles.row}>
            <ul className={styles.cards}>
              {cards.map((card) => (
                <BannerCard key={card.key} card={card} />
              ))}
              {cards.map((card) => (
                <BannerCard key={`again ${card.key}`} card={card} isCopy />
              ))}
            </ul>
          </div>
        ))}
      </div>
      <div className={styles.button}>
        <IconButton
          icon={isPaused ? 'play' : 'pause'}
          size="small"
          variant="ghost"
          label={t(isPaused ? 'offers.moveOn' : 'offers.standStill')}
          onClick={() => setPaused(!isPaused)}
        />
      </div>
    </BlockSection>
  );
}

export const MarqueeBlock = defineBlock(readMarquee, Marquee);
