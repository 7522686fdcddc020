import type { MediaBlock } from '@kadr/contract';
import { Badge } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Picture } from '../../ui/picture.tsx';
import { Rating } from '../../ui/rating.tsx';
import { toneClass } from '../../ui/tone.ts';
import { Advertiser, Labels } from './banner-card.tsx';
import { BlockSection } from './block-section.tsx';
import { cardsOf } from './card-data.ts';
import type { BlockCard } from './card-data.ts';
import styles from './card-view.module.css';
import { defineBlock } from './define-block.tsx';
import type { CustomBlockProps } from './define-block.tsx';
import { Markup } from '../../ui/markup.tsx';

/** The most cards that are shown. */
const most = 12;

export function readCardView(raw: Pick<MediaBlock, 'custom_data' | 'items'>): readonly BlockCard[] | null {
  const cards = cardsOf(raw)
    .filter(({ title }) => title !== null)
    .slice(0, most);
  return cards.length === 0 ? null : cards;
}

/** The block's items of any type as cards with text: a picture, a title and a description. */
function CardView({ block, data: cards }: CustomBlockProps<readonly BlockCard[]>) {
  return (
    <BlockSection block={block}>
      <ul className={styles.cards}>
        {cards.map((card) => (
          <Card key={card.key} card={card} />
        ))}
      </ul>
    </BlockSection>
  );
}

function Card({
  card: { title, subtitle, text, link, picture, labels, age, rating, color, advertiser },
}: {
  readonly card: BlockCard;
}) {
  return (
    <li className={classNames(styles.card, toneClass(color))}>
      <span className={styles.picture}>
        {picture && (
          <Picture
            path={picture}
            profiles={['poster_horizontal', 'banner_medium']}
            sizes="(max-width: 719px) 92vw, 420px"
            alt=""
            className={styles.image}
          />
        )}
        <span className={styles.marks}>
          <Labels labels={labels} />
          {age && <Badge>{age}</Badge>}
        </span>
      </span>
      <div className={styles.words}>
        <h3 className={styles.title}>
          {link ? (
            <a
              href={link.href}
              className={styles.link}
              {...(link.isBlank && { target: '_blank', rel: 'noopener' })}
            >
              {title}
            </a>
          ) : (
            title
          )}
          {rating !== null && <Rating value={rating} />}
        </h3>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        {text && (
          <div className={styles.text}>
            <Markup text={text} />
          </div>
        )}
        {advertiser && <Advertiser advertiser={advertiser} />}
      </div>
    </li>
  );
}

export const CardViewBlock = defineBlock(readCardView, CardView);
