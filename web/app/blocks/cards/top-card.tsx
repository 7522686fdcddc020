import type { TopTitle } from '../../data/shown-view.ts';
import { titlePath } from '../../data/paths.ts';
import { classNames } from '../../ui/class-names.ts';
import { displaySize } from '../../ui/display-title.ts';
import { Picture } from '../../ui/picture.tsx';
import { toneClass } from '../../ui/tone.ts';
import card from './card.module.css';
import styles from './top-card.module.css';

/** The width of a place's figure. */
const width = (place: number) => (place > 9 ? styles.two : place === 1 && styles.one);

/** A title and its place in a top list: a figure as tall as the poster, which half covers it. */
export function TopCard({ item, place }: { readonly item: TopTitle; readonly place: number }) {
  return (
    <li className={classNames(card.card, styles.top, width(place))}>
      <a
        href={titlePath(item)}
        className={classNames(card.link, styles.link, toneClass(item.poster_bg_color))}
        data-preview={item.slug}
      >
        <span className={styles.place} aria-hidden="true">
          {place}
        </span>
        <span className={classNames(card.picture, styles.picture)}>
          {item.logo ? (
            <Picture
              path={item.logo}
              profiles={['poster', 'poster_big']}
              sizes="clamp(124px, 12vw, 204px)"
              alt={item.name}
              className={card.image}
              isTitlePicture
            />
          ) : (
            <span className={classNames(card.lettering, card[displaySize(item.name)])}>{item.name}</span>
          )}
        </span>
      </a>
    </li>
  );
}

/** The place of a card that is not rendered yet. */
export function WaitingTopCard({ place }: { readonly place: number }) {
  return (
    <li className={classNames(card.card, card.waiting, styles.top, width(place))} aria-hidden="true">
      <span className={styles.link}>
        <span className={styles.place}>{place}</span>
        <span className={classNames(card.picture, styles.picture)} />
      </span>
    </li>
  );
}
