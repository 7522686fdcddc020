import type { ImagePath } from '@kadr/contract';
import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { displaySize } from '../../ui/display-title.ts';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { toneClass } from '../../ui/tone.ts';
import card from './card.module.css';
import styles from './entity-card.module.css';

export interface EntityCardProps {
  /** Collections and promo events are 352 × 226, karaoke items 180 × 180, services 376 × 502, channels 176 × 100. */
  readonly kind: 'channel' | 'collection' | 'karaoke' | 'service';
  readonly href: string;
  readonly name: string;
  readonly detail: string;
  readonly picture: ImagePath | null;
  readonly color?: string | null;
  /** Badges at the top of the picture. */
  readonly badges?: ReactNode;
  /** An action that does not need the entity's page. */
  readonly action?: { readonly href: string; readonly icon: IconName; readonly label: string };
  readonly isEarly?: boolean;
  readonly isInRow?: boolean;
}

const sizes = {
  channel: '(min-width: 720px) 228px, 46vw',
  collection: '(min-width: 720px) 352px, 92vw',
  karaoke: '(min-width: 720px) 228px, 46vw',
  service: 'clamp(196px, 176px + 4.6vw, 272px)',
} as const;

/** A collection, a promo event, a song, a service or a channel, with its picture. */
export function EntityCard({
  kind,
  href,
  name,
  detail,
  picture,
  color = null,
  badges,
  action,
  isEarly = false,
  isInRow = false,
}: EntityCardProps) {
  return (
    <li className={classNames(card.card, styles[kind], isInRow && styles.inRow)}>
      <a href={href} className={classNames(card.link, toneClass(color))}>
        <span className={classNames(card.picture, styles.picture)}>
          {picture ? (
            <Picture
              path={picture}
              profiles={[kind]}
              sizes={sizes[kind]}
              alt=""
              loading={isEarly ? 'eager' : 'lazy'}
              className={card.image}
            />
          ) : (
            <span className={classNames(card.lettering, card[displaySize(name)])} aria-hidden="true">
              {name}
            </span>
          )}
          {badges && <span className={card.marks}>{badges}</span>}
        </span>
        <span className={card.words}>
          <span className={classNames(card.name, styles.name)}>{name}</span>
          <span className={card.detail}>{detail}</span>
        </span>
      </a>
      {action && (
        <span className={styles.over}>
          <a href={action.href} className={styles.action} aria-label={action.label} title={action.label}>
            <Icon name={action.icon} />
          </a>
        </span>
      )}
    </li>
  );
}
