import type { MediaItemCard } from '@kadr/contract';
import { useMessages } from '../i18n/messages.tsx';
import { playerPath } from '../data/paths.ts';
import { classNames } from '../ui/class-names.ts';
import { watchedPercent } from '../ui/format.ts';
import { Icon } from '../ui/icon.tsx';
import { Picture } from '../ui/picture.tsx';
import { Progress } from '../ui/progress.tsx';
import styles from './still.module.css';

interface StillProps {
  readonly item: MediaItemCard;
  /** Sizes of the picture, as for `<img sizes>`. */
  readonly sizes: string;
  /** Accessible name of the button. */
  readonly label: string;
  /** Shows the button on hover only, on wide screens with a mouse. */
  readonly isQuiet?: boolean;
}

/**
 * A picture of a title in the width of its container, with the watched part and a play button if it is playable. Its
 * tone is set by the container.
 */
export function Still({ item, sizes, label, isQuiet = false }: StillProps) {
  const t = useMessages();
  const percent = watchedPercent(item.media_position?.timepoint, item.duration);
  const path = item.visit_card ?? item.background;
  const className = classNames(styles.still, isQuiet && styles.quiet);
  const picture = (
    <>
      {path && (
        <Picture
          path={path}
          profiles={['card', 'poster_horizontal']}
          sizes={sizes}
          alt=""
          className={styles.image}
        />
      )}
      {item.is_playable && (
        <span className={styles.play}>
          <Icon name="play" />
        </span>
      )}
      {percent !== null && (
        <span className={styles.progress}>
          <Progress value={percent} label={t('ui.watched', { percent })} />
        </span>
      )}
    </>
  );
  if (!item.is_playable) return <span className={className}>{picture}</span>;
  return (
    <a href={playerPath(item)} className={className} aria-label={label}>
      {picture}
    </a>
  );
}
