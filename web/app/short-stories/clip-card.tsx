import type { Clip } from '@kadr/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useMessages } from '../i18n/messages.tsx';
import { FavouriteButton } from '../favourites/favourite-button.tsx';
import { storyPath, titlePath } from '../data/paths.ts';
import { Badge } from '../ui/badge.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Picture } from '../ui/picture.tsx';
import { toneClass } from '../ui/tone.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './clip-card.module.css';
import { ClipButton, ClipLink } from './clip-button.tsx';
import { showKept } from './queries.ts';
import { shareStory } from './share-story.ts';

export interface ClipCardProps {
  readonly clip: Clip;
  readonly isOneStory: boolean;
  readonly isFirst: boolean;
  readonly isCurrent: boolean;
  readonly onPrevious: (() => void) | undefined;
  readonly onNext: (() => void) | undefined;
  /** The video over the picture. */
  readonly children: ReactNode;
}

/** A clip: its picture, its facts, and actions on its story. */
export function ClipCard(props: ClipCardProps) {
  const { clip, isFirst, isCurrent, children } = props;
  const heading = useId();
  const { media_item: episode, series } = clip;
  const picture = clip.picture ?? episode.logo ?? series.logo;
  return (
    <article
      className={classNames(styles.clip, toneClass(series.poster_bg_color))}
      aria-labelledby={heading}
      tabIndex={-1}
      data-current={isCurrent || undefined}
    >
      {picture && (
        <span className={styles.backdrop} aria-hidden="true">
          <Picture path={picture} profiles={['poster']} sizes="158px" alt="" className={styles.image} />
        </span>
      )}
      <div className={styles.frame}>
        {picture && (
          <Picture
            path={picture}
            profiles={['story']}
            sizes="(max-width: 719px) 100vw, 56vh"
            alt=""
            loading={isFirst ? 'first' : 'lazy'}
            className={styles.image}
          />
        )}
        {children}
        <ClipWords clip={clip} heading={heading} />
      </div>
      <ClipRail {...props} />
    </article>
  );
}

function ClipWords({
  clip: { media_item: episode, series },
  heading,
}: {
  readonly clip: Clip;
  /** Id of the heading. */
  readonly heading: string;
}) {
  const t = useMessages();
  const name = t('stories.clip', { number: episode.order_number ?? 1, name: episode.name });
  return (
    <div className={styles.words}>
      <h2 id={heading} className={styles.name}>
        <a href={titlePath(series)}>{series.name}</a> <VisuallyHidden>{name}</VisuallyHidden>
      </h2>
      <p className={styles.episode}>
        <span aria-hidden="true">{name}</span>
        <Badge>{episode.age_level.name}</Badge>
      </p>
      {episode.short_description && <p className={styles.text}>{episode.short_description}</p>}
      {!episode.is_playable && (
        <ButtonLink href={titlePath(series)} variant="primary" size="small">
          {t('stories.toSeries')}
        </ButtonLink>
      )}
    </div>
  );
}

/** The buttons beside a clip. */
function ClipRail({ clip: { series }, isOneStory, onPrevious, onNext }: ClipCardProps) {
  const t = useMessages();
  const queries = useQueryClient();
  return (
    <div className={styles.rail}>
      <div className={styles.steps}>
        <ClipButton icon="up" label={t('stories.previous')} disabled={!onPrevious} onClick={onPrevious} />
        <ClipButton icon="down" label={t('stories.next')} disabled={!onNext} onClick={onNext} />
      </div>
      <FavouriteButton item={series} onShown={(isKept) => showKept(queries, series.id, isKept)} />
      <ClipButton
        icon="share"
        label={t('stories.share')}
        onClick={() =>
          void shareStory(
            { name: series.name, path: storyPath(series.slug) },
            { copied: t('stories.copied'), failed: t('stories.notCopied') },
          )
        }
      />
      <ClipLink
        icon="stories"
        href={isOneStory ? '/short_stories' : storyPath(series.slug)}
        label={t(isOneStory ? 'stories.all' : 'stories.wholeStory')}
      />
    </div>
  );
}
