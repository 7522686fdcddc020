import { useMessages } from '../i18n/messages.tsx';
import { playerPath, titlePath } from '../data/paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Picture } from '../ui/picture.tsx';
import { TitleMeta } from '../ui/title-meta.tsx';
import { toneClass } from '../ui/tone.ts';
import type { FeatureBlock } from '../data/shown-view.ts';
import type { BlockProps } from './block.ts';
import styles from './blocks.module.css';

/** A single title between the rows, on its own picture. */
export function BackgroundBlock({ block, isWaiting }: Pick<BlockProps<FeatureBlock>, 'block' | 'isWaiting'>) {
  const t = useMessages();
  const item = block.titles[0];
  if (!item) return null;
  const picture = item.background ?? item.visit_card;
  return (
    <section className={classNames(styles.spotlight, toneClass(block.glow_color ?? item.poster_bg_color))}>
      {picture && !isWaiting && (
        <Picture
          path={picture}
          profiles={['key_visual']}
          sizes="(max-width: 719px) 820px, (min-width: 1760px) 1760px, 100vw"
          alt=""
          className={styles.spotlightPicture}
        />
      )}
      <div className={styles.spotlightWords}>
        {block.name && <p className={styles.kicker}>{block.name}</p>}
        <h2 className={styles.spotlightTitle}>
          <a href={titlePath(item)}>{item.name}</a>
        </h2>
        <TitleMeta item={item} />
        {item.short_description && <p className={styles.spotlightText}>{item.short_description}</p>}
        <div className={styles.buttons}>
          {item.is_playable && (
            <ButtonLink href={playerPath(item)} icon="play">
              {t('ui.watch')}
            </ButtonLink>
          )}
          <ButtonLink href={titlePath(item)}>{t('ui.more')}</ButtonLink>
        </div>
      </div>
    </section>
  );
}
