/** The title that is playing, and the way out. */
import type { ReactNode } from 'react';
import type { SourceContent } from '../source/source.ts';
import { IconButton } from './controls/icon-button.tsx';
import { BackIcon } from './controls/icons.tsx';
import { useMessages } from './context/player-context.ts';
import styles from './title-bar.module.css';

interface TitleBarProps {
  readonly content: SourceContent;
  readonly onClose?: (() => void) | undefined;
}

export function TitleBar({ content, onClose }: TitleBarProps): ReactNode {
  const messages = useMessages();
  return (
    <div className={styles.bar}>
      {onClose && (
        <IconButton label={messages.close} onClick={onClose}>
          <BackIcon />
        </IconButton>
      )}
      <div className={styles.text}>
        <p className={styles.name}>{content.name}</p>
        {(content.caption !== undefined || content.ageMark !== undefined) && (
          <p className={styles.caption}>
            {content.ageMark !== undefined && <span className={styles.age}>{content.ageMark}</span>}{' '}
            <span>{content.caption}</span>
          </p>
        )}
      </div>
    </div>
  );
}
