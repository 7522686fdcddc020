/** The current recovery from a failure, shown while the viewer waits. */
import type { ReactNode } from 'react';
import type { PlayerState } from '../state/state.ts';
import { useMessages, usePlayerState } from './context/player-context.ts';
import styles from './notice.module.css';

type Trouble = 'none' | 'reconnecting' | 'offline';

const readTrouble = (state: PlayerState): Trouble => {
  if (!state.isLoading || state.recovery === null || state.recovery.type === 'stop') return 'none';
  return state.recovery.type === 'wait-online' ? 'offline' : 'reconnecting';
};

export function Notice(): ReactNode {
  const messages = useMessages();
  const trouble = usePlayerState(readTrouble);
  return (
    <output className={styles.place}>
      {trouble !== 'none' && (
        <span className={styles.notice}>
          {trouble === 'offline' ? messages.waitingForNetwork : messages.reconnecting}
        </span>
      )}
    </output>
  );
}
