import type { PlayerType } from '@kadr/contract';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useParams } from 'react-router';
import { useBrand } from '../data/initial-data.tsx';
import { mediaItemQuery } from '../data/queries.ts';
import { askFramingPage } from '../embed/framing-page.ts';
import { useMessages } from '../i18n/messages.tsx';
import { PageHead } from '../routing/page-head.tsx';
import { entryParameters } from '../data/entry-parameters.ts';
import { useIsInBrowser } from '../layout/use-is-in-browser.ts';
import { Playing } from './playing.tsx';
import { trialOf } from './trial-playback.ts';
import styles from './watch-page.module.css';

const titleKeys = {
  player: 'watch.title',
  trailer: 'watch.trailerTitle',
  stories: 'watch.storiesTitle',
} as const satisfies Record<PlayerType, string>;

/** A title in the full-screen player. */
export function WatchPage() {
  return <Watching id={useParams()['id'] ?? ''} playerType="player" />;
}

/** A title's trailer in the player. */
export function TrailerPage() {
  return <Watching id={useParams()['id'] ?? ''} playerType="trailer" />;
}

/** A title's stories in the player. */
export function StoriesPage() {
  return <Watching id={useParams()['id'] ?? ''} playerType="stories" />;
}

export interface WatchingProps {
  /** Id or slug of the title. */
  readonly id: string;
  readonly playerType: PlayerType;
  /** In a frame of another site: there is no button to close it, and the next episode stays in the frame. */
  readonly isEmbedded?: boolean;
  /** Tests advertisements, by the impression id in the address. */
  readonly isTrial?: boolean;
}

/** The player in the whole window. */
export function Watching({ id, playerType, isEmbedded = false, isTrial = false }: WatchingProps) {
  const t = useMessages();
  const brand = useBrand();
  const { data: item } = useSuspenseQuery(mediaItemQuery(id));
  // The server's part is the same for everyone; playback starts in the browser.
  const isInBrowser = useIsInBrowser();
  // Fills the screen from one episode to the next: each has its own player.
  const screen = useRef<HTMLDivElement>(null);
  // Before there is a player, because its first advertisement may be requested at once.
  useEffect(() => askFramingPage(item.id, isEmbedded), [item.id, isEmbedded]);
  const name =
    item.series_name === null || item.series_name === item.name
      ? item.name
      : `${item.series_name}: ${item.name}`;
  return (
    <div ref={screen} className={styles.page}>
      <PageHead
        title={t(titleKeys[playerType], {
          name,
          brand: brand.name,
        })}
        isHidden
      />
      <h1 className={styles.unseen}>{name}</h1>
      {isInBrowser && (
        <Playing
          key={`${item.slug} ${playerType}`}
          item={item}
          playerType={playerType}
          isEmbedded={isEmbedded}
          trial={isTrial ? trialOf(entryParameters()) : null}
          screen={screen}
        />
      )}
    </div>
  );
}
