import type { KaraokePage } from '@kadr/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useMessages } from '../i18n/messages.tsx';
import { karaokePath, singingPath } from '../data/paths.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { mostInRow, SongRow } from './song-row.tsx';
import styles from '../watch/end-screen.module.css';
import { karaokeQuery } from './queries.ts';

export interface SongEndProps {
  readonly song: Pick<KaraokePage, 'id' | 'slug' | 'name'>;
  readonly replay: () => void;
}

/** The screen at the end of a song: sing it again, the next one, or another; each starts at once. */
export function SongEnd({ song, replay }: SongEndProps) {
  const t = useMessages();
  const screen = useRef<HTMLElement>(null);
  useEffect(() => screen.current?.focus({ preventScroll: true }), []);
  const { data } = useInfiniteQuery(karaokeQuery());
  const songs = (data?.pages.flatMap(({ items }) => items) ?? []).filter(({ is_playable }) => is_playable);
  const at = songs.findIndex(({ id }) => id === song.id);
  // Wraps around the catalogue: the first song follows the last.
  const others = [...songs.slice(at + 1), ...songs.slice(0, Math.max(at, 0))].slice(0, mostInRow);
  const [next] = others;
  return (
    <section ref={screen} className={styles.screen} tabIndex={-1} aria-label={t('karaoke.sung')}>
      <div className={styles.words}>
        <p className={styles.kicker}>{t('karaoke.sung')}</p>
        <h2 className={styles.title}>{song.name}</h2>
        <div className={styles.ways}>
          <Button variant="primary" icon="microphone" onClick={replay}>
            {t('karaoke.again')}
          </Button>
          {next !== undefined && (
            <ButtonLink href={singingPath(next.slug)} icon="play">
              {t('karaoke.next', { name: next.name })}
            </ButtonLink>
          )}
          <ButtonLink href={karaokePath(song.slug)}>{t('karaoke.toSong')}</ButtonLink>
        </div>
      </div>
      {others.length > 0 && (
        <div className={styles.similar}>
          <SongRow songs={others} pathOf={singingPath} />
        </div>
      )}
    </section>
  );
}
