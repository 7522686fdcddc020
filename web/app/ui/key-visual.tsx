import type { ImagePath } from '@kadr/contract';
import styles from './key-visual.module.css';
import { Picture } from './picture.tsx';

export interface KeyVisualProps {
  readonly path: ImagePath | null;
  /** Largest picture of the first screen. */
  readonly isFirst: boolean;
  /** Where the picture of a card comes to rest when its title's page opens. */
  readonly isTitlePicture: boolean;
}

/**
 * A picture from edge to edge with shade on the side and at the foot where words stand. Key visuals keep their left calm
 * for words, so a narrow screen shows what is right of the middle.
 */
export function KeyVisual({ path, isFirst, isTitlePicture }: KeyVisualProps) {
  return (
    <div className={styles.visual}>
      {path && (
        <Picture
          path={path}
          profiles={['key_visual']}
          // On a phone the picture is as high as the screen allows and shows its right part.
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
