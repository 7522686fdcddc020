/** The player for a song: the film behind, its words before it, and the singer's settings. */
import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { browserEnvironment } from '../../environment/environment.ts';
import { createKaraoke } from '../../karaoke/karaoke.ts';
import type { Karaoke, KaraokeSong, KaraokeState } from '../../karaoke/karaoke.ts';
import { sessionChoices } from '../../karaoke/singer-choices.ts';
import { classNames } from '../controls/class-names.ts';
import { Player } from '../player.tsx';
import type { PlayerProps } from '../player.tsx';
import { usePlayer } from '../context/player-context.ts';
import { Lyrics } from './lyrics.tsx';
import type { KaraokeMessages } from './messages.ts';
import { SingerControls } from './singer-controls.tsx';
import styles from './karaoke-player.module.css';

export interface KaraokePlayerProps extends Omit<PlayerProps, 'children'> {
  /** Another object is another song. */
  readonly song: KaraokeSong;
  readonly karaokeMessages: KaraokeMessages;
  /** Karaoke itself, once it is there; null when it goes away. */
  readonly onKaraoke?: (karaoke: Karaoke | null) => void;
}

export function KaraokePlayer({
  song,
  karaokeMessages,
  onKaraoke,
  className,
  ...player
}: KaraokePlayerProps): ReactNode {
  return (
    <Player {...player} className={classNames(styles.karaoke, className)}>
      <Singing
        song={song}
        messages={karaokeMessages}
        {...(onKaraoke && { onKaraoke })}
        environment={player.environment}
      />
    </Player>
  );
}

interface SingingProps {
  readonly song: KaraokeSong;
  readonly messages: KaraokeMessages;
  readonly onKaraoke?: (karaoke: Karaoke | null) => void;
  readonly environment: PlayerProps['environment'];
}

function Singing({ song, messages, environment, ...props }: SingingProps): ReactNode {
  const player = usePlayer();
  const karaoke = useMemo(
    () =>
      createKaraoke({
        player,
        song,
        environment: environment ?? browserEnvironment(),
        storage: sessionChoices(),
      }),
    [player, song, environment],
  );
  const tell = useEffectEvent((made: Karaoke | null) => props.onKaraoke?.(made));
  useEffect(() => {
    const stop = karaoke.start();
    tell(karaoke);
    return () => {
      tell(null);
      stop();
    };
  }, [karaoke]);
  return <Stage karaoke={karaoke} messages={messages} />;
}

function Stage({
  karaoke,
  messages,
}: {
  readonly karaoke: Karaoke;
  readonly messages: KaraokeMessages;
}): ReactNode {
  const state: KaraokeState = useSyncExternalStore(
    karaoke.store.subscribe,
    karaoke.store.getState,
    karaoke.store.getState,
  );
  return (
    <>
      <Lyrics
        lines={state.lines}
        isMissing={state.lyrics === 'missing'}
        position={karaoke.position}
        messages={messages}
      />
      <SingerControls karaoke={karaoke} state={state} messages={messages} />
    </>
  );
}
