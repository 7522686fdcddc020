/** How far the hand has gone, on the side it goes to. */
import type { ReactNode } from 'react';
import { classNames } from './controls/class-names.ts';
import { ChevronsIcon } from './controls/icons.tsx';
import { useMessages, usePlayerState } from './context/player-context.ts';
import styles from './rewind-indicator.module.css';

export function RewindIndicator(): ReactNode {
  const messages = useMessages();
  const rewind = usePlayerState('rewind');
  const isShown = rewind !== null && rewind.by === 'step';
  const direction = (rewind?.delta ?? 0) < 0 ? -1 : 1;
  return (
    <output className={styles.region}>
      {isShown && (
        <span className={classNames(styles.indicator, direction === -1 ? styles.back : styles.forward)}>
          <ChevronsIcon direction={direction} />
          <span>{messages.rewindBy(rewind.delta)}</span>
        </span>
      )}
    </output>
  );
}
