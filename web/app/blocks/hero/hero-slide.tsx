import type { FeatureTitle } from '../../data/shown-view.ts';
import { useMessages } from '../../i18n/messages.tsx';
import { playerPath, titlePath } from '../../data/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { displaySize } from '../../ui/display-title.ts';
import display from '../../ui/display-title.module.css';
import { KeyVisual } from '../../ui/key-visual.tsx';
import { Picture } from '../../ui/picture.tsx';
import { TitleMeta } from '../../ui/title-meta.tsx';
import { toneClass } from '../../ui/tone.ts';
import styles from './hero.module.css';

export interface HeroSlideProps {
  readonly item: FeatureTitle;
  readonly isShown: boolean;
  /** Whether it is the slide in the server's markup: its picture loads before all others. */
  readonly isFirst: boolean;
}

/** A title of the hero. Only the current slide is visible and focusable. */
export function HeroSlide({ item, isShown, isFirst }: HeroSlideProps) {
  const t = useMessages();
  const page = titlePath(item);
  return (
    <article
      className={classNames(styles.slide, isShown && styles.shown, toneClass(item.poster_bg_color))}
      inert={!isShown}
    >
      {item.logo === null ? (
        <KeyVisual path={item.background ?? item.visit_card} isFirst={isFirst} isTitlePicture={isShown} />
      ) : (
        <Picture
          path={item.logo}
          profiles={['poster_big']}
          sizes="230px"
          alt=""
          loading={isFirst ? 'first' : 'eager'}
          className={styles.poster}
          isTitlePicture={isShown}
        />
      )}
      <div className={styles.words}>
        <p className={styles.kicker}>
          {item.is_coming_soon ? t('ui.soon') : t('ui.type', { type: item.type })}
        </p>
        <h2 className={classNames(display.title, display[displaySize(item.name)])}>
          <a href={page}>{item.name}</a>
        </h2>
        <TitleMeta item={item} />
        {item.short_description && <p className={styles.text}>{item.short_description}</p>}
        <div className={styles.buttons}>
          {item.is_playable && (
            <ButtonLink href={playerPath(item)} variant="primary" size="large" icon="play">
              {t('ui.watch')}
            </ButtonLink>
          )}
          {item.has_trailer && (
            <ButtonLink href={playerPath(item, 'trailer')} size="large">
              {t('ui.trailer')}
            </ButtonLink>
          )}
          <ButtonLink href={page} size="large" icon="info" collapses={item.is_playable}>
            {t('ui.more')}
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}
