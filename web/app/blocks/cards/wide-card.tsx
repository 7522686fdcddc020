import type { ImagePath } from '@kadr/contract';
import type { ReactNode } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { displaySize } from '../../ui/display-title.ts';
import { Picture } from '../../ui/picture.tsx';
import { Progress } from '../../ui/progress.tsx';
import { toneClass } from '../../ui/tone.ts';
import styles from './card.module.css';

export interface WideCardProps {
  readonly href: string;
  readonly name: string;
  readonly detail: string;
  readonly picture: ImagePath | null;
  readonly color: string | null;
  readonly age?: string | undefined;
  /** The badge at the top left of the picture. */
  readonly badge?: ReactNode;
  /** The percentage that has been watched, 1–100, and its label. */
  readonly progress?: { readonly value: number; readonly label: string } | null;
  readonly isEarly?: boolean;
  readonly isTitlePicture?: boolean;
}

/** A title, an episode or a position in one, with a landscape picture. */
export function WideCard({
  href,
  name,
  detail,
  picture,
  color,
  age,
  badge,
  progress,
  isEarly = false,
  isTitlePicture = false,
}: WideCardProps) {
  return (
    <li className={classNames(styles.card, styles.wide)}>
      <a href={href} className={classNames(styles.link, toneClass(color))}>
        <span className={styles.picture}>
          {picture ? (
            <Picture
              path={picture}
              profiles={['card', 'poster_horizontal']}
              sizes="clamp(236px, 200px + 7.6vw, 344px)"
              alt=""
              loading={isEarly ? 'eager' : 'lazy'}
              className={styles.image}
              isTitlePicture={isTitlePicture}
            />
          ) : (
            <span className={classNames(styles.lettering, styles[displaySize(name)])} aria-hidden="true">
              {name}
            </span>
          )}
          {(badge || age) && (
            <span className={styles.marks}>
              {badge}
              {age && <Badge>{age}</Badge>}
            </span>
          )}
          {progress && (
            <span className={styles.progress}>
              <Progress value={progress.value} label={progress.label} />
            </span>
          )}
        </span>
        <span className={styles.words}>
          <span className={styles.name}>{name}</span>
          <span className={styles.detail}>{detail}</span>
        </span>
      </a>
    </li>
  );
}
