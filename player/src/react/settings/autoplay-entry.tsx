/** The setting “autoplay next”, shown where something comes next. */
import type { ReactNode } from 'react';
import { useEndingPorts } from '../context/ending-context.ts';
import { useMessages, usePlayer, usePlayerState } from '../context/player-context.ts';
import styles from './settings-panel.module.css';

export function AutoplayEntry(): ReactNode {
  const player = usePlayer();
  const messages = useMessages();
  const { next } = useEndingPorts();
  const goesOn = usePlayerState('autoplayNext');
  if (next === undefined) return null;
  return (
    <button
      type="button"
      role="menuitemcheckbox"
      aria-checked={goesOn}
      className={styles.item}
      onClick={() => player.setAutoplayNext(!goesOn)}
    >
      <span className={styles.label}>{messages.autoplayNext}</span>
      <span className={styles.value}>{goesOn ? messages.on : messages.off}</span>
    </button>
  );
}
