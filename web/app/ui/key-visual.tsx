import type { ImagePath } from '@kadr/contract';
import styles from './key-visual.module.css';
import { Picture } from './picture.tsx';

export interface KeyVisualProps {
  readonly path: ImagePath | null;
  /** Largest picture of the first screen. */
  readonly isFirst: boolean;
  /** Whether a card's picture moves here when its title's page opens. */
  readonly isTitlePicture: boolean;
}

/**
 * A full-width picture, shaded at the side and the bottom where text is. Key visuals keep their left side calm for
 * text, so a narrow screen shows the part right of the middle.
 */
export function KeyVisual({ path, isFirst, isTitlePicture }: KeyVisualProps) {
  return (
    <div className={styles.visual}>
      {path && (
        <Picture
          path={path}
          profiles={['key_visual']}
          // On phones the picture is as high as the screen allows and shows its right part.
          sizes="(max-width: 719px) 150vh, 100vw"
          alt=""
          loading={isFirst ? 'first' : 'eager'}
          className={styles.image}
          isTitlePicture={isTitlePicture}
        />
      )}
    </div>
  );
}
