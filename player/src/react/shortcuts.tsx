/** The keys, listed (key `?`). */
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { IconButton } from './controls/icon-button.tsx';
import { CloseIcon } from './controls/icons.tsx';
import { useMessages } from './context/player-context.ts';
import styles from './shortcuts.module.css';

const keys = {
  play: ['Space', 'K'],
  boost: ['Space'],
  rewind: ['←', '→', 'J', 'L'],
  volume: ['↑', '↓'],
  mute: ['M'],
  fullscreen: ['F'],
  pictureInPicture: ['I'],
  subtitles: ['C'],
  speed: ['<', '>'],
  share: ['0', '…', '9'],
  ends: ['Home', 'End'],
  frame: [',', '.'],
  help: ['?'],
} as const;

export function Shortcuts({
  isOpen,
  close,
}: {
  readonly isOpen: boolean;
  readonly close: () => void;
}): ReactNode {
  const messages = useMessages();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={messages.shortcuts} onClose={close}>
      {isOpen && (
        <>
          <header className={styles.header}>
            <h2 className={styles.title}>{messages.shortcuts}</h2>
            <IconButton label={messages.close} onClick={close}>
              <CloseIcon />
            </IconButton>
          </header>
          <dl className={styles.list}>
            {(Object.keys(keys) as (keyof typeof keys)[]).map((name) => (
              <div key={name} className={styles.row}>
                <dt>{messages.shortcutNames[name]}</dt>
                <dd>
                  {keys[name].map((key) => (
                    <kbd key={key} className={styles.key}>
                      {key}
                    </kbd>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </dialog>
  );
}
