import type { MediaItemCard } from '@kadr/contract';
import { useMessages } from '../i18n/messages.tsx';
import { durationMinutes } from './format.ts';
import { Rating } from './rating.tsx';
import styles from './title-meta.module.css';

export interface TitleMetaProps {
  readonly item: Pick<
    MediaItemCard,
    'ratings' | 'year' | 'genres' | 'countries' | 'age_level' | 'duration' | 'type' | 'children_amount'
  >;
  /** Shows the length of a film and the number of seasons of a series. */
  readonly saysLength?: boolean;
}

/** Rating, year, at most two genres and two countries, and age, on one line that wraps between its parts. */
export function TitleMeta({ item, saysLength = false }: TitleMetaProps) {
  const t = useMessages();
  const minutes = durationMinutes(item.duration);
  const genres = item.genres.slice(0, 2).map(({ name }) => name.toLocaleLowerCase());
  const countries = item.countries.slice(0, 2);
  const parts = [
    item.year === null ? null : String(item.year),
    saysLength && minutes !== null ? t('ui.minutes', { count: minutes }) : null,
    saysLength && item.type === 'series' && item.children_amount > 0
      ? t('ui.seasons', { count: item.children_amount })
      : null,
    genres.join(', '),
    countries.join(', '),
  ].filter(Boolean);
  return (
    <div className={styles.meta}>
      <ul className={styles.parts}>
        {item.ratings.wink !== null && (
          <li className={styles.part}>
            <Rating value={item.ratings.wink} />
          </li>
        )}
        {parts.map((part) => (
          <li key={part} className={styles.part}>
            {part}
          </li>
        ))}
        <li className={styles.part}>
          <span className={styles.age}>{item.age_level.name}</span>
        </li>
      </ul>
    </div>
  );
}
