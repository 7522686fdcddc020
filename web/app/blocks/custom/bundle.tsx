import type { MediaBlock } from '@kadr/contract';
import { classNames } from '../../ui/class-names.ts';
import { LateIcon } from '../../ui/late-icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { toneClass } from '../../ui/tone.ts';
import { Labels } from './banner-card.tsx';
import { BlockSection } from './block-section.tsx';
import styles from './bundle.module.css';
import { cardsOf } from './card-data.ts';
import type { BlockCard } from './card-data.ts';
import { defineBlock } from './define-block.tsx';
import type { CustomBlockProps } from './define-block.tsx';
import { byCall, fieldsOf, listOf, textOf } from './fields.ts';
import { LinkButton } from './link-button.tsx';
import { Markup } from '../../ui/markup.tsx';

/** `plain`: several services as one subscription. `special`: the same at its own price. `music`: one of them is music. */
type Look = 'plain' | 'special' | 'music';

export interface BundleData {
  readonly look: Look;
  readonly text: readonly string[];
  /** The services of the subscription. */
  readonly parts: readonly BlockCard[];
  /** The price as text; null when none is given. */
  readonly price: string | null;
  readonly oldPrice: string | null;
}

const looks: Readonly<Record<string, Look>> = {
  multi_sub_block: 'plain',
  multi_sub_special: 'special',
  multi_sub_music: 'music',
};

/** The fewest services of a bundle. */
const least = 2;
const most = 5;

/** Reads several services that are sold as one subscription. */
export function readBundle(
  raw: Pick<MediaBlock, 'custom_data' | 'items' | 'tag' | 'name'>,
): BundleData | null {
  const parts = cardsOf(raw)
    .filter(({ title }) => title !== null)
    .slice(0, most);
  if (parts.length < least) return null;
  const { text, price, old_price } = fieldsOf(raw.custom_data);
  return {
    look: byCall(raw, looks) ?? 'plain',
    parts,
    text: listOf(textOf(text)?.split(/\n{2,}/), textOf),
    price: textOf(price),
    oldPrice: textOf(old_price),
  };
}

function Bundle({ block, data: { look, parts, text, price, oldPrice } }: CustomBlockProps<BundleData>) {
  const { link } = block;
  return (
    <BlockSection block={block} isRaised className={classNames(styles.bundle, styles[look])}>
      {text.map((paragraph) => (
        <div key={paragraph} className={styles.text}>
          <Markup text={paragraph} />
        </div>
      ))}
      <ul className={styles.parts}>
        {parts.map((part) => (
          <Part key={part.key} part={part} />
        ))}
      </ul>
      {(price !== null || link?.title) && (
        <div className={styles.offer}>
          {price !== null && (
            <p className={styles.price}>
              {price} {oldPrice !== null && <s className={styles.oldPrice}>{oldPrice}</s>}
            </p>
          )}
          {link?.title && (
            <LinkButton link={link} variant="primary" size="large">
              {link.title}
            </LinkButton>
          )}
        </div>
      )}
    </BlockSection>
  );
}

function Part({ part }: { readonly part: BlockCard }) {
  const { title, subtitle, text, link, labels, icon, color } = part;
  const picture = part.logo ?? part.picture;
  return (
    <li className={classNames(styles.part, toneClass(color))}>
      <span className={styles.sign}>
        {picture ? (
          <Picture path={picture} profiles={['banner_small']} sizes="96px" alt="" className={styles.image} />
        ) : (
          <LateIcon name={icon ?? 'sparkle'} />
        )}
      </span>
      <div className={styles.words}>
        <h3 className={styles.title}>
          {link ? (
            <a href={link.href} className={styles.link}>
              {title}
            </a>
          ) : (
            title
          )}
        </h3>
        {subtitle && <p className={styles.text}>{subtitle}</p>}
        {text && (
          <div className={styles.text}>
            <Markup text={text} />
          </div>
        )}
        <Labels labels={labels} />
      </div>
    </li>
  );
}

export const BundleBlock = defineBlock(readBundle, Bundle);
