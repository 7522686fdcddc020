/** Buttons for picture-in-picture and fullscreen. */
import type { ReactNode } from 'react';
import type { PlayerState } from '../state/state.ts';
import { IconButton } from './controls/icon-button.tsx';
import { ExitFullscreenIcon, FullscreenIcon, PipIcon } from './controls/icons.tsx';
import { useMessages, usePlayer, usePlayerState } from './context/player-context.ts';

const readIsFullscreen = (state: PlayerState): boolean => state.isFullscreen;
const readCanFullscreen = (state: PlayerState): boolean => state.canFullscreen;
const readIsPip = (state: PlayerState): boolean => state.isPip;
const readCanPip = (state: PlayerState): boolean => state.canPip;

export function WindowButtons(): ReactNode {
  const player = usePlayer();
  const messages = useMessages();
  const isFullscreen = usePlayerState(readIsFullscreen);
  const canFullscreen = usePlayerState(readCanFullscreen);
  const isPip = usePlayerState(readIsPip);
  const canPip = usePlayerState(readCanPip);
  return (
    <>
      {canPip && (
        <IconButton
          label={isPip ? messages.exitPictureInPicture : messages.pictureInPicture}
          keys="i"
          onClick={player.togglePip}
        >
          <PipIcon />
        </IconButton>
      )}
      {canFullscreen && (
        <IconButton
          label={isFullscreen ? messages.exitFullscreen : messages.fullscreen}
          keys="f"
          onClick={player.toggleFullscreen}
        >
          {isFullscreen ? <ExitFullscreenIcon /> : <FullscreenIcon />}
        </IconButton>
      )}
    </>
  );
}
