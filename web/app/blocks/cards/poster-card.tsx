import type { PosterTitle } from '../../data/shown-view.ts';
import { titlePath } from '../../data/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { displaySize } from '../../ui/display-title.ts';
import { Picture } from '../../ui/picture.tsx';
import { toneClass } from '../../ui/tone.ts';
import styles from './card.module.css';
import { UsageBadge } from './usage-badge.tsx';

export interface PosterCardProps {
  readonly item: PosterTitle;
  readonly size?: 'normal' | 'big';
  readonly saysFree?: boolean;
  /** Whether it is in the first screen: its picture loads at once. */
  readonly isEarly?: boolean;
}

const sizes = { normal: 'clamp(128px, 112px + 5.7vw, 228px)', big: 'clamp(196px, 176px + 4.6vw, 272px)' };

/** A title with its portrait poster; a title shown in a cinema has no preview, and the service does not sell it. */
export function PosterCard({ item, size = 'normal', saysFree = false, isEarly = false }: PosterCardProps) {
  return (
    <li className={classNames(styles.card, size === 'big' ? styles.big : styles.poster)}>
      <a
        href={titlePath(item)}
        className={classNames(styles.link, toneClass(item.poster_bg_color))}
        data-preview={item.is_kupi_bilet ? undefined : item.slug}
      >
        <span className={styles.picture}>
          {item.logo ? (
            <Picture
              path={item.logo}
              profiles={['poster', 'poster_big']}
              sizes={sizes[size]}
              alt=""
              loading={isEarly ? 'eager' : 'lazy'}
              className={styles.image}
              isTitlePicture
            />
          ) : (
            <span className={classNames(styles.lettering, styles[displaySize(item.name)])} aria-hidden="true">
              {item.name}
            </span>
          )}
          <span className={styles.marks}>
            {!item.is_kupi_bilet && <UsageBadge item={item} saysFree={saysFree} />}
            <Badge>{item.age}</Badge>
          </span>
        </span>
        <span className={styles.words}>
          <span className={styles.name}>{item.name}</span>
          <span className={styles.detail}>{[item.year, item.genre].filter(Boolean).join(' · ')}</span>
        </span>
      </a>
    </li>
  );
}
