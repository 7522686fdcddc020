import type { MediaBlock } from '@kadr/contract';
import { useRef } from 'react';
import { useMessages } from '../../i18n/messages.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Picture } from '../../ui/picture.tsx';
import { toneClass } from '../../ui/tone.ts';
import { Advertiser, Labels } from './banner-card.tsx';
import { BlockSection } from './block-section.tsx';
import { cardsOf } from './card-data.ts';
import type { BlockCard } from './card-data.ts';
import { defineBlock } from './define-block.tsx';
import type { CustomBlockProps } from './define-block.tsx';
import styles from './large-banners.module.css';
import { LinkButton } from './link-button.tsx';
import { Markup } from '../../ui/markup.tsx';
import { QuietVideo } from './quiet-video.tsx';
import { usePixels } from './use-pixels.ts';

/** The most banners that are shown. */
const most = 4;

export function readLargeBanners(
  raw: Pick<MediaBlock, 'custom_data' | 'items'>,
): readonly BlockCard[] | null {
  const cards = cardsOf(raw)
    .filter(({ title, picture, video }) => title !== null && (picture !== null || video.length > 0))
    .slice(0, most);
  return cards.length === 0 ? null : cards;
}

/** Banners one below the other, each on half of the width with its words on the other half, on alternating sides. */
function LargeBanners({ block, data: cards }: CustomBlockProps<readonly BlockCard[]>) {
  return (
    <BlockSection block={block}>
      <ul className={styles.banners}>
        {cards.map((card) => (
          <LargeBanner key={card.key} card={card} />
        ))}
      </ul>
    </BlockSection>
  );
}

function LargeBanner({ card }: { readonly card: BlockCard }) {
  const { title, subtitle, text, link, picture, video, labels, color, advertiser } = card;
  const t = useMessages();
  const place = useRef<HTMLLIElement>(null);
  usePixels(place, card.pixels);
  return (
    <li ref={place} className={classNames(styles.banner, toneClass(color))}>
      <div className={styles.picture}>
        {picture && (
          <Picture
            path={picture}
            profiles={['banner_medium', 'key_visual']}
            sizes="(max-width: 899px) 96vw, 880px"
            alt=""
            className={styles.image}
          />
        )}
        {video.length > 0 && <QuietVideo files={video} hasButton />}
      </div>
      <div className={styles.words}>
        {labels.length > 0 && (
          <p className={styles.labels}>
            <Labels labels={labels} />
          </p>
        )}
        <h3 className={styles.title}>{title}</h3>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        {text && (
          <div className={styles.text}>
            <Markup text={text} />
          </div>
        )}
        {link && (
          <p>
            <LinkButton link={link} variant="primary">
              {link.title ?? t('ui.more')}
            </LinkButton>
          </p>
        )}
        {advertiser && <Advertiser advertiser={advertiser} />}
      </div>
    </li>
  );
}

export const LargeBannersBlock = defineBlock(readLargeBanners, LargeBanners);
