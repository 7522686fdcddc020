/** Click to play: when the browser wants a gesture, and until there is something to play. */
import type { ReactNode } from 'react';
import type { PlayerState } from '../state/state.ts';
import { PlayIcon } from './controls/icons.tsx';
import { useMessages, usePlayer, usePlayerState } from './context/player-context.ts';
import styles from './start-overlay.module.css';

const readIsInitial = (state: PlayerState): boolean =>
  state.phase === 'initial' && state.isAdPlaying !== true && state.recovery?.type !== 'stop';
const readHasNotBegun = (state: PlayerState): boolean =>
  state.isPaused && !state.isEnded && !state.isAdDue && state.pauseReason === null;

export function StartOverlay({ autoplay }: { readonly autoplay: boolean }): ReactNode {
  const player = usePlayer();
  const messages = useMessages();
  const needsGesture = usePlayerState('isNeedUserGesture');
  const isInitial = usePlayerState(readIsInitial);
  const hasNotBegun = usePlayerState(readHasNotBegun);
  const waitsForViewer = needsGesture || (!autoplay && hasNotBegun);
  if (!waitsForViewer && !isInitial) return null;
  return (
    <button
      type="button"
      className={styles.overlay}
      aria-label={messages.play}
      onClick={() => void player.play('user')}
    >
      {waitsForViewer && (
        <span className={styles.disc}>
          <PlayIcon />
        </span>
      )}
    </button>
  );
}
