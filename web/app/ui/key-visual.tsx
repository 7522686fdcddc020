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

/** A picture from edge to edge with shade on the side and at the foot where words stand; upright on narrow screens. */
export function KeyVisual({ path, isFirst, isTitlePicture }: KeyVisualProps) {
  return (
    <div className={styles.visual}>
      {path && (
        <Picture
          path={path}
          profiles={['key_visual']}
          sizes="100vw"
          narrow={{ media: '(max-width: 719px)', profiles: ['key_visual_small'] }}
          alt=""
          loading={isFirst ? 'first' : 'eager'}
          className={styles.image}
          isTitlePicture={isTitlePicture}
        />
      )}
    </div>
  );
}
