/** Buttons for picture-in-picture and fullscreen. */
import type { ReactNode } from 'react';
import { IconButton } from './controls/icon-button.tsx';
import { ExitFullscreenIcon, FullscreenIcon, PipIcon } from './controls/icons.tsx';
import { useMessages, usePlayer, usePlayerState } from './context/player-context.ts';

export function WindowButtons(): ReactNode {
  const player = usePlayer();
  const messages = useMessages();
  const isFullscreen = usePlayerState('isFullscreen');
  const canFullscreen = usePlayerState('canFullscreen');
  const isPip = usePlayerState('isPip');
  const canPip = usePlayerState('canPip');
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
