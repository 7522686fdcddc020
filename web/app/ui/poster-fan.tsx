import type { MediaItemCard } from '@kadr/contract';
import { classNames } from './class-names.ts';
import { Picture } from './picture.tsx';
import styles from './poster-fan.module.css';
import { toneClass } from './tone.ts';

/** Maximum number of posters in a fan. */
const most = 5;

export interface PosterFanProps {
  readonly titles: readonly Pick<MediaItemCard, 'id' | 'logo' | 'poster_bg_color'>[];
  readonly className?: string | undefined;
}

/** A fan of posters with the first in front. It is decorative; the text beside it describes the content. */
export function PosterFan({ titles, className }: PosterFanProps) {
  const shown = titles.filter(({ logo }) => logo !== null).slice(0, most);
  return (
    <ul className={classNames(styles.fan, className)} aria-hidden="true">
      {shown.map(({ id, logo, poster_bg_color }) => (
        <li key={id} className={classNames(styles.poster, toneClass(poster_bg_color))}>
          {logo && (
            <Picture
              path={logo}
              profiles={['poster', 'poster_big']}
              sizes="(min-width: 720px) 200px, 120px"
              alt=""
              className={styles.picture}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
