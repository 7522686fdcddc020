/** Waiting, said only when it lasts. */
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { PlayerState } from '../state/state.ts';
import { useMessages, usePlayerState } from './context/player-context.ts';
import styles from './spinner.module.css';

/** Milliseconds; shorter waits show nothing. */
const SPINNER_DELAY = 300;

const readIsWaiting = (state: PlayerState): boolean =>
  (state.isAdDue || (state.isAdPlaying === true ? state.ad?.isWaiting === true : state.isLoading)) &&
  !state.isNeedUserGesture &&
  state.recovery?.type !== 'stop';

export function Spinner(): ReactNode {
  const messages = useMessages();
  const isWaiting = usePlayerState(readIsWaiting);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setShown(true), SPINNER_DELAY);
    return () => {
      clearTimeout(timer);
      setShown(false);
    };
  }, [isWaiting]);
  return (
    <output className={styles.place}>
      {isShown && (
        <svg className={styles.spinner} viewBox="0 0 64 64" role="img" aria-label={messages.loading}>
          <circle cx="32" cy="32" r="28" className={styles.track} />
          <circle cx="32" cy="32" r="28" className={styles.arc} pathLength="100" />
        </svg>
      )}
    </output>
  );
}
