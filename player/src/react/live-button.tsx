/** On the air, or how to get back there. */
import type { ReactNode } from 'react';
import type { PlayerState } from '../store/state.ts';
import { isAtLiveEdge } from '../timeline/timeline.ts';
import { useMessages, usePlayer, usePlayerState } from './player-context.ts';
import styles from './control-bar.module.css';

const readIsAtEdge = ({ currentTime, seekable }: PlayerState): boolean => isAtLiveEdge(currentTime, seekable);

export function LiveButton(): ReactNode {
  const player = usePlayer();
  const messages = useMessages();
  const isAtEdge = usePlayerState(readIsAtEdge);
  if (isAtEdge) return <p className={styles.live}>{messages.live}</p>;
  return (
    <button
      type="button"
      className={styles.live}
      data-behind="true"
      aria-label={messages.toLive}
      title={messages.toLive}
      onClick={() => {
        player.seek(Infinity);
        void player.play('user');
      }}
      onMouseDown={(event) => event.preventDefault()}
    >
      {messages.live}
    </button>
  );
}
