import type { MediaBlock } from '@kadr/contract';
import { classNames } from '../../ui/class-names.ts';
import { LateIcon } from '../../ui/late-icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { toneClass } from '../../ui/tone.ts';
import { Labels } from './banner-card.tsx';
import { BlockSection } from './block-section.tsx';
import { cardsOf, writtenCards } from './card-data.ts';
import type { BlockCard } from './card-data.ts';
import { defineBlock } from './define-block.tsx';
import type { CustomBlockProps } from './define-block.tsx';
import { byCall } from './fields.ts';
import styles from './features.module.css';
import { Markup } from '../../ui/markup.tsx';

/**
 * `large`: the service's features, each with a picture. `small`: the same in one line each, with an icon. `four`: four
 * services side by side. `rows`: the parts of a service, one below the other. `steps`: how to start, numbered.
 * `devices`: the supported devices.
 */
type Look = 'large' | 'small' | 'four' | 'rows' | 'steps' | 'devices';

export interface FeaturesData {
  readonly look: Look;
  readonly cards: readonly BlockCard[];
}

/** The most cards that are shown, by look. */
const most: Readonly<Record<Look, number>> = { large: 6, small: 8, four: 4, rows: 12, steps: 5, devices: 6 };

const looks: Readonly<Record<string, Look>> = {
  features_blocks: 'large',
  featuresSmall: 'small',
  four_services: 'four',
  subservices: 'rows',
  start: 'steps',
  any_device: 'devices',
};

/** Reads the features from `custom_data.cards`; without these the block's items, such as services. */
export function readFeatures(
  raw: Pick<MediaBlock, 'custom_data' | 'items' | 'tag' | 'name'>,
): FeaturesData | null {
  const look = byCall(raw, looks) ?? 'large';
  const written = writtenCards(raw);
  const cards = (written.length > 0 ? written : cardsOf(raw))
    .filter(({ title }) => title !== null)
    .slice(0, most[look]);
  return cards.length === 0 ? null : { look, cards };
}

/** The service's features, point by point; the variant sets the number of columns. */
function Features({ block, data: { look, cards } }: CustomBlockProps<FeaturesData>) {
  const List = look === 'steps' ? 'ol' : 'ul';
  return (
    <BlockSection block={block}>
      <List className={classNames(styles.list, styles[look], block.variant && styles[block.variant])}>
        {cards.map((card) => (
          <Feature key={card.key} card={card} look={look} />
        ))}
      </List>
    </BlockSection>
  );
}

function Feature({ card, look }: { readonly card: BlockCard; readonly look: Look }) {
  const { title, subtitle, text, link, icon, labels, color } = card;
  const picture =
    look === 'rows' || look === 'small' ? (card.logo ?? card.picture) : (card.picture ?? card.logo);
  return (
    <li className={classNames(styles.feature, toneClass(color))}>
      {picture ? (
        <span className={styles.picture}>
          <Picture
            path={picture}
            profiles={look === 'large' || look === 'four' ? ['banner_medium'] : ['banner_small']}
            sizes={look === 'large' || look === 'four' ? '(max-width: 719px) 92vw, 386px' : '72px'}
            alt=""
            className={styles.image}
          />
        </span>
      ) : (
        icon && (
          <span className={styles.icon}>
            <LateIcon name={icon} />
          </span>
        )
      )}
      <div className={styles.words}>
        {labels.length > 0 && (
          <p className={styles.labels}>
            <Labels labels={labels} />
          </p>
        )}
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
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        {text && (
          <div className={styles.text}>
            <Markup text={text} />
          </div>
        )}
      </div>
    </li>
  );
}

export const FeaturesBlock = defineBlock(readFeatures, Features);
