/** Shows that the channel is live, or leads back to that. */
import type { ReactNode } from 'react';
import type { PlayerState } from '../state/state.ts';
import { formatTime, isAtLiveEdge } from '../timeline/timeline.ts';
import { useMessages, usePlayer, usePlayerState } from './context/player-context.ts';
import styles from './control-bar.module.css';

const readIsAtEdge = ({ currentTime, seekable, rewind }: PlayerState): boolean =>
  isAtLiveEdge(rewind?.position ?? currentTime, seekable);
/** Whole seconds behind now. */
const readBehind = ({ currentTime, seekable, rewind }: PlayerState): number =>
  Math.max(0, Math.round(seekable.end - (rewind?.position ?? currentTime)));

export function LiveButton(): ReactNode {
  const player = usePlayer();
  const messages = useMessages();
  const isAtEdge = usePlayerState(readIsAtEdge);
  const behind = usePlayerState(readBehind);
  if (isAtEdge) return <p className={styles.live}>{messages.live}</p>;
  return (
    <span className={styles.air}>
      <button
        type="button"
        className={styles.live}
        data-behind="true"
        aria-label={messages.toLive}
        title={messages.toLive}
        onClick={() => {
          player.seek(Infinity);
          if (player.store.getState().isPaused) void player.play('user');
        }}
        onMouseDown={(event) => event.preventDefault()}
      >
        {messages.live}
      </button>
      {/* The timeline says it to screen readers. */}
      <span aria-hidden="true" className={styles.behind}>
        −{formatTime(behind)}
      </span>
    </span>
  );
}
