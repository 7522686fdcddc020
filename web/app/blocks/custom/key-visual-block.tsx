import { useId } from 'react';
import { useMessages } from '../../i18n/messages.tsx';
import { Badge } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import display from '../../ui/display-title.module.css';
import { displaySize } from '../../ui/display-title.ts';
import { Icon } from '../../ui/icon.tsx';
import { KeyVisual } from '../../ui/key-visual.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Rating } from '../../ui/rating.tsx';
import { toneClass } from '../../ui/tone.ts';
import { Labels } from './banner-card.tsx';
import { anchorOf } from './block-frame.ts';
import { BlockFooter } from './block-section.tsx';
import { cardsOf } from './card-data.ts';
import type { BlockCard } from './card-data.ts';
import { defineBlock } from './define-block.tsx';
import type { CustomBlockProps } from './define-block.tsx';
import { textOf } from './fields.ts';
import styles from './key-visual-block.module.css';
import { LinkButton } from './link-button.tsx';
import { Markup } from '../../ui/markup.tsx';
import { QuietVideo } from './quiet-video.tsx';

/** `full` from edge to edge, `card` on its own surface, `kids` the same for children: round, bright, large. */
type Look = 'full' | 'card' | 'kids';
const looks = ['full', 'card', 'kids'] as const;

interface KeyVisualData {
  readonly look: Look;
  readonly card: BlockCard;
  /** The id of the element to which the arrow scrolls. */
  readonly anchor: string | null;
}

/** A single banner at its largest: the hero of a page of custom blocks. */
export const KeyVisualBlock = defineBlock((block): KeyVisualData | null => {
  const [card] = cardsOf(block);
  if (card === undefined) return null;
  const wanted = block.tag === 'kids' ? 'kids' : textOf(block.custom_data?.['key_visual_type']);
  return {
    card,
    look: looks.find((look) => look === wanted) ?? 'full',
    anchor: anchorOf(block.custom_data?.['anchor']) ?? null,
  };
}, KeyVisualBanner);

function KeyVisualBanner({ block, data: { look, card, anchor } }: CustomBlockProps<KeyVisualData>) {
  const t = useMessages();
  const id = useId();
  const { title, subtitle, text, link, picture, logo, labels, age, rating, color } = card;
  const name = title ?? block.name;
  const video = card.video.length > 0 ? card.video : (block.background?.video ?? []);
  return (
    <section
      id={block.htmlId}
      className={classNames(styles.banner, styles[look], toneClass(color ?? block.glow_color))}
      {...(name !== null && { 'aria-labelledby': id })}
    >
      <div className={styles.scene}>
        {look === 'full' ? (
          <KeyVisual path={picture} isFirst={block.isTop} isTitlePicture={false} />
        ) : (
          picture && (
            <Picture
              path={picture}
              profiles={['key_visual']}
              sizes="(min-width: 900px) 60vw, 96vw"
              alt=""
              loading={block.isTop ? 'first' : 'lazy'}
              className={styles.picture}
            />
          )
        )}
        {video.length > 0 && <QuietVideo files={video} hasButton />}
      </div>
      <div className={styles.words}>
        {logo && (
          <Picture path={logo} profiles={['banner_small']} sizes="112px" alt="" className={styles.logo} />
        )}
        {(labels.length > 0 || block.label || age !== null || rating !== null) && (
          <p className={styles.marks}>
            <Labels labels={block.label ? [block.label, ...labels] : labels} />
            {rating !== null && <Rating value={rating} />}
            {age !== null && <Badge>{age}</Badge>}
          </p>
        )}
        {name !== null && (
          <h2 id={id} className={classNames(styles.title, display.title, display[displaySize(name)])}>
            {link ? <a href={link.href}>{name}</a> : name}
          </h2>
        )}
        {(subtitle ?? block.sub_name) !== null && (
          <p className={styles.subtitle}>{subtitle ?? block.sub_name}</p>
        )}
        {text !== null && (
          <div className={styles.text}>
            <Markup text={text} />
          </div>
        )}
        {link?.title && block.buttons.length === 0 && (
          <LinkButton link={link} variant="primary" size="large">
            {link.title}
          </LinkButton>
        )}
        <BlockFooter block={block} />
      </div>
      {anchor !== null && (
        <a href={`#${anchor}`} className={styles.anchor} aria-label={t('blocks.further')}>
          <Icon name="chevron_down" />
        </a>
      )}
    </section>
  );
}
