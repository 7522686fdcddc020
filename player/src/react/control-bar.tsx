/** The bar under the picture. */
import type { ReactNode, Ref } from 'react';
import { REWIND_STEP } from '../input/rewind.ts';
import type { PlayerState } from '../state/state.ts';
import { IconButton } from './controls/icon-button.tsx';
import {
  PauseIcon,
  PlayIcon,
  ReplayIcon,
  SettingsIcon,
  SkipBackIcon,
  SkipForwardIcon,
} from './controls/icons.tsx';
import { LiveButton } from './live-button.tsx';
import { useMessages, usePlayer, usePlayerState } from './context/player-context.ts';
import { TimeDisplay } from './time-display.tsx';
import { Timeline } from './timeline.tsx';
import { Volume } from './volume.tsx';
import { WindowButtons } from './window-buttons.tsx';
import styles from './control-bar.module.css';

interface ControlBarProps {
  readonly areControlsVisible: boolean;
  readonly isSettingsOpen: boolean;
  readonly settingsButton: Ref<HTMLButtonElement>;
  readonly toggleSettings: (isByKeyboard: boolean) => void;
  readonly holdPointer: (isHeld: boolean) => void;
}

/** There is a past or a future to seek to: a live stream without pauses has none. */
const readCanSkip = ({ isLive, seekable }: PlayerState): boolean => !isLive || seekable.end > seekable.start;

export function ControlBar({
  areControlsVisible,
  isSettingsOpen,
  settingsButton,
  toggleSettings,
  holdPointer,
}: ControlBarProps): ReactNode {
  const player = usePlayer();
  const messages = useMessages();
  const isLive = usePlayerState('isLive');
  const canSkip = usePlayerState(readCanSkip);
  const skip = (direction: 1 | -1) => (): void => {
    player.rewind.step(direction);
    player.rewind.release();
  };
  return (
    <div className={styles.bar}>
      <Timeline isPainted={areControlsVisible} holdPointer={holdPointer} />
      <div className={styles.row}>
        <PlayButton />
        {canSkip && (
          <>
            <IconButton
              label={messages.skipBack(REWIND_STEP)}
              keys="ArrowLeft"
              onClick={skip(-1)}
              className={styles.skip}
            >
              <SkipBackIcon />
            </IconButton>
            <IconButton
              label={messages.skipForward(REWIND_STEP)}
              keys="ArrowRight"
              onClick={skip(1)}
              className={styles.skip}
            >
              <SkipForwardIcon />
            </IconButton>
          </>
        )}
        <Volume />
        {isLive ? <LiveButton /> : <TimeDisplay />}
        <span className={styles.spring} />
        <IconButton
          ref={settingsButton}
          label={messages.settings}
          isExpanded={isSettingsOpen}
          onClick={toggleSettings}
        >
          <SettingsIcon />
        </IconButton>
        <WindowButtons />
      </div>
    </div>
  );
}

function PlayButton(): ReactNode {
  const player = usePlayer();
  const messages = useMessages();
  const isPaused = usePlayerState('isPaused');
  const isEnded = usePlayerState('isEnded');
  const label = isEnded ? messages.replay : isPaused ? messages.play : messages.pause;
  return (
    <IconButton label={label} keys="Space k" onClick={player.togglePlay} className={styles.play}>
      {isEnded ? <ReplayIcon /> : isPaused ? <PlayIcon /> : <PauseIcon />}
    </IconButton>
  );
}
