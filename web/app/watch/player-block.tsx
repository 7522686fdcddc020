import type { MediaBlock, MediaItemCard } from '@kadr/contract';
import { lazy, Suspense, useState } from 'react';
import { useMessages } from '../i18n/messages.tsx';
import { titlePath } from '../data/paths.ts';
import { classNames } from '../ui/class-names.ts';
import { durationMinutes } from '../ui/format.ts';
import { Icon } from '../ui/icon.tsx';
import { Picture } from '../ui/picture.tsx';
import { TitleMeta } from '../ui/title-meta.tsx';
import { toneClass } from '../ui/tone.ts';
import { BlockSection } from '../blocks/custom/block-section.tsx';
import { defineBlock } from '../blocks/custom/define-block.tsx';
import type { CustomBlockProps } from '../blocks/custom/define-block.tsx';
import { byCall } from '../blocks/custom/fields.ts';
import styles from './player-block.module.css';

const InlinePlayer = lazy(async () => ({ default: (await import('./inline-player.tsx')).InlinePlayer }));

/** Maximum number of titles in a playlist. */
const most = { player: 1, playerPlaylist: 20 } as const;

/** The playable titles; null without any. */
export function readPlayer(raw: Pick<MediaBlock, 'items' | 'tag' | 'name'>): readonly MediaItemCard[] | null {
  const titles = raw.items.flatMap((item) =>
    item.type === 'media_item' && item.media_item.is_playable ? [item.media_item] : [],
  );
  return titles.length === 0 ? null : titles.slice(0, byCall(raw, most) ?? 1);
}

/** A title that plays in the page on request, with the following ones beside it. */
function PlayerInPage({ block, data: titles }: CustomBlockProps<readonly MediaItemCard[]>) {
  const t = useMessages();
  const [at, setAt] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const title = titles[at] ?? titles[0];
  if (title === undefined) return null;
  const picture = title.background ?? title.visit_card;
  const play = (index: number): void => {
    setAt(index);
    setPlaying(true);
  };
  return (
    <BlockSection block={block}>
      <div className={classNames(styles.place, titles.length > 1 && styles.withList)}>
        <div className={styles.main}>
          <div className={classNames(styles.screen, toneClass(title.poster_bg_color))}>
            {isPlaying ? (
              <Suspense fallback={null}>
                <InlinePlayer
                  key={title.slug}
                  slug={title.slug}
                  onEnded={() => {
                    if (at + 1 < titles.length) play(at + 1);
                    else setPlaying(false);
                  }}
                />
              </Suspense>
            ) : (
              <>
                {picture && (
                  <Picture
                    path={picture}
                    profiles={['key_visual']}
                    sizes="(max-width: 899px) 96vw, 1200px"
                    alt=""
                    className={styles.image}
                  />
                )}
                <button
                  type="button"
                  className={styles.start}
                  aria-label={t('offers.play', { name: title.name })}
                  onClick={() => play(at)}
                >
                  <span className={styles.sign}>
                    <Icon name="play" />
                  </span>
                </button>
              </>
            )}
          </div>
          <p className={styles.name}>
            <a href={titlePath(title)}>{title.name}</a>
          </p>
          <TitleMeta item={title} saysLength />
        </div>
        {titles.length > 1 && (
          <ol className={styles.list} aria-label={t('offers.playlist')}>
            {titles.map((one, index) => (
              <PlaylistEntry key={one.id} title={one} isCurrent={index === at} onChoose={() => play(index)} />
            ))}
          </ol>
        )}
      </div>
    </BlockSection>
  );
}

interface PlaylistEntryProps {
  readonly title: MediaItemCard;
  readonly isCurrent: boolean;
  readonly onChoose: () => void;
}

function PlaylistEntry({ title, isCurrent, onChoose }: PlaylistEntryProps) {
  const t = useMessages();
  const minutes = durationMinutes(title.duration);
  const picture = title.visit_card ?? title.background;
  return (
    <li className={toneClass(title.poster_bg_color)}>
      <button
        type="button"
        className={styles.entry}
        aria-current={isCurrent ? 'true' : undefined}
        onClick={onChoose}
      >
        <span className={styles.still}>
          {picture && (
            <Picture path={picture} profiles={['epg']} sizes="112px" alt="" className={styles.image} />
          )}
        </span>
        <span className={styles.entryWords}>
          <span className={styles.entryName}>{title.name}</span>
          <span className={styles.detail}>
            {[title.year, minutes === null ? null : t('ui.minutes', { count: minutes })]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </span>
      </button>
    </li>
  );
}

export const PlayerBlock = defineBlock(readPlayer, PlayerInPage);
