/** Playback has stopped: what happened, and what can be done. The screen and its button stay until it plays again. */
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import type { PlayerError } from '../recovery/errors.ts';
import type { PlayerState } from '../state/state.ts';
import { classNames } from './controls/class-names.ts';
import { WarningIcon } from './controls/icons.tsx';
import { errorKind } from './messages/messages.ts';
import { useMessages, usePlayer, usePlayerState } from './context/player-context.ts';
import styles from './error-screen.module.css';

const readError = (state: PlayerState): PlayerError | null =>
  state.recovery?.type === 'stop' ? state.error : null;

export function ErrorScreen({ onClose }: { readonly onClose: (() => void) | undefined }): ReactNode {
  const player = usePlayer();
  const messages = useMessages();
  const error = usePlayerState(readError);
  const isRetrying = usePlayerState('isRetrying');
  const screen = useRef<HTMLDivElement>(null);
  const isShown = error !== null;
  useEffect(() => {
    if (isShown) screen.current?.focus();
  }, [isShown]);
  if (error === null) return null;
  const { title, text } = messages.errors[errorKind(error, navigator.onLine)];
  return (
    <div ref={screen} className={styles.screen} role="alert" tabIndex={-1}>
      <div className={styles.message}>
        <span className={styles.icon}>
          <WarningIcon />
        </span>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.text}>{text}</p>
        <div className={styles.actions}>
          <button type="button" className={classNames(styles.button, styles.primary)} onClick={player.retry}>
            {messages.retry}
          </button>
          {onClose && (
            <button type="button" className={styles.button} onClick={onClose}>
              {messages.close}
            </button>
          )}
        </div>
        <p className={styles.code}>{isRetrying ? messages.reconnecting : messages.errorCode(error.reason)}</p>
      </div>
    </div>
  );
}
