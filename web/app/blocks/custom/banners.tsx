import type { MediaBlock } from '@kadr/contract';
import { useMessages } from '../../i18n/messages.tsx';
import { Row } from '../../ui/row.tsx';
import { BannerCard } from './banner-card.tsx';
import { BlockFooter, BlockSection } from './block-section.tsx';
import styles from './banners.module.css';
import { cardsOf } from './card-data.ts';
import type { BlockCard } from './card-data.ts';
import { defineBlock } from './define-block.tsx';
import type { CustomBlockProps } from './define-block.tsx';

/** Reads the banners, or other items as cards. */
export function readBanners(raw: Pick<MediaBlock, 'custom_data' | 'items'>): readonly BlockCard[] | null {
  const cards = cardsOf(raw);
  return cards.length === 0 ? null : cards;
}

/**
 * Banners side by side in their own sizes: a row that scrolls; banners that stretch, or have no link, share the width.
 */
function Banners({ block, data: cards }: CustomBlockProps<readonly BlockCard[]>) {
  const t = useMessages();
  // A scrolling area needs a focusable element (WCAG 2.2 §2.1.1).
  if (cards.every(({ size, link }) => size === 'stretching' || link === null))
    return (
      <BlockSection block={block}>
        <ul className={styles.stretched}>
          {cards.map((card) => (
            <BannerCard key={card.key} card={card} />
          ))}
        </ul>
      </BlockSection>
    );
  return (
    <div id={block.htmlId}>
      <Row title={block.name ?? t('ui.featured')} subtitle={block.sub_name} href={block.link?.href ?? null}>
        {cards.map((card) => (
          <BannerCard key={card.key} card={card} />
        ))}
      </Row>
      <BlockFooter block={block} className={styles.footer} />
    </div>
  );
}

export const BannersBlock = defineBlock(readBanners, Banners);
