import type { MediaItem, PlayerType } from '@kadr/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { mediaViewQuery } from '../blocks/view-query.ts';
import type { PosterTitle, ShownView } from '../data/shown-view.ts';
import { useMessages } from '../i18n/messages.tsx';
import { playerPath, titlePath } from '../data/paths.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { PosterCard } from '../blocks/cards/poster-card.tsx';
import { Row } from '../ui/row.tsx';
import styles from './end-screen.module.css';

/** Alias of the view with titles similar to a title. */
const similarAlias = 'media_item';

export interface EndScreenProps {
  readonly item: MediaItem;
  readonly playerType: PlayerType;
  /** In a frame of another site: links open outside it. */
  readonly isEmbedded: boolean;
  /** Starts the next episode; null without one. */
  readonly next: (() => void) | null;
  readonly replay: () => void;
}

/** The screen after a film that nothing follows automatically: the next step, and similar titles. */
export function EndScreen({ item, playerType, isEmbedded, next, replay }: EndScreenProps) {
  const t = useMessages();
  const screen = useRef<HTMLElement>(null);
  useEffect(() => screen.current?.focus({ preventScroll: true }), []);
  const { data: view } = useQuery({
    ...mediaViewQuery(similarAlias, item.series_slug ?? item.slug),
    enabled: !isEmbedded,
  });
  const similar = view && similarIn(view, item.series_slug ?? item.slug);
  const isTrailer = playerType === 'trailer';
  const canWatch = isTrailer && item.is_playable;
  // A film is followed by the first similar title that is released.
  const onward = next || isTrailer ? undefined : similar?.titles.find((title) => !title.is_coming_soon);
  const outside = isEmbedded ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <section ref={screen} className={styles.screen} tabIndex={-1} aria-label={t('watch.ended')}>
      <div className={styles.words}>
        <p className={styles.kicker}>{t(isTrailer ? 'watch.trailerEnded' : 'watch.ended')}</p>
        <h2 className={styles.title}>{item.series_name ?? item.name}</h2>
        <div className={styles.ways}>
          {next && (
            <Button variant="primary" icon="play" onClick={next}>
              {t('watch.nextEpisode')}
            </Button>
          )}
          {onward && (
            <ButtonLink href={titlePath(onward)} variant="primary" icon="play">
              {t('watch.nextTitle', { name: onward.name })}
            </ButtonLink>
          )}
          {canWatch && (
            <ButtonLink
              href={isEmbedded ? titlePath(item) : playerPath(item)}
              variant="primary"
              icon="play"
              {...outside}
            >
              {t('ui.watch')}
            </ButtonLink>
          )}
          <Button onClick={replay}>{t('watch.replay')}</Button>
          <ButtonLink
            href={titlePath(item)}
            variant={next || canWatch || onward ? 'secondary' : 'primary'}
            {...outside}
          >
            {t('watch.toTitle')}
          </ButtonLink>
        </div>
      </div>
      {similar && (
        <div className={styles.similar}>
          <Row title={similar.name ?? t('watch.similar')}>
            {similar.titles.map((title) => (
              <PosterCard key={title.id} item={title} />
            ))}
          </Row>
        </div>
      )}
    </section>
  );
}

/** The titles of the first row of posters, without the title itself. */
function similarIn(
  { blocks }: ShownView,
  self: string,
): { readonly name: string | null; readonly titles: readonly PosterTitle[] } | undefined {
  for (const block of blocks)
    if (block.kind === 'posters' || block.kind === 'big_posters') {
      const titles = block.titles.filter(({ slug }) => slug !== self);
      if (titles.length > 0) return { name: block.name, titles };
    }
  return undefined;
}
