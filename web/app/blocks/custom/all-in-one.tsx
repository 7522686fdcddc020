import { useEffect, useState } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Picture } from '../../ui/picture.tsx';
import { toneClass } from '../../ui/tone.ts';
import styles from './all-in-one.module.css';
import { Labels } from './banner-card.tsx';
import { BlockSection } from './block-section.tsx';
import { cardsOf } from './card-data.ts';
import type { BlockCard } from './card-data.ts';
import { defineBlock } from './define-block.tsx';
import { FilmLoop } from './film-loop.tsx';
import { Markup } from '../../ui/markup.tsx';

const fewest = 3;
const most = 5;
/** Milliseconds for which the pointer must rest on a card before its video plays. */
const pause = 1000;

/** The service's range, in three to five cards side by side. */
export const AllInOneBlock = defineBlock(
  (block) => {
    const cards = cardsOf(block);
    return cards.length < fewest ? null : cards.slice(0, most);
  },
  ({ block, data }) => (
    <BlockSection block={block}>
      <ul className={styles.cards}>
        {data.map((card) => (
          <Card key={card.key} card={card} />
        ))}
      </ul>
    </BlockSection>
  ),
);

function Card({ card }: { readonly card: BlockCard }) {
  const { title, subtitle, text, link, picture, labels, age, color, video } = card;
  const [isPointed, setPointed] = useState(false);
  const [plays, setPlays] = useState(false);
  useEffect(() => {
    if (!isPointed) return undefined;
    const timer = setTimeout(() => setPlays(true), pause);
    return () => {
      clearTimeout(timer);
      setPlays(false);
    };
  }, [isPointed]);
  const point = { onPointerEnter: () => setPointed(true), onPointerLeave: () => setPointed(false) };
  const focus = { onFocus: () => setPointed(true), onBlur: () => setPointed(false) };
  return (
    <li className={classNames(styles.card, toneClass(color))} {...point} {...focus}>
      <span className={styles.picture}>
        {picture && (
          <Picture
            path={picture}
            profiles={['collection', 'poster_horizontal', 'key_visual']}
            sizes="(min-width: 900px) 34vw, 84vw"
            alt=""
            className={styles.image}
          />
        )}
        {video.length > 0 && <FilmLoop files={video} isOn={plays} />}
      </span>
      <span className={styles.marks}>
        <Labels labels={labels} />
        {age && <Badge>{age}</Badge>}
      </span>
      <div className={styles.words}>
        {title !== null && (
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
          </h3>
        )}
        {subtitle !== null && <p className={styles.subtitle}>{subtitle}</p>}
        {text !== null && (
          <div className={styles.text}>
            <Markup text={text} kind="line" />
          </div>
        )}
      </div>
    </li>
  );
}
